import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Avatar, Checkbox, classes, Icon, Tag, text } from '#app/ui/index.ts'
import type { Mailbox, MailFolder, MailRow } from '#contract/communication/mailbox.ts'
import { draftPath, type MailPlaceQuery, threadPath } from '../paths.ts'
import { LabelNames } from './label-dot.tsx'
import * as styles from './mail.css.ts'

type MailRowsProps = {
  rows: readonly MailRow[]
  box: Mailbox
  folder: MailFolder
  place: MailPlaceQuery
  /** The conversation that is open beside them. */
  currentId?: string
  /** Whether something can be done to several. */
  hasBoxes?: boolean
  today: string
}

/** Conversations or mails of a list, each a link. */
export function MailRows({ rows, currentId, ...about }: MailRowsProps) {
  return (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <Row
          key={row.mailId ?? row.threadId}
          row={row}
          isCurrent={row.kind !== 'draft' && row.threadId === currentId}
          {...about}
        />
      ))}
    </ol>
  )
}

type RowProps = Omit<MailRowsProps, 'rows' | 'currentId'> & { row: MailRow; isCurrent: boolean }

function Row({ row, isCurrent, box, place, hasBoxes, today }: RowProps) {
  const t = useT('mailbox')
  const format = useFormat()
  const { firm } = useFirm()
  const { threadId, mailId, kind, people, subject, snippet, at, count } = row
  const { after: _, ...here } = place
  const href =
    kind === 'draft' && mailId
      ? draftPath(firm.firmId, mailId)
      : threadPath(firm.firmId, threadId ?? '', here)
  const isToday = format.dateOfInstant(at) === today
  const name = people || t('row.nobody')
  return (
    <li className={classes(styles.row, row.isUnread && styles.unread, isCurrent && styles.current)}>
      {hasBoxes && threadId && kind !== 'draft' ? (
        <span className={styles.above}>
          <Checkbox name="threadIds" value={threadId} isBare>
            {t('row.choose', { subject: subject || name })}
          </Checkbox>
        </span>
      ) : (
        <Avatar name={name} />
      )}
      <div className={styles.rowBody}>
        <p className={styles.rowHead}>
          <b className={classes(styles.rowPeople, text.ellipsis)}>
            {name}
            {count > 1 && <span className={text.faint}> {count}</span>}
          </b>
          {row.isStarred && <Icon name="star" size="s" />}
          {row.hasFiles && <Icon name="paperclip" size="s" />}
          <time className={styles.rowTime} dateTime={at}>
            {isToday ? format.time(at) : format.date(format.dateOfInstant(at), 'short')}
          </time>
        </p>
        <p className={text.ellipsis}>
          <a
            className={styles.rowLink}
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            data-mail-row={threadId ?? ''}
          >
            <b>{subject || t('row.noSubject')}</b>
            {row.isUnread && <span className={styles.srOnly}> {t('row.unread')}</span>}
          </a>
        </p>
        <p className={classes(styles.snippet, text.ellipsis)}>{snippet}</p>
        <RowMarks row={row} box={box} />
      </div>
    </li>
  )
}

function RowMarks({ row, box }: { row: MailRow; box: Mailbox }) {
  const t = useT('mailbox')
  const format = useFormat()
  const { labelIds, assigneeName, snoozedUntil, leavesAt } = row
  if (labelIds.length === 0 && !assigneeName && !snoozedUntil && !leavesAt) return null
  return (
    <p className={styles.marks}>
      <LabelNames labels={box.labels} ids={labelIds} />
      {assigneeName && <Tag>{assigneeName}</Tag>}
      {snoozedUntil && <Tag>{t('row.snoozed', { until: format.dateTime(snoozedUntil) })}</Tag>}
      {leavesAt && <Tag>{t('row.leaves', { at: format.dateTime(leavesAt) })}</Tag>}
    </p>
  )
}
