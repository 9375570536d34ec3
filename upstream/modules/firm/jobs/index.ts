export {
  FailedForGood,
  type Job,
  type JobKinds,
  type JobMeans,
  jobInTransaction,
  jobWithEffect,
} from './define.ts'
export { keepOnlyKinds } from './forget.ts'
export { cancel, isScheduled, type JobToDo, schedule, scheduleNext } from './schedule.ts'
