export { type GanttLayout, type GanttTask, ganttLayout } from './gantt-layout.ts'
export { type GanttScale, ganttScales } from './gantt-scale.ts'
export {
  type CycleStep,
  type LinkKind,
  linkKinds,
  type Plan,
  type PlanConflict,
  type PlanLink,
  type PlanProblem,
  type PlanTask,
  type Schedule,
  type TaskDates,
} from './plan.ts'
export { tasks } from './register.ts'
export { nextInstance, type RepeatInstance, type RepeatSeries, repeatRule } from './repeats.ts'
export { cycleOf, schedule } from './schedule.ts'
export {
  type FixedDates,
  fixDates,
  type ProjectDates,
  type RelativeDate,
  relativeDates,
  type TemplateDates,
} from './templates.ts'
export { type WorkingDays, workingDays } from './working-days.ts'
export {
  aroundTheClock,
  type CalendarHours,
  type WorkingHours,
  type WorkingTime,
  workingTime,
} from './working-time.ts'
export { type Assignment, type PersonWeek, workload } from './workload.ts'
