import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

type Texts = Readonly<Record<Language, MailText>>

const links: Readonly<Record<Language, string>> = {
  en: 'Move or cancel the appointment: {link}',
  de: 'Termin verschieben oder absagen: {link}',
  it: 'Per spostare o annullare l’appuntamento: {link}',
  ru: 'Перенести или отменить встречу: {link}',
  es: 'Cambiar o cancelar la cita: {link}',
}

/** Mails to whoever booked. Gaps: name, page, when, place, firm, link. */
export const bookingTexts: Record<
  'bookingAsked' | 'bookingConfirmed' | 'bookingMoved' | 'bookingCancelled' | 'bookingReminder',
  Texts
> = {
  bookingAsked: {
    en: {
      subject: 'Please confirm: {page}, {when}',
      message:
        'Hello {name},\n\nSomeone entered this address to book an appointment with {firm}.\n\n{page}\n{when}\n{place}\n\nConfirm within 24 hours to reserve this time. If this wasn’t you, you can ignore this email: nothing is booked.\n\nKind regards,\n{firm}',
      link: 'Confirm the appointment: {link}',
    },
    de: {
      subject: 'Bitte bestätigen: {page}, {when}',
      message:
        'Guten Tag {name},\n\nmit dieser Adresse wurde ein Termin bei {firm} angefragt.\n\n{page}\n{when}\n{place}\n\nDer Termin gehört Ihnen, sobald Sie ihn innerhalb von 24 Stunden bestätigen. Wenn Sie das nicht waren, müssen Sie nichts tun: Es ist nichts gebucht.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Termin bestätigen: {link}',
    },
    it: {
      subject: 'Conferma richiesta: {page}, {when}',
      message:
        'Buongiorno {name},\n\nquesto indirizzo è stato indicato per prenotare un appuntamento con {firm}.\n\n{page}\n{when}\n{place}\n\nL’orario è suo quando lo conferma, entro 24 ore. Se non è stato lei, non faccia nulla: non è prenotato nulla.\n\nCordiali saluti\n{firm}',
      link: 'Per confermare l’appuntamento: {link}',
    },
    ru: {
      subject: 'Подтвердите запись: {page}, {when}',
      message:
        'Здравствуйте, {name}!\n\nЭтот адрес указали, чтобы записаться на встречу. Организатор: {firm}.\n\n{page}\n{when}\n{place}\n\nВремя станет вашим, когда вы подтвердите его в течение 24 часов. Если это были не вы, ничего не делайте: записи нет.\n\nС уважением,\n{firm}',
      link: 'Подтвердить встречу: {link}',
    },
    es: {
      subject: 'Confirme, por favor: {page}, {when}',
      message:
        'Hola, {name}:\n\nSe ha indicado esta dirección para reservar una cita con {firm}.\n\n{page}\n{when}\n{place}\n\nLa hora será suya cuando la confirme, en un plazo de 24 horas. Si no ha sido usted, no haga nada: no hay nada reservado.\n\nUn saludo,\n{firm}',
      link: 'Confirmar la cita: {link}',
    },
  },
  bookingConfirmed: {
    en: {
      subject: '{page}: {when}',
      message:
        'Hello {name},\n\nYour appointment with {firm} is booked.\n\n{page}\n{when}\n{place}\n\nOpen the attached file to add it to your calendar.\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: '{page}: {when}',
      message:
        'Guten Tag {name},\n\nIhr Termin bei {firm} ist gebucht.\n\n{page}\n{when}\n{place}\n\nMit der Datei im Anhang tragen Sie ihn in Ihren Kalender ein.\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: '{page}: {when}',
      message:
        'Buongiorno {name},\n\nil suo appuntamento con {firm} è prenotato.\n\n{page}\n{when}\n{place}\n\nCon il file allegato può aggiungerlo al suo calendario.\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: '{page}: {when}',
      message:
        'Здравствуйте, {name}!\n\nВы записаны на встречу. Вас ждёт {firm}.\n\n{page}\n{when}\n{place}\n\nС помощью файла во вложении встречу можно добавить в свой календарь.\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: '{page}: {when}',
      message:
        'Hola, {name}:\n\nSu cita con {firm} está reservada.\n\n{page}\n{when}\n{place}\n\nCon el archivo adjunto puede añadirla a su calendario.\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  bookingMoved: {
    en: {
      subject: 'New time for {page}: {when}',
      message:
        'Hello {name},\n\nYour appointment with {firm} has a new time.\n\n{page}\n{when}\n{place}\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Neue Zeit für {page}: {when}',
      message:
        'Guten Tag {name},\n\nIhr Termin bei {firm} hat eine neue Zeit.\n\n{page}\n{when}\n{place}\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Nuovo orario per {page}: {when}',
      message:
        'Buongiorno {name},\n\nil suo appuntamento con {firm} ha un nuovo orario.\n\n{page}\n{when}\n{place}\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: '{page} — новое время: {when}',
      message:
        'Здравствуйте, {name}!\n\nВстреча перенесена на другое время. Вас ждёт {firm}.\n\n{page}\n{when}\n{place}\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Nueva hora para {page}: {when}',
      message:
        'Hola, {name}:\n\nSu cita con {firm} tiene una nueva hora.\n\n{page}\n{when}\n{place}\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  bookingCancelled: {
    en: {
      subject: 'Cancelled: {page}, {when}',
      message:
        'Hello {name},\n\nYour appointment with {firm} is cancelled.\n\n{page}\n{when}\n{reason}\n\nKind regards,\n{firm}',
    },
    de: {
      subject: 'Abgesagt: {page}, {when}',
      message:
        'Guten Tag {name},\n\nIhr Termin bei {firm} ist abgesagt.\n\n{page}\n{when}\n{reason}\n\nMit freundlichen Grüßen\n{firm}',
    },
    it: {
      subject: 'Annullato: {page}, {when}',
      message:
        'Buongiorno {name},\n\nil suo appuntamento con {firm} è annullato.\n\n{page}\n{when}\n{reason}\n\nCordiali saluti\n{firm}',
    },
    ru: {
      subject: 'Встреча отменена: {page}, {when}',
      message:
        'Здравствуйте, {name}!\n\nВаша встреча отменена.\n\n{page}\n{when}\n{reason}\n\nС уважением,\n{firm}',
    },
    es: {
      subject: 'Cancelada: {page}, {when}',
      message:
        'Hola, {name}:\n\nSu cita con {firm} está cancelada.\n\n{page}\n{when}\n{reason}\n\nUn saludo,\n{firm}',
    },
  },
  bookingReminder: {
    en: {
      subject: 'Reminder: {page}, {when}',
      message:
        'Hello {name},\n\nThis is a reminder of your appointment with {firm}.\n\n{page}\n{when}\n{place}\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Erinnerung: {page}, {when}',
      message:
        'Guten Tag {name},\n\nwir erinnern Sie an Ihren Termin bei {firm}.\n\n{page}\n{when}\n{place}\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Promemoria: {page}, {when}',
      message:
        'Buongiorno {name},\n\nle ricordiamo il suo appuntamento con {firm}.\n\n{page}\n{when}\n{place}\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Напоминание: {page}, {when}',
      message:
        'Здравствуйте, {name}!\n\nНапоминаем о вашей встрече. Вас ждёт {firm}.\n\n{page}\n{when}\n{place}\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Recordatorio: {page}, {when}',
      message:
        'Hola, {name}:\n\nLe recordamos su cita con {firm}.\n\n{page}\n{when}\n{place}\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
}
