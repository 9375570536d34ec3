import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { ownChangesContract } from '#contract/person/own-changes.ts'
import { profilePaths } from '../paths.ts'

/** Puts back what a change of the person's own choices replaced, and goes back to its page. */
export async function action(args: Args) {
  const { t, format } = await getVisit(args)
  const form = await readForm(args.request)
  const changeId = requireIdParam(args, 'changeId')
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    upstream(args).call(ownChangesContract.undo, { changeId }, { idempotencyKey }),
  )
  const back = redirectWithin(textAt(form.data, 'back'), profilePaths.you)
  if (!result.refusal) {
    return redirectWithToast(args, back, { type: 'success', message: t('record')('undo.done') })
  }
  const why = firstProblemText(t('problem'), result.refusal.problems, format)
  const message = t('record')('undo.refused', { why })
  return redirectWithToast(args, back, { type: 'warning', message })
}
