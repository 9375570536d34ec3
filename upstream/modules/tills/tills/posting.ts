import type { Minor } from '#contract/core/money.ts'
import type { CashMoveReason, OpeningSource, Tender } from '#contract/tills/tills.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { debit, type PostingLine, post } from '../../books/ledger/index.ts'
import {
  outputTaxLines,
  returnsAccount,
  revenueTaxAccount,
  taxRules,
} from '../../books/taxes/index.ts'
import { postBatch } from '../../selling/loyalty/index.ts'
import { postedDifference } from './late-tickets.ts'
import { cardLines } from './ticket-cards.ts'
import { tillDate } from './till-date.ts'
import { tipLines } from './tips.ts'

type Posted = { sessionId: string; number: string; registerName: string }
type Closing = Posted & { date: string; difference: Minor }

/**
 * Posts what a session took, an entry a day: tenders against income, output tax and gift cards, what was put in
 * and taken out, and on the day of its end what is over or short. A day that the books have closed
 * meanwhile is posted on the first open one.
 * @throws AppError locked
 */
export function postSession(writer: Writer, context: FirmContext, closing: Closing): void {
  const { sessionId, number, registerName, difference } = closing
  for (const date of daysOf(writer, closing)) {
    const isLast = date === closing.date
    const over = isLast ? overLines(postedDifference(writer, { id: sessionId, difference })) : []
    const postedOn = tillDate(writer, date, context)
    writer.sql.exec(
      'update till_tickets set posted_on = ? where session_id = ? and date = ?',
      ...[postedOn, sessionId, date],
    )
    post(writer, context, {
      date: postedOn,
      memo: `${number} ${registerName}`,
      source: { kind: 'tillSession', id: sessionId },
      isDocument: true,
      lines: [
        ...tenderLines(writer, sessionId, date),
        ...tipLines(writer, sessionId, date),
        ...incomeLines(writer, sessionId, date),
        ...cardLines(writer, sessionId, date),
        ...roundingLines(writer, sessionId, date),
        ...openingLines(writer, sessionId, date),
        ...moveLines(writer, sessionId, date),
        ...postBatch(writer, { batch: sessionId, date, postedOn }),
        ...over,
      ],
    })
  }
}

/** What a drawer had more or less than it should. */
function overLines(over: Minor): PostingLine[] {
  return [debit({ role: 'cash' }, over), debit({ role: 'cashOverShort' }, 0 - over)]
}

function daysOf({ sql }: Reader, { sessionId, date }: Closing): string[] {
  const rows = sql.exec<{ date: string }>(
    `select date from till_tickets where session_id = ?1
     union select date from till_moves where session_id = ?1
     union select date from till_sessions where id = ?1 and brought <> 0
     union select ?2 order by date`,
    ...[sessionId, date],
  )
  return rows.toArray().map((row) => row.date)
}

/** What gift cards and balances paid left the wallets at the sale, and waits on the transit account. */
export const tenderRoles: Record<Tender, string> = {
  cash: 'cash',
  card: 'cardClearing',
  giftCard: 'transit',
  balance: 'transit',
}

function tenderLines({ sql }: Reader, sessionId: string, date: string): PostingLine[] {
  return sql
    .exec<{ tender: Tender; amount: Minor }>(
      `select tender, sum(amount - change) as amount from till_tenders where ticket_id in (
         select id from till_tickets where session_id = ? and date = ?) group by tender`,
      ...[sessionId, date],
    )
    .toArray()
    .map(({ tender, amount }) => debit({ role: tenderRoles[tender] }, amount))
}

export type Sum = {
  account: string
  taxCode: string
  isReturn: number
  partyId: string | null
  costCentreId: string
  net: Minor
  tax: Minor
}

/**
 * Income by account, rate, customer and cost centre, and the tax of each; what came back goes to
 * returns.
 */
function incomeLines(reader: Reader, sessionId: string, date: string): PostingLine[] {
  const sums = reader.sql
    .exec<Sum>(
      `select income_account as account, tax_code as taxCode, amount < 0 as isReturn,
         customer_id as partyId, cost_centre_id as costCentreId,
         sum(line.net) as net, sum(line.tax) as tax
       from till_ticket_lines as line join till_tickets as ticket on ticket.id = ticket_id
       where session_id = ? and date = ?
       group by income_account, tax_code, amount < 0, customer_id, cost_centre_id`,
      ...[sessionId, date],
    )
    .toArray()
  return incomePosting(reader, sums)
}

/** Income and the tax that is owed on it, credited. */
export function incomePosting(reader: Reader, sums: readonly Sum[]): PostingLine[] {
  const rules = taxRules(reader)
  return sums.flatMap(
    ({ account: code, taxCode, isReturn, partyId, costCentreId, net, tax }): PostingLine[] => {
      const rule = rules.get(taxCode)
      const account = isReturn === 1 ? returnsAccount(reader, taxCode) : { code }
      const centre = costCentreId === '' ? {} : { costCentreId }
      const income = { ...debit(account, 0 - net), taxCode, ...(partyId && { partyId }), ...centre }
      if (tax === 0) return [income]
      const owed = outputTaxLines(reader, rule, tax)
      const within = revenueTaxAccount(rule)
      if (!within) return [income, ...owed]
      const both = [debit(within, tax), debit(account, 0 - tax)]
      return [income, ...owed, ...both.map((line) => ({ ...line, ...centre }))]
    },
  )
}

function roundingLines({ sql }: Reader, sessionId: string, date: string): PostingLine[] {
  const { rounding } = sql
    .exec<{ rounding: Minor }>(
      `select coalesce(sum(rounding), 0) as rounding from till_tickets
       where session_id = ? and date = ?`,
      ...[sessionId, date],
    )
    .one()
  return [debit({ role: 'rounding' }, 0 - rounding)]
}

/** None where it was cash of the books before: it only lies elsewhere now. */
const openingRoles: Record<Exclude<OpeningSource, 'cash'>, { more: string; less: string }> = {
  bank: { more: 'transit', less: 'transit' },
  owner: { more: 'ownerContribution', less: 'ownerDraw' },
  unknown: { more: 'cashOverShort', less: 'cashOverShort' },
}

/** What the drawer began with beside what the last close left there, against where it comes from. */
function openingLines({ sql }: Reader, sessionId: string, date: string): PostingLine[] {
  return sql
    .exec<{ source: OpeningSource; brought: Minor }>(
      `select opening_source as source, brought from till_sessions
       where id = ? and date = ? and brought <> 0`,
      ...[sessionId, date],
    )
    .toArray()
    .flatMap(({ source, brought }) => {
      if (source === 'cash') return []
      const role = openingRoles[source][brought > 0 ? 'more' : 'less']
      return [debit({ role: 'cash' }, brought), debit({ role }, 0 - brought)]
    })
}

const moveRoles = {
  in: {
    bank: 'transit',
    owner: 'ownerContribution',
    tips: 'tipsPayable',
    other: 'otherIncome',
  },
  out: { bank: 'transit', owner: 'ownerDraw', tips: 'tipsPayable', other: 'otherExpense' },
}

type Moved = { direction: 'in' | 'out'; reason: CashMoveReason; amount: Minor }

function moveLines({ sql }: Reader, sessionId: string, date: string): PostingLine[] {
  return sql
    .exec<Moved>(
      `select direction, reason, sum(amount) as amount from till_moves
       where session_id = ? and date = ? group by direction, reason`,
      ...[sessionId, date],
    )
    .toArray()
    .flatMap(({ direction, reason, amount: moved }) => {
      const amount = direction === 'in' ? moved : 0 - moved
      const against = { role: moveRoles[direction][reason] }
      return [debit({ role: 'cash' }, amount), debit(against, 0 - amount)]
    })
}
