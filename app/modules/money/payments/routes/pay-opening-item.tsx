import { useActionData, useLoaderData } from '@remix-run/react'
import { openingItemPath } from '#app/modules/books/opening-items/index.ts'
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
import { openingItemsContract } from '#contract/books/opening-items.ts'
import { AppError } from '#contract/core/errors.ts'
import { PayBillForm } from '../components/pay-bill-form.tsx'
import { decimalFields, payOwed } from '../pay-bill.server.ts'
import { loadPaymentFields, readPaymentForm } from '../payment-fields.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const inFirm = { firmId: firm.firmId }
  const openingItemId = requireIdParam(args, 'openingItemId')
  const [{ t }, format, item, accounts, custom] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(openingItemsContract.get, { ...inFirm, openingItemId }),
    call(accountsContract.list, inFirm),
    loadPaymentFields(access),
  ])
  if (item.partyRole !== 'supplier' || item.state !== 'open' || item.due <= 0) {
    throw new AppError('conflict', 'Nothing to pay')
  }
  return {
    head: pageMeta(args, { title: t('payments')('payBill.title') }),
    item,
    accounts: moneyAccountsOf(accounts),
    custom,
    initial: {
      amount: format.amountInput(item.due, item.currency),
      date: todayIn(format.timeZone),
      method: 'bankTransfer',
      reference: item.number,
    },
  }
}

/** Records what was paid of a bill of the old books, or says at which field it can't be. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { firmId } = access.firm
  const openingItemId = requireIdParam(args, 'openingItemId')
  const [{ t }, { money }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readPaymentForm(args, access, decimalFields)
  const item = await access.call(openingItemsContract.get, { firmId, openingItemId })
  const owed = { id: item.id, supplierId: item.partyId, currency: item.currency }
  const outcome = await payOwed(access, form, owed)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const { number, amount, currency } = outcome.payment
  const message = t('payments')('payBill.done', { number, amount: money(amount, currency) })
  const to = openingItemPath(firmId, openingItemId)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function PayOpeningItemRoute() {
  const { item, ...page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const back = openingItemPath(firm.firmId, item.id)
  const { partyName: name, number, due, currency, dueDate } = item
  const gaps = { name, amount: money(due, currency), date: date(dueDate, 'long') }
  return (
    <>
      <PageHead
        title={t('payBill.title')}
        sentence={t('payBill.sentence', gaps)}
        crumb={{ href: back, label: `${number} ${name}` }}
      />
      <PayBillForm {...page} refusal={refusal} currency={currency} cancelHref={back} />
    </>
  )
}

export const meta = headOf
