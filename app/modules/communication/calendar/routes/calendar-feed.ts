import { passSharedFile } from '#app/shell/documents/public/public-link.server.ts'
import { etagOf } from '#app/shell/etag.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicCalendarsContract } from '#contract/communication/calendar-files.ts'
import { AppError } from '#contract/core/errors.ts'

/** A calendar behind its secret address, for programs that ask for it again and again. */
export async function loader(args: Args) {
  const [, token] = /^([\w-]{20,100})\.ics$/.exec(args.params.token ?? '') ?? []
  if (token === undefined) throw new AppError('not_found', 'No such link')
  const { stream } = upstream(args)
  const answer = await stream(publicCalendarsContract.open, { token }, { token: null })
  const { headers } = passSharedFile(answer, 'inline')
  const body = await answer.arrayBuffer()
  headers.set('etag', await etagOf(body))
  // Kept by whoever asked, and asked for anew each time: a revoked address is dead at once.
  headers.set('cache-control', 'private, no-cache')
  return new Response(body, { headers })
}
