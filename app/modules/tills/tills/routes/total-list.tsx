import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable, Tag } from '#app/ui/index.ts'
import { dayTotalsContract } from '#contract/tills/day-totals.ts'
import { newTotalPath, tillsPath, totalPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(dayTotalsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('tills')('total.title') }), rows }
}

export default function TotalListRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('tills')
  const { date, money } = useFormat()
  const { firm, can } = useFirm()
  const add = can('till:approve') && (
    <LinkButton kind="primary" icon="plus" href={newTotalPath(firm.firmId)}>
      {t('total.new')}
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={t('total.title')}
        sentence={t('total.sentence')}
        crumb={{ href: tillsPath(firm.firmId), label: t('till.title') }}
        actions={rows.length > 0 && add}
      />
      {rows.length === 0 ? (
        <Empty title={t('total.none')} actions={add}>
          {t('total.noneWords')}
        </Empty>
      ) : (
        <RowsTable
          caption={t('total.title')}
          isStacked
          rows={rows}
          keyOf={(row) => row.id}
          columns={[
            {
              head: t('field.number'),
              href: (row) => totalPath(firm.firmId, row.id),
              cell: (row) => row.number,
            },
            { head: t('field.date'), place: 'detail', cell: (row) => date(row.date) },
            { head: t('total.note'), place: 'secondDetail', cell: (row) => row.note },
            {
              head: t('field.state'),
              place: 'state',
              cell: (row) => row.state === 'reversed' && <Tag>{t('total.state.reversed')}</Tag>,
            },
            {
              head: t('field.total'),
              isNumber: true,
              place: 'figure',
              cell: (row) => money(row.total, row.currency),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
