import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { requiredText } from '#contract/core/fields.ts'
import { ownWalletContract } from '#contract/person/own-wallet.ts'
import { PayoutBody } from '../components/payout-body.tsx'
import { PayoutStatus } from '../components/payout-status.tsx'
import { payoutPath, payoutsPath } from '../paths.ts'

const Reason = z.object({ reason: requiredText(300) })
const Intent = z.enum(['approve', 'reject', 'paid', 'failed'])

export async function loader(args: Args) {
  const payoutId = requireIdParam(args, 'payoutId')
  const payout = await upstream(args).call(ownWalletContract.getPayout, { payoutId })
  return { head: pageMeta(args, { title: payout.userName }), payout }
}

/** Approves the payout, refuses it, or notes that it was paid or failed. */
export async function action(args: Args) {
  const payoutId = requireIdParam(args, 'payoutId')
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const intent = Intent.safeParse(form.intent)
  if (!intent.success) throw new AppError('malformed', 'Unknown intent')
  const isEnd = intent.data === 'reject' || intent.data === 'failed'
  const { refusal } = parseForm(isEnd ? Reason : z.object({}), form)
  if (refusal) return refuse(refusal)
  const reason = textAt(form.data, 'reason')
  const { idempotencyKey } = form
  const calls = {
    approve: () => call(ownWalletContract.approve, { payoutId }, { idempotencyKey }),
    paid: () => call(ownWalletContract.markPaid, { payoutId }, { idempotencyKey }),
    reject: () => call(ownWalletContract.reject, { payoutId, reason }, { idempotencyKey }),
    failed: () => call(ownWalletContract.markFailed, { payoutId, reason }, { idempotencyKey }),
  }
  const result = await attemptConfirmed(args, form, calls[intent.data])
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, payoutPath(payoutId), {
    type: 'success',
    message: t('own-wallet')(`done.${intent.data}`),
  })
}

export default function PayoutRoute() {
  const { payout } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('own-wallet')
  const { money } = useFormat()
  return (
    <>
      <PageHead
        title={payout.userName}
        mark={<PayoutStatus payout={payout} />}
        sentence={money(payout.amount, payout.currency)}
        crumb={{ href: payoutsPath, label: t('payouts.list.title') }}
      />
      <PayoutBody payout={payout} refusal={refusal} />
    </>
  )
}

export const meta = headOf
