export {
  type Appointment,
  addAppointment,
  appointmentFile,
  calendarFacts,
  moveAppointment,
  removeAppointment,
  seesWhole,
  writableCalendars,
} from './appointments.ts'
export { busySpans, type Span } from './busy.ts'
export { writeDemoWeek } from './demo-week.ts'
export { eventRows, invitationFile, raiseSequence, seesEventWhole } from './event-facts.ts'
export type { EventChanges, EventMeans } from './event-observers.ts'
export { ensureCalendars } from './first-calendars.ts'
export { type Holiday, holidaysIn } from './holidays.ts'
export { icsFileName, toFile as toIcsFile } from './ics/export.ts'
export { type Reply, readReplies } from './ics/read-replies.ts'
export {
  acceptCancellation,
  answerReceived,
  type ShownInvitation,
  showInvitation,
} from './invitations/received.ts'
export type { CalendarLayer, Days } from './layers.ts'
export { ownTimes } from './own-times.ts'
export type { EventRow } from './reader.ts'
export { getChangeable as requireEditableEvent, getEvent } from './service.ts'
export { instantsOf } from './view.ts'
