import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, type Refusal, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, PageHead, Row, SheetPad, TextInput } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/errors.ts'
import { Id, requiredText } from '#contract/fields.ts'
import { type OwnPayout, ownWalletContract } from '#contract/own-wallet.ts'
import { PayoutTable } from '../components/payout-table.tsx'
import { payoutsPath } from '../paths.ts'

const One = z.object({ payoutId: Id })
const Ended = One.extend({ reason: requiredText(300) })
const Intent = z.enum(['approve', 'reject', 'paid', 'failed'])

export async function loader(args: Args) {
  const [{ t }, { payouts }] = await Promise.all([
    getVisit(args),
    upstream(args).call(ownWalletContract.listPayouts, undefined),
  ])
  return { head: pageMeta(args, { title: t('own-wallet')('payout.several') }), payouts }
}

/** Approves a payout, refuses it, or notes that it was paid or failed. */
export async function action(args: Args) {
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const intent = Intent.safeParse(form.intent)
  if (!intent.success) throw new AppError('malformed', 'Unknown intent')
  const isEnd = intent.data === 'reject' || intent.data === 'failed'
  const { value, refusal } = parseForm(isEnd ? Ended : One, form)
  if (refusal) return refuse(refusal)
  const { payoutId } = value
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
  return redirectWithToast(args, payoutsPath, {
    type: 'success',
    message: t('own-wallet')(`done.${intent.data}`),
  })
}

export default function PayoutListRoute() {
  const { payouts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('own-wallet')
  return (
    <>
      <PageHead title={t('payout.several')} sentence={t('payout.sentence')} />
      {refusal && !refusal.confirm && (
        <SheetPad>
          <RefusalSummary refusal={refusal} />
        </SheetPad>
      )}
      {payouts.length === 0 ? (
        <Empty title={t('payout.none')} />
      ) : (
        <PayoutTable
          payouts={payouts}
          stepsOf={(payout) => <Steps payout={payout} refusal={refusal} />}
        />
      )}
    </>
  )
}

type StepsProps = { payout: OwnPayout; refusal: Refusal | undefined }

function Steps({ payout: { id, state, isApprovedByYou }, refusal }: StepsProps) {
  const t = useT('own-wallet')
  const isRequested = state === 'requested'
  const [yes, no] = isRequested ? ['approve', 'reject'] : ['paid', 'failed']
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="payoutId" value={id} />
      <ConfirmNotice refusal={refusal?.values.payoutId === id ? refusal : undefined} />
      <Row>
        {!(isRequested && isApprovedByYou) && (
          <Button size="s" name="intent" value={yes}>
            {t(`do.${yes}`)}
          </Button>
        )}
        <TextInput
          name="reason"
          maxLength={300}
          aria-label={t('reason')}
          placeholder={t('reason')}
        />
        <Button size="s" kind="danger" name="intent" value={no}>
          {t(`do.${no}`)}
        </Button>
      </Row>
    </form>
  )
}

export const meta = headOf
