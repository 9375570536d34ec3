import type { Language } from '#contract/core/fields.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'

type Words = Readonly<Record<string, string>>

/** Words of analyses, which files and assistants have as well as pages. */
export type AnalysisTexts = {
  title: (what: string, by: string) => string
  none: string
  total: string
  others: (count: number) => string
  fewPeople: string
  before: (days: string) => string
  change: string
  share: string
  running: string
  not: (text: string) => string
  has: (text: string) => string
  date: string
  /** Views with what one of their rows is. */
  views: Readonly<Record<string, { name: string; grain: string }>>
  dates: Words
  /** Times and fields of views. */
  groups: Words
  /** Measures, those that a view calls otherwise as `view.measure`. */
  measures: Words
  mail: {
    subject: (words: { name: string; firm: string }) => string
    text: (words: { name: string; firm: string }) => string
  }
  accountTypes: Words
  /** Values of fields that have few of them, by the field. */
  choices: Readonly<Record<string, Words>>
  templateGroups: Words
  templates: Words
}

export const analysisTexts: Record<Language, AnalysisTexts> = { en, de, it, ru, es }
