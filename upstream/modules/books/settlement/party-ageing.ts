import type { Reader } from '../../../firm/store.ts'
import { edgesOf } from './ageing.ts'
import { sideOf } from './items-as-of.ts'
import { type AgeSum, openByCurrencyAndAge } from './party-ages.ts'

type Query = { partyId: string; direction: 'receivable' | 'payable'; asOf: string }

/**
 * What was open of a party at the end of a day by currency and lateness, in minor units: age 0 for
 * not yet due, then one a bucket, -1 for what was paid ahead.
 */
export function partyAgeing(reader: Reader, query: Query): AgeSum[] {
  const side = sideOf(query.direction)
  return openByCurrencyAndAge(reader, { ...query, side, edges: edgesOf(query.asOf) })
}

/** What a party owed the firm at the end of a day by currency, in minor units; below zero it was owed. */
export function partyBalances(reader: Reader, query: Query): Map<string, number> {
  const balances = new Map<string, number>()
  for (const { currency, age, balance } of openByCurrencyAndAge(reader, {
    ...query,
    side: 'debit',
    edges: [],
  })) {
    balances.set(currency, (balances.get(currency) ?? 0) + (age < 0 ? -balance : balance))
  }
  return balances
}
