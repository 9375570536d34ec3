import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Avatar, Band, classes, LinkButton, Tag, text } from '#app/ui/index.ts'
import type { MailInvitation } from '#contract/communication/mail-invitations.ts'
import type { Mail, MailPerson } from '#contract/communication/mailbox.ts'
import { mailBodyPath, rawMailPath } from '../paths.ts'
import { InvitationCard } from './invitation-card.tsx'
import { MailFiles } from './mail-files.tsx'
import * as styles from './read.css.ts'

type MailCardProps = {
  mail: Mail
  /** Whether its words are shown from the beginning. */
  isOpen: boolean
  /** Whether pictures from elsewhere were asked for. */
  withPictures: boolean
  /** The address of this page with pictures. */
  picturesHref: string
  /** What it invites to. */
  invitation: MailInvitation | undefined
}

/** One mail of a conversation; those before the last are folded. */
export function MailCard({ mail, isOpen, ...rest }: MailCardProps) {
  const t = useT('mailbox')
  const format = useFormat()
  const name = mail.from.name || mail.from.email
  if (isOpen) {
    return (
      <article className={styles.mail} aria-label={t('read.by', { name })}>
        <MailHead mail={mail} />
        <MailBody mail={mail} {...rest} />
      </article>
    )
  }
  return (
    <details className={styles.mail}>
      <summary className={styles.older}>
        <Avatar name={name} />
        <b>{name}</b>
        <span className={classes(styles.headWords, text.faint, text.ellipsis)}>
          {mail.text.slice(0, 200)}
        </span>
        <time className={text.faint} dateTime={mail.at}>
          {format.dateTime(mail.at)}
        </time>
      </summary>
      <MailHead mail={mail} />
      <MailBody mail={mail} {...rest} />
    </details>
  )
}

function MailHead({ mail }: { mail: Mail }) {
  const t = useT('mailbox')
  const format = useFormat()
  const { from, to, cc, bcc, at } = mail
  return (
    <header className={styles.head}>
      <Avatar name={from.name || from.email} />
      <div className={styles.headWords}>
        <b>{from.name || from.email}</b>{' '}
        {from.name && <span className={text.faint}>{from.email}</span>}
        <p className={text.secondLine}>{t('read.to', { people: named(to) || t('row.nobody') })}</p>
        {cc.length > 0 && <p className={text.secondLine}>{t('read.cc', { people: named(cc) })}</p>}
        {bcc.length > 0 && (
          <p className={text.secondLine}>{t('read.bcc', { people: named(bcc) })}</p>
        )}
        <MailMarks mail={mail} />
      </div>
      <time className={text.faint} dateTime={at}>
        {format.dateTime(at)}
      </time>
    </header>
  )
}

/** What is known of its sender, and what became of one of ours. */
function MailMarks({ mail }: { mail: Mail }) {
  const t = useT('mailbox')
  const { auth, isAutomatic, isBounce, state, isKept } = mail
  const isProven = auth?.dmarc === 'pass' || (auth?.spf === 'pass' && auth.dkim === 'pass')
  const isFalse = auth?.dmarc === 'fail' || auth?.spf === 'fail' || auth?.dkim === 'fail'
  return (
    <p className={styles.tools}>
      {auth && (
        <Tag tone={isFalse ? 'bad' : isProven ? 'ok' : 'plain'}>
          {t(isFalse ? 'auth.false' : isProven ? 'auth.proven' : 'auth.unproven')}
        </Tag>
      )}
      {auth && (
        <span className={text.secondLine}>
          SPF {t(`auth.${auth.spf}`)} · DKIM {t(`auth.${auth.dkim}`)} · DMARC{' '}
          {t(`auth.${auth.dmarc}`)}
        </span>
      )}
      {isBounce && <Tag tone="bad">{t('read.bounce')}</Tag>}
      {isAutomatic && !isBounce && <Tag>{t('read.automatic')}</Tag>}
      {state && (
        <Tag tone={state === 'bounced' || state === 'failed' ? 'bad' : 'plain'}>
          {isKept ? t('state.kept') : t(`state.${state}`)}
        </Tag>
      )}
    </p>
  )
}

function MailBody({ mail, withPictures, picturesHref, invitation }: Omit<MailCardProps, 'isOpen'>) {
  const t = useT('mailbox')
  const { firm } = useFirm()
  const { id, hasHtml, hasRaw, hasMoreFiles, error } = mail
  const length = mail.text.length
  const height = length > 2500 ? 'tall' : length > 500 ? 'medium' : 'short'
  return (
    <div className={styles.body}>
      {error && <Band tone="bad" title={error} />}
      {invitation && <InvitationCard invitation={invitation} />}
      {hasHtml ? (
        <>
          {!withPictures && (
            <p className={styles.notice}>
              {t('read.picturesOff')}
              <LinkButton size="s" icon="image" href={picturesHref}>
                {t('read.showPictures')}
              </LinkButton>
            </p>
          )}
          <iframe
            className={classes(styles.html, styles.heights[height])}
            title={t('read.frame', { subject: mail.subject })}
            src={mailBodyPath(firm.firmId, id, withPictures)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
          />
          <details>
            <summary>{t('read.asText')}</summary>
            <div className={styles.words}>{mail.text}</div>
          </details>
        </>
      ) : (
        <div className={styles.words}>{mail.text}</div>
      )}
      <MailFiles mail={mail} />
      {hasMoreFiles && <p className={text.faint}>{t('read.moreFiles')}</p>}
      {hasRaw && (
        <p>
          <a className={classes(text.link, text.tiny)} href={rawMailPath(firm.firmId, id)}>
            {t('read.raw')}
          </a>
        </p>
      )}
    </div>
  )
}

function named(people: readonly MailPerson[]): string {
  return people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')
}
