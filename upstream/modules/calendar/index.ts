export {
  type Appointment,
  addAppointment,
  appointmentFile,
  calendarFacts,
  makeFirstCalendars,
  moveAppointment,
  removeAppointment,
  seesWhole,
  writableCalendars,
} from './appointments.ts'
export { busySpans, type Span } from './busy.ts'
export { writeDemoWeek } from './demo-week.ts'
export type { EventChanges, EventMeans } from './event-observers.ts'
export type { CalendarLayer } from './layers.ts'
