import type { Language } from '#contract/core/fields.ts'

/** What stands around the news of a mail. */
export const frames: Record<Language, { hello: string; see: string; foot: string; leave: string }> =
  {
    en: {
      hello: 'Hello {name},',
      see: 'See it here:',
      foot: 'Choose which emails you receive:',
      leave: 'Stop emails of this kind:',
    },
    de: {
      hello: 'Guten Tag {name},',
      see: 'Hier sehen Sie es:',
      foot: 'Welche E-Mails Sie bekommen, wählen Sie hier:',
      leave: 'Keine E-Mails dieser Art mehr:',
    },
    it: {
      hello: 'Buongiorno {name},',
      see: 'Può vederlo qui:',
      foot: 'Qui sceglie quali e-mail ricevere:',
      leave: 'Niente più e-mail di questo tipo:',
    },
    ru: {
      hello: 'Здравствуйте, {name}!',
      see: 'Посмотреть можно здесь:',
      foot: 'Какие письма получать, вы выбираете здесь:',
      leave: 'Больше не получать таких писем:',
    },
    es: {
      hello: 'Hola, {name}:',
      see: 'Puede verlo aquí:',
      foot: 'Aquí elige qué correos recibe:',
      leave: 'No recibir más correos de este tipo:',
    },
  }
