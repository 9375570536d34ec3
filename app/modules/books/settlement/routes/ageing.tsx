import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, Segmented, SheetPad } from '#app/ui/index.ts'
import { SettlementDirection, settlementContract } from '#contract/books/settlement.ts'
import { CurrencyCode, DateOnly } from '#contract/core/fields.ts'
import { AgeingTable } from '../components/ageing-table.tsx'
import { AsOfFilter } from '../components/as-of-filter.tsx'
import { SettlementHead } from '../components/settlement-head.tsx'
import { ageingPath } from '../paths.ts'

const Query = z.object({
  direction: SettlementDirection.default('receivable'),
  asOf: DateOnly.optional(),
  currency: CurrencyCode.optional(),
})

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(Query, args.request)
  const ageing = await call(settlementContract.ageing, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('settlement')('ageing.title') }), query, ageing }
}

export default function AgeingRoute() {
  const { query, ageing } = useLoaderData<typeof loader>()
  const t = useT('settlement')
  const { date } = useFormat()
  const { firm } = useFirm()
  const { direction, asOf, currency } = query
  const choices = SettlementDirection.options.map((one) => ({
    href: ageingPath(firm.firmId, { direction: one, asOf, currency }),
    label: t(`tab.${one}`),
    isCurrent: one === direction,
  }))
  return (
    <>
      <SettlementHead current="ageing" asOf={asOf} />
      <AsOfFilter
        path={ageingPath(firm.firmId)}
        asOf={ageing.asOf}
        currency={currency}
        kept={{ direction }}
      />
      <SheetPad>
        <Segmented label={t('ageing.title')} choices={choices} />
      </SheetPad>
      {ageing.rows.length > 0 ? (
        <AgeingTable ageing={ageing} currency={currency} />
      ) : (
        <Empty title={t('ageing.none', { date: date(ageing.asOf, 'long') })}>
          {t('list.noneWords')}
        </Empty>
      )}
      {ageing.hasMore && <SheetPad>{t('ageing.more', { count: ageing.rows.length })}</SheetPad>}
    </>
  )
}

export const meta = headOf
