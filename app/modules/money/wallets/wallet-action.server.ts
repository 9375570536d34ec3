import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id, requiredText } from '#contract/core/fields.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { walletsContract } from '#contract/money/wallets.ts'

const reason = requiredText(300)
const Payout = z.object({ payoutId: Id })
const inputs = {
  block: z.object({}),
  unblock: z.object({}),
  takeBack: z.object({ walletEntryId: Id, reason }),
  approve: Payout,
  reject: Payout.extend({ reason }),
  fail: Payout.extend({ reason }),
  pay: Payout,
}
const calls = {
  block: walletsContract.block,
  unblock: walletsContract.unblock,
  takeBack: walletsContract.takeBack,
  approve: walletsContract.approvePayout,
  reject: walletsContract.rejectPayout,
  fail: walletsContract.failPayout,
  pay: walletsContract.payPayout,
}
const Intent = z.enum(['block', 'unblock', 'takeBack', 'approve', 'reject', 'fail', 'pay'])

/** Does what a button of a balance's page says. */
export async function actOnWallet(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const intent = Intent.safeParse(form.intent)
  if (!intent.success) throw new AppError('malformed', 'Unknown intent')
  const ids = { firmId: firm.firmId, walletId: requireIdParam(args, 'walletId') }
  const { value, refusal } = parseForm(inputs[intent.data], form)
  if (refusal) return refuse(refusal)
  const { timeZone } = await call(firmsContract.get, { firmId: ids.firmId })
  const paid = intent.data === 'pay' && { date: todayIn(timeZone), method: 'bankTransfer' }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(calls[intent.data], { ...value, ...paid, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, new URL(args.request.url).pathname, {
    type: 'success',
    message: t('wallets')(`done.${intent.data}`),
  })
}
