import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { loadMails } from '#app/shell/mails/load-mails.server.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { PageHead, Stack, Status } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { requiredText } from '#contract/core/fields.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import { PaymentFacts } from '../components/payment-facts.tsx'
import { ReverseButton, ReverseDialog } from '../components/reverse-dialog.tsx'
import { ReverseRefused } from '../components/reverse-refused.tsx'
import { paymentPath, paymentsPath } from '../paths.ts'
import { loadPaymentFields } from '../payment-fields.server.ts'

/** A person must say why; programs may leave it out. */
const Reversal = z.object({
  reason: requiredText(500),
  isStoppedAtBank: z.stringbool().default(false),
})

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const ids = { firmId: firm.firmId, paymentId: requireIdParam(args, 'paymentId') }
  const [payment, panels, mails, custom] = await Promise.all([
    call(paymentsContract.get, ids),
    loadPanels({ call, firm }, 'payment', ids.paymentId),
    loadMails({ call, firm }, 'payment', ids.paymentId),
    loadPaymentFields(access),
  ])
  return { head: pageMeta(args, { title: payment.number }), payment, panels, mails, custom }
}

/** Takes the payment back. */
export const action = formAction({
  schema: Reversal,
  send: ({ call, firmId, form, id }, value) =>
    call(paymentsContract.reverse, { ...value, firmId, paymentId: id('paymentId') }, form),
  done: ({ firmId, id, t }, { number }) => ({
    to: paymentPath(firmId, id('paymentId')),
    message: t('payments')('reverse.done', { number }),
  }),
})

const sentences = {
  in: 'detail.sentence',
  out: 'refund.detail',
  toSupplier: 'supplier.detail',
  fromSupplier: 'supplier.backDetail',
}

export default function PaymentDetailRoute() {
  const { payment, panels, mails, custom } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { money, date } = useFormat()
  const { firm, can } = useFirm()
  const { number, state, amount, currency, customerName } = payment
  const isReversible = state === 'completed' && can(needsOf(paymentsContract.reverse))
  const gaps = {
    amount: money(amount, currency),
    name: customerName,
    date: date(payment.date, 'long'),
  }
  return (
    <Stack gap="s4">
      <PageHead
        title={number}
        mark={state === 'reversed' && <Status kind="void">{t('state.reversed')}</Status>}
        sentence={t(sentences[payment.direction], gaps)}
        crumb={{ href: paymentsPath(firm.firmId), label: t('list.title') }}
        actions={isReversible && <ReverseButton />}
      />
      <ReverseRefused refusal={refusal} customerId={payment.customerId} />
      <div>
        <PaymentFacts payment={payment} custom={custom} />
      </div>
      <RecordPanels of={panels} mails={mails} />
      {isReversible && <ReverseDialog payment={payment} />}
    </Stack>
  )
}

export const meta = headOf
