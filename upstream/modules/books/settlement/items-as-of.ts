import type { OpenQuery } from './party-ages.ts'
import { type OpenItem, stillOpen } from './reader.ts'

/** The side on which a direction's documents stand; the other one has what was paid ahead. */
export function sideOf(direction: OpenItem['direction']): OpenItem['side'] {
  return direction === 'receivable' ? 'debit' : 'credit'
}

/** Of open items made by people whose ids are bound as one JSON list. @param at its number */
function madeByOneOf(at: number): string {
  return `made_by in (select value from json_each(?${at}))`
}

type NowQuery = Pick<OpenQuery, 'direction' | 'side' | 'currency' | 'partyId' | 'madeBy'>

type Items = { from: readonly string[]; bound: (string | null)[] }

/** SQL of the items of a side that are open now, as `itemsAsOf` gives those of a past day. */
export function itemsNow({ direction, side, currency, partyId, madeBy }: NowQuery): Items {
  const makers = madeBy === undefined ? null : JSON.stringify(madeBy)
  const index = partyId === undefined ? 'open_items_open' : 'open_items_open_by_party'
  const from = `(select * from open_items indexed by ${index}
    where direction = ?1 and side = ?2 and balance <> 0
      ${partyId === undefined ? 'and ?3 is null' : 'and party_id = ?3'}
      and (?4 is null or currency = ?4) and (?5 is null or ${madeByOneOf(5)}))`
  return { from: [from], bound: [direction, side, partyId ?? null, currency ?? null, makers] }
}

/**
 * SQL of the items of a side that were open at the end of a day, with what was open of each then:
 * its amount less the allocations that had effect. Two parts, each by an index: what is open still,
 * and what was settled since.
 */
export function itemsAsOf({
  direction,
  side,
  asOf,
  currency,
  partyId,
  madeBy,
}: NowQuery & { asOf: string }): Items {
  const ofParty = partyId !== undefined
  const parts = [
    { index: ofParty ? 'open_items_open_by_party' : 'open_items_open', where: 'balance <> 0' },
    {
      index: ofParty ? 'open_items_by_party' : 'open_items_as_of',
      where: `settled_date > ?3 and settled_date < '${stillOpen}'`,
    },
  ]
  const taken = (column: 'amount' | 'base') =>
    `coalesce((select sum(${side}_${column}) from allocations
       where ${side}_item_id = i.id and effective_date <= ?3
         and (reversal_date is null or reversal_date > ?3)), 0)`
  const from = parts.map(
    ({ index, where }) => `(select id, party_id, direction, side, document_kind, document_id,
         document_number, date, due_date, currency, amount, amount - ${taken('amount')} as balance,
         amount_base - ${taken('base')} as balance_base
       from open_items i indexed by ${index}
       where direction = ?1 and side = ?2 and ${where} and date <= ?3
         and (closed_date is null or closed_date > ?3)
         ${ofParty ? 'and party_id = ?4' : 'and ?4 is null'}
         and (?5 is null or currency = ?5) and (?6 is null or ${madeByOneOf(6)}))`,
  )
  const makers = madeBy === undefined ? null : JSON.stringify(madeBy)
  return { from, bound: [direction, side, asOf, partyId ?? null, currency ?? null, makers] }
}
