import type { Language } from '#contract/core/fields.ts'

/** The title of an event of which only the time is shown. */
export const busyWord: Readonly<Record<Language, string>> = {
  en: 'Busy',
  de: 'Belegt',
  it: 'Occupato',
  ru: 'Занято',
  es: 'Ocupado',
}
