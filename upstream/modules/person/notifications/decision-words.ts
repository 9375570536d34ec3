import type { Language } from '#contract/core/fields.ts'

/** How what was handed in was decided on. */
export const decisions: Record<Language, Record<'approved' | 'rejected', string>> = {
  en: { approved: 'approved', rejected: 'rejected' },
  de: { approved: 'freigegeben', rejected: 'abgelehnt' },
  it: { approved: 'approvata', rejected: 'respinta' },
  ru: { approved: 'утверждено', rejected: 'отклонено' },
  es: { approved: 'aprobado', rejected: 'rechazado' },
}
