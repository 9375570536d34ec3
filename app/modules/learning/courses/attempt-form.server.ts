import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { attemptsContract } from '#contract/learning/attempts.ts'
import { readAnswers } from './read-answers.ts'

/** What the form of a page counts as: after all that its own saves were while it stood open. */
const lastOfTab = 1_000_000_000

/** Which attempt an address means. @throws AppError not_found for what cannot be one */
export function attemptIds(args: Args, firmId: string) {
  const enrolmentId = requireIdParam(args, 'enrolmentId')
  const lessonId = requireIdParam(args, 'lessonId')
  return { firmId, enrolmentId, lessonId, attemptId: requireIdParam(args, 'attemptId') }
}

/** Saves the answers of the posted form; undefined where the attempt is over already. */
export async function saveForm(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = attemptIds(args, firm.firmId)
  const { language } = await getVisit(args)
  const { running } = await call(attemptsContract.get, ids)
  const questions = running?.questions ?? []
  const boxes = questions.filter(({ kind }) => kind === 'multi')
  const lists = boxes.map(({ questionId }) => `q.${questionId}.v`)
  const form = await readForm(args.request, { lists })
  const { tabId, tabSequence } = form.data
  const sequence = Number(tabSequence)
  if (!running) return { form, ids, saved: undefined }
  const saved = await call(attemptsContract.save, {
    ...ids,
    answers: readAnswers(form.data, questions, language),
    tabId: typeof tabId === 'string' && tabId !== '' ? tabId.slice(0, 64) : 'form',
    tabSequence: Number.isSafeInteger(sequence) && sequence > 0 ? sequence : lastOfTab,
  })
  return { form, ids, saved }
}
