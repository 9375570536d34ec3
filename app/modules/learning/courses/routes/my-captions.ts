import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { myCoursesContract } from '#contract/learning/my-courses.ts'
import { lessonIds } from '../lesson-ids.server.ts'

/** The captions of a video or recording. */
export async function loader(args: Args) {
  const { stream, firm } = await requireFirm(args)
  const ids = lessonIds(args, firm.firmId)
  return passFile(await stream(myCoursesContract.lessonCaptions, ids))
}
