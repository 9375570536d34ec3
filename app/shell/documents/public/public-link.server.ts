import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { AppError } from '#contract/errors.ts'

/** The token in the address. Throws AppError `not_found` for what can be none. */
export function tokenOf({ params }: Args): string {
  const token = params.token ?? ''
  if (!/^[\w-]{20,100}$/.test(token)) throw new AppError('not_found', 'No such link')
  return token
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
