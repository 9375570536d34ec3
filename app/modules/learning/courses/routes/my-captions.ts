import type { Args } from '#app/shell/load-context.ts'
import { memberLearning } from '../learning.server.ts'
import { passCaptions } from '../lesson-pages.server.ts'

/** The captions of a video or recording. */
export async function loader(args: Args) {
  return passCaptions(args, await memberLearning(args))
}
