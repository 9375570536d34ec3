import type { Args } from '#app/shell/load-context.ts'
import { answerLiveCheck, checkOf } from '../check-leave.server.ts'

/** What leave would take that HR notes, for the form while it is filled in. */
export function loader(args: Args) {
  return answerLiveCheck(args, checkOf(args))
}
