import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** A card of a column. Keys are compared as plain bytes: `BINARY` in SQLite, `<` here, no language. */
export type Card = { id: string; orderKey: string }

/** A key longer than this is renewed with its whole column: each move between two cards makes one longer. */
const maxLength = 60

/** Cards as their column shows them; of equal keys, which two at once may make, by id. */
export function inOrder<One extends Card>(cards: readonly One[]): One[] {
  return [...cards].sort((a, b) => {
    if (a.orderKey !== b.orderKey) return a.orderKey < b.orderKey ? -1 : 1
    return a.id < b.id ? -1 : 1
  })
}

/**
 * The keys to write when a card is put into a column behind another one, or first: its own, and of
 * the others only where there is no room between two.
 * @param afterId the card it comes behind; null for the first place. One that has gone is the last place
 */
export function placeCard(
  column: readonly Card[],
  movedId: string,
  afterId: string | null,
): Card[] {
  const others = inOrder(column).filter(({ id }) => id !== movedId)
  const found = afterId === null ? -1 : others.findIndex(({ id }) => id === afterId)
  const at = afterId !== null && found < 0 ? others.length - 1 : found
  const before = others[at]?.orderKey ?? null
  const after = others[at + 1]?.orderKey ?? null
  const key = keyBetween(before, after)
  if (key !== undefined) return [{ id: movedId, orderKey: key }]
  const ids = others.map(({ id }) => id)
  ids.splice(at + 1, 0, movedId)
  const keys = generateNKeysBetween(null, null, ids.length)
  return ids.map((id, place) => ({ id, orderKey: keys[place] ?? '' }))
}

/** Undefined where there is no room, or where a key is none. */
function keyBetween(before: string | null, after: string | null): string | undefined {
  if (before !== null && after !== null && before >= after) return undefined
  try {
    const key = generateKeyBetween(before, after)
    return key.length > maxLength ? undefined : key
  } catch {
    return undefined
  }
}
