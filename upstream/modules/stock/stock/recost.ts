import type { Minor } from '#contract/core/money.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { worthOfMade } from './assembly-cost.ts'
import { type CostMethod, type CostState, putPriceRight, shareOf, takeIn, takeOut } from './cost.ts'
import { landedOn } from './landed/reader.ts'
import { lastBefore, type Place, stateBefore } from './layers.ts'

type MoveRow = {
  sequence: number
  id: string
  document_id: string
  warehouse_id: string
  kind: string
  date: string
  quantity: number
  given: number | null
  priced_quantity: number | null
  priced_move_id: string | null
  origin_id: string | null
  kit_line: number | null
  counter: string
  cost_centre_id: string
  value: number
  correction: number
  quantity_after: number
  value_after: number
  place_after: number
}

/** What became another in a move, or of a new one all of it. */
export type Recosted = {
  moveId: string
  documentId: string
  kitLine: number | null
  kind: string
  date: string
  warehouseId: string
  counter: string
  costCentreId: string
  valueBefore: Minor
  valueAfter: Minor
  /** Changes of the stock's value and of what was put right. */
  value: Minor
  correction: Minor
  quantity: number
  placeBefore: number
  placeAfter: number
}

/**
 * Works out the moves of an item from a place on: cost, running sums and what is in each warehouse.
 * For a move at the end that is one; for a back-dated one, it and all later moves.
 */
export function recost(
  writer: Writer,
  item: { id: string; costMethod: CostMethod },
  from: Place,
): Recosted[] {
  const state = stateBefore(writer, item.id, item.costMethod, from)
  const last = lastBefore(writer, item.id, from)
  const sums = { quantity: last?.quantityAfter ?? 0, value: last?.valueAfter ?? 0 }
  const places = new Map<string, number>()
  const found: Recosted[] = []
  for (const move of movesFrom(writer, item.id, from)) {
    const place = places.get(move.warehouse_id) ?? placeBefore(writer, item.id, move)
    const placeAfter = place + move.quantity
    places.set(move.warehouse_id, placeAfter)
    const { value, correction } = effectOf(writer, state, move)
    if (move.kind !== 'transfer') sums.quantity += move.quantity
    sums.value += value
    const after = { quantity: sums.quantity, value: sums.value, place: placeAfter }
    if (isSame(move, value, correction, after)) continue
    write(writer, move.sequence, value, correction, after)
    found.push({
      moveId: move.id,
      documentId: move.document_id,
      kitLine: move.kit_line,
      kind: move.kind,
      date: move.date,
      warehouseId: move.warehouse_id,
      counter: move.counter,
      costCentreId: move.cost_centre_id,
      valueBefore: move.value,
      valueAfter: value,
      value: value - move.value,
      correction: correction - move.correction,
      quantity: move.quantity,
      placeBefore: move.place_after,
      placeAfter,
    })
  }
  keepBalances(writer, item.id, sums, places)
  return found
}

/** All moves of an item from a place on, read before any of them is written. */
function movesFrom({ sql }: Reader, itemId: string, { date, sequence }: Place): MoveRow[] {
  return sql
    .exec<MoveRow>(
      `select sequence, id, document_id, warehouse_id, kind, date, quantity, given,
         priced_quantity, priced_move_id, origin_id, kit_line, counter, cost_centre_id, value, correction,
         quantity_after, value_after, place_after
       from stock_moves where item_id = ? and (date, sequence) >= (?, ?)
       order by date, sequence`,
      itemId,
      date,
      sequence,
    )
    .toArray()
}

function placeBefore({ sql }: Reader, itemId: string, move: MoveRow): number {
  const [row] = sql.exec<{ quantity: number }>(
    `select place_after as quantity from stock_moves
     where item_id = ? and warehouse_id = ? and (date, sequence) < (?, ?)
     order by date desc, sequence desc limit 1`,
    itemId,
    move.warehouse_id,
    move.date,
    move.sequence,
  )
  return row?.quantity ?? 0
}

function effectOf(reader: Reader, state: CostState, move: MoveRow) {
  if (move.kind === 'transfer') return { value: 0, correction: 0 }
  if (move.priced_quantity !== null) {
    return putPriceRight(state, move.priced_quantity, move.given ?? 0, move.priced_move_id)
  }
  if (move.quantity < 0) return takeOut(state, 0 - move.quantity)
  return takeIn(state, move.quantity, worthOf(reader, move), move.id)
}

/** What comes in is worth by its documents. */
function worthOf(reader: Reader, move: MoveRow): Minor {
  if (move.kit_line !== null) return worthOfMade(reader, move)
  if (move.origin_id !== null) return originalCost(reader, move)
  const landed = move.kind === 'receipt' ? landedOn(reader, move.id) : 0
  return (move.given ?? 0) + landed
}

/**
 * What units that come back cost when they went out. Each return takes its share of what earlier ones
 * left, so that all of them together bring back the cost to the last minor unit.
 */
function originalCost({ sql }: Reader, move: MoveRow): Minor {
  const [origin] = sql.exec<{ quantity: number; value: number }>(
    'select quantity, value from stock_moves where id = ?',
    move.origin_id,
  )
  if (!origin) return 0
  const { returned } = sql
    .exec<{ returned: number }>(
      `select coalesce(sum(quantity), 0) as returned from stock_moves
       where origin_id = ? and (date, sequence) < (?, ?)`,
      move.origin_id,
      move.date,
      move.sequence,
    )
    .one()
  const [cost, whole] = [0 - origin.value, 0 - origin.quantity]
  return shareOf(cost, returned + move.quantity, whole) - shareOf(cost, returned, whole)
}

type After = { quantity: number; value: Minor; place: number }

function isSame(move: MoveRow, value: Minor, correction: Minor, after: After): boolean {
  return (
    move.value === value &&
    move.correction === correction &&
    move.quantity_after === after.quantity &&
    move.value_after === after.value &&
    move.place_after === after.place
  )
}

function write(
  { sql }: Writer,
  sequence: number,
  value: Minor,
  correction: Minor,
  after: After,
): void {
  sql.exec(
    `update stock_moves set value = ?, correction = ?, quantity_after = ?, value_after = ?,
       place_after = ? where sequence = ?`,
    value,
    correction,
    after.quantity,
    after.value,
    after.place,
    sequence,
  )
}

function keepBalances(
  { sql }: Writer,
  itemId: string,
  sums: { quantity: number; value: Minor },
  places: ReadonlyMap<string, number>,
): void {
  sql.exec(
    'update stock_items set quantity = ?, value = ? where id = ?',
    sums.quantity,
    sums.value,
    itemId,
  )
  for (const [warehouseId, quantity] of places) {
    sql.exec(
      `insert into stock_balances (item_id, warehouse_id, quantity) values (?, ?, ?)
       on conflict do update set quantity = excluded.quantity`,
      itemId,
      warehouseId,
      quantity,
    )
  }
}
