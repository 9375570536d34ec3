import { Button, LinkButton, Tag, text } from '#app/ui/index.ts'
import type { OutboundMessage, RecordMails } from '#contract/firm/mails.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { useFirm, useFormat, usePage, useT } from '../page-context.tsx'
import { Panel } from '../records/panel.tsx'
import * as styles from '../records/records.css.ts'
import { mailKindText } from './mail-words.ts'
import { mailPath, recordMailsPath } from './paths.ts'

const tones = {
  queued: 'plain',
  sent: 'plain',
  delivered: 'ok',
  opened: 'ok',
  bounced: 'bad',
  failed: 'bad',
} as const

/**
 * The mails of a record: what became of each, what to do about it, and what can be sent. Nothing
 * where there is neither. Its forms are answered by a page of their own, which leads back.
 */
export function RecordMail({ of: mails }: { of: RecordMails }) {
  const { texts } = usePage()
  const { firm } = useFirm()
  const t = useT('mail')
  const { id, rows, ways, canSend } = mails
  if (rows.length === 0 && ways.length === 0) return null
  return (
    <Panel id="mails" title={t('title')}>
      {rows.length > 0 && (
        <form method="post" action={recordMailsPath(firm.firmId, mails)}>
          <IdempotencyField />
          {rows.map((mail) => (
            <Mail key={mail.id} mail={mail} canSend={canSend} />
          ))}
        </form>
      )}
      {ways.map((way) => (
        <p key={way} className={styles.entry}>
          <LinkButton size="s" icon="mail" href={mailPath(firm.firmId, way, id)}>
            {t('way', { kind: mailKindText(texts, way) })}
          </LinkButton>
        </p>
      ))}
    </Panel>
  )
}

type MailProps = { mail: OutboundMessage; canSend: boolean }

function Mail({ mail, canSend }: MailProps) {
  const t = useT('mail')
  const { dateTime } = useFormat()
  const { state, isKept, to, cc, subject } = mail
  const at = mail.openedAt ?? mail.failedAt ?? mail.deliveredAt ?? mail.sentAt ?? mail.createdAt
  return (
    <div className={styles.comment}>
      <p className={styles.entry}>
        <span className={styles.name}>
          {[to, ...cc].join(', ')}
          <span className={text.secondLine}>
            {subject} · {dateTime(at)}
          </span>
        </span>
        <Tag tone={isKept ? 'plain' : tones[state]}>{isKept ? t('kept') : t(`state.${state}`)}</Tag>
      </p>
      {isKept && <p className={text.soft}>{t('keptWords')}</p>}
      <WhatToDo mail={mail} canSend={canSend} />
    </div>
  )
}

/** What the other side said, and the ways on from there. */
function WhatToDo({ mail: { id, state, error }, canSend }: MailProps) {
  const t = useT('mail')
  if (state !== 'failed' && state !== 'bounced') return null
  return (
    <>
      <p className={styles.name}>{error}</p>
      <p className={text.soft}>{t(state === 'failed' ? 'failedWords' : 'bouncedWords')}</p>
      {canSend && (
        <p className={styles.entry}>
          {state === 'failed' ? (
            <Button size="s" icon="refresh-cw" name="intent" value={`resend.${id}`}>
              {t('resend')}
            </Button>
          ) : (
            <Button size="s" name="intent" value={`allow.${id}`}>
              {t('allow')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
