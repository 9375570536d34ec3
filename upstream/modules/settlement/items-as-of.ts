import type { OpenItem } from './reader.ts'

/** The side on which a direction's documents stand; the other one has what was paid ahead. */
export function sideOf(direction: OpenItem['direction']): OpenItem['side'] {
  return direction === 'receivable' ? 'debit' : 'credit'
}

/** Of open items made by people whose ids are bound as one JSON list. */
export const madeByOneOf = 'made_by in (select value from json_each(?))'

type ItemsQuery = {
  direction: OpenItem['direction']
  asOf: string
  currency?: string | undefined
  partyId?: string | undefined
  /** Ids of the people whose items are meant; undefined for everybody's. */
  madeBy?: readonly string[] | undefined
}

/**
 * SQL of the items of a direction that were open at the end of a day, with what was open of each
 * then: its amount less the allocations that had effect. By an index of what was settled later, so
 * that the past costs what was open and what was settled since.
 */
export function itemsAsOf({ direction, asOf, currency, partyId, madeBy }: ItemsQuery): {
  from: string
  bound: string[]
} {
  const index = partyId === undefined ? 'open_items_as_of' : 'open_items_by_party'
  const filters = [
    ...(currency === undefined ? [] : [{ text: 'currency = ?', value: currency }]),
    ...(partyId === undefined ? [] : [{ text: 'party_id = ?', value: partyId }]),
    ...(madeBy === undefined ? [] : [{ text: madeByOneOf, value: JSON.stringify(madeBy) }]),
  ]
  const sides = (['debit', 'credit'] as const).map(
    (side) => `select * from (
      select id, party_id, direction, side, document_kind, document_id, document_number, date,
        due_date, currency, amount, amount - ${taken(side, 'amount')} as balance,
        amount_base - ${taken(side, 'base')} as balance_base
      from open_items i indexed by ${index}
      where direction = ? and side = '${side}' and settled_date > ? and date <= ?
        and (closed_date is null or closed_date > ?) ${filters.map(({ text }) => `and ${text}`).join(' ')})
    where balance <> 0`,
  )
  const own = [asOf, asOf, asOf, asOf, direction, asOf, asOf, asOf]
  const bound = [...own, ...filters.map(({ value }) => value)]
  return { from: sides.join(' union all '), bound: [...bound, ...bound] }
}

function taken(side: OpenItem['side'], column: 'amount' | 'base'): string {
  return `coalesce((select sum(${side}_${column}) from allocations
    where ${side}_item_id = i.id and effective_date <= ?
      and (reversal_date is null or reversal_date > ?)), 0)`
}
