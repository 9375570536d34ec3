import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Tag, text } from '#app/ui/index.ts'
import type { OutboundMessage } from '#contract/outbound.ts'

const tones = {
  queued: 'plain',
  sent: 'plain',
  delivered: 'ok',
  opened: 'ok',
  bounced: 'bad',
  failed: 'bad',
} as const

/** The mails that the document was sent with: what became of each, and what to do about it. */
export function MailsPart({ mails }: { mails: readonly OutboundMessage[] }) {
  const t = useT('invoicing')
  if (mails.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('mails.title')}</h2>
      <form method="post" className={styles.link}>
        <IdempotencyField />
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </form>
    </section>
  )
}

function Mail({ mail }: { mail: OutboundMessage }) {
  const t = useT('invoicing')
  const { dateTime } = useFormat()
  const { state, isKept, to, cc } = mail
  const at = mail.openedAt ?? mail.failedAt ?? mail.sentAt ?? mail.createdAt
  return (
    <div className={styles.link}>
      <p className={styles.entry}>
        <span className={styles.entryName}>{[to, ...cc].join(', ')}</span>
        <Tag tone={isKept ? 'plain' : tones[state]}>
          {isKept ? t('mails.kept') : t(`mails.state.${state}`)}
        </Tag>
      </p>
      <p className={text.faint}>{dateTime(at)}</p>
      {isKept && <p className={text.soft}>{t('mails.keptWords')}</p>}
      <WhatToDo mail={mail} />
    </div>
  )
}

/** What the other side said, and the ways on from there. */
function WhatToDo({ mail: { id, state, error } }: { mail: OutboundMessage }) {
  const t = useT('invoicing')
  const { can } = useFirm()
  if (state !== 'failed' && state !== 'bounced') return null
  return (
    <>
      <p>{error}</p>
      <p className={text.soft}>
        {state === 'failed' ? t('mails.failedWords') : t('mails.bouncedWords')}
      </p>
      {can('invoice:post') && (
        <div className={styles.entry}>
          {state === 'failed' ? (
            <Button size="s" icon="refresh-cw" name="intent" value={`resend.${id}`}>
              {t('mails.resend')}
            </Button>
          ) : (
            <Button size="s" name="intent" value={`allow.${id}`}>
              {t('mails.allow')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
