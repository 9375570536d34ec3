import type { Args } from '../load-context.ts'
import { isSecureRequest } from './signed-cookie.server.ts'

/**
 * What the specification has a browser keep of a session, by its names. The session itself is in
 * one signed cookie; the others are taken away in case something else on this host set them.
 */
const ended = ['authUser', 'token', 'planId', 'planEmail', 'currentFirmId'] as const

/** The `Set-Cookie`s that leave nothing of a person in a browser but language and appearance. */
export function endCookies({ request, context }: Args): string[] {
  const secure = isSecureRequest(context.env, request.url) ? '; Secure' : ''
  return ended.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`)
}
