import { useActionData, useLoaderData } from '@remix-run/react'
import { refusalToast } from '#app/shell/documents/detail/refusal-toast.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead, SheetPad, Tag, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { outboxContract } from '#contract/platform/outbox.ts'
import { outboxPath } from '../paths.ts'
import * as styles from './outbox-mail.css.ts'

export async function loader(args: Args) {
  const { mailId } = args.params
  if (!mailId) throw new AppError('not_found', 'No such mail')
  const mail = await upstream(args).call(outboxContract.get, { mailId })
  return { head: pageMeta(args, { title: mail.subject }), mail }
}

/**
 * Shows the mail with its links and codes, or sends it once more. That somebody asked is kept in the
 * audit.
 */
export async function action(args: Args) {
  const { mailId } = args.params
  if (!mailId) throw new AppError('not_found', 'No such mail')
  const { intent, idempotencyKey } = await readForm(args.request)
  if (intent !== 'resend') {
    return { mail: await upstream(args).call(outboxContract.reveal, { mailId }) }
  }
  const { t, format } = await getVisit(args)
  const to = `${outboxPath}/${mailId}`
  try {
    await upstream(args).call(outboxContract.resend, { mailId }, { idempotencyKey })
  } catch (error) {
    return redirectWithToast(args, to, refusalToast(error, t, format))
  }
  const message = t('administration')('mail.resent')
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function OutboxMail() {
  const { mail: masked } = useLoaderData<typeof loader>()
  const mail = useActionData<typeof action>()?.mail ?? masked
  const t = useT('administration')
  const format = useFormat()
  return (
    <>
      <PageHead
        title={mail.subject}
        crumb={{ href: '/admin/outbox', label: t('outbox.list.title') }}
        mark={<Tag tone={tones[mail.state]}>{t(`mail.state.${mail.state}`)}</Tag>}
      />
      <SheetPad>
        <dl className={styles.facts}>
          <dt className={styles.label}>{t('mail.to')}</dt>
          <dd>{mail.to}</dd>
          <dt className={styles.label}>{t('mail.sentAt')}</dt>
          <dd>{format.dateTime(mail.sentAt)}</dd>
          {mail.error !== '' && (
            <>
              <dt className={styles.label}>{t('mail.error')}</dt>
              <dd>{mail.error}</dd>
            </>
          )}
          {mail.attachments.length > 0 && (
            <>
              <dt className={styles.label}>{t('mail.attachments')}</dt>
              <dd>
                {mail.attachments
                  .map(({ name, size }) => `${name} (${format.fileSize(size)})`)
                  .join(', ')}
              </dd>
            </>
          )}
        </dl>
        <p className={styles.words}>
          <MailText text={mail.text} />
        </p>
        {mail.canResend && (
          <form method="post">
            <IdempotencyField />
            <p className={text.soft}>{t('mail.resendWords')}</p>
            <Button icon="refresh-cw" size="s" name="intent" value="resend">
              {t('mail.resend')}
            </Button>
          </form>
        )}
        {mail.isMasked && (
          <form method="post">
            <p className={text.soft}>{t('mail.masked')}</p>
            <Button icon="eye" size="s">
              {t('mail.reveal')}
            </Button>
          </form>
        )}
      </SheetPad>
    </>
  )
}

const tones = {
  held: 'plain',
  kept: 'plain',
  queued: 'plain',
  sending: 'plain',
  sent: 'ok',
  delivered: 'ok',
  bounced: 'bad',
  failed: 'bad',
} as const

/** A mail's text; addresses in it can be followed. */
function MailText({ text: words }: { text: string }) {
  const parts = words.split(/(https?:\/\/[^\s<>"]+)/)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <a key={part + String(index)} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

export const meta = headOf
