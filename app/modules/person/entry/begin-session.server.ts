import {
  readPreferenceCookies,
  writePreferenceCookies,
} from '#app/shell/i18n/preference-cookies.ts'
import type { Args } from '#app/shell/load-context.ts'
import { writeDevice } from '#app/shell/session/flow-cookie.server.ts'
import { forgetPlan } from '#app/shell/session/plan-cookie.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { writeSessionCookie } from '#app/shell/session/session-cookie.server.ts'
import { isSecureRequest } from '#app/shell/session/signed-cookie.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import type { KeyedMessage } from '#contract/core/account-messages.ts'
import type { AuthUser } from '#contract/core/identity.ts'
import { apiMessage } from './api-message.ts'

type Beginning = KeyedMessage & {
  data: AuthUser
  /** Where the person wanted to go. */
  to: unknown
  /** Whether the browser remembers the session after it is closed. */
  isKept: boolean
  /** Of a browser that is trusted with the second factor. */
  device?: string | undefined
}

/** Keeps the token, shows the API's message and goes on. */
export async function beginSession(args: Args, beginning: Beginning) {
  const { data, to, isKept, device } = beginning
  const { request, context } = args
  const { t } = await getVisit(args)
  const headers = new Headers()
  const session = { token: data.token, planEmail: data.response.email }
  headers.append('set-cookie', await writeSessionCookie(args, session, isKept))
  if (device) headers.append('set-cookie', await writeDevice(args, device))
  if (!readPreferenceCookies(request.headers.get('cookie')).language) {
    const isSecure = isSecureRequest(context.env, request.url)
    for (const cookie of writePreferenceCookies({ language: data.response.language }, isSecure)) {
      headers.append('set-cookie', cookie)
    }
  }
  forgetPlan(args)
  const toast = { type: 'success', message: apiMessage(t('entry'), beginning) } as const
  return redirectWithToast(args, redirectWithin(to), toast, { headers })
}
