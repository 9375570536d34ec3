import type { AnyContractProcedure } from '@orpc/contract'
import { invalidField } from '#contract/core/errors.ts'
import {
  type Expanded,
  type ExpansionName,
  expansions,
  expansionsOf,
  isExpansion,
  maxExpanded,
} from './expansions.ts'

/** What a call asks its answer to bring along. */
export type Expand = {
  /** As the address says them, separated by commas. */
  names: readonly string[]
  /** Reads a record of the same firm by its place there, `parties/01J…`, with the caller's own rights. */
  read: (place: string) => Promise<unknown>
}

/**
 * Reads `?expand=parties,items` of a call's address.
 * @param readRecord gives what the address of a record answers to the same caller
 */
export function expandOf(
  url: string,
  readRecord: (url: string) => Promise<unknown>,
): Expand | undefined {
  const { searchParams, origin, pathname } = new URL(url)
  const asked = searchParams.getAll('expand')
  const firmPath = /^\/firms\/[^/]+\//.exec(pathname)?.[0]
  if (asked.length === 0 || firmPath === undefined) return undefined
  const names = asked.flatMap((text) => text.split(','))
  return { names, read: (place) => readRecord(`${origin}${firmPath}${place}`) }
}

/**
 * The kinds that a call asks for, before anything is done for it.
 * @throws AppError invalid, at `expand`, for kinds that this endpoint's answers do not name
 */
export function requireExpandable(
  procedure: AnyContractProcedure,
  { names }: Expand,
): ReadonlySet<ExpansionName> {
  const known = expansionsOf(procedure)
  const asked = names.map((name) => {
    if (!isExpansion(name) || !known.includes(name)) throw invalidField('expand', 'invalid')
    return name
  })
  return new Set(asked)
}

/** An answer with the records of some kinds that it names, under `expanded`. */
export async function withExpanded(
  output: unknown,
  kinds: ReadonlySet<ExpansionName>,
  { read }: Expand,
): Promise<unknown> {
  const expanded: Expanded = {}
  for (const kind of kinds) expanded[kind] = await readAll(kind, output, read)
  return Object.assign({}, output, { expanded })
}

async function readAll(name: ExpansionName, output: unknown, read: Expand['read']) {
  const fields: readonly string[] = expansions[name].fields
  const ids = new Set<string>()
  for (const id of idsIn(output, fields)) {
    if (ids.size < maxExpanded) ids.add(id)
  }
  const records: unknown[] = []
  for (const id of ids) {
    const record = await read(`${name}/${encodeURIComponent(id)}`)
    if (record !== undefined) records.push(record)
  }
  return records
}

function* idsIn(value: unknown, fields: readonly string[]): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* idsIn(one, fields)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'string') yield* idsIn(part, fields)
      else if (part !== '' && fields.includes(key)) yield part
    }
  }
}
