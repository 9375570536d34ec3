import { ulid } from 'ulid'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import type { Learning } from './learning.server.ts'
import { attemptBelow } from './paths.ts'
import { withHtml } from './question-html.server.ts'
import { readAnswers } from './read-answers.ts'

/** What the form of a page counts as: after all that its own saves were while it stood open. */
const lastOfTab = 1_000_000_000

/** Which attempt an address means. @throws AppError not_found for what cannot be one */
function attemptIds(args: Args) {
  const lessonId = requireIdParam(args, 'lessonId')
  return { lessonId, attemptId: requireIdParam(args, 'attemptId') }
}

/** An attempt as its learner sees it. */
export async function loadAttempt(args: Args, learning: Learning) {
  const ids = attemptIds(args)
  const attempt = await learning.getAttempt(ids)
  const { running, submitted } = attempt
  return {
    ...{ ids, attempt, base: learning.base },
    html: withHtml(running?.questions ?? submitted?.questions ?? []),
    tabId: ulid(),
  }
}

/** Saves the answers, and submits them where that was pressed. */
export async function actOnAttempt(args: Args, learning: Learning) {
  const { form, ids, saved } = await saveForm(args, learning)
  const t = (await getVisit(args)).t('courses')
  const to = attemptBelow(learning.base, ids.lessonId, ids.attemptId)
  if (form.intent !== 'submit' && saved?.isSubmitted === false) {
    return redirectWithToast(args, to, { type: 'success', message: t('quiz.saved') })
  }
  const { idempotencyKey } = form
  await learning.submit(ids, { idempotencyKey })
  return redirectWithToast(args, to, { type: 'success', message: t('quiz.submittedDone') })
}

/** Keeps what is answered while a page stands open. */
export async function keepAnswers(args: Args, learning: Learning) {
  const { saved } = await saveForm(args, learning)
  return saved ?? { isSubmitted: true, secondsLeft: null }
}

/** Saves the answers of the posted form; undefined where the attempt is over already. */
async function saveForm(args: Args, learning: Learning) {
  const ids = attemptIds(args)
  const { language } = await getVisit(args)
  const { running } = await learning.getAttempt(ids)
  const questions = running?.questions ?? []
  const boxes = questions.filter(({ kind }) => kind === 'multi')
  const lists = boxes.map(({ questionId }) => `q.${questionId}.v`)
  const form = await readForm(args.request, { lists })
  const { tabId, tabSequence } = form.data
  const sequence = Number(tabSequence)
  if (!running) return { form, ids, saved: undefined }
  const saved = await learning.save({
    ...ids,
    answers: readAnswers(form.data, questions, language),
    tabId: typeof tabId === 'string' && tabId !== '' ? tabId.slice(0, 64) : 'form',
    tabSequence: Number.isSafeInteger(sequence) && sequence > 0 ? sequence : lastOfTab,
  })
  return { form, ids, saved }
}
