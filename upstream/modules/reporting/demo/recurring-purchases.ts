import { RecurringPurchaseInput } from '#contract/buying/recurring-purchases.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { categoryCode } from '../../buying/expenses/index.ts'
import { createRecurringPurchase } from '../../buying/recurring-purchases/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { costs, usualRate } from './costs.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>

const lease: Words = {
  en: 'Lease of the van {month}',
  de: 'Leasing Transporter {month}',
  it: 'Leasing furgone {month}',
  ru: 'Лизинг фургона, {month}',
  es: 'Leasing de la furgoneta {month}',
}
const insurance: Words = {
  en: 'Liability insurance',
  de: 'Betriebshaftpflicht',
  it: 'Assicurazione RC',
  ru: 'Страхование ответственности',
  es: 'Seguro de responsabilidad',
}

/** What comes to a demo by itself: the lease of a van as bills, and an insurance that is debited. */
export function setUpRecurringPurchases(
  writer: Writer,
  context: FirmContext,
  firm: FirmInput,
): void {
  const { language, baseCurrency: currency, address } = firm
  const today = firmDate(writer, context)
  const supplierName = costs.find(({ isBilled }) => isBilled)?.payee[language] ?? ''
  const account = categoryCode(address.country, 'vehicles') ?? accountFor(writer, 'otherExpense')
  const taxCode = usualRate(writer)?.code ?? ''
  const description = lease[language]
  const line = { description, account, taxCode, unitPrice: priceIn(28_900, currency) }
  const usual = { currency, unit: 'month' }
  const planned = [
    {
      ...usual,
      kind: 'bill',
      name: description.replace(/,? \{month\}/, ''),
      supplierName,
      supplierNumber: 'L-{year}-{count}',
      lines: [line],
      firstDate: addDays(today, 4),
      mode: 'post',
    },
    {
      ...usual,
      kind: 'expense',
      name: insurance[language],
      supplierName: insurance[language],
      gross: priceIn(14_250, currency),
      category: 'insurance',
      paidFrom: accountFor(writer, 'bank'),
      firstDate: addDays(today, 11),
      unit: 'quarter',
    },
  ]
  for (const input of planned) {
    createRecurringPurchase(writer, context, RecurringPurchaseInput.parse(input))
  }
}
