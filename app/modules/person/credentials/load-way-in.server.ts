import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { parseSignInKind } from './sign-in-kind.ts'

/** What a login page of its own starts from: the sign-in page it belongs to, and where to go on to. */
export async function loadWayIn(args: Args, titleKey: string) {
  const query = new URL(args.request.url).searchParams
  const { t } = await getVisit(args)
  return {
    head: pageMeta(args, { title: t('credentials')(titleKey) }),
    signInKind: parseSignInKind(query.get('signInKind')),
    to: redirectWithin(query.get('to'), ''),
  }
}
