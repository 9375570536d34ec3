import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Empty,
  Figure,
  PageHead,
  RowsTable,
  Rules,
  RulesCell,
  TableScroller,
} from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { stockContract } from '#contract/stock/stock-calls.ts'
import { DayForm } from '../components/day-form.tsx'
import { stockItemPath, stockPath } from '../paths.ts'

const Query = z.object({ date: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { date } = readListQuery(Query, args.request)
  const valuation = await call(stockContract.valuation, { firmId: firm.firmId, date })
  return { head: pageMeta(args, { title: t('stock')('valuation.title') }), valuation }
}

export default function ValuationRoute() {
  const { valuation } = useLoaderData<typeof loader>()
  const t = useT('stock')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const { currency, rows } = valuation
  const [value, account] = [valuation.value ?? 0, valuation.account ?? 0]
  return (
    <>
      <PageHead
        title={t('valuation.title')}
        sentence={t('valuation.sentence', { date: date(valuation.date, 'long') })}
        crumb={{ href: stockPath(firm.firmId), label: t('list.title') }}
      />
      <DayForm date={valuation.date} />
      <Rules columns="three">
        <Figure label={t('valuation.stock')} value={money(value, currency)} />
        <Figure label={t('valuation.account')} value={money(account, currency)} />
        <Figure
          label={t('valuation.difference')}
          value={money(account - value, currency)}
          detail={t(account === value ? 'valuation.held' : 'valuation.notHeld')}
        />
      </Rules>
      {rows.length === 0 ? (
        <Empty title={t('valuation.none')} />
      ) : (
        <Rules>
          <RulesCell title={t('valuation.items')} isFlush>
            <ValuationTable />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

function ValuationTable() {
  const { valuation } = useLoaderData<typeof loader>()
  const t = useT('stock')
  const { number, amount } = useFormat()
  const { firm } = useFirm()
  const { currency, rows } = valuation
  return (
    <TableScroller label={t('valuation.items')}>
      <RowsTable
        caption={t('valuation.items')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('field.item'),
            href: ({ id }) => stockItemPath(firm.firmId, id),
            cell: ({ sku, name }) => [sku, name].filter(Boolean).join(' '),
          },
          {
            head: t('field.onHand'),
            isNumber: true,
            cell: ({ unit, onHand }) => `${number(onHand)} ${unit}`,
          },
          {
            head: t('list.value', { currency }),
            isNumber: true,
            cell: ({ value }) => (value === null ? '' : amount(value, currency)),
          },
        ]}
      />
    </TableScroller>
  )
}

export const meta = headOf
