import { passCaptions } from '#app/modules/learning/courses/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { linkLearning } from '../link-learning.server.ts'

/** The captions of a video or recording. */
export async function loader(args: Args) {
  return passCaptions(args, linkLearning(args))
}
