import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { passMedia } from '../pass-media.server.ts'

/** The file of a lesson of a draft, for who writes it. */
export async function loader(args: Args) {
  const { call, stream, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const ids = { firmId: firm.firmId, courseId, lessonId: requireIdParam(args, 'lessonId') }
  const { media } = await call(coursesContract.getLesson, ids)
  return passMedia(args.request, media?.bytes, () => stream(coursesContract.lessonFile, ids))
}
