import { useLoaderData } from '@remix-run/react'
import { billProjectPath, formatHours } from '#app/modules/projects/projects/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NameCell, NumberCell, PageHead, Table } from '#app/ui/index.ts'
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
        <Table caption={t('unbilled.title')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('unbilled.project')}</HeadCell>
              <HeadCell>{t('unbilled.customer')}</HeadCell>
              <HeadCell>{t('unbilled.oldest')}</HeadCell>
              <HeadCell isNumber>{t('bill.hours')}</HeadCell>
              <HeadCell isNumber>{t('bill.milestones')}</HeadCell>
              <HeadCell isNumber>{t('unbilled.amount')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.projectId}>
                <NameCell place="name" href={billProjectPath(firm.firmId, row.projectId)}>
                  {row.project}
                </NameCell>
                <Cell place="detail">{row.customer}</Cell>
                <Cell place="secondDetail">{row.oldestDate && date(row.oldestDate, 'medium')}</Cell>
                <NumberCell tone={row.unpricedSeconds > 0 ? 'warn' : 'plain'}>
                  {formatHours(row.seconds)}
                </NumberCell>
                <NumberCell>
                  {row.milestoneAmount === 0 ? '' : money(row.milestoneAmount, row.currency)}
                </NumberCell>
                <NumberCell place="figure" tone="strong">
                  {money(row.amount + row.milestoneAmount, row.currency)}
                </NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
