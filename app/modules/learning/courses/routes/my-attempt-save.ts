import { data } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { keepAnswers } from '../attempt-pages.server.ts'
import { memberLearning } from '../learning.server.ts'

/** Keeps what is answered while a page stands open. */
export async function action(args: Args) {
  return data(await keepAnswers(args, await memberLearning(args)))
}
