import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

/** Notices to customers before a debit. Gaps: name, number, amount, date, mandate, creditor, firm. */
export const debitTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'We will collect {amount} for {number} on {date}',
    message:
      'Dear {name},\n\nOn {date} we will collect {amount} for {number} from your account under mandate {mandate}. Our creditor identifier is {creditor}. Please make sure that your account holds sufficient funds.\n\nKind regards,\n{firm}',
  },
  de: {
    subject: 'Wir ziehen am {date} {amount} für {number} ein',
    message:
      'Guten Tag {name},\n\nam {date} ziehen wir {amount} für {number} mit dem Mandat {mandate} von Ihrem Konto ein. Unsere Gläubiger-Identifikationsnummer ist {creditor}. Bitte sorgen Sie für ausreichende Deckung.\n\nMit freundlichen Grüßen\n{firm}',
  },
  it: {
    subject: 'Il {date} addebiteremo {amount} per {number}',
    message:
      'Gentile {name},\n\nil {date} addebiteremo sul suo conto {amount} per {number}, come concordato con il mandato {mandate}. Il nostro identificativo del creditore è {creditor}. La preghiamo di assicurare la copertura necessaria.\n\nCordiali saluti\n{firm}',
  },
  ru: {
    subject: '{date} мы спишем {amount} по счёту {number}',
    message:
      'Здравствуйте, {name}!\n\n{date} мы спишем с вашего банковского счёта {amount} по счёту {number} на основании мандата {mandate}. Наш идентификатор кредитора — {creditor}. Пожалуйста, обеспечьте достаточный остаток на счёте.\n\nС уважением,\n{firm}',
  },
  es: {
    subject: 'El {date} cobraremos {amount} por {number}',
    message:
      'Estimado/a {name}:\n\nEl {date} cobraremos en su cuenta {amount} por {number}, según lo acordado con el mandato {mandate}. Nuestro identificador de acreedor es {creditor}. Le rogamos que haya saldo suficiente.\n\nUn saludo,\n{firm}',
  },
}
