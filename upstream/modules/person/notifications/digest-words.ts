import type { Language } from '#contract/core/fields.ts'

type Words = {
  /** By the plural forms of the language (CLDR). */
  title: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
  /** Stands before what is about the person, and no firm. */
  account: string
  all: string
  leave: string
}

/** What stands around several notices in one mail. */
export const digestWords: Record<Language, Words> = {
  en: {
    title: { one: '{count} new notification', other: '{count} new notifications' },
    account: 'Your account',
    all: 'All of them are here:',
    leave: 'Stop emails with notifications:',
  },
  de: {
    title: { one: '{count} neue Benachrichtigung', other: '{count} neue Benachrichtigungen' },
    account: 'Ihr Konto',
    all: 'Alle finden Sie hier:',
    leave: 'Keine E-Mails mit Benachrichtigungen mehr:',
  },
  it: {
    title: { one: '{count} nuova notifica', other: '{count} nuove notifiche' },
    account: 'Il suo account',
    all: 'Le trova tutte qui:',
    leave: 'Niente più e-mail con notifiche:',
  },
  ru: {
    title: {
      one: '{count} новое уведомление',
      few: '{count} новых уведомления',
      many: '{count} новых уведомлений',
      other: '{count} новых уведомлений',
    },
    account: 'Ваша учётная запись',
    all: 'Все уведомления здесь:',
    leave: 'Больше не получать писем с уведомлениями:',
  },
  es: {
    title: { one: '{count} notificación nueva', other: '{count} notificaciones nuevas' },
    account: 'Su cuenta',
    all: 'Las encontrará todas aquí:',
    leave: 'No recibir más correos con notificaciones:',
  },
}

/** How many notices there are, in words: the subject of a mail and the text of a push. */
export function countWords(count: number, language: Language): string {
  const { title } = digestWords[language]
  const form = title[new Intl.PluralRules(language).select(count)] ?? title.other
  return form.replace('{count}', String(count))
}
