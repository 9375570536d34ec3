import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Tag } from '#app/ui/index.ts'
import type { MailThread } from '#contract/communication/mailbox.ts'
import { draftPath } from '../paths.ts'
import * as styles from './read.css.ts'

/** Answering the last mail, handing it on, and the drafts of the conversation. */
export function ReplyButtons({ thread }: { thread: MailThread }) {
  const t = useT('mailbox')
  const format = useFormat()
  const { firm, can } = useFirm()
  const last = thread.mails.at(-1)
  if (!last || !thread.canWrite) return null
  const isKnown =
    thread.about.some(({ kind }) => kind === 'party') || thread.mails.every(({ isOurs }) => isOurs)
  const others = last.to.length + last.cc.length > 1
  return (
    <>
      {thread.drafts.map(({ id, snippet, leavesAt }) => (
        <p key={id} className={styles.about}>
          <Tag>
            {leavesAt ? t('row.leaves', { at: format.dateTime(leavesAt) }) : t('read.draft')}
          </Tag>
          <span className={styles.headWords}>{snippet}</span>
          <LinkButton size="s" href={draftPath(firm.firmId, id)}>
            {t('read.openDraft')}
          </LinkButton>
        </p>
      ))}
      <form method="post" className={styles.answer}>
        <IdempotencyField />
        <input type="hidden" name="mailId" value={last.id} />
        <Button kind="primary" icon="reply" name="intent" value="reply" data-mail-action="reply">
          {t('read.reply')}
        </Button>
        {others && (
          <Button icon="users" name="intent" value="replyAll">
            {t('read.replyAll')}
          </Button>
        )}
        <Button icon="send" name="intent" value="forward">
          {t('read.forward')}
        </Button>
        {can('party:edit') && !isKnown && (
          <Button icon="user-plus" name="intent" value="customer">
            {t('read.customer')}
          </Button>
        )}
        {can('calendar:edit') && (
          <Button icon="calendar" name="intent" value="event">
            {t('read.event')}
          </Button>
        )}
      </form>
    </>
  )
}
