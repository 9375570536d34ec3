import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Row, RowsTable, SheetPad } from '#app/ui/index.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { gapsPerPage, type LotGap, stockLotsContract } from '#contract/stock/stock-lots.ts'
import { assignLotsPath, documentPath, lotGapsPath, lotsPath } from '../paths.ts'

const Query = z.object({ page: wholeNumber({ minimum: 1, maximum: 1_000 }).default(1) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { page } = readListQuery(Query, args.request)
  const { rows, total } = await call(stockLotsContract.gaps, { firmId: firm.firmId, page })
  return { head: pageMeta(args, { title: t('stock')('lots.gaps.title') }), rows, total, page }
}

/** What was moved without its batches or serial numbers being named, oldest first. */
export default function LotGapsRoute() {
  const { rows, total, page } = useLoaderData<typeof loader>()
  const t = useT('stock')
  const { firm } = useFirm()
  const last = Math.max(1, Math.ceil(total / gapsPerPage))
  return (
    <>
      <PageHead
        title={t('lots.gaps.title')}
        sentence={t('lots.gaps.sentence')}
        crumb={{ href: lotsPath(firm.firmId), label: t('lots.list.title') }}
      />
      {rows.length === 0 ? <Empty title={t('lots.gaps.none')} /> : <GapTable rows={rows} />}
      {last > 1 && (
        <SheetPad>
          <Row>
            {page > 1 && (
              <LinkButton href={lotGapsPath(firm.firmId, page - 1)}>
                {t('counts.before')}
              </LinkButton>
            )}
            {page < last && (
              <LinkButton href={lotGapsPath(firm.firmId, page + 1)}>{t('counts.after')}</LinkButton>
            )}
          </Row>
        </SheetPad>
      )}
    </>
  )
}

function GapTable({ rows }: { rows: readonly LotGap[] }) {
  const t = useT('stock')
  const { date, number } = useFormat()
  const { firm, can } = useFirm()
  return (
    <RowsTable
      caption={t('lots.gaps.title')}
      isStacked
      rows={rows}
      keyOf={(gap) => `${gap.documentId} ${gap.position} ${gap.quantity}`}
      columns={[
        {
          head: t('field.item'),
          href: (gap) =>
            (can('stock:edit') ? assignLotsPath : documentPath)(firm.firmId, gap.documentId),
          cell: (gap) => [gap.sku, gap.itemName].filter(Boolean).join(' '),
        },
        { head: t('field.date'), place: 'detail', cell: (gap) => date(gap.date) },
        {
          head: t('list.number'),
          place: 'secondDetail',
          cell: (gap) => [gap.number, gap.sourceNumber].filter(Boolean).join(' · '),
        },
        { head: t('field.partner'), place: 'state', cell: (gap) => gap.partner },
        {
          head: t('field.quantity'),
          isNumber: true,
          place: 'figure',
          cell: (gap) => `${number(gap.quantity)} ${gap.unit}`,
        },
      ]}
    />
  )
}

export const meta = headOf
