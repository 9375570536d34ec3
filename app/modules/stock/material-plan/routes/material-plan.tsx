import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable, Status, text } from '#app/ui/index.ts'
import { type MaterialProposal, materialPlanContract } from '#contract/stock/material-plan.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const plan = await call(materialPlanContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('material-plan')('title') }), ...plan }
}

export default function MaterialPlanRoute() {
  const { rows, date } = useLoaderData<typeof loader>()
  const t = useT('material-plan')
  const { firm, can } = useFirm()
  const { date: shown } = useFormat()
  const isProposed = (wanted: MaterialProposal['way']) =>
    rows.some(({ way, expectedOn }) => way === wanted && expectedOn === null)
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={t('sentence', { date: shown(date) })}
        actions={
          <>
            {can('stock:edit') && isProposed('make') && (
              <LinkButton icon="boxes" href={`/firms/${firm.firmId}/production-orders/new`}>
                {t('newProduction')}
              </LinkButton>
            )}
            {can('bill:edit') && isProposed('buy') && (
              <LinkButton icon="truck" href={`/firms/${firm.firmId}/purchase-orders/reorder`}>
                {t('reorder')}
              </LinkButton>
            )}
          </>
        }
      />
      {rows.length === 0 ? (
        <Empty title={t('none')}>{t('noneWords')}</Empty>
      ) : (
        <Proposals rows={rows} today={date} />
      )}
    </>
  )
}

type ProposalsProps = { rows: readonly MaterialProposal[]; today: string }

function Proposals({ rows, today }: ProposalsProps) {
  const t = useT('material-plan')
  const { number, date } = useFormat()
  const { firm, can } = useFirm()
  const makePath = ({ sku, name, quantity, neededBy }: MaterialProposal) => {
    const dueDate = neededBy < today ? today : neededBy
    const query = new URLSearchParams({ item: sku || name, quantity, dueDate })
    return `/firms/${firm.firmId}/production-orders/new?${query}`
  }
  return (
    <RowsTable
      caption={t('title')}
      isStacked
      rows={rows}
      keyOf={(row) => `${row.itemId} ${row.neededBy} ${row.expectedOn}`}
      columns={[
        {
          head: t('item'),
          href: (row) => `/firms/${firm.firmId}/stock/${row.itemId}`,
          cell: (row) => [row.sku, row.name].filter(Boolean).join(' '),
        },
        {
          head: t('way'),
          place: 'state',
          cell: (row) =>
            row.expectedOn !== null ? (
              t('tooLate', { date: date(row.expectedOn) })
            ) : row.way === 'make' && can('stock:edit') ? (
              <a className={text.link} href={makePath(row)}>
                {t('plan')}
              </a>
            ) : (
              t(`ways.${row.way}`)
            ),
        },
        {
          head: t('quantity'),
          isNumber: true,
          place: 'figure',
          cell: (row) => `${number(row.quantity)} ${row.unit}`.trim(),
        },
        {
          head: t('neededBy'),
          place: 'detail',
          cell: (row) =>
            row.isLate ? <Status kind="overdue">{date(row.neededBy)}</Status> : date(row.neededBy),
        },
        { head: t('reason'), place: 'secondDetail', cell: (row) => t(`reasons.${row.reason}`) },
        {
          head: t('onHand'),
          isNumber: true,
          stackedLabel: t('onHand'),
          cell: (row) => number(row.onHand),
        },
        {
          head: t('reserved'),
          isNumber: true,
          stackedLabel: t('reserved'),
          cell: (row) => number(row.reserved),
        },
        {
          head: t('expected'),
          isNumber: true,
          stackedLabel: t('expected'),
          cell: (row) => number(row.expected),
        },
      ]}
    />
  )
}

export const meta = headOf
