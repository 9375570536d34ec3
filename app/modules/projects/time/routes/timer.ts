import { redirect } from '@remix-run/cloudflare'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { timeContract } from '#contract/projects/time-entries.ts'
import { timePath } from '../paths.ts'
import { forgetTimer } from '../running-timer.ts'

/** Nothing stands here: the timer is on the page of the week. */
export async function loader(args: Args) {
  const { firm } = await requireFirm(args)
  return redirect(timePath(firm.firmId))
}

/** Starts or stops the timer from wherever its buttons are, and goes back there. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request)
  const { firmId } = firm
  const back = redirectWithin(textAt(form.data, 'back'), timePath(firmId))
  const options = { idempotencyKey: form.idempotencyKey }
  const isStart = form.intent === 'start'
  const result = await attempt<unknown>(form, () =>
    isStart
      ? call(
          timeContract.start,
          {
            firmId,
            projectId: textAt(form.data, 'projectId'),
            taskId: textAt(form.data, 'taskId'),
            note: textAt(form.data, 'note'),
          },
          options,
        )
      : call(timeContract.stop, { firmId }, options),
  )
  forgetTimer(access)
  if (result.refusal) {
    const message = firstProblemText(t('problem'), result.refusal.problems, format)
    return redirectWithToast(args, back, { type: 'error', message })
  }
  const message = t('time')(isStart ? 'timer.started' : 'timer.stopped')
  return redirectWithToast(args, back, { type: 'success', message })
}
