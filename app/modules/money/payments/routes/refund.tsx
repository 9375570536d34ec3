import { useActionData, useLoaderData } from '@remix-run/react'
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
import { AppError } from '#contract/core/errors.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { RefundForm } from '../components/refund-form.tsx'
import { creditPath, paymentPath } from '../paths.ts'
import { loadPaymentFields, readPaymentForm } from '../payment-fields.server.ts'
import { refundCredit } from '../refund.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId } = firm
  const [customer, { timeZone }, accounts, custom] = await Promise.all([
    call(partiesContract.get, { firmId, partyId: requireIdParam(args, 'customerId') }),
    call(firmsContract.get, { firmId }),
    call(accountsContract.list, { firmId }),
    loadPaymentFields(access),
  ])
  const wanted = new URL(args.request.url).searchParams.get('currency')
  const credit = customer.credit ?? []
  const held = credit.find(({ currency }) => currency === wanted) ?? credit[0]
  if (!held) throw new AppError('conflict', 'Nothing to pay back')
  const initial = {
    amount: format.amountInput(held.amount, held.currency),
    date: todayIn(timeZone),
    method: 'bankTransfer',
    exchangeRate: '',
    fee: '',
    reference: '',
  }
  const title = t('payments')('refund.title', { name: customer.name })
  return {
    head: pageMeta(args, { title }),
    customer,
    held,
    initial,
    accounts: moneyAccountsOf(accounts),
    custom,
  }
}

/** Pays the credit back, or says at which field it can't be. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { money }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readPaymentForm(args, access, ['amount', 'fee', 'exchangeRate'])
  const outcome = await refundCredit(access, form, requireIdParam(args, 'customerId'))
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const { id, number, amount, currency } = outcome.refund
  return redirectWithToast(args, paymentPath(access.firm.firmId, id), {
    type: 'success',
    message: t('payments')('refund.done', { number, amount: money(amount, currency) }),
  })
}

export default function RefundRoute() {
  const { customer, held, initial, accounts, custom } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { id, name } = customer
  const back = creditPath(firm.firmId, id)
  return (
    <>
      <PageHead
        title={t('refund.title', { name })}
        sentence={t('refund.sentence', { amount: money(held.amount, held.currency) })}
        crumb={{ href: back, label: t('credit.title', { name }) }}
      />
      <RefundForm
        initial={initial}
        refusal={refusal}
        accounts={accounts}
        currency={held.currency}
        cancelHref={back}
        custom={custom}
      />
    </>
  )
}

export const meta = headOf
