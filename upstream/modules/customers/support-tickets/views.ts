export { asIncoming, authorOf } from './automatic-mail.ts'
export { replyText } from './reply-text.ts'
export { addOpenTime, addWorkingDays, type WorkCalendar } from './working-hours.ts'
