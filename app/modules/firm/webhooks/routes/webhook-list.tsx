import { useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton } from '#app/ui/index.ts'
import { webhooksContract } from '#contract/firm/webhooks.ts'
import { WebhookTable } from '../components/webhook-table.tsx'
import { newWebhookPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(webhooksContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('webhooks')('list.title') }), rows }
}

export default function WebhookListRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('webhooks')
  const { firm } = useFirm()
  return (
    <>
      <SettingsHead
        sentence={t('list.sentence')}
        actions={
          <LinkButton kind="primary" icon="plus" href={newWebhookPath(firm.firmId)}>
            {t('list.new')}
          </LinkButton>
        }
      />
      <WebhookTable rows={rows} />
    </>
  )
}

export const meta = headOf
