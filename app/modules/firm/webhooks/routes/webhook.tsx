import { useActionData, useLoaderData } from '@remix-run/react'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, Empty, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { PageQuery } from '#contract/core/page.ts'
import { webhooksContract } from '#contract/firm/webhooks.ts'
import { DeliveryTable } from '../components/delivery-table.tsx'
import { MadeSecret } from '../components/made-secret.tsx'
import { WebhookForm } from '../components/webhook-form.tsx'
import * as styles from '../components/webhooks.css.ts'
import { webhookPath, webhooksPath } from '../paths.ts'
import { actOnWebhook } from '../webhook-actions.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const one = { firmId: firm.firmId, webhookId: requireIdParam(args, 'webhookId') }
  const query = readListQuery(PageQuery, args.request)
  const [webhook, page, panels] = await Promise.all([
    call(webhooksContract.get, one),
    call(webhooksContract.listDeliveries, { ...query, ...one }),
    loadPanels({ call, firm }, 'webhook', one.webhookId),
  ])
  return {
    head: pageMeta(args, { title: t('webhooks')('list.title') }),
    webhook,
    page,
    query,
    panels,
  }
}

export async function action(args: Args) {
  return actOnWebhook(args)
}

export default function WebhookRoute() {
  const { webhook, page, query, panels } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('webhooks')
  const { dateTime } = useFormat()
  const { firm, can } = useFirm()
  const isDeletable = can(needsOf(webhooksContract.delete))
  const path = webhookPath(firm.firmId, webhook.id)
  return (
    <>
      <PageHead
        title={webhook.description || new URL(webhook.url).host}
        sentence={webhook.url}
        crumb={{ href: webhooksPath(firm.firmId), label: t('list.title') }}
        actions={<Buttons isDeletable={isDeletable} />}
      />
      {webhook.state === 'gone' && <Band tone="warn" title={t('state.goneWords')} />}
      {webhook.oldSecretUntil && !answer?.made && (
        <Band tone="info" title={t('secret.until', { time: dateTime(webhook.oldSecretUntil) })} />
      )}
      {answer?.made && <MadeSecret made={answer.made} />}
      <WebhookForm refusal={answer?.refusal} webhook={webhook} />
      <Rules>
        <RulesCell isFlush title={t('log.title')}>
          {page.rows.length > 0 && <DeliveryTable rows={page.rows} />}
          {page.rows.length === 0 && <Empty title={t('log.none')}>{t('log.noneWords')}</Empty>}
          <ListPager page={page} path={path} query={query} />
        </RulesCell>
      </Rules>
      <RecordPanels of={panels} />
      <AskDialog
        id="rotate"
        title={t('rotate.title')}
        words={t('rotate.words')}
        intent="rotate"
        submit={t('rotate.do')}
        keep={t('rotate.keep')}
      />
      {isDeletable && (
        <AskDialog
          id="delete"
          title={t('delete.title')}
          words={t('delete.words')}
          intent="delete"
          submit={t('delete.do')}
          keep={t('delete.keep')}
        />
      )}
    </>
  )
}

function Buttons({ isDeletable }: { isDeletable: boolean }) {
  const t = useT('webhooks')
  return (
    <div className={styles.buttons}>
      <form method="post">
        <IdempotencyField />
        <Button name="intent" value="test">
          {t('log.test')}
        </Button>
      </form>
      <Button opens="rotate">{t('rotate.do')}</Button>
      {isDeletable && (
        <Button kind="danger" opens="delete">
          {t('delete.do')}
        </Button>
      )}
    </div>
  )
}

export const meta = headOf
