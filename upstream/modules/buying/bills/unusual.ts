import { minorToDecimal } from '#contract/core/money.ts'
import type { Unusual } from '#contract/core/unusual.ts'
import { farFromHabit, lookedAt, type PastLine, unusualLines } from '../../../documents/habit.ts'
import type { Reader } from '../../../firm/store.ts'
import type { StoredBill, StoredBillLine } from './reader.ts'

type PastBill = { id: string; total: number; priceMode: string }

/**
 * What of a bill that nobody approved yet is far from earlier bills of its supplier: the total, and the
 * price or quantity of a line that they word alike. Others' bills say nothing of it.
 */
export function unusualOfBill(
  { sql }: Reader,
  bill: Pick<
    StoredBill,
    'id' | 'kind' | 'state' | 'supplierId' | 'currency' | 'priceMode' | 'totalAmount'
  >,
  lines: readonly StoredBillLine[],
): Unusual[] {
  const { id, kind, state, supplierId: partyId, currency } = bill
  if (kind !== 'bill' || partyId === null || (state !== 'draft' && state !== 'waiting')) return []
  const before = sql
    .exec<PastBill>(
      `select id, total_amount as total, price_mode as priceMode from bills
       where supplier_id = ? and kind = 'bill' and stage in ('open', 'paid') and currency = ?
         and id <> ? order by date desc, id desc limit ${lookedAt}`,
      ...[partyId, currency, id],
    )
    .toArray()
  const toPast = (amount: number) => ({ value: minorToDecimal(amount, currency), partyId })
  const found = farFromHabit(
    'amount',
    toPast(bill.totalAmount),
    before.map(({ total }) => toPast(total)),
  )
  const alike = before.filter(({ priceMode }) => priceMode === bill.priceMode)
  const past = linesOf(
    sql,
    alike.map((one) => one.id),
  ).map((line) => asPast(line, partyId))
  return [
    ...(found ? [{ at: null, ...found }] : []),
    ...unusualLines(
      lines.map((line) => asPast(line, partyId)),
      past,
    ),
  ]
}

type WordedLine = Pick<StoredBillLine, 'description' | 'unit' | 'unitPrice' | 'quantity'>

function linesOf(sql: Reader['sql'], billIds: readonly string[]): WordedLine[] {
  if (billIds.length === 0) return []
  return sql
    .exec<WordedLine>(
      `select description, unit, unit_price as unitPrice, quantity from bill_lines
       where bill_id in (select value from json_each(?))`,
      JSON.stringify(billIds),
    )
    .toArray()
}

/** Bills name no items, so that a line is known by its words. */
function asPast({ description, unit, unitPrice, quantity }: WordedLine, partyId: string): PastLine {
  const words = description.trim().toLowerCase()
  const key = words && `${words} ${unit}`
  return { key, price: unitPrice, quantity: quantity === '' ? '1' : quantity, partyId }
}
