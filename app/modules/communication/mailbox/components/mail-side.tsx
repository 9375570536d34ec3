import { useFirm, useT } from '#app/shell/page-context.tsx'
import { classes, Icon, type IconName, LinkButton, text } from '#app/ui/index.ts'
import { type Mailbox, type MailFolder, mailFolders } from '#contract/communication/mailbox.ts'
import { composePath, mailPath } from '../paths.ts'
import { LabelDot } from './label-dot.tsx'
import * as styles from './mail.css.ts'

const icons: Record<MailFolder, IconName> = {
  inbox: 'inbox',
  starred: 'star',
  snoozed: 'clock',
  assigned: 'user-check',
  sent: 'send',
  drafts: 'file-pen-line',
  archive: 'archive',
  spam: 'flag',
  bin: 'trash-2',
}

type MailSideProps = {
  boxes: readonly Mailbox[]
  box: Mailbox
  folder: MailFolder | undefined
  label: string | undefined
  /** Beside a mail it is left away where it is narrow. */
  isBesideMail?: boolean
}

/** Writing, the mailboxes, the folders of one and its labels. */
export function MailSide({ boxes, box, folder, label, isBesideMail }: MailSideProps) {
  const t = useT('mailbox')
  const { firm } = useFirm()
  const { firmId } = firm
  const shown = mailFolders.filter((one) => one !== 'assigned' || !box.isOwn)
  const countOf = (one: MailFolder) =>
    one === 'inbox' ? box.unread : one === 'drafts' ? box.drafts : 0
  return (
    <aside className={classes(styles.side, isBesideMail && styles.foldsAway)}>
      {box.canWrite && (
        <LinkButton kind="primary" icon="pen-line" href={composePath(firmId, { box: box.id })}>
          {t('write')}
        </LinkButton>
      )}
      {boxes.length > 1 && (
        <nav className={styles.folders} aria-label={t('side.boxes')}>
          {boxes.map((one) => (
            <a
              key={one.id}
              className={styles.folder}
              href={mailPath(firmId, { box: one.id })}
              aria-current={one.id === box.id ? 'true' : undefined}
            >
              <Icon name={one.isOwn ? 'user' : 'users'} />
              <span className={text.ellipsis}>{one.isOwn ? t('side.own') : one.name}</span>
              <Unread count={one.unread} />
            </a>
          ))}
        </nav>
      )}
      <nav className={styles.folders} aria-label={t('side.folders')}>
        {shown.map((one) => (
          <a
            key={one}
            className={styles.folder}
            href={mailPath(firmId, { box: box.id, folder: one })}
            aria-current={one === folder && !label ? 'page' : undefined}
          >
            <Icon name={icons[one]} />
            <span>{t(`folder.${one}`)}</span>
            <Unread count={countOf(one)} />
          </a>
        ))}
      </nav>
      {box.labels.length > 0 && (
        <div className={styles.foldsAway}>
          <h2 className={styles.sideTitle}>{t('side.labels')}</h2>
          <nav className={styles.folders} aria-label={t('side.labels')}>
            {box.labels.map(({ id, name, color }) => (
              <a
                key={id}
                className={styles.folder}
                href={mailPath(firmId, { box: box.id, label: id })}
                aria-current={id === label ? 'page' : undefined}
              >
                <LabelDot color={color} />
                <span className={text.ellipsis}>{name}</span>
              </a>
            ))}
          </nav>
        </div>
      )}
      <p className={classes(styles.address, styles.foldsAway)}>
        {box.address}
        {!box.isReachable && <span className={text.secondLine}>{t('side.insideOnly')}</span>}
      </p>
    </aside>
  )
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return <span className={styles.count}>{count >= 100 ? '99+' : count}</span>
}
