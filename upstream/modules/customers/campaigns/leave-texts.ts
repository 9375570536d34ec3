import type { Language } from '#contract/core/fields.ts'

/** What stands before the address at which somebody unsubscribes. */
export const leaveTexts: Readonly<Record<Language, string>> = {
  en: 'No more emails like this:',
  de: 'Keine solchen E-Mails mehr:',
  it: 'Per non ricevere più queste e-mail:',
  ru: 'Отписаться от таких писем:',
  es: 'No recibir más correos como este:',
}
