import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { AppError } from '#contract/core/errors.ts'
import { getSession } from '../../session/session.server.ts'

/** The token in the address. Throws AppError `not_found` for what can be none. */
export function tokenOf({ params }: Args): string {
  const token = params.token ?? ''
  if (!/^[\w-]{20,100}$/.test(token)) throw new AppError('not_found', 'No such link')
  return token
}

/** As many characters of the firm's id begin a token: its last ones. */
const firmPartLength = 10

/** Whether a signed-in member of the firm opens its own link: the customer has not seen it then. */
export async function isOwnLink(args: Args): Promise<boolean> {
  const session = await getSession(args).catch(() => null)
  // The page is that of a customer all the same, in the customer's language and the firm's time.
  delete args.context.session
  const part = tokenOf(args).slice(0, firmPartLength)
  const firms = [...(session?.firms ?? []), ...(session?.visitedFirms ?? [])]
  return firms.some(({ firmId }) => firmId.endsWith(part))
}

/** A file of a public link on its way to whoever has the link. */
export function passSharedFile(answer: Response, disposition: 'inline' | 'attachment'): Response {
  const response = passFile(answer, disposition)
  for (const [name, value] of Object.entries(publicHeaders)) response.headers.set(name, value)
  return response
}

/** Whoever has the link may see it: nobody is to find it by search, cache or referrer. */
export const publicHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** As above, for a page with forms: without its origin a form would pass for one of another site. */
export const publicFormHeaders = { ...publicHeaders, 'referrer-policy': 'same-origin' }
