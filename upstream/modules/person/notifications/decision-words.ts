import type { Language } from '#contract/core/fields.ts'

/** How what was handed in was decided on. */
export const decisions: Record<Language, Record<'approved' | 'rejected', string>> = {
  en: { approved: 'approved', rejected: 'sent back' },
  de: { approved: 'freigegeben', rejected: 'zurückgegeben' },
  it: { approved: 'approvata', rejected: 'rinviata' },
  ru: { approved: 'утверждено', rejected: 'возвращено' },
  es: { approved: 'aprobación concedida', rejected: 'devuelto' },
}
