import type { Args } from '#app/shell/load-context.ts'
import { memberLearning } from '../learning.server.ts'
import { passHandInFile } from '../lesson-pages.server.ts'

/** What the caller handed in as a file. */
export async function loader(args: Args) {
  return passHandInFile(args, await memberLearning(args))
}
