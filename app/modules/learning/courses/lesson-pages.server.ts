import { goTo } from '#app/shell/answers.ts'
import { makeMarkdown } from '#app/shell/content/make-markdown.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { HandInInput } from '#contract/learning/hand-ins.ts'
import { Watched } from '#contract/learning/my-courses.ts'
import type { PackageSession } from '#contract/learning/packages.ts'
import type { Learning } from './learning.server.ts'
import { passMedia } from './pass-media.server.ts'
import { attemptBelow, lessonBelow, packageBelow } from './paths.ts'

/** A lesson of a learner; that it was opened is noted, which is how some lessons are completed. */
export async function loadLesson(args: Args, learning: Learning) {
  const lessonId = requireIdParam(args, 'lessonId')
  const { body, ...lesson } = await learning.openLesson(lessonId)
  const isQuiz = lesson.kind === 'quiz'
  const standing = isQuiz ? await learning.standing(lessonId) : undefined
  const isPackage = lesson.kind === 'package' && lesson.isOpen
  const held = isPackage ? await learning.packageStanding(lessonId) : undefined
  return { standing, held, lesson, html: makeMarkdown().render(body), base: learning.base }
}

/** Notes that a lesson is done, and goes on to the next one; or starts its quiz, or hands work in. */
export async function actOnLesson(args: Args, learning: Learning) {
  const { base } = learning
  const lessonId = requireIdParam(args, 'lessonId')
  const form = await readForm(args.request)
  const { idempotencyKey, intent } = form
  const once = { idempotencyKey }
  const { t } = await getVisit(args)
  if (intent === 'start') {
    const begun = await attempt(form, () => learning.start(lessonId, once))
    if (begun.refusal) return refuse(begun.refusal, begun.status)
    return goTo(attemptBelow(base, lessonId, begun.value.attemptId))
  }
  if (intent === 'launch') {
    const itemId = textAt(form.data, 'itemId')
    const opened = await attempt(form, () => learning.launchPackage(lessonId, itemId, once))
    if (opened.refusal) return refuse(opened.refusal, opened.status)
    return goTo(packageBelow(base, lessonId, opened.value.sessionId))
  }
  if (intent === 'handIn') {
    const { value, refusal } = parseForm(HandInInput, form)
    if (refusal) return refuse(refusal)
    const handed = await attempt(form, () => learning.handIn(lessonId, value, once))
    if (handed.refusal) return refuse(handed.refusal, handed.status)
    const message = t('courses')('handIn.done')
    return redirectWithToast(args, lessonBelow(base, lessonId), { type: 'success', message })
  }
  const result = await attempt(form, () => learning.confirmLesson(lessonId, once))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { nextLessonId, title } = result.value
  const to = nextLessonId ? lessonBelow(base, nextLessonId) : base
  const message = t('courses')('mine.lessonDone', { title })
  return redirectWithToast(args, to, { type: 'success', message })
}

/**
 * A part of a package that its learner opened, with the leave to show it in a frame. One that is over
 * leads back to the lesson.
 */
export async function loadPackage(args: Args, learning: Learning) {
  const lessonId = requireIdParam(args, 'lessonId')
  const sessionId = requireIdParam(args, 'packageSessionId')
  const session = await learning.packageSession(lessonId, sessionId)
  return framed(args, session, lessonBelow(learning.base, lessonId))
}

/**
 * A part of a package with the leave to show it in a frame.
 * @throws Response that leads back, for one that is over
 */
export function framed({ context }: Args, session: PackageSession, back: string) {
  const { frameUrl } = session
  if (frameUrl === null) throw goTo(back)
  context.frameOrigin = new URL(frameUrl).origin
  return { session: { ...session, frameUrl }, back }
}

/** The file of a lesson, or the part of it that a player asks for. */
export async function passLessonFile(args: Args, learning: Learning): Promise<Response> {
  const lessonId = requireIdParam(args, 'lessonId')
  const { media } = await learning.openLesson(lessonId)
  return passMedia(args.request, media?.bytes, (part) => learning.lessonFile(lessonId, part))
}

/** The captions of a video or recording. */
export async function passCaptions(args: Args, learning: Learning): Promise<Response> {
  return passFile(await learning.lessonCaptions(requireIdParam(args, 'lessonId')))
}

/** What the learner handed in as a file. */
export async function passHandInFile(args: Args, learning: Learning): Promise<Response> {
  const lessonId = requireIdParam(args, 'lessonId')
  const file = await learning.handInFile(lessonId, requireIdParam(args, 'handInId'))
  return passFile(file, 'attachment')
}

/** Keeps which parts were played, while they are; the player sends it as JSON. */
export async function keepWatched(args: Args, learning: Learning) {
  const lessonId = requireIdParam(args, 'lessonId')
  const { data: watched } = Watched.safeParse(await args.request.json().catch(() => null))
  if (!watched) throw new AppError('malformed', 'Not what was played')
  return learning.noteWatched(lessonId, watched)
}
