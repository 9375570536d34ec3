import { z } from 'zod'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { signedCookie } from '#app/shell/session/signed-cookie.server.ts'
import { upstream } from '#app/upstream.server.ts'
import type { Language } from '#contract/core/fields.ts'
import type { PortalRight } from '#contract/customers/portal-contacts.ts'
import { publicPortalContract } from '#contract/customers/public-portal.ts'
import { portalPath } from './paths.ts'

/** Calls of the portal are nobody's of the product: their session is in the body. */
export const nobody = { token: null }

const sessionSeconds = 30 * 24 * 60 * 60

function cookieOf(args: Args, token: string) {
  const { context, request } = args
  // One for each firm: somebody may be a customer of several.
  return signedCookie(context.env, request.url, `portal-${token.slice(0, 10)}`, sessionSeconds)
}

/** The session of this browser in this portal; undefined for none. */
async function readPortalSession(args: Args, token: string): Promise<string | undefined> {
  const header = args.request.headers.get('cookie')
  if (!header?.includes('portal-')) return undefined
  const value: unknown = await cookieOf(args, token).parse(header)
  return z.string().max(100).safeParse(value).data
}

/** The headers that begin a session, or end it when given null. */
export async function sessionHeaders(args: Args, session: string | null): Promise<Headers> {
  const cookie = cookieOf(args, tokenOf(args))
  const written = session
    ? await cookie.serialize(session)
    : await cookie.serialize('', { maxAge: 0, expires: new Date(0) })
  return new Headers({ ...publicFormHeaders, 'set-cookie': written })
}

/** The portal of an address, how its page speaks, and who is signed in; once a request. */
export const openPortal = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const session = await readPortalSession(args, token)
  const [front, { home }] = await Promise.all([
    call(publicPortalContract.front, { token }, nobody),
    session === undefined
      ? { home: null }
      : call(publicPortalContract.home, { token, session }, nobody),
  ])
  const { timeZone } = front
  const language: Language = await speakTo(args, {
    language: home?.chosen?.language ?? front.language,
    timeZone,
  })
  return { token, front, home, language, session: session ?? '' }
})

/** As `openPortal`, for a page that a right opens; who has it not is led to the beginning. */
export async function requireRight(args: Args, right: PortalRight) {
  const portal = await openPortal(args)
  const chosen = portal.home?.chosen
  if (!chosen?.rights.includes(right)) {
    // A redirect, as loaders throw it.
    throw new Response(null, { status: 302, headers: { location: portalPath(portal.token) } })
  }
  return { ...portal, chosen }
}
