import { redirect } from '@remix-run/cloudflare'
import { attempt } from '#app/shell/form/attempt.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import {
  currentFirmOf,
  type FirmAccess,
  firmPageOf,
  requireSession,
} from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { AppError } from '#contract/core/errors.ts'
import { expensePath, readReceiptPath } from '../paths.ts'

/** To the form for a photo, in the firm a person works in. */
export async function loader(args: Args) {
  const access = await requireOwnFirm(args)
  return redirect(access ? readReceiptPath(access.firm.firmId) : '/dashboard')
}

/**
 * Takes the photo that a phone shares with the installed product (`share_target` of the manifest)
 * as a draft of the firm a person works in. What cannot be read leads to the form, with the reason.
 * @throws AppError forbidden for who may note no expenses
 */
export async function action(args: Args) {
  const access = await requireOwnFirm(args)
  if (!access) throw new AppError('forbidden', 'No firm to note an expense in')
  const { firmId } = access.firm
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { file } = form.data
  if (!(file instanceof File)) return redirect(readReceiptPath(firmId))
  const result = await attempt(form, () => access.call(expensesContract.read, { firmId, file }))
  if (result.refusal) {
    const message = t('expenses')('photo.notRead')
    return redirectWithToast(args, readReceiptPath(firmId), { type: 'error', message })
  }
  const message = t('expenses')('photo.done')
  const to = `${expensePath(firmId, result.value.id)}/edit`
  return redirectWithToast(args, to, { type: 'success', message })
}

/** The firm a person works in, if they may note expenses there. */
async function requireOwnFirm(args: Args): Promise<FirmAccess | undefined> {
  const session = await requireSession(args)
  const firm = currentFirmOf(session)
  const page = firm && firmPageOf(session, firm)
  return page?.can('expense:edit') ? { ...page, ...upstream(args) } : undefined
}
