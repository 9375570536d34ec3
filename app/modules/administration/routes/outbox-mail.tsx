import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireAdministrator } from '#app/shell/session/session.server.ts'
import { PageHead, SheetPad, Tag } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/errors.ts'
import { outboxContract } from '#contract/outbox.ts'
import * as styles from './outbox-mail.css.ts'

export async function loader(args: Args) {
  await requireAdministrator(args)
  const { mailId } = args.params
  if (!mailId) throw new AppError('not_found', 'No such mail')
  const mail = await upstream(args).call(outboxContract.get, { mailId })
  return { head: pageMeta(args, { title: mail.subject }), mail }
}

export default function OutboxMail() {
  const { mail } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const format = useFormat()
  return (
    <>
      <PageHead
        title={mail.subject}
        crumb={{ href: '/admin/outbox', label: t('outbox.title') }}
        mark={mail.isHeld && <Tag>{t('mail.held')}</Tag>}
      />
      <SheetPad>
        <dl className={styles.facts}>
          <dt className={styles.label}>{t('mail.to')}</dt>
          <dd>{mail.to}</dd>
          <dt className={styles.label}>{t('mail.sentAt')}</dt>
          <dd>{format.dateTime(mail.sentAt)}</dd>
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
      </SheetPad>
    </>
  )
}

/** A mail's text; addresses in it can be followed. */
function MailText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/)
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
