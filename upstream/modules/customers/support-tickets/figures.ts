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
export function supportFigures(reader: Reader, { now }: FirmContext): SupportMonth[] {
  const { timeZone } = getFirmProfile(reader)
  const months = lastMonths(localOf(now.toISOString(), timeZone).slice(0, 7))
  const first = months[0] ?? ''
  const since = new Date(Date.parse(`${first}-01T00:00:00Z`) - 86_400_000).toISOString()
  const { createdAt, isArchived } = supportTicketsTable
  const rows = reader.db
    .select()
    .from(supportTicketsTable)
    .where(and(gte(createdAt, since), eq(isArchived, false)))
    .limit(maxTickets)
    .all()
  const calendar = supportCalendar(reader, since, now)
  const byMonth = Map.groupBy(rows, (row) => localOf(row.createdAt, timeZone).slice(0, 7))
  return months.map((month) => {
    const firstAnswers = (byMonth.get(month) ?? []).map((row) => ({
      row,
      clock: clocksOf(reader, row, now, calendar).firstAnswer,
    }))
    return { month, ...countsOf(firstAnswers) }
  })
}

type Counted = { row: TicketRow; clock: ReturnType<typeof clocksOf>['firstAnswer'] }

function countsOf(tickets: readonly Counted[]): Omit<SupportMonth, 'month'> {
  const answered = tickets.flatMap(({ clock }) =>
    clock && (clock.state === 'met' || clock.state === 'missed') ? [clock.usedSeconds] : [],
  )
  const middle = answered.sort((one, other) => one - other)[Math.floor(answered.length / 2)]
  const countOf = (isMeant: (ticket: Counted) => boolean) => tickets.filter(isMeant).length
  return {
    tickets: tickets.length,
    solved: countOf(({ row }) => row.doneAt !== null),
    inTime: countOf(({ clock }) => clock?.state === 'met'),
    late: countOf(({ clock }) => clock?.state === 'missed' || clock?.state === 'late'),
    firstAnswerMinutes: middle === undefined ? null : Math.round(middle / 60),
    good: countOf(({ row }) => row.rating === 'good'),
    bad: countOf(({ row }) => row.rating === 'bad'),
  }
}

/** The month and those before it, the oldest first. */
function lastMonths(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, at) => {
    const date = new Date(Date.UTC(year, number - monthsShown + at, 1))
    return date.toISOString().slice(0, 7)
  })
}
