import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { DepositInput } from '#contract/selling/deposits.ts'
import { invoicePath } from './paths.ts'

type Create = (
  access: FirmAccess,
  input: DepositInput,
  options: { idempotencyKey?: string | undefined },
) => Promise<{ invoiceId: string }>

/**
 * Answers `DepositForm`: makes the draft of a deposit or progress invoice and goes on to it.
 * @param create the call for what the deposit is of
 */
export async function makeDeposit(args: Args, create: Create) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['value'], locale })
  const { value, refusal } = parseForm(DepositInput, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const made = await attempt(form, () => create(access, value, { idempotencyKey }))
  if (made.refusal) return refuse(made.refusal, made.status)
  const to = invoicePath(access.firm.firmId, made.value.invoiceId)
  return redirectWithToast(args, to, { type: 'success', message: t('invoicing')('deposit.done') })
}
