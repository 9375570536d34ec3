import { invalidField } from '#contract/core/errors.ts'
import type { Importer } from './importer.ts'
import type { Line } from './rows-together.ts'

type Ties = Pick<Importer, 'ties' | 'tieLists'>

/**
 * As many rows of a file may depend on each other: they are tried in one transaction, in which nobody else
 * is answered. A whole firm's people under one manager are fewer.
 */
export const maxTiedRows = 1_000

/**
 * Puts the records of a file into parts that can be tried one after the other: records whose rows share
 * a word in fields that tie them are in one part, in the order of the file.
 * @param units the rows of a file by record
 * @param atOnce as many rows as a part has, but for records that are tied
 * @throws AppError invalid at `file` where too many are tied
 */
export function tiedParts(
  units: readonly Line[][],
  columns: ReadonlyMap<string, number>,
  ties: Ties,
  atOnce: number,
): Line[][][] {
  const groups = tiedUnits(units, columns, ties)
  for (const tied of groups) {
    if (tied.length < 2 || rowsOf(tied) <= maxTiedRows) continue
    throw invalidField('file', 'tooManyTiedRows', { maximum: maxTiedRows })
  }
  return inParts(groups, atOnce)
}

/**
 * The same records in the same order, for bringing them in: what came before is written for good, so each
 * record finds those that it depends on.
 */
export function writtenParts(
  units: readonly Line[][],
  columns: ReadonlyMap<string, number>,
  ties: Ties,
  atOnce: number,
): Line[][][] {
  const each = tiedUnits(units, columns, ties).flat()
  return inParts(
    each.map((unit) => [unit]),
    atOnce,
  )
}

function inParts(groups: readonly Line[][][], atOnce: number): Line[][][] {
  const parts: Line[][][] = []
  let part: Line[][] = []
  let rows = 0
  for (const group of groups) {
    part.push(...group)
    rows += rowsOf(group)
    if (rows < atOnce) continue
    parts.push(part)
    part = []
    rows = 0
  }
  if (part.length > 0) parts.push(part)
  return parts
}

function rowsOf(group: readonly Line[][]): number {
  return group.reduce((sum, unit) => sum + unit.length, 0)
}

/** Records that depend on each other, however many others are between. */
function tiedUnits(
  units: readonly Line[][],
  columns: ReadonlyMap<string, number>,
  { ties, tieLists = [] }: Ties,
): Line[][][] {
  const at = (fields: readonly string[]) => fields.flatMap((field) => columns.get(field) ?? [])
  const places = { whole: at(ties), lists: at(tieLists) }
  const above = units.map((_, at) => at)
  const first = new Map<string, number>()
  function rootOf(at: number): number {
    let root = at
    while ((above[root] ?? root) !== root) {
      // Halves the way for whoever asks next.
      above[root] = above[above[root] ?? root] ?? root
      root = above[root] ?? root
    }
    return root
  }
  units.forEach((unit, at) => {
    for (const word of wordsOf(unit, places)) {
      const other = first.get(word)
      if (other === undefined) first.set(word, at)
      else {
        const [one, two] = [rootOf(at), rootOf(other)]
        above[Math.max(one, two)] = Math.min(one, two)
      }
    }
  })
  const groups = new Map<number, Line[][]>()
  units.forEach((unit, at) => {
    const root = rootOf(at)
    const group = groups.get(root)
    if (group) group.push(unit)
    else groups.set(root, [unit])
  })
  return [...groups.values()]
}

type Places = { whole: readonly number[]; lists: readonly number[] }

/** What cells say, and what they list: trails, numbers of invoices, parts of a kit. */
function wordsOf(unit: readonly Line[], { whole, lists }: Places): Set<string> {
  const words = new Set<string>()
  for (const { cells } of unit) {
    const texts = [
      ...whole.map((place) => cells[place] ?? ''),
      ...lists.flatMap((place) => (cells[place] ?? '').split(/[,;>›=]| \/ /)),
    ]
    for (const text of texts) {
      const word = text.trim().toLowerCase()
      if (word !== '') words.add(word)
    }
  }
  return words
}
