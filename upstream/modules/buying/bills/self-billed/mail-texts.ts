import type { Language } from '#contract/core/fields.ts'

type Texts = Readonly<Record<Language, { subject: string; message: string }>>

/** Mails to suppliers with the invoice that the firm wrote. Gaps: number, firm, name, total. */
export const mailTexts: Texts = {
  en: {
    subject: 'Self-billed invoice {number} from {firm}',
    message:
      'Dear {name},\n\nAs agreed, please find attached the invoice {number} for {total}, which we have issued on your behalf. Please check it and tell us soon if anything is wrong.\n\nKind regards,\n{firm}',
  },
  de: {
    subject: 'Gutschrift {number} von {firm}',
    message:
      'Guten Tag {name},\n\nwie vereinbart rechnen wir Ihre Leistung mit der Gutschrift {number} über {total} ab, die Sie im Anhang finden. Bitte prüfen Sie sie und melden Sie sich bald, wenn etwas nicht stimmt.\n\nMit freundlichen Grüßen\n{firm}',
  },
  it: {
    subject: 'Autofattura {number} di {firm}',
    message:
      'Gentile {name},\n\ncome concordato, in allegato trova la fattura {number} di {total} che abbiamo emesso per suo conto. La preghiamo di controllarla e di segnalarci presto eventuali errori.\n\nCordiali saluti\n{firm}',
  },
  ru: {
    subject: 'Счёт {number}, составленный {firm}',
    message:
      'Здравствуйте, {name}!\n\nКак мы договорились, во вложении — счёт {number} на сумму {total}, который мы составили от вашего имени. Проверьте его, пожалуйста, и сообщите, если что-то неверно.\n\nС уважением,\n{firm}',
  },
  es: {
    subject: 'Factura {number} expedida por {firm}',
    message:
      'Estimado/a {name}:\n\nSegún lo acordado, adjuntamos la factura {number} por {total}, que hemos expedido en su nombre. Le rogamos que la revise y nos avise pronto si hay algún error.\n\nUn saludo,\n{firm}',
  },
}

/** Mails with the credit that corrects such an invoice. Gaps: number, firm, name, total. */
export const creditMailTexts: Texts = {
  en: {
    subject: 'Self-billed credit note {number} from {firm}',
    message:
      'Dear {name},\n\nPlease find attached the credit note {number} for {total}, which corrects an invoice that we issued on your behalf. Please check it and tell us soon if anything is wrong.\n\nKind regards,\n{firm}',
  },
  de: {
    subject: 'Korrektur einer Gutschrift: {number} von {firm}',
    message:
      'Guten Tag {name},\n\nim Anhang finden Sie die Korrektur {number} über {total} zu einer Gutschrift, mit der wir Ihre Leistung abgerechnet haben. Bitte prüfen Sie sie und melden Sie sich bald, wenn etwas nicht stimmt.\n\nMit freundlichen Grüßen\n{firm}',
  },
  it: {
    subject: 'Nota di credito {number} di {firm}',
    message:
      'Gentile {name},\n\nin allegato trova la nota di credito {number} di {total}, che rettifica una fattura emessa da noi per suo conto. La preghiamo di controllarla e di segnalarci presto eventuali errori.\n\nCordiali saluti\n{firm}',
  },
  ru: {
    subject: 'Корректировочный счёт {number}, составленный {firm}',
    message:
      'Здравствуйте, {name}!\n\nВо вложении — корректировочный счёт {number} на сумму {total} к счёту, который мы составили от вашего имени. Проверьте его, пожалуйста, и сообщите, если что-то неверно.\n\nС уважением,\n{firm}',
  },
  es: {
    subject: 'Factura rectificativa {number} expedida por {firm}',
    message:
      'Estimado/a {name}:\n\nAdjuntamos la factura rectificativa {number} por {total}, que corrige una factura que expedimos en su nombre. Le rogamos que la revise y nos avise pronto si hay algún error.\n\nUn saludo,\n{firm}',
  },
}
