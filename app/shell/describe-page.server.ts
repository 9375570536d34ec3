import { socketioUrlOf } from '#app/realtime/settings.ts'
import { makeFormat } from './format.ts'
import { writePreferenceCookies } from './i18n/preference-cookies.ts'
import { textsOf } from './i18n/texts.server.ts'
import type { Args } from './load-context.ts'
import type { Page } from './page-context.tsx'
import { publicOrigin } from './public-origin.ts'
import { findDemoSession } from './session/demo-session.server.ts'
import { readKeptTills } from './session/kept-tills.ts'
import { isSecureRequest } from './session/signed-cookie.server.ts'
import { takeToast } from './toast.server.ts'
import { getVisit } from './visit.server.ts'

/** What the components of a page may ask, and the cookies that go with the page. */
export async function describePage(args: Args): Promise<{ page: Page; setCookies: string[] }> {
  const { request, context } = args
  const { pathname, search } = new URL(request.url)
  const [visit, { toast, setCookie }] = await Promise.all([getVisit(args), takeToast(args)])
  const { theme, chosenLanguage } = visit
  const language = context.pageLanguage ?? visit.language
  const firmPage = context.firmPage
  const session = context.session ?? (await findDemoSession(args))
  const page: Page = {
    language,
    theme,
    texts: (namespace) => textsOf(language, namespace),
    format: makeFormat({
      language,
      country: firmPage?.firm.country,
      timeZone: context.pageTimeZone ?? context.session?.user.timeZone ?? firmPage?.firm.timeZone,
    }),
    path: pathname + search,
    canonical: publicOrigin(args) + pathname,
    requestId: context.requestId,
    toast,
    failure: context.failure,
    firmPage,
    session,
    unread: context.unread,
    keepsTills: readKeptTills(request.headers.get('cookie')) !== undefined,
    socketioUrl: socketioUrlOf(context.env),
  }
  const isSecure = isSecureRequest(context.env, request.url)
  const setCookies = chosenLanguage
    ? writePreferenceCookies({ language: chosenLanguage }, isSecure)
    : []
  return { page, setCookies: setCookie ? [...setCookies, setCookie] : setCookies }
}
