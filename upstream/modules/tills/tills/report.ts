import type { Minor } from '#contract/core/money.ts'
import type { Tender, TillReport } from '#contract/tills/tills.ts'
import type { Reader } from '../../../firm/store.ts'
import { couponSums, pointsSum } from './given-off.ts'
import { lateCash } from './late-tickets.ts'
import type { StoredSession } from './session-reader.ts'
import { giftCardSum } from './ticket-cards.ts'
import { tipSums } from './tips.ts'

type Session = Pick<StoredSession, 'id' | 'opening' | 'counted' | 'report' | 'difference'>

/** What a session took: as it is now, or once it is closed as it was posted. */
export function reportOf(reader: Reader, session: Session): TillReport {
  if (session.report === null) return makeReport(reader, session)
  // One that was kept before its series and late tickets were told has none of them.
  const kept = JSON.parse(session.report)
  return {
    ...kept,
    ranges: kept.ranges ?? [],
    giftCards: kept.giftCards ?? { sold: 0, amount: 0 },
    cash: { before: 0, ...kept.cash },
  }
}

/**
 * Adds a session up. Cash in the drawer = opening + taken − paid back − change + tips + put in − taken out,
 * less what late tickets brought that an earlier session has counted; `taken` is what was handed over.
 */
export function makeReport(reader: Reader, session: Session): TillReport {
  const heads = headsOf(reader, session.id)
  const taxes = taxesOf(reader, session.id)
  const tenders = tendersOf(reader, session.id)
  const moves = movesOf(reader, session.id)
  const cash = tenders.find(({ tender }) => tender === 'cash')
  const { taken = 0, refunded = 0, change = 0 } = cash ?? {}
  const tips = tipSums(reader, 'session_id = ?', [session.id])
  const inDrawer = tips.reduce((all, one) => all + (one.tender === 'cash' ? one.amount : 0), 0)
  const before = lateCash(reader, session)
  const expected =
    session.opening + taken - refunded - change + inDrawer + moves.in - moves.out - before
  const { counted } = session
  const sum = (of: (one: TillReport['taxes'][number]) => Minor) =>
    taxes.reduce((total, one) => total + of(one), 0)
  const net = sum((one) => one.net)
  const tax = sum((one) => one.tax)
  return {
    ...heads,
    taxes,
    net,
    tax,
    total: net + tax,
    tenders,
    tips,
    coupons: couponSums(reader, 'session_id = ?', [session.id]),
    points: pointsSum(reader, 'session_id = ?', [session.id]),
    giftCards: giftCardSum(reader, 'session_id = ?', [session.id]),
    cash: {
      opening: session.opening,
      taken,
      refunded,
      change,
      tips: inDrawer,
      ...moves,
      before,
      expected,
      counted,
      difference: counted === null ? null : counted - expected,
    },
  }
}

function headsOf({ sql }: Reader, sessionId: string) {
  const heads = sql
    .exec<{ sales: number; refunds: number; rounding: number }>(
      `select coalesce(sum(kind = 'sale'), 0) as sales, coalesce(sum(kind = 'refund'), 0) as refunds,
         coalesce(sum(rounding), 0) as rounding
       from till_tickets where session_id = ?`,
      sessionId,
    )
    .one()
  const numbers = sql
    .exec<{ number: string }>(
      'select number from till_tickets where session_id = ? order by row_number',
      sessionId,
    )
    .toArray()
  const { voided } = sql
    .exec<{ voided: number }>(
      "select count(*) as voided from till_carts where session_id = ? and state = 'void'",
      sessionId,
    )
    .one()
  return {
    ...heads,
    voided,
    firstNumber: numbers.at(0)?.number ?? '',
    lastNumber: numbers.at(-1)?.number ?? '',
    ranges: rangesOf(numbers.map(({ number }) => number)),
  }
}

/** From and to of each series: `K1-000007` is of the till’s own, `K1-A-000007` of a device’s. */
function rangesOf(numbers: readonly string[]): TillReport['ranges'] {
  const series = new Map<string, string[]>()
  for (const number of numbers) {
    const prefix = number.slice(0, number.lastIndexOf('-'))
    const own = series.get(prefix)
    if (own) own.push(number)
    else series.set(prefix, [number])
  }
  return [...series.entries()].sort(byName).map(([, own]) => ({
    first: own.at(0) ?? '',
    last: own.at(-1) ?? '',
    count: own.length,
  }))
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

function taxesOf({ sql }: Reader, sessionId: string): TillReport['taxes'] {
  return sql
    .exec<{ taxCode: string; rate: string; net: Minor; tax: Minor }>(
      `select tax_code as taxCode, tax_rate as rate, sum(net) as net, sum(tax) as tax
       from till_ticket_lines where ticket_id in (
         select id from till_tickets where session_id = ?)
       group by tax_code, tax_rate order by cast(tax_rate as real) desc, tax_code`,
      sessionId,
    )
    .toArray()
}

function tendersOf({ sql }: Reader, sessionId: string): TillReport['tenders'] {
  return sql
    .exec<{ tender: Tender; taken: Minor; change: Minor; refunded: Minor }>(
      `select tender, sum(max(amount, 0)) as taken, sum(change) as change,
         sum(max(0 - amount, 0)) as refunded
       from till_tenders where ticket_id in (select id from till_tickets where session_id = ?)
       group by tender order by tender = 'cash' desc, tender`,
      sessionId,
    )
    .toArray()
}

function movesOf({ sql }: Reader, sessionId: string): { in: Minor; out: Minor } {
  return sql
    .exec<{ in: Minor; out: Minor }>(
      `select coalesce(sum(case direction when 'in' then amount else 0 end), 0) as "in",
         coalesce(sum(case direction when 'out' then amount else 0 end), 0) as "out"
       from till_moves where session_id = ?`,
      sessionId,
    )
    .one()
}
