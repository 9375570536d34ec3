import type { Choice } from '#app/shell/register/describe.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'

/** As trails are put together: `1 Shops › 110 Harbour Street`. */
const step = ' › '
/** Ordinary spaces are lost at the start of a choice. */
const indent = '\u2003'

type Offered = {
  centres: readonly CostCentreChoice[]
  /** Those that the record has, which may stay though they are closed. */
  kept?: readonly string[]
  /** What is written behind a closed one. */
  closed: string
}

/**
 * The choices of a field that takes a cost centre: open ones as a tree, each set in below the one that
 * it is part of, and then closed ones that may stay, with their whole trail.
 */
export function centreOptions({ centres, kept = [], closed }: Offered): Choice[] {
  const open = centres.filter(({ isArchived }) => !isArchived)
  const stays = centres.filter(({ id, isArchived }) => isArchived && kept.includes(id))
  const known = new Set(open.map(({ label }) => label))
  return [
    ...open.map(({ id, label }) => ({ value: id, label: setIn(label, known) })),
    ...stays.map(({ id, label }) => ({ value: id, label: `${label} (${closed})` })),
  ]
}

/** What it is part of is left out where that stands above it. */
function setIn(label: string, known: ReadonlySet<string>): string {
  let own = 0
  let depth = 0
  for (let at = label.indexOf(step); at !== -1; at = label.indexOf(step, at + 1)) {
    if (!known.has(label.slice(0, at))) continue
    own = at + step.length
    depth += 1
  }
  return indent.repeat(depth) + label.slice(own)
}
