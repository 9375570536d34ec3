import { invalidField } from '#contract/core/errors.ts'
import { breathe } from '../../../../core/breathe.ts'
import type { FirmContents } from '../../../../firm/contents.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import { newId } from '../../../../firm/ulid.ts'
import { findKnownIds } from '../../../../identity/known-ids.ts'

/** An id wherever it stands, also behind a word, and in small letters as words of searches are. */
const anyId = /(?=(01[0-9A-HJKMNP-TV-Z]{24}))/gi
/** A letter or digit of a text that a program reads later, written so that nobody sees it here. */
const hiddenLetter = /(?<!\\)(?:\\\\)*\\u00(?:3\d|[46][1-9a-f]|[57][0-9a])/i

/**
 * Finds the people and firms of here that rows of an archive name, but for whoever brings it and their
 * new firm: none of them has anything to do with it. @returns another id for each, which is nobody's
 * @throws AppError invalid at `file` where ids could hide
 */
export async function findStrangers(
  { env, firm }: HandlerContext,
  contents: FirmContents,
  firmBefore: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set<string>()
  for (const { rows } of [...contents.tables, ...contents.searches]) {
    for (const row of rows) for (const value of row) collectIds(ids, value)
    await breathe()
  }
  for (const own of [firm.actor.userId, firm.firmId, firmBefore]) ids.delete(own)
  const known = await findKnownIds(env, [...ids])
  return new Map(known.map((id) => [id, newId()]))
}

function collectIds(ids: Set<string>, value: unknown): void {
  if (typeof value !== 'string' || value.length < 26) return
  if (/^\s*[[{]/.test(value) && hiddenLetter.test(value))
    throw invalidField('file', 'archiveChanged')
  for (const [, id = ''] of value.matchAll(anyId)) ids.add(id.toUpperCase())
}

/** Puts the other ids in the place of those of strangers, in rows as JSON. */
export function withoutStrangers(strangers: ReadonlyMap<string, string>): (rows: string) => string {
  if (strangers.size === 0) return (rows) => rows
  const any = new RegExp([...strangers.keys()].join('|'), 'gi')
  return (rows) =>
    rows.replace(any, (id) => {
      const other = strangers.get(id.toUpperCase()) ?? ''
      return id === id.toUpperCase() ? other : other.toLowerCase()
    })
}
