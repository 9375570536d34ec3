import type { DashboardArrangement } from '#contract/reporting/dashboard-tiles.ts'

/** The dashboard's own parts, between which the tiles of modules stand. */
export const ownParts = ['figures', 'purchases', 'chart', 'overdue'] as const
export type OwnPart = (typeof ownParts)[number]

export function isOwnPart(name: string): name is OwnPart {
  return ownParts.some((part) => part === name)
}

/** Tiles stand behind the key figures, unless somebody wants it otherwise. */
export function usualOrder(tiles: readonly string[]): string[] {
  const [first, ...others] = ownParts
  return [first, ...tiles, ...others]
}

/** What there is in the order that somebody wants; what they have not placed stands where it usually does. */
export function inOrder(names: readonly string[], { order }: DashboardArrangement): string[] {
  const placed = order.filter((name) => names.includes(name))
  const others = names.filter((name) => !placed.includes(name))
  return others.reduce((all, name) => {
    const before = names.slice(0, names.indexOf(name)).findLast((one) => all.includes(one))
    return all.toSpliced(before === undefined ? 0 : all.indexOf(before) + 1, 0, name)
  }, placed)
}

/** Names beside each other that are tiles stand in one grid. */
export function inGroups(names: readonly string[]): { part: OwnPart | null; tiles: string[] }[] {
  const groups: { part: OwnPart | null; tiles: string[] }[] = []
  for (const name of names) {
    const last = groups.at(-1)
    if (isOwnPart(name)) groups.push({ part: name, tiles: [] })
    else if (last && last.part === null) last.tiles.push(name)
    else groups.push({ part: null, tiles: [name] })
  }
  return groups
}
