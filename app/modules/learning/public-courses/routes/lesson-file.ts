import { passLessonFile } from '#app/modules/learning/courses/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { linkLearning } from '../link-learning.server.ts'

/** The file of a lesson, or the part of it that a player asks for. */
export async function loader(args: Args) {
  return passLessonFile(args, linkLearning(args))
}
