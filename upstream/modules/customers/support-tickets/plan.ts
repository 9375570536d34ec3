import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { holidaysIn } from '../../communication/calendar/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { messagesOf, noDueAt, statesOf, type TicketRow, unsolvedTickets } from './reader.ts'
import { type ServiceClocks, serviceClocks } from './sla.ts'
import { getSupportSettings, promiseOf } from './stored-settings.ts'
import type { TicketState } from './ticket-states.ts'
import type { WorkCalendar } from './working-hours.ts'
import { changeTicket } from './writer.ts'

export const dueJob = 'support-tickets.due'
export const closeJob = 'support-tickets.close'

/** As many open tickets are counted anew when the settings change. */
const maxPlanned = 2_000
const dayMs = 86_400_000
/** Holidays are looked up as far as a clock is searched for its end. */
const aheadMs = 800 * dayMs

/** When somebody is there: the firm's hours less public holidays of its country, from a day on. */
export function supportCalendar(reader: Reader, since: string, now: Date): WorkCalendar {
  const { hours, isClosedOnHolidays } = getSupportSettings(reader)
  const { timeZone, address, language } = getFirmProfile(reader)
  const days = {
    from: new Date(Date.parse(since) - dayMs).toISOString().slice(0, 10),
    to: new Date(now.getTime() + aheadMs).toISOString().slice(0, 10),
  }
  const holidays = isClosedOnHolidays
    ? holidaysIn(days, { country: address.country, language })
    : []
  return { timeZone, hours, closedDates: holidays.map(({ date }) => date) }
}

/** Both clocks of a ticket as they stand. */
export function clocksOf(
  reader: Reader,
  row: Pick<TicketRow, 'id' | 'priority' | 'createdAt'>,
  now: Date,
  calendar: WorkCalendar = supportCalendar(reader, row.createdAt, now),
): ServiceClocks {
  const settings = getSupportSettings(reader)
  const pausedStates: TicketState[] = [
    ...(settings.pausesWaiting ? (['waiting'] as const) : []),
    ...(settings.pausesOnHold ? (['onHold'] as const) : []),
  ]
  const timeline = {
    createdAt: row.createdAt,
    states: statesOf(reader, row.id),
    messages: messagesOf(reader, row.id),
  }
  const level = { ...promiseOf(settings, row.priority), pausedStates }
  return serviceClocks(timeline, level, calendar, now.toISOString())
}

/** The next promised time that is still to be kept, or was not; `noDueAt` while none runs. */
export function dueAtOf({ firstAnswer, solve }: ServiceClocks): string {
  const running = [firstAnswer, solve].filter(
    (clock) => clock?.state === 'running' || clock?.state === 'late',
  )
  const times = running.flatMap((clock) => clock?.dueAt ?? [])
  return times.sort()[0] ?? noDueAt
}

/**
 * Notes when a ticket is next due, in the transaction that changed its timeline or priority, and has
 * its owner reminded then.
 */
export function planTicket(
  writer: Writer,
  context: FirmContext,
  row: TicketRow,
  calendar?: WorkCalendar,
): void {
  const dueAt = row.isArchived ? noDueAt : dueAtOf(clocksOf(writer, row, context.now, calendar))
  if (dueAt !== row.dueAt) changeTicket(writer, row.id, { dueAt })
  cancel(writer, dueJob, row.id)
  if (dueAt === noDueAt || Date.parse(dueAt) <= context.now.getTime()) return
  schedule(writer, {
    kind: dueJob,
    key: row.id,
    dueAt: new Date(dueAt),
    payload: { ticketId: row.id, dueAt },
    title: row.number,
    link: `support-tickets/${row.id}`,
  })
}

/** Counts every open ticket anew: promises or hours are others. */
export function planAll(writer: Writer, context: FirmContext): void {
  const rows = unsolvedTickets(writer, maxPlanned)
  const since = rows.map(({ createdAt }) => createdAt).sort()[0] ?? context.now.toISOString()
  const calendar = supportCalendar(writer, since, context.now)
  for (const row of rows) planTicket(writer, context, row, calendar)
}

/** A solved ticket is over once the customer can no longer open it again. */
export function planClosing(
  writer: Writer,
  { now }: FirmContext,
  row: Pick<TicketRow, 'id' | 'number' | 'state'>,
): void {
  cancel(writer, closeJob, row.id)
  if (row.state !== 'solved') return
  const { reopenDays } = getSupportSettings(writer)
  schedule(writer, {
    kind: closeJob,
    key: row.id,
    dueAt: new Date(now.getTime() + (reopenDays + 1) * dayMs),
    payload: { ticketId: row.id },
    title: row.number,
    link: `support-tickets/${row.id}`,
  })
}
