import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Language } from '../core/fields.ts'

/** What a firm words in several languages: items, words on papers, pages of its site, words of mails. */
export const translationKinds = ['item', 'paperText', 'sitePage', 'mailTemplate'] as const
export const TranslationKind = z.enum(translationKinds)
export type TranslationKind = z.infer<typeof TranslationKind>

/** One thing in all its languages. */
export const TranslationGroup = z.object({
  kind: TranslationKind,
  id: z.string(),
  /** In the firm's language where it has one; of words on papers and in mails, the name of the kind. */
  title: z.string(),
  /** Wanted languages that have no words, and those whose words are older than what they translate. */
  missing: z.array(Language),
  outdated: z.array(Language),
  /** Where the words are written, below the firm's address. */
  path: z.string(),
})
export type TranslationGroup = z.infer<typeof TranslationGroup>

/** As many groups are listed at once. */
export const maxListedTranslations = 200

export const Translations = z.object({
  /** The firm's own language. */
  language: Language,
  /** The others that it has customers or pages in. */
  languages: z.array(Language),
  /** By kind: how many groups there are, and how many lack words in no wanted language. */
  kinds: z.array(z.object({ kind: TranslationKind, total: z.int(), done: z.int() })),
  /** Those that lack something, at most so many. */
  rows: z.array(TranslationGroup),
  /** How many more there are than `rows` has. */
  more: z.int(),
})
export type Translations = z.infer<typeof Translations>

export const translationsContract = {
  /** Kinds that somebody may not see are left out. */
  list: endpoint
    .meta({ needs: 'item:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/translations',
      tags: ['Firms'],
      summary: 'Lists what is not yet said in the languages of the firm’s customers.',
    })
    .input(z.object({ firmId: Id, kind: TranslationKind.optional() }))
    .output(Translations),
}
