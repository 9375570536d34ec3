import { z } from 'zod'
import type { Args } from '#app/shell/load-context.ts'
import { signedCookie } from '../../session/signed-cookie.server.ts'

const name = 'referral-'
const daySeconds = 24 * 60 * 60
/** As many characters of the firm's id begin every token of its public pages. */
const firmPartLength = 10

function cookieOf({ context, request }: Args, token: string, days?: number) {
  const part = token.slice(0, firmPartLength)
  return signedCookie(context.env, request.url, name + part, days && days * daySeconds)
}

/** What this browser keeps of a recommendation of the firm whose page it is; empty for nothing. */
export async function readVisitor(args: Args, token: string): Promise<string> {
  const header = args.request.headers.get('cookie')
  if (!header?.includes(name)) return ''
  const value: unknown = await cookieOf(args, token).parse(header)
  return z.string().max(100).catch('').parse(value)
}

/** The header by which a browser keeps that, once whoever uses it agreed. */
export function visitorCookie(
  args: Args,
  token: string,
  { visitor, days }: { visitor: string; days: number },
): Promise<string> {
  return cookieOf(args, token, days).serialize(visitor)
}
