import { z } from 'zod'
import { Instant } from '../core/fields.ts'

/** When an event is, as answers say it. */
export const eventTimes = {
  /** As the clocks of `timeZone` show it; of an event that lasts all day, its days. */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  /** Of an event that lasts all day, the beginning of its first day in its zone. */
  startsAt: Instant,
  endsAt: Instant,
}
