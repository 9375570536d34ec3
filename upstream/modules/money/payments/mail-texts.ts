import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

/** Receipts to customers. Gaps: name, number, amount, date, firm. */
export const receiptTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'We have received your payment {number}',
    message:
      'Dear {name},\n\nThank you. We received your payment of {amount} on {date}. It is recorded as {number}.\n\nKind regards,\n{firm}',
  },
  de: {
    subject: 'Ihre Zahlung {number} ist eingegangen',
    message:
      'Guten Tag {name},\n\nvielen Dank. Ihre Zahlung über {amount} ist am {date} bei uns eingegangen und unter der Nummer {number} erfasst.\n\nMit freundlichen Grüßen\n{firm}',
  },
  it: {
    subject: 'Abbiamo ricevuto il suo pagamento {number}',
    message:
      'Gentile {name},\n\ngrazie. Il {date} abbiamo ricevuto il suo pagamento di {amount}, registrato con il numero {number}.\n\nCordiali saluti\n{firm}',
  },
  ru: {
    subject: 'Мы получили ваш платёж {number}',
    message:
      'Здравствуйте, {name}!\n\nСпасибо. {date} мы получили ваш платёж на сумму {amount}. Он учтён под номером {number}.\n\nС уважением,\n{firm}',
  },
  es: {
    subject: 'Hemos recibido su pago {number}',
    message:
      'Estimado/a {name}:\n\nGracias. El {date} recibimos su pago de {amount}, registrado con el número {number}.\n\nUn saludo,\n{firm}',
  },
}
