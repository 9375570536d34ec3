import { and, eq, gte } from 'drizzle-orm'
import { localOf } from '#contract/core/zoned-time.ts'
import type { SupportMonth } from '#contract/customers/support-tickets.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { clocksOf, supportCalendar } from './plan.ts'
import type { TicketRow } from './reader.ts'
import { supportTicketsTable } from './tables.ts'

const monthsShown = 12
/** As many tickets of the year are looked at, the newest. */
const maxTickets = 5_000

/** How support did in each of the last twelve months, by the day a ticket came in where the firm is. */
export function supportFigures(reader: Reader, firm: Pick<FirmContext, 'now'>): SupportMonth[] {
  const { months, timeZone, tickets } = ticketsOfYear(reader, firm)
  const byMonth = Map.groupBy(tickets, ({ row }) => localOf(row.createdAt, timeZone).slice(0, 7))
  return months.map((month) => ({ month, ...countsOf(byMonth.get(month) ?? []) }))
}

/**
 * Ids of the tickets that a figure of first answers is made of.
 * @param how `inTime`, `late`, or `given` for all of which the time is counted
 */
export function ticketsAnswered(
  reader: Reader,
  firm: Pick<FirmContext, 'now'>,
  how: SqlStorageValue,
): string[] {
  const isMeant = how === 'inTime' ? isInTime : how === 'late' ? isLate : isGiven
  return ticketsOfYear(reader, firm)
    .tickets.filter(isMeant)
    .map(({ row }) => row.id)
}

function ticketsOfYear(reader: Reader, { now }: Pick<FirmContext, 'now'>) {
  const { timeZone } = getFirmProfile(reader)
  const months = lastMonths(localOf(now.toISOString(), timeZone).slice(0, 7))
  const since = new Date(Date.parse(`${months[0]}-01T00:00:00Z`) - 86_400_000).toISOString()
  const { createdAt, isArchived } = supportTicketsTable
  const rows = reader.db
    .select()
    .from(supportTicketsTable)
    .where(and(gte(createdAt, since), eq(isArchived, false)))
    .limit(maxTickets)
    .all()
  const calendar = supportCalendar(reader, since, now)
  const tickets = rows.map((row) => ({
    row,
    clock: clocksOf(reader, row, now, calendar).firstAnswer,
  }))
  return { months, timeZone, tickets }
}

type Counted = { row: TicketRow; clock: ReturnType<typeof clocksOf>['firstAnswer'] }

function countsOf(tickets: readonly Counted[]): Omit<SupportMonth, 'month'> {
  const answered = tickets.flatMap((ticket) =>
    ticket.clock && isGiven(ticket) ? [ticket.clock.usedSeconds] : [],
  )
  const middle = answered.sort((one, other) => one - other)[Math.floor(answered.length / 2)]
  const countOf = (isMeant: (ticket: Counted) => boolean) => tickets.filter(isMeant).length
  return {
    tickets: tickets.length,
    solved: countOf(({ row }) => row.doneAt !== null),
    inTime: countOf(isInTime),
    late: countOf(isLate),
    firstAnswerMinutes: middle === undefined ? null : Math.round(middle / 60),
    good: countOf(({ row }) => row.rating === 'good'),
    bad: countOf(({ row }) => row.rating === 'bad'),
  }
}

function isInTime({ clock }: Counted): boolean {
  return clock?.state === 'met'
}

function isLate({ clock }: Counted): boolean {
  return clock?.state === 'missed' || clock?.state === 'late'
}

/** Those whose time is in the middle. */
function isGiven({ clock }: Counted): boolean {
  return clock?.state === 'met' || clock?.state === 'missed'
}

/** The month and those before it, the oldest first. */
function lastMonths(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, at) => {
    const date = new Date(Date.UTC(year, number - monthsShown + at, 1))
    return date.toISOString().slice(0, 7)
  })
}
