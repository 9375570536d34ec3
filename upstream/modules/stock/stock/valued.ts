import type { Reader } from '../../../firm/store.ts'
import { endOf, lastBefore } from './layers.ts'

type Valued = { id: string; quantity: number; value: number }

const shown = 1_000
/** Up to as many later moves a past day is worked out from what is there now. */
const fewMoves = 20_000

/**
 * The items that are worth most at the end of a day. What lies before most moves is looked up item by
 * item, else only what moved since: today's answer costs the same however many items there are.
 */
export function dearestOn(reader: Reader, date: string): Valued[] {
  const moved = movedAfter(reader, date)
  if (!moved) return lookUpAll(reader, date)
  const unmoved = dearestNow(reader, shown + moved.size).filter(({ id }) => !moved.has(id))
  const others = [...moved].flatMap((id): Valued[] => {
    const last = lastBefore(reader, id, endOf(date))
    if (!last || last.quantityAfter === 0) return []
    return [{ id, quantity: last.quantityAfter, value: last.valueAfter }]
  })
  return [...unmoved, ...others].sort(byValue).slice(0, shown)
}

function byValue(one: Valued, other: Valued): number {
  return other.value - one.value || (one.id > other.id ? -1 : 1)
}

/** Items with a move after a day; undefined where there are many such moves. */
function movedAfter({ sql }: Reader, date: string): Set<string> | undefined {
  const moves = sql
    .exec<{ id: string }>(
      'select item_id as id from stock_moves where date > ? limit ?',
      date,
      fewMoves + 1,
    )
    .toArray()
  return moves.length > fewMoves ? undefined : new Set(moves.map(({ id }) => id))
}

/** Listed items and others each follow their index. */
function dearestNow({ sql }: Reader, count: number): Valued[] {
  return [1, 0]
    .flatMap((isListed) =>
      sql
        .exec<Valued>(
          `select id, quantity, value from stock_items where is_listed = ? and quantity <> 0
           order by value desc, id desc limit ?`,
          isListed,
          count,
        )
        .toArray(),
    )
    .sort(byValue)
}

function lookUpAll({ sql }: Reader, date: string): Valued[] {
  return sql
    .exec<Valued>(
      `select stock_items.id, last.quantity_after as quantity, last.value_after as value
       from stock_items join stock_moves as last on last.sequence = (
         select sequence from stock_moves
         where item_id = stock_items.id and date <= ? order by date desc, sequence desc limit 1)
       where last.quantity_after <> 0 order by last.value_after desc, stock_items.id desc limit ?`,
      date,
      shown,
    )
    .toArray()
}
