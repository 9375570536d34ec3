export { addOpenTime, addWorkingDays, type WorkCalendar } from './working-hours.ts'
