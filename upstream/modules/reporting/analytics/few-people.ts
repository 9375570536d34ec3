import type { Cell } from './cells.ts'

/** A group of fewer people than this would tell of one of them. */
export const fewestPeople = 5

/** A group by what it came to, now and in the days that it is compared with. */
type Group = { key: string; cells: readonly Cell[] }

/**
 * The keys of groups to hide, so that neither their own figures nor the whole less what is shown tell
 * of fewer people: where the hidden ones together are too few, the smallest of the others is hidden,
 * too. A group of nobody is no secret.
 */
export function keysToHide(groups: readonly Group[]): ReadonlySet<string> {
  const sizeOf = ({ cells }: Group) => {
    const sizes = cells.map(({ people }) => people.size).filter((size) => size > 0)
    return sizes.length > 0 ? Math.min(...sizes) : 0
  }
  const ofSomebody = groups.filter((group) => sizeOf(group) > 0)
  const hidden = ofSomebody.filter((group) => sizeOf(group) < fewestPeople)
  const others = ofSomebody
    .filter((group) => !hidden.includes(group))
    .sort((one, other) => sizeOf(one) - sizeOf(other))
  while (hidden.length > 0 && areFew(hidden)) {
    const next = others.shift()
    if (!next) break
    hidden.push(next)
  }
  return new Set(hidden.map(({ key }) => key))
}

/** Whether the people of some groups together are too few, now or in the days of the comparison. */
function areFew(groups: readonly Group[]): boolean {
  const count = Math.max(...groups.map(({ cells }) => cells.length))
  return Array.from({ length: count }, (_, at) => at).some((at) => {
    const people = new Set(groups.flatMap(({ cells }) => [...(cells[at]?.people ?? [])]))
    return people.size > 0 && people.size < fewestPeople
  })
}

/** Whether what one of some cells is about are too few people to be shown. */
export function isOfFew(cells: readonly Cell[]): boolean {
  return cells.some(({ people }) => people.size > 0 && people.size < fewestPeople)
}
