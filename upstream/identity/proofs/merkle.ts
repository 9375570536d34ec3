import { createHash } from 'node:crypto'
import type { DayProof } from '#contract/platform/proofs.ts'

export type Head = { firmId: string; date: string; sequence: number; hash: string }

export function leafOf({ firmId, date, sequence, hash }: Head): string {
  return digest(`${firmId}|${date}|${sequence}|${hash}`)
}

/**
 * The root over some leaves, and the neighbours on the way to it from one of them.
 * @param at the leaf's place
 */
export function merkle(
  leaves: readonly string[],
  at = 0,
): { root: string; path: DayProof['path'] } {
  const path: DayProof['path'] = []
  let level = [...leaves]
  let place = at
  while (level.length > 1) {
    const side = place % 2 === 0 ? 'right' : 'left'
    const neighbour = level[side === 'right' ? place + 1 : place - 1]
    if (neighbour !== undefined) path.push({ side, hash: neighbour })
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, of) => {
      const [left = '', right] = [level[2 * of], level[2 * of + 1]]
      // One without a neighbour goes up as it is.
      return right === undefined ? left : digest(left + right)
    })
    place = Math.floor(place / 2)
  }
  return { root: level[0] ?? '', path }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
