import { z } from 'zod'
import * as field from '../core/fields.ts'

/** What an item is called and described by in a language that is not the firm's own. */
export const ItemWords = z.object({
  language: field.Language,
  /** Empty where the item has no words in the language. */
  name: field.optionalText(200),
  description: field.optionalText(2000),
})
export type ItemWords = z.infer<typeof ItemWords>

/** All of an item's translations; a language that is left out, or has no name, has none afterwards. */
export const ItemWordsInput = z.object({
  words: z
    .array(ItemWords)
    .max(field.languages.length)
    .superRefine((words, context) => {
      for (const [at, { name, description }] of words.entries()) {
        if (name !== '' || description === '') continue
        context.addIssue({ code: 'custom', message: 'required', path: [at, 'name'] })
      }
    }),
})
export type ItemWordsInput = z.infer<typeof ItemWordsInput>

/** The translation group of an item: its own words, in the firm's language, and all others. */
export const ItemTranslations = z.object({
  itemId: field.Id,
  /** The firm's language, which the item itself is written in. */
  language: field.Language,
  name: z.string(),
  description: z.string(),
  /** Every other language, whether there are words in it or not. */
  words: z.array(
    ItemWords.extend({
      /** The item was worded anew since: what stands here is a translation of what it said before. */
      isOutdated: z.boolean(),
    }),
  ),
})
export type ItemTranslations = z.infer<typeof ItemTranslations>

/** As many items are worded at once. */
export const maxItemsToName = 200

/** What items are called in a language, and everything else that they are called. */
export const NamedItem = z.object({
  itemId: field.Id,
  /** In the language that was asked for, else the item's own. */
  name: z.string(),
  /** In every language that it has, its own included. */
  names: z.array(z.string()),
})
export type NamedItem = z.infer<typeof NamedItem>
