export {
  lockOf,
  stepWeek,
  type WeekAction,
  type WeekFacts,
  type WeekRefusal,
  type WeekState,
  weekActions,
  weekStates,
} from './approval.ts'
export { type Budget, dueNotices, toldUnder, usedPercent } from './budget.ts'
export { dateOf, dayInterval, splitByDay, weekDateOf } from './days.ts'
export { type Interval, secondsBetween, secondsOf, type TimeEntry } from './entries.ts'
export { findGaps, findOverlaps, type Overlap } from './overlaps.ts'
export { billedSeconds, type RoundingRule, type WorkedEntry } from './rounding.ts'
export { startTimer, stopTimer, type TimerChange } from './timer.ts'
export {
  fillWeekSheet,
  type SheetCell,
  type SheetChange,
  type SheetEntry,
  type SheetProblem,
} from './week-sheet.ts'
