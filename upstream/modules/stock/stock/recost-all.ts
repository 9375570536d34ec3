import type { Reader, Writer } from '../../../firm/store.ts'
import type { Place } from './layers.ts'
import { type Recosted, recost } from './recost.ts'
import { getStockItem } from './stock-items.ts'

/**
 * Works out items from a place on, and all kits whose components so come to cost something else, and
 * components of kits that were taken apart. The earliest place is always next: what lies before it is
 * settled then, and what a kit gets from its components lies after these, so that it ends.
 * @returns what changed, by item
 */
export function recostAll(
  writer: Writer,
  from: ReadonlyMap<string, Place>,
): Map<string, Recosted[]> {
  const waiting = new Map(from)
  const found = new Map<string, Map<string, Recosted>>()
  for (let next = earliest(waiting); next; next = earliest(waiting)) {
    const [itemId, place] = next
    waiting.delete(itemId)
    const moves = found.get(itemId) ?? new Map<string, Recosted>()
    found.set(itemId, moves)
    for (const one of recost(writer, getStockItem(writer, itemId), place)) {
      moves.set(one.moveId, together(moves.get(one.moveId), one))
      for (const made of madeOf(writer, one)) {
        const known = waiting.get(made.itemId)
        if (!known || isBefore(made, known)) waiting.set(made.itemId, made)
      }
    }
  }
  return new Map([...found].map(([itemId, moves]) => [itemId, [...moves.values()]]))
}

function earliest(waiting: ReadonlyMap<string, Place>): [string, Place] | undefined {
  let first: [string, Place] | undefined
  for (const one of waiting) if (!first || isBefore(one[1], first[1])) first = one
  return first
}

function isBefore(one: Place, other: Place): boolean {
  return one.date === other.date ? one.sequence < other.sequence : one.date < other.date
}

/** A move that was worked out twice, as one change. */
function together(before: Recosted | undefined, after: Recosted): Recosted {
  if (!before) return after
  return {
    ...after,
    valueBefore: before.valueBefore,
    placeBefore: before.placeBefore,
    value: before.value + after.value,
    correction: before.correction + after.correction,
  }
}

/** What comes in of a kit at the cost of a move that went out of it. */
function madeOf({ sql }: Reader, { documentId, kitLine, quantity }: Recosted) {
  if (kitLine === null || quantity > 0) return []
  return sql
    .exec<Place & { itemId: string }>(
      `select item_id as itemId, date, min(sequence) as sequence from stock_moves
       where document_id = ? and kit_line = ? and quantity > 0 group by item_id`,
      ...[documentId, kitLine],
    )
    .toArray()
}
