// RUN: not pypto-opt %s --plan-storage=planner=luck 2>&1 | FileCheck %s

// CHECK: error: {{.*}}expected planner to be ptoas or pypto, but got 'luck'
func.func @f() {
  return
}
