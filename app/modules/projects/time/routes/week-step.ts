import { redirect } from '@remix-run/cloudflare'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { timeContract } from '#contract/projects/time-entries.ts'
import { timePath, waitingWeeksPath, weekPath } from '../paths.ts'
import { WeekStep } from '../week-step.ts'

/** Nothing stands here: weeks have their page. */
export async function loader(args: Args) {
  const { firm } = await requireFirm(args)
  return redirect(timePath(firm.firmId))
}

/** Hands a week in, or decides about it, and goes back to it; who decides goes on to the next. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(WeekStep, form, { action: form.intent })
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attempt(form, () => call(timeContract.stepWeek, { ...value, firmId }))
  const week = weekPath(firmId, value.date, textAt(form.data, 'personId'))
  if (result.refusal) {
    const message = firstProblemText(t('problem'), result.refusal.problems, format)
    return redirectWithToast(args, week, { type: 'error', message })
  }
  const isDecision = value.action === 'approve' || value.action === 'return'
  return redirectWithToast(args, isDecision ? waitingWeeksPath(firmId) : week, {
    type: 'success',
    message: t('time')(`week.done.${value.action}`),
  })
}
