import type { Language } from '#contract/core/fields.ts'

/** What a mail says whose opening is kept. */
export const openingNote: Readonly<Record<Language, string>> = {
  en: 'The sender is notified when this email is opened.',
  de: 'Der Absender erfährt, wenn diese E-Mail geöffnet wird.',
  it: 'Il mittente viene informato quando questa e-mail viene aperta.',
  ru: 'Отправитель узнаёт, когда это письмо открыто.',
  es: 'Se notifica al remitente cuando se abre este correo.',
}
