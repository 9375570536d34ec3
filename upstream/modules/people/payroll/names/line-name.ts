import type { Language } from '#contract/core/fields.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'

export type StatutoryNames = Readonly<Record<keyof typeof en, string>>

const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de, it, ru, es }

const once: Readonly<Record<Language, string>> = {
  en: 'one-off pay',
  de: 'Einmalzahlung',
  it: 'una tantum',
  ru: 'разовая выплата',
  es: 'pago único',
}

/**
 * What a line of a payslip is called in a language: a component as the firm called it, a line of the
 * law by its country's own code.
 * @param components names of the firm's components by code, as they were when it was calculated
 */
export function lineName(
  { code }: { code: string },
  components: Readonly<Record<string, string>>,
  language: Language,
): string {
  if (Object.hasOwn(components, code)) return components[code] ?? code
  const known = names[language]
  const [, lent = ''] = /^(advance|loan)_/.exec(code) ?? []
  if (lent !== '') return known[lent] ?? code
  if (Object.hasOwn(known, code)) return known[code] ?? code
  const base = code.replace(/_one_off$/, '')
  if (base !== code && Object.hasOwn(known, base)) return `${known[base]}, ${once[language]}`
  return code
}
