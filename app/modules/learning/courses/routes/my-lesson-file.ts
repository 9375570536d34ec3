import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { myCoursesContract } from '#contract/learning/my-courses.ts'
import { lessonIds } from '../lesson-ids.server.ts'
import { passMedia } from '../pass-media.server.ts'

/** The file of a lesson of the caller's, or the part that their player asks for. */
export async function loader(args: Args) {
  const { call, stream, firm } = await requireFirm(args)
  const ids = lessonIds(args, firm.firmId)
  const { media } = await call(myCoursesContract.openLesson, ids)
  return passMedia(args.request, media?.bytes, (part) =>
    stream(myCoursesContract.lessonFile, { ...ids, ...part }),
  )
}
