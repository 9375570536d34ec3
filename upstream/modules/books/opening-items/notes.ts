import type { ImportNote } from '#contract/core/imports.ts'
import { amountParam } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { openingBalances } from './reader.ts'

const directions = ['receivable', 'payable'] as const

/** What customers and suppliers come to, and of how many items; each is a sum over items. */
export function openingFigures(reader: Reader): Record<string, number> {
  const balances = openingBalances(reader)
  return Object.fromEntries(
    directions.flatMap((direction) => [
      [direction, balances[direction].items],
      [`${direction}Count`, balances[direction].count],
    ]),
  )
}

/** Whether customers and suppliers come to what the old books say, once the rows are in. */
export function openingNotes(
  reader: Reader,
  beyond: Readonly<Record<string, number>> = {},
): ImportNote[] {
  const balances = openingBalances(reader)
  const { currency } = balances
  return directions.flatMap((direction): ImportNote[] => {
    const { expected } = balances[direction]
    const items = balances[direction].items + (beyond[direction] ?? 0)
    const count = balances[direction].count + (beyond[`${direction}Count`] ?? 0)
    const difference = expected === null ? null : items - expected
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
