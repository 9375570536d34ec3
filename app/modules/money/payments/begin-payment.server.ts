import { moneyAccountsOf } from '#app/shell/form/account-field.tsx'
import type { Format } from '#app/shell/format.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { ratesContract } from '#contract/books/rates.ts'
import { Id } from '#contract/core/fields.ts'
import { PageQuery } from '#contract/core/page.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { newPaymentValues, paymentCurrency } from './components/payment-values.ts'
import { loadPaymentFields } from './payment-fields.server.ts'

/**
 * What the page of a new payment needs: the customer of the address with their open invoices, or
 * the customers to choose from while it names none. Throws AppError `not_found` for an unknown one.
 */
export async function beginPayment(access: FirmAccess, request: Request, format: Format) {
  const { call, firm } = access
  const { firmId } = firm
  const invoice = await findPaidInvoice(access, request)
  const customerId = invoice?.customerId ?? idIn(request, 'customer')
  if (customerId === undefined) {
    const query = readListQuery(PageQuery, request)
    const page = await call(partiesContract.list, {
      ...query,
      firmId,
      role: 'customer',
    })
    return { step: 'customer', query, page } as const
  }
  const [customer, open, { timeZone }, accounts, custom] = await Promise.all([
    call(partiesContract.get, { firmId, partyId: customerId }),
    call(paymentsContract.listOpen, { firmId, customerId }),
    call(firmsContract.get, { firmId }),
    call(accountsContract.list, { firmId }),
    loadPaymentFields(access),
  ])
  const today = todayIn(timeZone)
  const beginning = { customer, open, invoice, today, format }
  const currency = paymentCurrency(beginning)
  const { found } =
    currency === firm.baseCurrency
      ? { found: null }
      : await call(ratesContract.find, { firmId, currency, date: today })
  const initial = newPaymentValues({ ...beginning, rate: found?.rate })
  return {
    step: 'payment',
    customer,
    open,
    initial,
    rate: found,
    accounts: moneyAccountsOf(accounts),
    custom,
  } as const
}

async function findPaidInvoice(
  { call, firm }: FirmAccess,
  request: Request,
): Promise<Invoice | undefined> {
  const invoiceId = idIn(request, 'invoice')
  if (invoiceId === undefined) return undefined
  return call(invoicesContract.get, { firmId: firm.firmId, invoiceId })
}

/** An id in the address; what cannot be one counts as absent. */
function idIn(request: Request, name: string): string | undefined {
  return Id.safeParse(new URL(request.url).searchParams.get(name)).data
}
