import type { UsualCategory } from '#contract/buying/expense-parts.ts'
import type { Language } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import {
  createExpense,
  listCategories,
  postExpense,
  saveExpenseRules,
  updateCategory,
} from '../../buying/expenses/index.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>
type Firm = { language: Language; baseCurrency: string }

/** Euro cents a month. */
const budgets: Partial<Record<UsualCategory, number>> = {
  rent: 70_000,
  bankFees: 1_600,
  travel: 30_000,
  vehicles: 12_000,
  office: 10_000,
}

const fair: Words = {
  en: 'Carriage to the fair',
  de: 'Spedition zur Messe',
  it: 'Trasporto alla fiera',
  ru: 'Доставка на выставку',
  es: 'Transporte a la feria',
}
const lunch: Words = {
  en: 'Lunch on the way',
  de: 'Mittagessen unterwegs',
  it: 'Pranzo in viaggio',
  ru: 'Обед в дороге',
  es: 'Comida en el camino',
}

/** Budgets and rules of the firm, and a receipt in two parts of which one is billed on. */
export function noteSpending(writer: Writer, context: FirmContext, firm: Firm): void {
  const { language, baseCurrency } = firm
  for (const [category, cents] of Object.entries(budgets)) {
    const budget = parseAmount(priceIn(cents, baseCurrency), baseCurrency) ?? cents
    const known = listCategories(writer).find(({ id }) => id === category)
    if (known) updateCategory(writer, context, category, { ...known, budget })
  }
  const receiptFrom = parseAmount(priceIn(2_000, baseCurrency), baseCurrency) ?? 0
  const limit = parseAmount(priceIn(50_000, baseCurrency), baseCurrency) ?? 0
  saveExpenseRules(writer, context, {
    receiptFrom,
    maxAgeDays: 60,
    limits: [{ role: 'employee', amount: limit }],
    mileage: [],
    version: 1,
  })
  const [customer] = listReachedCustomerNames(writer, context, 1)
  const { id } = createExpense(writer, context, {
    date: addDays(context.now.toISOString().slice(0, 10), -4),
    payee: fair[language],
    receiptNumber: 'T-20418',
    gross: priceIn(23_800, baseCurrency),
    currency: baseCurrency,
    category: 'travel',
    billTo: customer?.name ?? '',
    parts: [{ gross: priceIn(2_140, baseCurrency), category: 'travel', note: lunch[language] }],
    paidFrom: accountFor(writer, 'bank'),
  })
  postExpense(writer, context, id)
}
