import {
  type Ageing,
  type AgeingRow,
  ageBuckets,
  type OpenAge,
} from '#contract/books/settlement.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { sideOf } from './items-as-of.ts'
import { agesOfParties } from './party-ages.ts'

export type AgeingQuery = {
  direction: 'receivable' | 'payable'
  /** The day at whose end it is asked, `YYYY-MM-DD`. */
  asOf: string
  /** Items of one currency, in that currency; left out, all of them in the base currency. */
  currency?: string | undefined
  /** Ids of the people whose items are meant; undefined for everybody's. */
  madeBy?: readonly string[] | undefined
}

const maxRows = 2_000
const nothing = { current: 0, d30: 0, d60: 0, d90: 0, over90: 0, credit: 0, total: 0 }

/**
 * What was open at the end of any day, by party and by how late it was then, those with the most
 * first; amounts in minor units. `credit` is what was paid but not used, and is taken off `total`.
 * The items behind a row: `listOpenItems` with the same day and the row's party.
 */
export function ageing(reader: Reader, query: AgeingQuery): Ageing {
  const { direction, asOf, currency } = query
  const ages = { ...query, side: sideOf(direction), edges: edgesOf(asOf) }
  const found = agesOfParties(reader, ages, maxRows + 1)
  const { partyId: _, ...totals } = found.pop() ?? { partyId: null, ...nothing }
  const rows = found.slice(0, maxRows).flatMap(({ partyId, ...amounts }): AgeingRow[] => {
    return partyId === null ? [] : [{ partyId, partyName: '', ...amounts }]
  })
  const names = namesOfParties(
    reader,
    rows.map(({ partyId }) => partyId),
  )
  return {
    direction,
    asOf,
    currency: currency ?? getFirmProfile(reader).baseCurrency,
    rows: rows.map((row) => ({ ...row, partyName: names.get(row.partyId) ?? row.partyId })),
    totals,
    hasMore: found.length > rows.length,
  }
}

/** The days before which an item must have been due to be in each later bucket. */
export function edgesOf(asOf: string): string[] {
  return [0, 30, 60, 90].map((days) => addDays(asOf, -days))
}

/** The first and last due date of an age at the end of a day. */
export function dueDatesOf(bucket: OpenAge, asOf: string): { from: string; to: string } {
  if (bucket === 'overdue') return { from: '0000-01-01', to: addDays(asOf, -1) }
  const edges = edgesOf(asOf)
  const at = ageBuckets.indexOf(bucket)
  const before = edges[at - 1]
  return {
    from: edges[at] ?? '0000-01-01',
    to: before === undefined ? '9999-12-31' : addDays(before, -1),
  }
}
