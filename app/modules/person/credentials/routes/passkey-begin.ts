import { goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { writeFlow } from '#app/shell/session/flow-cookie.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { credentialsContract } from '#contract/person/credentials.ts'
import { passkeyLoginPath } from '../paths.ts'

export function loader() {
  return goTo(passkeyLoginPath)
}

/** For the island: what the browser asks for a passkey with; the rest stays in the flow cookie. */
export async function action(args: Args) {
  const { call } = upstream(args)
  const begun = await call(credentialsContract.beginPasskeyLogin, undefined, { token: null })
  const kept = { flow: begun.flow, to: '', isKept: true, startPath: passkeyLoginPath }
  const headers = { 'set-cookie': await writeFlow(args, kept) }
  return Response.json(begun.options, { headers })
}
