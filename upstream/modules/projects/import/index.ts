export { readOwnTasks, readOwnTime, type TaskField } from './own-file.ts'
export { checkPlan, planOf } from './plan-of-work.ts'
export { readWork } from './read-work.ts'
export {
  type ImportedCalendar,
  type ImportedClient,
  type ImportedEntry,
  type ImportedLink,
  type ImportedPerson,
  type ImportedPlan,
  type ImportedProject,
  type ImportedTask,
  type ImportedWork,
  type ImportFinding,
  type ImportSums,
  type WorkProgram,
  workPrograms,
} from './shape.ts'
export type { TimeField, TimeReading } from './time-file.ts'
export type { DateOrder, DecimalMark } from './typed-cells.ts'
