import type { Language } from '#contract/core/fields.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { TranslationKind } from '#contract/firm/translations.ts'
import type { Reader } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What it words in several languages. */
    translations: TranslationSource
  }
}

/** One thing in the languages that it has words in. */
export type Said = {
  id: string
  title: string
  said: readonly Language[]
  /** Of these, the ones that are older than what they translate. */
  outdated: readonly Language[]
}

/** Things of a kind that a firm words in several languages. */
export type TranslationSource = {
  kind: TranslationKind
  /** Who may see them. */
  needs: Permission
  /** In which languages they are wanted, where that is not in those of the firm's customers. */
  languages?(reader: Reader): readonly Language[]
  /** All of them, in the order in which they are listed. */
  groups(reader: Reader): readonly Said[]
  /** Where the words in a language are written, below the firm's address. */
  path(id: string, language: Language): string
}
