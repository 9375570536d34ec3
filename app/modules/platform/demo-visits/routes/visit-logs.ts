import type { Args } from '#app/shell/load-context.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract, maxUploadBytes, VisitLogs } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import { parseJson } from '#contract/core/parse-json.ts'

/** Takes what a page of a demo uploads at its end. Nobody waits for the answer. */
export async function action(args: Args) {
  const { request } = args
  const session = await getSession(args)
  if (!session) throw new AppError('forbidden', 'Nobody is signed in')
  if (!session.user.isDemo) throw new AppError('forbidden', 'Nothing is recorded here')
  if (Number(request.headers.get('content-length')) > maxUploadBytes) {
    throw new AppError('too_large', 'Too large')
  }
  const text = await request.text()
  if (new TextEncoder().encode(text).byteLength > maxUploadBytes) {
    throw new AppError('too_large', 'Too large')
  }
  const logs = VisitLogs.safeParse(parseJson(text))
  if (!logs.success) throw new AppError('malformed', 'No logs of a visit')
  await upstream(args).call(demoContract.upload, logs.data)
  return new Response(null, { status: 204 })
}
