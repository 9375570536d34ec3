import type { GoodsWithoutOrder } from '#contract/buying/goods-received.ts'
import type { Reader } from '../../../firm/store.ts'
import { linkedIds } from '../../firm/records/index.ts'
import { goodsReceipts } from '../../stock/stock/views.ts'
import { billLineCosts, billLinesOn } from '../bills/views.ts'
import { entity } from './service.ts'

type Supplier = { receipts: GoodsWithoutOrder[]; bills: GoodsWithoutOrder[] }

/**
 * What stands on the account of goods received and no order knows of, by supplier: receipts that are
 * not billed, and what was billed beyond them. Nothing says which receipt a bill is of, so bills clear
 * the oldest of their supplier first.
 */
export function goodsWithoutOrder(reader: Reader, account: string): GoodsWithoutOrder[] {
  const suppliers = new Map<string, Supplier>()
  const of = (name: string): Supplier => {
    const key = name.trim().toLowerCase()
    const known = suppliers.get(key) ?? { receipts: [], bills: [] }
    suppliers.set(key, known)
    return known
  }
  for (const { id, number, date, partner: supplierName, amount } of goodsReceipts(reader)) {
    if (linkedIds(reader, { kind: 'stockDocument', id }, entity).length > 0) continue
    const row = { kind: 'receipt', id, number, date, supplierName, amount, open: amount } as const
    of(supplierName).receipts.push(row)
  }
  for (const bill of billsOn(reader, account)) of(bill.supplierName).bills.push(bill)
  return [...suppliers.values()].flatMap(settled)
}

/** Bills with lines on the account that clear no order, below zero. */
function billsOn(reader: Reader, account: string): GoodsWithoutOrder[] {
  const cleared = new Set(
    reader.sql
      .exec<{ place: string }>(
        `select bill_id || ' ' || position as place from bill_matches where counted_cost <> 0`,
      )
      .toArray()
      .map(({ place }) => place),
  )
  const bills = new Map<string, GoodsWithoutOrder>()
  // Of a bill with several lines on the account they are worked out once.
  const known = new Map<string, Map<number, number>>()
  for (const { billId: id, position, kind, number, date, supplierName } of billLinesOn(
    reader,
    account,
  )) {
    if (cleared.has(`${id} ${position}`)) continue
    const costs = known.get(id) ?? billLineCosts(reader, id)
    known.set(id, costs)
    const cost = costs.get(position) ?? 0
    const before = bills.get(id)?.amount ?? 0
    const amount = before + (kind === 'credit' ? cost : 0 - cost)
    bills.set(id, { kind: 'bill', id, number, date, supplierName, amount, open: amount })
  }
  return [...bills.values()]
}

/** What is left once the bills of a supplier have cleared their receipts, and credits their bills. */
function settled({ receipts, bills }: Supplier): GoodsWithoutOrder[] {
  const sum = (rows: readonly GoodsWithoutOrder[]) =>
    rows.reduce((total, { amount }) => total + amount, 0)
  const rest = sum(receipts) + sum(bills)
  // What is left is of the newest ones.
  const [rows, sign] = rest > 0 ? [[...receipts, ...bills], 1] : [[...bills, ...receipts], -1]
  let left = rest
  const open: GoodsWithoutOrder[] = []
  for (const row of rows.filter(({ amount }) => amount * sign > 0).reverse()) {
    if (left === 0) break
    const own = sign > 0 ? Math.min(left, row.amount) : Math.max(left, row.amount)
    open.push({ ...row, open: own })
    left -= own
  }
  return open.reverse()
}
