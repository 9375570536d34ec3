import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { enter } from './costs.ts'

const words: Record<Language, string> = {
  en: 'Card payments of the month, paid out',
  de: 'Auszahlung der Kartenzahlungen des Monats',
  it: 'Accredito dei pagamenti con carta del mese',
  ru: 'Зачисление платежей по картам за месяц',
  es: 'Abono de los pagos con tarjeta del mes',
}

/** At the end of a month the card company pays out what customers paid by card. */
export function payOutCards(writer: Writer, context: FirmContext, language: Language): void {
  const today = context.now.toISOString().slice(0, 10)
  const amount = balanceUntil(writer, accountFor(writer, 'cardClearing'), today)
  if (amount <= 0) return
  enter(writer, context, words[language], [
    { account: { role: 'bank' }, debit: amount, credit: 0 },
    { account: { role: 'cardClearing' }, debit: 0, credit: amount },
  ])
}
