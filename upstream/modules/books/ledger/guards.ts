import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import type { StoredLine } from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** No entry may be written that it refuses, whoever posts. */
    postingGuard: PostingGuard
  }
}

/**
 * What another module has against an entry before it is written, whoever posts it: given as
 * `postingGuard` in its manifest. It throws AppError invalid, with a problem of the form.
 */
export type PostingGuard = (
  reader: Reader,
  entry: { date: string; lines: readonly StoredLine[] },
) => void

/** @throws AppError invalid where a module refuses the entry */
export const runPostingGuards: PostingGuard = (reader, entry) => {
  for (const guard of hooks('postingGuard')) guard(reader, entry)
}
