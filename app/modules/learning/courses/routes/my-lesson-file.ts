import type { Args } from '#app/shell/load-context.ts'
import { memberLearning } from '../learning.server.ts'
import { passLessonFile } from '../lesson-pages.server.ts'

/** The file of a lesson of the caller's, or the part that their player asks for. */
export async function loader(args: Args) {
  return passLessonFile(args, await memberLearning(args))
}
