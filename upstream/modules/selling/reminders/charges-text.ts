import type { Language } from '#contract/core/fields.ts'
import type { DueReminder } from '#contract/selling/reminders.ts'
import type { PaperFormat } from '../../../documents/paper/paper-format.ts'

type Words = { both: string; fee: string; interest: string }

/** A paragraph of its own, with the line break before it; empty where nothing is claimed. */
const words: Record<Language, Words> = {
  en: {
    both: '\n\nOn top of it we claim interest of {interest} for late payment and a lump sum of {fee}: {total} altogether.',
    fee: '\n\nOn top of it we claim a lump sum of {fee} for late payment: {total} altogether.',
    interest:
      '\n\nOn top of it we claim interest of {interest} for late payment: {total} altogether.',
  },
  de: {
    both: '\n\nHinzu kommen Verzugszinsen von {interest} und eine Pauschale von {fee}, zusammen {total}.',
    fee: '\n\nHinzu kommt eine Verzugspauschale von {fee}, zusammen {total}.',
    interest: '\n\nHinzu kommen Verzugszinsen von {interest}, zusammen {total}.',
  },
  it: {
    both: '\n\nSi aggiungono interessi di mora di {interest} e un importo forfettario di {fee}, in totale {total}.',
    fee: '\n\nSi aggiunge un importo forfettario di {fee} per il ritardo, in totale {total}.',
    interest: '\n\nSi aggiungono interessi di mora di {interest}, in totale {total}.',
  },
  ru: {
    both: '\n\nДополнительно начислены проценты за просрочку {interest} и фиксированная сумма {fee}, всего {total}.',
    fee: '\n\nДополнительно начислена фиксированная сумма за просрочку {fee}, всего {total}.',
    interest: '\n\nДополнительно начислены проценты за просрочку {interest}, всего {total}.',
  },
  es: {
    both: '\n\nSe añaden intereses de demora de {interest} y una cantidad fija de {fee}, en total {total}.',
    fee: '\n\nSe añade una cantidad fija de {fee} por la demora, en total {total}.',
    interest: '\n\nSe añaden intereses de demora de {interest}, en total {total}.',
  },
}

/** What is claimed on top of an invoice, as a paragraph of the mail. */
export function chargesText(
  {
    fee,
    interest,
    balance,
    currency,
  }: Pick<DueReminder, 'fee' | 'interest' | 'balance' | 'currency'>,
  language: Language,
  format: PaperFormat,
): string {
  if (fee === 0 && interest === 0) return ''
  const kind = fee > 0 && interest > 0 ? 'both' : fee > 0 ? 'fee' : 'interest'
  return words[language][kind]
    .replace('{fee}', format.money(fee, currency))
    .replace('{interest}', format.money(interest, currency))
    .replace('{total}', format.money(balance + fee + interest, currency))
}
