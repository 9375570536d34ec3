import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { settingChangesContract } from '#contract/firm/setting-changes.ts'

/** Puts back what a change of a setting replaced, and goes back to where the button was pressed. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request)
  const { firmId } = firm
  const changeId = args.params.changeId ?? ''
  const result = await attempt(form, () =>
    call(
      settingChangesContract.undo,
      { firmId, changeId },
      { idempotencyKey: form.idempotencyKey },
    ),
  )
  const back = redirectWithin(textAt(form.data, 'back'), `/firms/${firmId}/settings`)
  if (!result.refusal) {
    return redirectWithToast(args, back, { type: 'success', message: t('record')('undo.done') })
  }
  const why = firstProblemText(t('problem'), result.refusal.problems, format)
  const message = t('record')('undo.refused', { why })
  return redirectWithToast(args, back, { type: 'warning', message })
}
