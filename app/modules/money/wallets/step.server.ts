import type { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { type Wallet, walletsContract } from '#contract/money/wallets.ts'
import { parseMoneyForm } from './parse-money-form.ts'
import { walletPath } from './paths.ts'

type Step<Schema extends z.ZodType> = {
  schema: Schema
  /** What the form means before it is checked, such as a sign that was chosen beside the amount. */
  signed?: (form: Form, value: z.output<Schema>) => z.output<Schema>
  call: (
    access: FirmAccess,
    ids: { firmId: string; walletId: string },
    value: z.output<Schema>,
    options: { idempotencyKey: string | undefined },
  ) => Promise<Wallet>
  /** A key of the module's texts. */
  done: string
}

/** Does one thing with an amount of a wallet as its form says, or gives the form back. */
export async function doStep<Schema extends z.ZodType>(args: Args, step: Step<Schema>) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: access.firm.firmId, walletId: requireIdParam(args, 'walletId') }
  const { currency } = await access.call(walletsContract.get, ids)
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const { value, refusal } = parseMoneyForm(step.schema, form, currency)
  if (refusal) return refuse(refusal)
  const meant = step.signed ? step.signed(form, value) : value
  const { idempotencyKey } = form
  const result = await attempt(form, () => step.call(access, ids, meant, { idempotencyKey }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, walletPath(ids.firmId, ids.walletId), {
    type: 'success',
    message: t('wallets')(step.done),
  })
}

/** The wallet of a step's page. */
export async function loadWallet(args: Args) {
  const access = await requireFirm(args)
  const ids = { firmId: access.firm.firmId, walletId: requireIdParam(args, 'walletId') }
  return { access, wallet: await access.call(walletsContract.get, ids) }
}
