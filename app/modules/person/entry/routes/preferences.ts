import { redirect } from '@remix-run/cloudflare'
import type { FormTree } from '#app/shell/form/form-tree.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { parseLanguage } from '#app/shell/i18n/languages.ts'
import { parseTheme, writePreferenceCookies } from '#app/shell/i18n/preference-cookies.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { isSecureRequest } from '#app/shell/session/signed-cookie.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { identityContract, type Preferences } from '#contract/core/identity.ts'
import { Layout } from '#contract/core/layout.ts'

export function loader() {
  return redirect('/')
}

/** Language and appearance: kept by the browser, and with the account of whoever is signed in. */
export async function action(args: Args) {
  const { request, context } = args
  const { data } = await readForm(request)
  const preferences = {
    language: typeof data.language === 'string' ? parseLanguage(data.language) : undefined,
    theme: parseTheme(data.theme),
    layout: layoutOf(data),
  }
  await keepWithAccount(args, preferences)
  const headers = new Headers()
  for (const cookie of writePreferenceCookies(
    preferences,
    isSecureRequest(context.env, request.url),
  )) {
    headers.append('set-cookie', cookie)
  }
  return redirect(redirectWithin(data.to, '/'), { headers })
}

/** What of the layout a form says; what it does not know is left out. */
function layoutOf(data: FormTree): Partial<Layout> | undefined {
  const known = Layout.partial().safeParse(
    Object.fromEntries(Object.entries(data).filter(([name]) => name in Layout.shape)),
  )
  return known.success && Object.keys(known.data).length > 0 ? known.data : undefined
}

/** The browser's own choice must not fail because the API is away. */
async function keepWithAccount(args: Args, preferences: Preferences): Promise<void> {
  try {
    if (!(await getSession(args))) return
    await upstream(args).call(identityContract.updatePreferences, preferences)
  } catch (error) {
    console.warn(`${args.context.requestId} preferences are kept by the browser only`, error)
  }
}
