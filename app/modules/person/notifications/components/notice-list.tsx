import * as styles from '#app/shell/frame/notices.css.ts'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, classes, Icon, text } from '#app/ui/index.ts'
import type { Notification } from '#contract/core/notifications.ts'
import { noticeIcon, noticeText } from './notice-words.ts'

type NoticeListProps = {
  notices: readonly Notification[]
  /** Where marking one leads back to. */
  from: string
}

/** Notices, newest first. The panel of the bell shows this very list. */
export function NoticeList({ notices, from }: NoticeListProps) {
  const t = useT('notifications')
  return (
    <div data-notifications>
      {notices.length === 0 ? (
        <p className={styles.none}>{t('list.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('list.title')}>
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} from={from} />
          ))}
        </ul>
      )}
    </div>
  )
}

function NoticeItem({ notice, from }: { notice: Notification; from: string }) {
  const { session } = usePage()
  const t = useT('notifications')
  const format = useFormat()
  const isUnread = notice.readAt === null
  const firm = session?.firms.find(({ firmId }) => firmId === notice.firmId)
  const words = noticeText(t, format, notice)
  return (
    <li className={classes(styles.item, isUnread && styles.unread)}>
      <Icon name={noticeIcon(notice.kind)} className={styles.icon} />
      <p className={styles.words}>
        {notice.link ? (
          <a
            href={notice.link}
            className={styles.link}
            data-unread-id={isUnread ? notice.id : undefined}
          >
            {words}
          </a>
        ) : (
          words
        )}
        <span className={text.secondLine}>
          {firm && `${firm.tradeName || firm.legalName} · `}
          <time dateTime={notice.createdAt}>{format.dateTime(notice.createdAt)}</time>
        </span>
      </p>
      {isUnread && (
        <form method="post" action="/notifications">
          <input type="hidden" name="id" value={notice.id} />
          <input type="hidden" name="from" value={from} />
          <Button name="intent" value="read" kind="ghost" size="s" icon="check" iconOnly>
            {t('list.markRead', { notice: words })}
          </Button>
        </form>
      )}
    </li>
  )
}
