import type { Reader } from '../../../firm/store.ts'
import type { CostMethod, CostState, Layer } from './cost.ts'

/** A place in an item's history: moves follow each other by day, then as they were written. */
export type Place = { date: string; sequence: number }

type Sums = Place & { quantityAfter: number; valueAfter: number }
export type DatedLayer = Layer & { date: string | null }

/** The last move of an item before a place; none before its first. */
export function lastBefore({ sql }: Reader, itemId: string, place: Place): Sums | undefined {
  return sql
    .exec<Sums>(
      `select date, sequence, quantity_after as quantityAfter, value_after as valueAfter
       from stock_moves where item_id = ? and (date, sequence) < (?, ?)
       order by date desc, sequence desc limit 1`,
      itemId,
      place.date,
      place.sequence,
    )
    .toArray()[0]
}

/** After all moves of a day. */
export function endOf(date: string): Place {
  return { date, sequence: Number.MAX_SAFE_INTEGER }
}

/**
 * What an item's stock is made of before a place. First in, first out means that what is left are the
 * latest units that came in: so layers are read backwards from the moves and kept nowhere.
 */
export function layersBefore(
  reader: Reader,
  itemId: string,
  method: CostMethod,
  place: Place,
): DatedLayer[] {
  const last = lastBefore(reader, itemId, place)
  if (!last || (last.quantityAfter === 0 && last.valueAfter === 0)) return []
  const whole = { date: null, quantity: last.quantityAfter, value: last.valueAfter }
  if (method === 'average' || last.quantityAfter <= 0) return [whole]
  const layers: DatedLayer[] = []
  const left = { quantity: last.quantityAfter, value: last.valueAfter }
  // What was put right of what no move is known for went to what was newest then.
  const putRight = new Map<string | null, number>()
  for (const move of movesIn(reader, itemId, place)) {
    const { date, quantity, id: moveId, pricedMoveId } = move
    if (quantity === 0) {
      putRight.set(pricedMoveId, (putRight.get(pricedMoveId) ?? 0) + move.value)
      continue
    }
    if (quantity >= left.quantity) {
      layers.push({ date, moveId, ...left })
      break
    }
    const value = move.value + (putRight.get(moveId) ?? 0) + (putRight.get(null) ?? 0)
    putRight.delete(null)
    layers.push({ date, moveId, quantity, value })
    left.quantity -= quantity
    left.value -= value
  }
  return layers.reverse()
}

/** The state in which the next move after a place finds an item. */
export function stateBefore(
  reader: Reader,
  itemId: string,
  method: CostMethod,
  place: Place,
): CostState {
  const layers = layersBefore(reader, itemId, method, place)
  return {
    method,
    layers: layers.map(({ quantity, value, moveId }) => ({ quantity, value, moveId })),
    lastIn: lastIn(reader, itemId, place),
  }
}

type MoveIn = {
  id: string
  date: string
  quantity: number
  value: number
  correction: number
  pricedMoveId: string | null
}

/** What came in, and prices that were put right, which are moves of nothing; the last first. */
function movesIn({ sql }: Reader, itemId: string, { date, sequence }: Place) {
  return sql.exec<MoveIn>(
    `select id, date, quantity, value, correction, priced_move_id as pricedMoveId from stock_moves
     where item_id = ? and (date, sequence) < (?, ?) and (quantity > 0 or priced_quantity is not null)
       and kind <> 'transfer'
     order by date desc, sequence desc`,
    itemId,
    date,
    sequence,
  )
}

function lastIn(reader: Reader, itemId: string, place: Place): Layer | undefined {
  for (const { quantity, value, correction } of movesIn(reader, itemId, place)) {
    if (quantity > 0) return { quantity, value: value + correction }
  }
  return undefined
}
