import { useLoaderData } from '@remix-run/react'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, SheetPad } from '#app/ui/index.ts'
import { OpenItemsQuery, settlementContract } from '#contract/books/settlement.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import * as styles from '../components/as-of-filter.css.ts'
import { AsOfFilter } from '../components/as-of-filter.tsx'
import { OpenItemTable } from '../components/open-item-table.tsx'
import { type OpenView, SettlementHead } from '../components/settlement-head.tsx'
import { openItemsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm, can } = await requireFirm(args)
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId } = firm
  const query = readListQuery(OpenItemsQuery, args.request)
  const { partyId } = query
  const [page, party] = await Promise.all([
    call(settlementContract.listItems, { ...query, firmId }),
    partyId && can('party:view') ? call(partiesContract.get, { firmId, partyId }) : undefined,
  ])
  const head = pageMeta(args, { title: t('settlement')('list.title') })
  const day = query.asOf ?? todayIn(timeZone)
  return { head, query, page, day, partyName: party?.name }
}

export default function OpenItemsRoute() {
  const { query, page, day, partyName } = useLoaderData<typeof loader>()
  const t = useT('settlement')
  const { firm } = useFirm()
  const { direction, view, asOf, currency, partyId, bucket } = query
  const path = openItemsPath(firm.firmId)
  const side = { direction, view }
  const owed = { direction, view: view === 'net' ? 'owed' : view }
  const chosen = [
    partyName,
    bucket && t(`bucket.${bucket}`),
    view === 'net' && !bucket && t('list.net'),
  ].filter(Boolean)
  const isFiltered = Boolean(asOf || currency || partyId || bucket)
  return (
    <>
      <SettlementHead current={viewOf(side)} asOf={asOf} />
      <AsOfFilter path={path} asOf={asOf} currency={currency} kept={{ ...side, partyId, bucket }} />
      {chosen.length > 0 && (
        <SheetPad className={styles.chosen}>
          <LinkButton size="s" icon="x" href={openItemsPath(firm.firmId, { ...owed, asOf })}>
            {chosen.join(' · ')}
          </LinkButton>
        </SheetPad>
      )}
      {page.rows.length > 0 && <OpenItemTable {...page} day={day} />}
      {page.rows.length === 0 && isFiltered && (
        <NothingFoundFor q={undefined} clearHref={openItemsPath(firm.firmId, side)} />
      )}
      {page.rows.length === 0 && !isFiltered && (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

function viewOf({ direction, view }: Pick<OpenItemsQuery, 'direction' | 'view'>): OpenView {
  if (view !== 'credit') return direction
  return direction === 'receivable' ? 'customerCredit' : 'supplierCredit'
}

export const meta = headOf
