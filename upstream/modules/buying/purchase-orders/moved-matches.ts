type Line = { position: number; description: string }
type Match = { position: number; orderLineId: string }

/**
 * Where the matches of a bill's lines stand once its lines were written anew. As long as there are as
 * many lines each keeps its own; where some came or went, a match follows the description that it was
 * made for, and ends with its line.
 */
export function movedMatches(
  matches: readonly Match[],
  before: readonly Line[],
  after: readonly Line[],
): Match[] {
  if (before.length === after.length) {
    return matches.map(({ position, orderLineId }) => ({ position, orderLineId }))
  }
  const free = [...after]
  return matches.flatMap(({ position, orderLineId }) => {
    const was = before.find((line) => line.position === position)
    const at = free.findIndex(({ description }) => description === was?.description)
    const [line] = at < 0 ? [] : free.splice(at, 1)
    return line ? [{ position: line.position, orderLineId }] : []
  })
}
