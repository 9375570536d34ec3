import type { LinkKind } from './plan.ts'

/** Where a bar stands; a milestone is a point of no width. */
type Place = { x: number; middle: number; width: number; y: number }

/** How far a line goes straight out of a bar, and into the next. */
const stub = 8

/**
 * The corners of the line of a link: out of the start or the finish of one bar, and into those of
 * another, by right angles. Where the second begins too far left for that, it goes between the rows.
 */
export function linkPoints(from: Place, to: Place, kind: LinkKind): [number, number][] {
  const leaves = kind === 'startStart' || kind === 'startFinish' ? -1 : 1
  const enters = kind === 'finishFinish' || kind === 'startFinish' ? 1 : -1
  const x1 = leaves < 0 ? from.x : from.x + from.width
  const x2 = enters < 0 ? to.x : to.x + to.width
  const [y1, y2] = [from.middle, to.middle]
  const out = x1 + leaves * stub
  const into = x2 + enters * stub
  const turn = turnOf(leaves, enters, out, into)
  if (turn !== undefined) {
    return [
      [x1, y1],
      [turn, y1],
      [turn, y2],
      [x2, y2],
    ]
  }
  const between = y2 >= y1 ? to.y : from.y
  return [
    [x1, y1],
    [out, y1],
    [out, between],
    [into, between],
    [into, y2],
    [x2, y2],
  ]
}

/** Where one turn down or up is enough; undefined where the line has to go back. */
function turnOf(leaves: number, enters: number, out: number, into: number): number | undefined {
  if (leaves === enters) return leaves > 0 ? Math.max(out, into) : Math.min(out, into)
  const isClear = leaves > 0 ? out <= into : out >= into
  return isClear ? out : undefined
}
