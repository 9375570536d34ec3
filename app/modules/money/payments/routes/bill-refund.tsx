import { useActionData, useLoaderData } from '@remix-run/react'
import { billPath } from '#app/modules/buying/bills/index.ts'
import { moneyAccountsOf } from '#app/shell/form/account-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { billsContract } from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { RefundForm } from '../components/refund-form.tsx'
import { decimalFields, payBill } from '../pay-bill.server.ts'
import { loadPaymentFields, readPaymentForm } from '../payment-fields.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const billId = requireIdParam(args, 'billId')
  const [{ t }, format, bill, accounts, custom] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(billsContract.get, { firmId, billId }),
    call(accountsContract.list, { firmId }),
    loadPaymentFields(access),
  ])
  if (!bill.actions.includes('receiveRefund')) throw new AppError('conflict', 'Nothing to pay back')
  const initial = {
    amount: format.amountInput(bill.due, bill.currency),
    date: todayIn(format.timeZone),
    method: 'bankTransfer',
    exchangeRate: '',
    fee: '',
    reference: bill.supplierNumber,
  }
  const title = t('payments')('billRefund.title', { name: bill.supplierName })
  return {
    head: pageMeta(args, { title }),
    bill,
    initial,
    accounts: moneyAccountsOf(accounts),
    custom,
  }
}

/** Records what the supplier paid back, or says at which field it can't be. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const [{ t }, { money }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readPaymentForm(args, access, decimalFields)
  const outcome = await payBill(access, form, billId, 'receiveFromSupplier')
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const { number, amount, currency } = outcome.payment
  const message = t('payments')('billRefund.done', { number, amount: money(amount, currency) })
  return redirectWithToast(args, billPath(access.firm.firmId, billId), { type: 'success', message })
}

export default function BillRefundRoute() {
  const { bill, ...page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { id, number, supplierName: name, due, currency } = bill
  const back = billPath(firm.firmId, id)
  return (
    <>
      <PageHead
        title={t('billRefund.title', { name })}
        sentence={t('billRefund.sentence', { amount: money(due, currency) })}
        crumb={{ href: back, label: number }}
      />
      <RefundForm
        {...page}
        refusal={refusal}
        currency={currency}
        cancelHref={back}
        of="billRefund"
      />
    </>
  )
}

export const meta = headOf
