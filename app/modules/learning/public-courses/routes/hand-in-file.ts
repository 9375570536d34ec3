import { passHandInFile } from '#app/modules/learning/courses/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { linkLearning } from '../link-learning.server.ts'

/** What the learner handed in as a file. */
export async function loader(args: Args) {
  return passHandInFile(args, linkLearning(args))
}
