import { goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { listOfferedWays } from './login-ways.server.ts'

/** The sign-in pages that search engines are to list; those of staff and accountants are theirs to know. */
const indexedPaths = ['/login', '/register', '/demo/login']

/** What a login page starts from; whoever is in already goes on. */
export async function loadLogin(args: Args, titleKey: string, descriptionKey: string) {
  const { pathname, searchParams: query } = new URL(args.request.url)
  const to = redirectWithin(query.get('to'), '')
  if (args.request.method === 'GET' && (await isSignedIn(args))) throw goTo(to || '/dashboard')
  const t = (await getVisit(args)).t('entry')
  return {
    head: pageMeta(args, {
      title: t(titleKey),
      description: t(descriptionKey),
      // A link that carries something is for one person; the language alone is for all.
      isPublic:
        indexedPaths.includes(pathname) && [...query.keys()].every((name) => name === 'lng'),
    }),
    to,
    token: query.get('token') ?? '',
    email: query.get('email') ?? '',
    offered: await listOfferedWays(args, pathname === '/register'),
    way: query.get('way') === 'code' ? ('code' as const) : ('password' as const),
  }
}

/** When the API is away a login page can still be shown. */
async function isSignedIn(args: Args): Promise<boolean> {
  try {
    return (await getSession(args)) !== null
  } catch {
    return false
  }
}
