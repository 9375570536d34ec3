import type { NumberReset } from '#contract/books/numbering.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its documents have numbers. */
    numberedKinds: readonly NumberedKind[]
  }
}

/** A kind of document that takes numbers, as its module declares it. */
export type NumberedKind = {
  kind: string
  /** What a new firm begins with. */
  pattern: string
  /** What stands before the number where the firm's language has a usual abbreviation of its own. */
  prefixes?: Partial<Record<Language, string>>
  reset: NumberReset
  /** Whether numbers must go with the dates: what is dated earlier may not be numbered later. */
  followsDates: boolean
  /** Whether a document of the kind has this number; two patterns can meet in one text. */
  isTaken: (reader: Reader, number: string) => boolean
}

/** The kinds of all modules, in the order of the modules' names. */
export function numberedKinds(): readonly NumberedKind[] {
  return hooks('numberedKinds').flat()
}

/** @throws AppError not_found */
export function numberedKind(kind: string): NumberedKind {
  const known = numberedKinds().find((one) => one.kind === kind)
  if (!known) throw new AppError('not_found', 'No such kind of number')
  return known
}
