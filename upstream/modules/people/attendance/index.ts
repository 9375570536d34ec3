export {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  dayCount,
  daysBetween,
  daysOf,
  earlierOf,
  laterOf,
  overlapOf,
  weekdayOf,
} from './local-days.ts'
export {
  type DayOff,
  type Holiday,
  holidaysAt,
  type Place,
  placeName,
  placesOf,
} from './place-holidays.ts'
export {
  type Credit,
  creditsFor,
  halfOf,
  type PersonPlan,
  plannedDays,
  planOfDay,
} from './planned-days.ts'
export type { Absence } from './rota.ts'
export { type LocalTimes, type Plan, planOn, type ScheduleVersion } from './work-schedule.ts'
