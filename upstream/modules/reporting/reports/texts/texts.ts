import type { Language } from '#contract/core/fields.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import type { ReportTexts } from './report-texts.ts'
import { ru } from './ru.ts'

export const reportTexts: Record<Language, ReportTexts> = { en, de, it, ru, es }
