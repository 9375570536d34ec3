import { useLoaderData } from '@remix-run/react'
import { billProjectPath, formatHours } from '#app/modules/projects/projects/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable } from '#app/ui/index.ts'
import { projectBillingContract } from '#contract/projects/project-billing.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(projectBillingContract.report, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('billing')('unbilled.title') }), rows }
}

export default function UnbilledRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('billing')
  const { date, money } = useFormat()
  const { firm } = useFirm()
  const sums = new Map<string, number>()
  for (const { currency, amount, milestoneAmount } of rows) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount + milestoneAmount)
  }
  return (
    <>
      <PageHead
        title={t('unbilled.title')}
        sentence={[...sums].map(([currency, sum]) => money(sum, currency)).join(' · ')}
      />
      {rows.length === 0 ? (
        <Empty title={t('unbilled.none')}>{t('unbilled.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('unbilled.title')}
          isStacked
          rows={rows}
          keyOf={(row) => row.projectId}
          columns={[
            {
              head: t('unbilled.project'),
              place: 'name',
              href: (row) => billProjectPath(firm.firmId, row.projectId),
              cell: (row) => row.project,
            },
            { head: t('unbilled.customer'), place: 'detail', cell: (row) => row.customer },
            {
              head: t('unbilled.oldest'),
              place: 'secondDetail',
              cell: (row) => row.oldestDate && date(row.oldestDate, 'medium'),
            },
            {
              head: t('bill.hours'),
              isNumber: true,
              tone: (row) => (row.unpricedSeconds > 0 ? 'warn' : 'plain'),
              cell: (row) => formatHours(row.seconds),
            },
            {
              head: t('bill.milestones'),
              isNumber: true,
              cell: (row) =>
                row.milestoneAmount === 0 ? '' : money(row.milestoneAmount, row.currency),
            },
            {
              head: t('unbilled.amount'),
              isNumber: true,
              place: 'figure',
              tone: 'strong',
              cell: (row) => money(row.amount + row.milestoneAmount, row.currency),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
