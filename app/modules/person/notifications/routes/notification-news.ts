import { makeFormat } from '#app/shell/format.ts'
import { badgeOf } from '#app/shell/frame/bell.tsx'
import { countUnread } from '#app/shell/frame/unread.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { currentFirmOf, requireSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { notificationsContract } from '#contract/core/notifications.ts'
import { noticeText } from '../components/notice-words.ts'

/** What is new, for a page that heard that something is; in the reader's words. */
export async function loader(args: Args) {
  const session = await requireSession(args)
  const [unread, { rows }, { t, language }] = await Promise.all([
    countUnread(args),
    upstream(args).call(notificationsContract.list, { size: 1 }),
    getVisit(args),
  ])
  const [notice] = rows
  const firm = currentFirmOf(session)
  const format = makeFormat({ language, country: firm?.country, timeZone: firm?.timeZone })
  const latest = notice && {
    id: notice.id,
    text: noticeText(t('notifications'), format, notice),
    href: notice.link ?? '/notifications',
  }
  return Response.json({
    badge: badgeOf(unread),
    words: t('shell')('notices.unread', { count: unread }),
    latest: latest ?? null,
  })
}
