import { ageBuckets, type SettlementDirection } from '#contract/books/settlement.ts'
import type { PartyStatement } from '#contract/selling/statements.ts'
import { addDays, laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import {
  accountMoves,
  type MovesPage,
  openItemsOf,
  partyAgeing,
  partyBalances,
} from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'

/** The days of a statement: this year until today, where none are given. */
export function daysOf(
  reader: Reader,
  context: Pick<FirmContext, 'now'>,
  { from, to = firmDate(reader, context) }: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  return { from: from ?? `${to.slice(0, 4)}-01-01`, to }
}

/**
 * A page of a party's account from one day to another, with what was open at the end of the last
 * day (as many documents as the page has lines) and how late it was then.
 * @throws AppError malformed for a cursor that is none of ours
 */
export function statementOf(
  reader: Reader,
  span: { partyId: string; direction: SettlementDirection; from: string; to: string },
  page: MovesPage,
): PartyStatement {
  const { from, to, ...party } = span
  const dayBefore = addDays(from, -1)
  const { lines, carried, ...position } = accountMoves(reader, span, page)
  const openings = partyBalances(reader, { ...party, asOf: dayBefore })
  const closings = partyBalances(reader, { ...party, asOf: laterOf(to, dayBefore) })
  const items = openItemsOf(reader, { ...party, asOf: to }, page.size + 1)
  const ages = partyAgeing(reader, { ...party, asOf: to })
  const named = [...lines, ...ages].map(({ currency }) => currency)
  const currencies = new Set([...openings.keys(), ...closings.keys(), ...named])
  return {
    from,
    to,
    currencies: [...currencies].sort().map((currency) => {
      const sumOf = (age: number) =>
        ages.find((sum) => sum.currency === currency && sum.age === age)?.balance ?? 0
      return {
        currency,
        opening: openings.get(currency) ?? 0,
        closing: closings.get(currency) ?? 0,
        carried: carried.get(currency) ?? 0,
        lines: lines.filter((line) => line.currency === currency),
        open: items.slice(0, page.size).filter((item) => item.currency === currency),
        ageing: ageBuckets.map((bucket, age) => ({ bucket, amount: sumOf(age) })),
        credit: sumOf(-1),
      }
    }),
    ...position,
    hasMoreOpen: items.length > page.size,
  }
}
