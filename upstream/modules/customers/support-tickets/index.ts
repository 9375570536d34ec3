export { authorOf, type IncomingMail } from './automatic-mail.ts'
export { askByPerson, type TicketMeans } from './conversation.ts'
export { ticketPath, ticketsOf } from './reader.ts'
export { replyText } from './reply-text.ts'
export {
  addOpenTime,
  addWorkingDays,
  isWorkingDay,
  openSpans,
  type WorkCalendar,
} from './working-hours.ts'
