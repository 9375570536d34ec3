import type { Language } from '#contract/core/fields.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'

/** The words of a document. `{…}` are gaps that `fillText` fills. */
export type PaperTexts = Readonly<Record<keyof typeof en, string>>

export const paperTexts: Readonly<Record<Language, PaperTexts>> = { en, de, it, ru, es }

/** Puts values into a text's gaps; a gap without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
}
