import { useLoaderData } from '@remix-run/react'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, Segmented, SheetPad } from '#app/ui/index.ts'
import { ManualEntryState, manualEntriesContract } from '#contract/books/manual-entries.ts'
import { PageQuery } from '#contract/core/page.ts'
import { LedgerHead } from '../components/ledger-head.tsx'
import { ManualTable } from '../manual/manual-table.tsx'
import {
  importEntriesPath,
  manualEntriesPath,
  newManualEntryPath,
  templatesPath,
} from '../paths.ts'

const Query = PageQuery.omit({ q: true }).extend({ state: ManualEntryState.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(Query, args.request)
  const page = await call(manualEntriesContract.list, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('ledger')('tab.entries') }), query, page }
}

export default function ManualListRoute() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = manualEntriesPath(firm.firmId)
  const isEmpty = page.rows.length === 0
  const choices = [undefined, ...ManualEntryState.options].map((state) => ({
    href: listHref(path, { state }),
    label: t(state ? `manual.states.${state}` : 'manual.all'),
    isCurrent: state === query.state,
  }))
  return (
    <>
      <LedgerHead current="entries" actions={<Actions />} />
      {!(isEmpty && !query.state) && (
        <SheetPad>
          <Segmented label={t('manual.state')} choices={choices} />
        </SheetPad>
      )}
      {isEmpty ? (
        <Empty title={t('manual.none')}>{t('manual.noneWords')}</Empty>
      ) : (
        <ManualTable rows={page.rows} />
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

function Actions() {
  const t = useT('ledger')
  const { firm, can } = useFirm()
  return (
    <>
      <LinkButton icon="repeat" href={templatesPath(firm.firmId)}>
        {t('template.list')}
      </LinkButton>
      {can('ledger:edit') && (
        <>
          <LinkButton icon="upload" href={importEntriesPath(firm.firmId)}>
            {t('manual.import')}
          </LinkButton>
          <LinkButton kind="primary" icon="plus" href={newManualEntryPath(firm.firmId)}>
            {t('manual.new')}
          </LinkButton>
        </>
      )}
    </>
  )
}

export const meta = headOf
