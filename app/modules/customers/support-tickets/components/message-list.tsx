import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Empty, Tag, text } from '#app/ui/index.ts'
import type { SupportTicket, TicketMessage } from '#contract/customers/support-tickets.ts'
import * as styles from './ticket.css.ts'

const looks = { customer: styles.theirs, member: styles.ours, automatic: styles.machine } as const

/** What was written to and fro, the oldest first. */
export function MessageList({ ticket }: { ticket: SupportTicket }) {
  const t = useT('support-tickets')
  const { messages, description } = ticket
  if (messages.length === 0 && !description) {
    return <Empty title={t('conversation.none')}>{t('conversation.noneWords')}</Empty>
  }
  return (
    <ol className={styles.messages}>
      {description && (
        <li className={styles.theirs}>
          <p className={styles.words}>{description}</p>
        </li>
      )}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  )
}

function Message({ message }: { message: TicketMessage }) {
  const t = useT('support-tickets')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const { author, by, isInternal, text: words, hidden, threadId, at } = message
  return (
    <li className={looks[author]}>
      <p className={styles.messageHead}>
        <b>{by}</b>
        <span className={text.tiny}>{dateTime(at)}</span>
        {isInternal && <Tag>{t('conversation.internal')}</Tag>}
        {threadId && (
          <a className={text.link} href={`/firms/${firm.firmId}/mail/threads/${threadId}`}>
            {t('conversation.mail')}
          </a>
        )}
      </p>
      <p className={styles.words}>{words}</p>
      {hidden && (
        <details className={styles.hidden}>
          <summary>{t('conversation.hidden')}</summary>
          <p className={styles.words}>{hidden}</p>
        </details>
      )}
    </li>
  )
}
