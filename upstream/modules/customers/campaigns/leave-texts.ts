import type { Language } from '#contract/core/fields.ts'

/** What stands before the address at which somebody unsubscribes. */
export const leaveTexts: Readonly<Record<Language, string>> = {
  en: 'Unsubscribe from these emails:',
  de: 'Von diesen E-Mails abmelden:',
  it: 'Per non ricevere più queste e-mail:',
  ru: 'Отписаться от таких писем:',
  es: 'No recibir más correos como este:',
}

/** What a mail says whose links are counted. */
export const countTexts: Readonly<Record<Language, string>> = {
  en: 'The sender sees which links in this email are opened.',
  de: 'Der Absender sieht, welche Links in dieser E-Mail geöffnet werden.',
  it: 'Il mittente vede quali link di questa e-mail vengono aperti.',
  ru: 'Отправитель видит, какие ссылки в этом письме открыты.',
  es: 'El remitente ve qué enlaces de este correo se abren.',
}
