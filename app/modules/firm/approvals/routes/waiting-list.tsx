import { useLoaderData } from '@remix-run/react'
import { approvalRulesPath } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { approvalsContract } from '#contract/firm/approvals.ts'
import { WaitingTable } from '../components/waiting-table.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(approvalsContract.listWaiting, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('approvals')('list.title') }), rows }
}

export default function WaitingListRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('approvals')
  const { firm, can } = useFirm()
  const toRules = can('firm:edit') && (
    <LinkButton icon="settings" href={approvalRulesPath(firm.firmId)}>
      {t('list.rules')}
    </LinkButton>
  )
  return (
    <>
      <PageHead title={t('list.title')} sentence={t('list.sentence')} actions={toRules} />
      {rows.length > 0 ? (
        <WaitingTable rows={rows} />
      ) : (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      )}
    </>
  )
}

export const meta = headOf
