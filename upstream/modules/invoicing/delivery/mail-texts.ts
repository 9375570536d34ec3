import type { Language } from '#contract/fields.ts'

type MailTexts = {
  subject: { invoice: string; creditNote: string }
  /** What is written where the sender writes nothing. */
  message: { invoice: string; creditNote: string }
  link: string
}

/** Mails to customers. Gaps: number, firm, name, total, due (the due date). */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: {
    subject: {
      invoice: 'Invoice {number} from {firm}',
      creditNote: 'Credit note {number} from {firm}',
    },
    message: {
      invoice:
        'Dear {name},\n\nattached you will find invoice {number} for {total}, payable by {due}.\n\nKind regards,\n{firm}',
      creditNote:
        'Dear {name},\n\nattached you will find credit note {number} for {total}.\n\nKind regards,\n{firm}',
    },
    link: 'View the document online: {link}',
  },
  de: {
    subject: {
      invoice: 'Rechnung {number} von {firm}',
      creditNote: 'Rechnungskorrektur {number} von {firm}',
    },
    message: {
      invoice:
        'Guten Tag {name},\n\nanbei erhalten Sie die Rechnung {number} über {total}, zahlbar bis {due}.\n\nMit freundlichen Grüßen\n{firm}',
      creditNote:
        'Guten Tag {name},\n\nanbei erhalten Sie die Rechnungskorrektur {number} über {total}.\n\nMit freundlichen Grüßen\n{firm}',
    },
    link: 'Das Dokument online ansehen: {link}',
  },
  it: {
    subject: {
      invoice: 'Fattura {number} di {firm}',
      creditNote: 'Nota di credito {number} di {firm}',
    },
    message: {
      invoice:
        'Gentile {name},\n\nin allegato trova la fattura {number} di {total}, da pagare entro il {due}.\n\nCordiali saluti\n{firm}',
      creditNote:
        'Gentile {name},\n\nin allegato trova la nota di credito {number} di {total}.\n\nCordiali saluti\n{firm}',
    },
    link: 'Vedere il documento online: {link}',
  },
  ru: {
    subject: {
      invoice: 'Счёт {number} от {firm}',
      creditNote: 'Корректировочный счёт {number} от {firm}',
    },
    message: {
      invoice:
        'Здравствуйте, {name}!\n\nВо вложении — счёт {number} на сумму {total}. Просим оплатить его до {due}\n\nС уважением,\n{firm}',
      creditNote:
        'Здравствуйте, {name}!\n\nВо вложении — корректировочный счёт {number} на сумму {total}.\n\nС уважением,\n{firm}',
    },
    link: 'Посмотреть документ в интернете: {link}',
  },
  es: {
    subject: {
      invoice: 'Factura {number} de {firm}',
      creditNote: 'Factura rectificativa {number} de {firm}',
    },
    message: {
      invoice:
        'Estimado/a {name}:\n\nAdjuntamos la factura {number} por {total}, con vencimiento el {due}.\n\nUn saludo,\n{firm}',
      creditNote:
        'Estimado/a {name}:\n\nAdjuntamos la factura rectificativa {number} por {total}.\n\nUn saludo,\n{firm}',
    },
    link: 'Ver el documento en línea: {link}',
  },
}
