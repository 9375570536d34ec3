import { z } from 'zod'

/** What stands in the calendar beside its events, read-only. */
export const calendarLayers = [
  'invoicesDue',
  'billsDue',
  'recurring',
  'recurringPurchases',
  'taxesDue',
  'payrollDue',
  'holidays',
  'birthdays',
  'absences',
  'coursesDue',
  'tasksDue',
] as const
export const CalendarLayerId = z.enum(calendarLayers)
export type CalendarLayerId = z.infer<typeof CalendarLayerId>
