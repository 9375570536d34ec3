import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { parseDoor } from './door.ts'

/** What a login page of its own starts from: the door it belongs to, and where to go on to. */
export async function loadWayIn(args: Args, titleKey: string) {
  const query = new URL(args.request.url).searchParams
  const { t } = await getVisit(args)
  return {
    head: pageMeta(args, { title: t('credentials')(titleKey) }),
    door: parseDoor(query.get('door')),
    to: redirectWithin(query.get('to'), ''),
  }
}
