import type { Args } from '#app/shell/load-context.ts'
import { isSecureRequest } from '#app/shell/session/signed-cookie.server.ts'

const seconds = 365 * 86_400

/** The `Set-Cookie` that carries the choice into the next demo of the same browser. */
export function trackingCookie({ request, context }: Args, isTracked: boolean): string {
  const secure = isSecureRequest(context.env, request.url) ? '; Secure' : ''
  const age = isTracked ? 0 : seconds
  return `demo-tracking=no; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}
