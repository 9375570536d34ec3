import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Table, Tag, text } from '#app/ui/index.ts'
import type { WebhookDelivery } from '#contract/firm/webhooks.ts'
import * as styles from './webhooks.css.ts'

const tones = { waiting: 'warn', delivered: 'ok', failed: 'bad' } as const

/** What was sent, how it was answered, and a button that sends it again. */
export function DeliveryTable({ rows }: { rows: readonly WebhookDelivery[] }) {
  const t = useT('webhooks')
  return (
    <Table caption={t('log.title')} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('log.event')}</HeadCell>
          <HeadCell>{t('log.state')}</HeadCell>
          <HeadCell>{t('log.answer')}</HeadCell>
          <HeadCell>{t('log.attempts')}</HeadCell>
          <HeadCell>{t('log.resend')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DeliveryRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function DeliveryRow({ row }: { row: WebhookDelivery }) {
  const t = useT('webhooks')
  const { dateTime } = useFormat()
  const { id, type, title, state, attempts, createdAt, nextAttemptAt, status, answer, body } = row
  return (
    <tr>
      <Cell place="name">
        <code>{type}</code> {title}
        <span className={text.secondLine}>{dateTime(createdAt)}</span>
      </Cell>
      <Cell place="state">
        <Tag tone={tones[state]}>{t(`log.is.${state}`)}</Tag>
      </Cell>
      <Cell tone="soft" place="detail">
        <details>
          <summary>{status ?? t(attempts === 0 ? 'log.notYet' : 'log.noAnswer')}</summary>
          <pre className={styles.message}>{body}</pre>
          {answer !== '' && <pre className={styles.message}>{answer}</pre>}
        </details>
      </Cell>
      <Cell tone="soft" place="secondDetail">
        {attempts}
        {nextAttemptAt && attempts > 0 && (
          <span className={text.secondLine}>
            {t('log.next', { time: dateTime(nextAttemptAt) })}
          </span>
        )}
      </Cell>
      <Cell place="more">
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="deliveryId" value={id} />
          <Button
            size="s"
            name="intent"
            value="resend"
            aria-label={t('log.resendNamed', { type, title })}
          >
            {t('log.resend')}
          </Button>
        </form>
      </Cell>
    </tr>
  )
}
