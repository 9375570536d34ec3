import { data } from '@remix-run/cloudflare'
import { keepAnswers } from '#app/modules/learning/courses/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { linkLearning, openLearning } from '../link-learning.server.ts'

/** Keeps what is answered while a page stands open: numbers as the page's language writes them. */
export async function action(args: Args) {
  await openLearning(args)
  return data(await keepAnswers(args, linkLearning(args)))
}
