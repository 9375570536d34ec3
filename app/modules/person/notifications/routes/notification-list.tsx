import { useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { countUnread, noteUnread } from '#app/shell/frame/unread.server.ts'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { notificationsContract } from '#contract/core/notifications.ts'
import { PageQuery } from '#contract/core/page.ts'
import { NoticeList } from '../components/notice-list.tsx'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(PageQuery.omit({ q: true }), args.request)
  const [page, unread] = await Promise.all([
    upstream(args).call(notificationsContract.list, query),
    countUnread(args),
  ])
  // What the bell remembers may be some seconds old; here it stands beside the list itself.
  args.context.unread = unread
  return { head: pageMeta(args, { title: t('notifications')('list.title') }), page, query }
}

export async function action(args: Args) {
  await Promise.all([requireSession(args), noteUnread(args)])
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const { intent, data } = await readForm(args.request)
  const { id, from } = data
  const back = redirectWithin(from, '/notifications')
  if (intent === 'readAll') {
    await call(notificationsContract.markAllRead, undefined)
    const message = t('notifications')('list.allRead')
    return redirectWithToast(args, back, { type: 'success', message })
  }
  if (intent !== 'read' || typeof id !== 'string') throw new AppError('malformed', 'Bad intent')
  await call(notificationsContract.markRead, { notificationId: id })
  return goTo(back)
}

export default function NotificationList() {
  const { page, query } = useLoaderData<typeof loader>()
  const { unread = 0, path } = usePage()
  const t = useT('notifications')
  const isEmpty = page.rows.length === 0 && !page.previous
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={unread > 0 ? t('list.unread', { count: unread }) : t('list.nothingNew')}
        actions={<HeadActions unread={unread} />}
      />
      {isEmpty ? (
        <Empty title={t('list.empty')}>{t('list.emptyWords')}</Empty>
      ) : (
        <NoticeList notices={page.rows} from={path} />
      )}
      <ListPager page={page} path="/notifications" query={query} />
    </>
  )
}

function HeadActions({ unread }: { unread: number }) {
  const t = useT('notifications')
  return (
    <>
      <LinkButton kind="ghost" icon="settings" href="/profile/notifications">
        {t('list.choose')}
      </LinkButton>
      {unread > 0 && (
        <form method="post">
          <Button name="intent" value="readAll" icon="check">
            {t('list.markAllRead')}
          </Button>
        </form>
      )}
    </>
  )
}

export const meta = headOf
