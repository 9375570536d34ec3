import { useActionData, useLoaderData } from '@remix-run/react'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Stack } from '#app/ui/index.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import { applyCredit } from '../apply-credit.server.ts'
import { CustomerCredits } from '../components/customer-credits.tsx'
import { creditPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, customerId: requireIdParam(args, 'customerId') }
  const [customer, open] = await Promise.all([
    call(partiesContract.get, { firmId: ids.firmId, partyId: ids.customerId }),
    call(paymentsContract.listOpen, ids),
  ])
  const title = t('payments')('credit.title', { name: customer.name })
  return { head: pageMeta(args, { title }), customer, open }
}

/** Puts some of the credit towards one invoice. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { locale, money }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const customerId = requireIdParam(args, 'customerId')
  const outcome = await applyCredit(access, form, customerId)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const { applied, currency } = outcome
  return redirectWithToast(args, creditPath(access.firm.firmId, customerId), {
    type: 'success',
    message: t('payments')('credit.done', { amount: money(applied, currency) }),
  })
}

export default function CustomerCreditRoute() {
  const { customer, open } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { name } = customer
  const credit = customer.credit ?? []
  const amounts = credit.map(({ amount, currency }) => money(amount, currency))
  return (
    <Stack gap="s4">
      <PageHead
        title={t('credit.title', { name })}
        sentence={
          amounts.length > 0
            ? t('credit.sentence', { amount: amounts.join(' + ') })
            : t('credit.none')
        }
        crumb={{ href: partyPath(firm.firmId, customer.id), label: name }}
      />
      <CustomerCredits customer={customer} open={open} refusal={refusal} />
    </Stack>
  )
}

export const meta = headOf
