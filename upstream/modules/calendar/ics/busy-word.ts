import type { Language } from '#contract/fields.ts'

/** What a time is called of which only is told that it is taken. */
export const busyWord: Readonly<Record<Language, string>> = {
  en: 'Busy',
  de: 'Belegt',
  it: 'Occupato',
  ru: 'Занято',
  es: 'Ocupado',
}
