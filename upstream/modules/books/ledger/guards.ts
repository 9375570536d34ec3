import type { Reader } from '../../../firm/store.ts'
import type { StoredLine } from './reader.ts'

/**
 * What another module has against an entry before it is written, whoever posts it:
 * `upstream/modules/<area>/<module>/posting-guard.ts`, as `export const postingGuard: PostingGuard`. It
 * throws AppError invalid, with a problem of the form.
 */
export type PostingGuard = (
  reader: Reader,
  entry: { date: string; lines: readonly StoredLine[] },
) => void

const found = Object.values(
  import.meta.glob<PostingGuard>('../../*/*/posting-guard.ts', {
    eager: true,
    import: 'postingGuard',
  }),
)

/** @throws AppError invalid where a module refuses the entry */
export const runPostingGuards: PostingGuard = (reader, entry) => {
  for (const guard of found) guard(reader, entry)
}
