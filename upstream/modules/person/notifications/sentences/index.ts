import type { Language } from '#contract/core/fields.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'
import type { Sentences } from './sentences.ts'

export const sentences: Record<Language, Sentences> = { en, de, it, ru, es }
