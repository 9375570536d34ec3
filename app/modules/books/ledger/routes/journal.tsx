import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { ledgerContract } from '#contract/books/ledger.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { PageQuery } from '#contract/core/page.ts'
import { EntryTable } from '../components/entry-table.tsx'
import { LedgerHead } from '../components/ledger-head.tsx'
import { PeriodFields } from '../components/period-filter.tsx'
import { journalPath } from '../paths.ts'

const Query = PageQuery.extend({ from: DateOnly.optional(), to: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const query = readListQuery(Query, args.request)
  const [page, accounts] = await Promise.all([
    call(ledgerContract.listEntries, { ...query, firmId }),
    call(accountsContract.list, { firmId }),
  ])
  return { head: pageMeta(args, { title: t('ledger')('tab.journal') }), query, page, accounts }
}

export default function JournalRoute() {
  const { query, page, accounts } = useLoaderData<typeof loader>()
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = journalPath(firm.firmId)
  const { q, from, to } = query
  const isFiltered = Boolean(q || from || to)
  const isEmpty = page.rows.length === 0
  return (
    <>
      <LedgerHead current="journal" />
      {!(isEmpty && !isFiltered) && (
        <ListBar path={path} q={q} label={t('journal.search')}>
          <PeriodFields from={from} to={to} />
        </ListBar>
      )}
      {!isEmpty && <EntryTable rows={page.rows} accounts={accounts} />}
      {isEmpty && isFiltered && <NothingFoundFor q={q} clearHref={path} />}
      {isEmpty && !isFiltered && (
        <Empty title={t('balances.none')}>{t('balances.noneWords')}</Empty>
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

export const meta = headOf
