import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

/** Statements to customers. Gaps: name, from, to, balance, overdue, firm. */
export const statementMailTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Your statement up to {to}',
    message:
      'Dear {name},\n\nAttached is the statement of your account from {from} to {to}. The balance is {balance}, of which {overdue} is overdue.\n\nIf your records differ, please let us know.\n\nKind regards,\n{firm}',
  },
  de: {
    subject: 'Ihr Kontoauszug bis {to}',
    message:
      'Guten Tag {name},\n\nanbei erhalten Sie den Auszug Ihres Kundenkontos vom {from} bis {to}. Der Saldo beträgt {balance}, davon sind {overdue} überfällig.\n\nSollte Ihre Buchhaltung etwas anderes zeigen, geben Sie uns bitte Bescheid.\n\nMit freundlichen Grüßen\n{firm}',
  },
  it: {
    subject: 'Il suo estratto conto fino al {to}',
    message:
      'Gentile {name},\n\nin allegato trova l’estratto conto dal {from} al {to}. Il saldo è di {balance}, di cui {overdue} scaduti.\n\nSe dalla sua contabilità risulta altro, ce lo faccia sapere.\n\nCordiali saluti\n{firm}',
  },
  ru: {
    subject: 'Акт сверки на {to}',
    message:
      'Здравствуйте, {name}!\n\nВо вложении — акт сверки взаиморасчётов с {from} по {to}. Сальдо: {balance}, из них просрочено: {overdue}.\n\nЕсли у вас другие данные, пожалуйста, сообщите нам.\n\nС уважением,\n{firm}',
  },
  es: {
    subject: 'Su extracto de cuenta hasta el {to}',
    message:
      'Estimado/a {name}:\n\nAdjuntamos el extracto de su cuenta del {from} al {to}. El saldo es de {balance}, de los cuales {overdue} están vencidos.\n\nSi su contabilidad indica otra cosa, le rogamos que nos avise.\n\nUn saludo,\n{firm}',
  },
}
