import { minorToDecimal } from '#contract/core/money.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { createExpense, postExpense } from '../../buying/expenses/index.ts'
import { amountsIn, capital, costs, enter, untaxedRate } from './costs.ts'

type Firm = Pick<FirmInput, 'language' | 'baseCurrency'>

/** What the owner put into the shop. */
export function openShop(writer: Writer, context: FirmContext, firm: Firm): void {
  const put = amountsIn(firm.baseCurrency)(800_000)
  enter(writer, context, capital[firm.language], [
    { account: { role: 'bank' }, debit: put, credit: 0 },
    { account: { role: 'capital' }, debit: 0, credit: put },
  ])
}

/** The shop's rent of a month, on the day of the context. */
export function payRent(writer: Writer, context: FirmContext, firm: Firm): void {
  const rent = costs.find(({ category }) => category === 'rent')
  if (!rent) return
  const { language, baseCurrency } = firm
  const expense = createExpense(writer, context, {
    date: context.now.toISOString().slice(0, 10),
    payee: rent.payee[language],
    gross: minorToDecimal(amountsIn(baseCurrency)(rent.cents), baseCurrency),
    currency: baseCurrency,
    exchangeRate: '',
    taxText: '',
    category: rent.category,
    taxCode: untaxedRate(writer).code,
    paidFrom: accountFor(writer, 'bank'),
    note: '',
  })
  postExpense(writer, context, expense.id)
}
