import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, Empty, HeadCell, Table, Tag, text } from '#app/ui/index.ts'
import type { Webhook } from '#contract/firm/webhooks.ts'
import { webhookPath } from '../paths.ts'

const tones = { active: 'ok', paused: 'plain', gone: 'bad' } as const

/** A firm's webhooks with what became of their messages. */
export function WebhookTable({ rows }: { rows: readonly Webhook[] }) {
  const t = useT('webhooks')
  const { firm } = useFirm()
  const { relative } = useFormat()
  if (rows.length === 0) return <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
  return (
    <Table caption={t('list.title')} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('form.url')}</HeadCell>
          <HeadCell>{t('form.events')}</HeadCell>
          <HeadCell>{t('log.state')}</HeadCell>
          <HeadCell>{t('list.waiting')}</HeadCell>
          <HeadCell>{t('list.failed')}</HeadCell>
          <HeadCell>{t('list.lastSent')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, url, description, events, state, waiting, failed, lastSentAt }) => (
          <tr key={id}>
            <Cell place="name">
              <a href={webhookPath(firm.firmId, id)}>{url}</a>
              {description !== '' && <span className={text.secondLine}>{description}</span>}
            </Cell>
            <Cell tone="soft" place="detail">
              {events.join(', ')}
            </Cell>
            <Cell place="state">
              <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
            </Cell>
            <Cell>{waiting}</Cell>
            <Cell>{failed}</Cell>
            <Cell tone="soft" place="secondDetail">
              {lastSentAt ? relative(lastSentAt) : t('list.never')}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
