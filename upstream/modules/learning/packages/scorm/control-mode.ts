/**
 * How a learner may move among the parts of a cluster (SCORM 2004 SN, 3.2): without `choice` only to what
 * comes next, and `isForwardOnly` never back.
 */
export type ControlMode = { hasChoice: boolean; isForwardOnly: boolean }

/** What holds where an author says nothing. */
export const freeMode: ControlMode = { hasChoice: true, isForwardOnly: false }

/** A part with the clusters that it lies in, the outermost first; each is known by its name. */
export type Placed = { clusters: readonly { id: string; mode: ControlMode }[] }

/**
 * Whether a learner may open a part: in a cluster without choice the part before it must have been begun,
 * in one that goes forward alone none behind it.
 * @param parts that can be opened, in their order
 * @param isBegun whether the part at a place was ever opened
 */
export function isReachable(
  parts: readonly Placed[],
  at: number,
  isBegun: (at: number) => boolean,
): boolean {
  const part = parts[at]
  if (!part) return false
  return part.clusters.every(({ id, mode }) => {
    const inside = parts.flatMap(({ clusters }, place) =>
      clusters.some((one) => one.id === id) ? [place] : [],
    )
    const before = inside.filter((place) => place < at).at(-1)
    const isNext = mode.hasChoice || before === undefined || isBegun(before)
    const isPassed = mode.isForwardOnly && inside.some((place) => place > at && isBegun(place))
    return isNext && !isPassed
  })
}
