import {
  type Cookie,
  createCookieSessionStorage,
  redirect,
  type SessionStorage,
} from '@remix-run/cloudflare'
import { createToastUtilsWithCustomSession } from 'remix-toast'
import type { FlashToast } from './flash-toast.ts'
import type { Args } from './load-context.ts'
import { redirectWithin } from './session/redirect-within.ts'
import { signedCookie } from './session/signed-cookie.server.ts'

const cookieName = 'toast'
const storages = new Map<Cookie, SessionStorage>()

/** remix-toast's own cookie is not signed; this one is. */
function toastsOf(args: Args) {
  const cookie = cookieOf(args)
  const storage = storages.get(cookie) ?? createCookieSessionStorage({ cookie })
  storages.set(cookie, storage)
  return createToastUtilsWithCustomSession(storage)
}

function cookieOf({ request, context }: Args): Cookie {
  return signedCookie(context.env, request.url, cookieName)
}

/**
 * Goes on to `to` and shows the toast there. `to` must be a path of our own; give user input
 * through `redirectWithin` first.
 */
export async function redirectWithToast(
  args: Args,
  to: string,
  toast: FlashToast,
  init: { headers?: Headers } = {},
) {
  const answer = await toastsOf(args).redirectWithToast(redirectWithin(to, '/'), toast, init)
  return redirect(answer.headers.get('location') ?? '/', { headers: answer.headers })
}

/** Shows the toast on the page that this very request is answered with. */
export function showToast({ context }: Args, toast: FlashToast): void {
  context.toast = toast
}

/** The toast of this page, and the `Set-Cookie` that takes it away. */
export async function takeToast(args: Args): Promise<{ toast?: FlashToast; setCookie?: string }> {
  const { request, context } = args
  if (!request.headers.get('cookie')?.includes(`${cookieName}=`)) return { toast: context.toast }
  const { toast } = await toastsOf(args).getToast(request)
  const setCookie = await cookieOf(args).serialize('', { maxAge: 0, expires: new Date(0) })
  return { toast: context.toast ?? toast, setCookie }
}
