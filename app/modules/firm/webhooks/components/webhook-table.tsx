import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Empty, RowsTable, Tag, text } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('list.title')}
      density="roomy"
      isStacked
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('form.url'),
          place: 'name',
          cell: ({ id, url, description }) => (
            <>
              <a href={webhookPath(firm.firmId, id)}>{url}</a>
              {description !== '' && <span className={text.secondLine}>{description}</span>}
            </>
          ),
        },
        {
          head: t('form.events'),
          tone: 'soft',
          place: 'detail',
          cell: ({ events }) => events.join(', '),
        },
        {
          head: t('log.state'),
          place: 'state',
          cell: ({ state }) => <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>,
        },
        { head: t('list.waiting'), cell: ({ waiting }) => waiting },
        { head: t('list.failed'), cell: ({ failed }) => failed },
        {
          head: t('list.lastSent'),
          tone: 'soft',
          place: 'secondDetail',
          cell: ({ lastSentAt }) => (lastSentAt ? relative(lastSentAt) : t('list.never')),
        },
      ]}
    />
  )
}
