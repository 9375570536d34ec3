import type { Language } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { listOpenItems } from '../../books/settlement/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { type FurtherLine, fillBankYear } from '../../money/bank/index.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>

const terminal: Words = {
  en: 'Card terminal, monthly rent',
  de: 'Kartenterminal, Monatsmiete',
  it: 'Terminale POS, canone mensile',
  ru: 'Аренда терминала за месяц',
  es: 'Terminal de tarjetas, cuota mensual',
}
const provider: Words = {
  en: 'PayPoint Terminals',
  de: 'Terminaldienst Nord',
  it: 'Servizi POS Lombardia',
  ru: 'Терминал-Сервис',
  es: 'Terminales Levante',
}
const withdrawal: Words = {
  en: 'Cash withdrawal',
  de: 'Bargeldauszahlung',
  it: 'Prelievo di contante',
  ru: 'Снятие наличных',
  es: 'Retirada de efectivo',
}
const payment: Words = {
  en: 'Payment of invoice',
  de: 'Zahlung Rechnung',
  it: 'Pagamento fattura',
  ru: 'Оплата счёта',
  es: 'Pago de factura',
}

/**
 * A year of statements for the workshop's bank account: all matched but the last two weeks, in which
 * two customers pay, a terminal is rented and cash is taken out.
 */
export function tellBank(
  writer: Writer,
  context: FirmContext,
  { language, baseCurrency }: { language: Language; baseCurrency: string },
): void {
  const today = context.now.toISOString().slice(0, 10)
  const money = (cents: number) => parseAmount(priceIn(cents, baseCurrency), baseCurrency) ?? cents
  const further: FurtherLine[] = [
    ...paid(writer, today, baseCurrency, payment[language]),
    {
      date: addDays(today, -4),
      amount: 0 - money(1_990),
      name: provider[language],
      text: terminal[language],
    },
    { date: addDays(today, -3), amount: 0 - money(20_000), name: '', text: withdrawal[language] },
  ]
  const account = accountFor(writer, 'bank')
  const openFrom = addDays(today, -14)
  fillBankYear(writer, context, { account, fileName: 'statement', openFrom, today, further })
}

/** Two invoices that are open at home, paid a day or two ago with their numbers. */
function paid(writer: Writer, today: string, currency: string, words: string): FurtherLine[] {
  const query = { direction: 'receivable', view: 'owed', currency, size: 2 } as const
  const { rows } = listOpenItems(writer, query)
  const names = namesOfParties(
    writer,
    rows.map(({ partyId }) => partyId),
  )
  return rows.map(({ partyId, documentNumber, balance }, at) => ({
    date: addDays(today, -1 - at),
    amount: balance,
    name: names.get(partyId) ?? '',
    text: `${words} ${documentNumber}`,
  }))
}
