import { beginSession } from '#app/modules/person/entry/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { writeFlow } from '#app/shell/session/flow-cookie.server.ts'

/** As `beginSession`, at the end of a flow: its cookie goes. */
export async function endFlow(args: Args, beginning: Parameters<typeof beginSession>[1]) {
  const answer = await beginSession(args, beginning)
  answer.headers.append('set-cookie', await writeFlow(args, null))
  return answer
}
