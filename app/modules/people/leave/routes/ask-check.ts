import type { Args } from '#app/shell/load-context.ts'
import { answerLiveCheck, checkOwn } from '../check-leave.server.ts'

/** What one's own request would take, for the form while it is filled in. */
export function loader(args: Args) {
  return answerLiveCheck(args, checkOwn)
}
