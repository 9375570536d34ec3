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
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { type Bill, billsContract } from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { PayBillForm } from '../components/pay-bill-form.tsx'
import { decimalFields, payBill } from '../pay-bill.server.ts'
import { loadPaymentFields, readPaymentForm } from '../payment-fields.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const inFirm = { firmId: firm.firmId }
  const billId = requireIdParam(args, 'billId')
  const [{ t }, format, bill, { today }, accounts, custom] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(billsContract.get, { ...inFirm, billId }),
    call(billsContract.choices, inFirm),
    call(accountsContract.list, inFirm),
    loadPaymentFields(access),
  ])
  if (!bill.actions.includes('pay')) throw new AppError('conflict', 'Nothing to pay')
  const isAskedWhole = askedOf(bill) === bill.due
  const isInTime = bill.discount !== null && today <= bill.discount.date
  const discount = isAskedWhole && isInTime ? (bill.discount?.amount ?? 0) : 0
  return {
    head: pageMeta(args, { title: t('payments')('payBill.title') }),
    bill,
    accounts: moneyAccountsOf(accounts),
    custom,
    initial: {
      amount: format.amountInput(askedOf(bill) - discount, bill.currency),
      ...(discount > 0 && { discount: format.amountInput(discount, bill.currency) }),
      date: today,
      method: 'bankTransfer',
      reference: bill.paymentReference || bill.supplierNumber,
    },
  }
}

/** What is offered to be paid: all that is due, or first what the file asks for. */
function askedOf({ askedAmount, due, settlements }: Bill): number {
  const isFirst = settlements.length === 0
  return isFirst && askedAmount !== null && askedAmount > 0 ? Math.min(askedAmount, due) : due
}

/** Records the payment, or says at which field it can't be. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readPaymentForm(args, access, decimalFields)
  const { refusal, status, payment } = await payBill(access, form, billId)
  if (refusal) return refuse(refusal, status)
  const { number, amount, currency } = payment
  const gaps = { number, amount: format.money(amount, currency) }
  const message = t('payments')('payBill.done', gaps)
  return redirectWithToast(args, billPath(access.firm.firmId, billId), { type: 'success', message })
}

export default function PayBillRoute() {
  const { bill, ...page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const back = billPath(firm.firmId, bill.id)
  const { supplierName: name, supplierNumber, due, currency, dueDate } = bill
  return (
    <>
      <PageHead
        title={t('payBill.title')}
        sentence={t('payBill.sentence', {
          name,
          amount: money(due, currency),
          date: date(dueDate, 'long'),
        })}
        crumb={{ href: back, label: `${supplierNumber} ${name}` }}
      />
      <PayBillForm {...page} refusal={refusal} currency={currency} cancelHref={back} />
    </>
  )
}

export const meta = headOf
