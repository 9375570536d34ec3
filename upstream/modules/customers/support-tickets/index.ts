export { authorOf, type IncomingMail } from './automatic-mail.ts'
export { replyText } from './reply-text.ts'
export {
  addOpenTime,
  addWorkingDays,
  isWorkingDay,
  openSpans,
  type WorkCalendar,
} from './working-hours.ts'
