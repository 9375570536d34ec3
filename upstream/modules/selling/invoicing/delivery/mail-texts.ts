import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../../firm/mails/index.ts'

type Texts = Readonly<Record<Language, MailText & { link: string }>>

/** Mails to customers. Gaps: number, firm, name, total, due (the due date). */
export const invoiceMailTexts: Texts = {
  en: {
    subject: 'Invoice {number} from {firm}',
    message:
      'Dear {name},\n\nPlease find attached invoice {number} for {total}, payable by {due}.\n\nKind regards,\n{firm}',
    link: 'View the document online: {link}',
  },
  de: {
    subject: 'Rechnung {number} von {firm}',
    message:
      'Guten Tag {name},\n\nanbei erhalten Sie die Rechnung {number} über {total}, zahlbar bis {due}.\n\nMit freundlichen Grüßen\n{firm}',
    link: 'Das Dokument online ansehen: {link}',
  },
  it: {
    subject: 'Fattura {number} di {firm}',
    message:
      'Gentile {name},\n\nin allegato trova la fattura {number} di {total}, da pagare entro il {due}.\n\nCordiali saluti\n{firm}',
    link: 'Il documento online: {link}',
  },
  ru: {
    subject: 'Счёт {number} от {firm}',
    message:
      'Здравствуйте, {name}!\n\nВо вложении — счёт {number} на сумму {total}. Просим оплатить его до {due}\n\nС уважением,\n{firm}',
    link: 'Посмотреть документ в интернете: {link}',
  },
  es: {
    subject: 'Factura {number} de {firm}',
    message:
      'Estimado/a {name}:\n\nAdjuntamos la factura {number} por {total}, con vencimiento el {due}.\n\nUn saludo,\n{firm}',
    link: 'Ver el documento en línea: {link}',
  },
}

export const creditNoteMailTexts: Texts = {
  en: {
    subject: 'Credit note {number} from {firm}',
    message:
      'Dear {name},\n\nPlease find attached credit note {number} for {total}.\n\nKind regards,\n{firm}',
    link: 'View the document online: {link}',
  },
  de: {
    subject: 'Rechnungskorrektur {number} von {firm}',
    message:
      'Guten Tag {name},\n\nanbei erhalten Sie die Rechnungskorrektur {number} über {total}.\n\nMit freundlichen Grüßen\n{firm}',
    link: 'Das Dokument online ansehen: {link}',
  },
  it: {
    subject: 'Nota di credito {number} di {firm}',
    message:
      'Gentile {name},\n\nin allegato trova la nota di credito {number} di {total}.\n\nCordiali saluti\n{firm}',
    link: 'Il documento online: {link}',
  },
  ru: {
    subject: 'Корректировочный счёт {number} от {firm}',
    message:
      'Здравствуйте, {name}!\n\nВо вложении — корректировочный счёт {number} на сумму {total}.\n\nС уважением,\n{firm}',
    link: 'Посмотреть документ в интернете: {link}',
  },
  es: {
    subject: 'Factura rectificativa {number} de {firm}',
    message:
      'Estimado/a {name}:\n\nAdjuntamos la factura rectificativa {number} por {total}.\n\nUn saludo,\n{firm}',
    link: 'Ver el documento en línea: {link}',
  },
}
