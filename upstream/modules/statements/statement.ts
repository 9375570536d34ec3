import { ageBuckets, type SettlementDirection } from '#contract/settlement.ts'
import type { PartyStatement } from '#contract/statements.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { accountMoves, openItemsOf, partyAgeing } from '../settlement/index.ts'

/** As many open documents are told at once. */
const maxItems = 1_000

/** The days of a statement: this year until today, where none are given. */
export function daysOf(
  reader: Reader,
  context: Pick<FirmContext, 'now'>,
  { from, to = firmDate(reader, context) }: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  return { from: from ?? `${to.slice(0, 4)}-01-01`, to }
}

/**
 * A party's account from one day to another, with what was open at the end of the last day and how
 * late it was then.
 */
export function statementOf(
  reader: Reader,
  span: { partyId: string; direction: SettlementDirection; from: string; to: string },
): PartyStatement {
  const { partyId, direction, from, to } = span
  const { currencies, hasMore } = accountMoves(reader, span)
  const found = openItemsOf(reader, partyId, to, maxItems + 1)
  const items = found.filter((item) => item.direction === direction)
  const ages = partyAgeing(reader, { partyId, direction, asOf: to })
  const owed = direction === 'receivable' ? 'debit' : 'credit'
  return {
    from,
    to,
    currencies: currencies.map((account) => {
      const own = ages.filter(({ currency }) => currency === account.currency)
      const sumOf = (side: string, bucket?: number) =>
        own
          .filter((age) => age.side === side && (bucket === undefined || age.bucket === bucket))
          .reduce((sum, { amount }) => sum + amount, 0)
      return {
        ...account,
        open: items.filter(({ currency }) => currency === account.currency).slice(0, maxItems),
        ageing: ageBuckets.map((bucket, at) => ({ bucket, amount: sumOf(owed, at) })),
        credit: sumOf(owed === 'debit' ? 'credit' : 'debit'),
      }
    }),
    hasMore: hasMore || found.length > maxItems,
  }
}
