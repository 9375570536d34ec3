import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Cell,
  Empty,
  HeadCell,
  LinkButton,
  NameCell,
  NumberCell,
  PageHead,
  Row,
  SheetPad,
  Table,
} from '#app/ui/index.ts'
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
    <Table caption={t('lots.gaps.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.item')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('list.number')}</HeadCell>
          <HeadCell>{t('field.partner')}</HeadCell>
          <HeadCell isNumber>{t('field.quantity')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((gap) => (
          <tr key={`${gap.documentId} ${gap.position} ${gap.quantity}`}>
            <NameCell
              href={(can('stock:edit') ? assignLotsPath : documentPath)(
                firm.firmId,
                gap.documentId,
              )}
            >
              {[gap.sku, gap.itemName].filter(Boolean).join(' ')}
            </NameCell>
            <Cell place="detail">{date(gap.date)}</Cell>
            <Cell place="secondDetail">
              {[gap.number, gap.sourceNumber].filter(Boolean).join(' · ')}
            </Cell>
            <Cell place="state">{gap.partner}</Cell>
            <NumberCell place="figure">{`${number(gap.quantity)} ${gap.unit}`}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export const meta = headOf
