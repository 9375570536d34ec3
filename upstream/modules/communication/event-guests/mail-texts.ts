import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

type Texts = Readonly<Record<Language, MailText>>

const links: Readonly<Record<Language, string>> = {
  en: 'Answer the invitation: {link}',
  de: 'Auf die Einladung antworten: {link}',
  it: 'Per rispondere all’invito: {link}',
  ru: 'Ответить на приглашение: {link}',
  es: 'Responder a la invitación: {link}',
}

/** Mails to guests of events. Gaps: name, title, when, place, description, firm, link. */
export const guestTexts: Record<'eventInvitation' | 'eventChanged' | 'eventUninvited', Texts> = {
  eventInvitation: {
    en: {
      subject: 'Invitation: {title}, {when}',
      message:
        'Hello {name},\n\n{firm} invites you.\n\n{title}\n{when}\n{place}\n\n{description}\n\nOpen the attached file to add it to your calendar.\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Einladung: {title}, {when}',
      message:
        'Guten Tag {name},\n\n{firm} lädt Sie ein.\n\n{title}\n{when}\n{place}\n\n{description}\n\nMit der Datei im Anhang tragen Sie den Termin in Ihren Kalender ein.\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Invito: {title}, {when}',
      message:
        'Buongiorno {name},\n\n{firm} la invita.\n\n{title}\n{when}\n{place}\n\n{description}\n\nCon il file allegato può aggiungerlo al suo calendario.\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Приглашение: {title}, {when}',
      message:
        'Здравствуйте, {name}!\n\nВас приглашает {firm}.\n\n{title}\n{when}\n{place}\n\n{description}\n\nС помощью файла во вложении событие можно добавить в свой календарь.\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Invitación: {title}, {when}',
      message:
        'Hola, {name}:\n\n{firm} le invita.\n\n{title}\n{when}\n{place}\n\n{description}\n\nCon el archivo adjunto puede añadirlo a su calendario.\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  eventChanged: {
    en: {
      subject: 'Changed: {title}, {when}',
      message:
        'Hello {name},\n\nAn event that you are invited to has changed. These are the new details:\n\n{title}\n{when}\n{place}\n\n{description}\n\nOpen the attached file to add it to your calendar.\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Geändert: {title}, {when}',
      message:
        'Guten Tag {name},\n\nan einem Termin, zu dem Sie eingeladen sind, hat sich etwas geändert. Die aktuellen Angaben:\n\n{title}\n{when}\n{place}\n\n{description}\n\nMit der Datei im Anhang tragen Sie den Termin in Ihren Kalender ein.\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Modificato: {title}, {when}',
      message:
        'Buongiorno {name},\n\nè cambiato qualcosa in un evento a cui è stato invitato. Ecco i dati attuali:\n\n{title}\n{when}\n{place}\n\n{description}\n\nCon il file allegato può aggiungerlo al suo calendario.\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Изменено: {title}, {when}',
      message:
        'Здравствуйте, {name}!\n\nВ событии, на которое вы приглашены, кое-что изменилось. Теперь так:\n\n{title}\n{when}\n{place}\n\n{description}\n\nС помощью файла во вложении событие можно добавить в свой календарь.\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Modificado: {title}, {when}',
      message:
        'Hola, {name}:\n\nHa cambiado algo en un evento al que está invitado. Así queda ahora:\n\n{title}\n{when}\n{place}\n\n{description}\n\nCon el archivo adjunto puede añadirlo a su calendario.\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  eventUninvited: {
    en: {
      subject: 'Cancelled: {title}, {when}',
      message:
        'Hello {name},\n\n{firm} has withdrawn the invitation.\n\n{title}\n{when}\n\nKind regards,\n{firm}',
    },
    de: {
      subject: 'Abgesagt: {title}, {when}',
      message:
        'Guten Tag {name},\n\n{firm} hat die Einladung zurückgezogen.\n\n{title}\n{when}\n\nMit freundlichen Grüßen\n{firm}',
    },
    it: {
      subject: 'Annullato: {title}, {when}',
      message:
        'Buongiorno {name},\n\nl’invito di {firm} non è più valido.\n\n{title}\n{when}\n\nCordiali saluti\n{firm}',
    },
    ru: {
      subject: 'Отменено: {title}, {when}',
      message:
        'Здравствуйте, {name}!\n\nПриглашение больше не действует. Отправитель: {firm}.\n\n{title}\n{when}\n\nС уважением,\n{firm}',
    },
    es: {
      subject: 'Cancelado: {title}, {when}',
      message:
        'Hola, {name}:\n\nLa invitación de {firm} ya no es válida.\n\n{title}\n{when}\n\nUn saludo,\n{firm}',
    },
  },
}
