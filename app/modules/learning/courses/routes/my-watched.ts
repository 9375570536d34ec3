import { data } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { memberLearning } from '../learning.server.ts'
import { keepWatched } from '../lesson-pages.server.ts'

/** Keeps which parts were played, while they are. */
export async function action(args: Args) {
  return data(await keepWatched(args, await memberLearning(args)))
}
