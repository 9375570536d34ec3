import { data } from '@remix-run/cloudflare'
import { keepWatched } from '#app/modules/learning/courses/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { linkLearning } from '../link-learning.server.ts'

/** Keeps which parts were played, while they are. */
export async function action(args: Args) {
  return data(await keepWatched(args, linkLearning(args)))
}
