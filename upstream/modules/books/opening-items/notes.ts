import type { ImportNote } from '#contract/core/imports.ts'
import { amountParam } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { openingBalances } from './reader.ts'

/** Whether customers and suppliers come to what the old books say, once the rows are in. */
export function openingNotes(reader: Reader): ImportNote[] {
  const balances = openingBalances(reader)
  const { currency } = balances
  return (['receivable', 'payable'] as const).flatMap((direction): ImportNote[] => {
    const { expected, items, difference, count } = balances[direction]
    if (count === 0 && expected === null) return []
    const sum = amountParam(items, currency)
    if (expected === null) {
      return [{ key: `${direction}Unsaid`, params: { sum }, isGood: null }]
    }
    const params = {
      sum,
      expected: amountParam(expected, currency),
      difference: amountParam(difference ?? 0, currency),
    }
    const isGood = difference === 0
    return [{ key: `${direction}${isGood ? 'Agrees' : 'Differs'}`, params, isGood }]
  })
}
