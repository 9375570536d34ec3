import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Tabs } from '#app/ui/index.ts'
import { itemsContract } from '#contract/items.ts'
import { PageQuery } from '#contract/page.ts'
import { taxesContract } from '#contract/taxes.ts'
import { ItemTable } from '../components/item-table.tsx'
import { itemsPath, newItemPath } from '../paths.ts'

const ListQuery = PageQuery.extend({ show: z.enum(['active', 'archived']).default('active') })
type Show = z.infer<typeof ListQuery>['show']

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'item:view')
  const { t } = await getVisit(args)
  const { firmId } = firm
  const query = readListQuery(ListQuery, args.request)
  const [page, rates] = await Promise.all([
    call(itemsContract.list, { ...query, firmId }),
    call(taxesContract.listRates, { firmId }),
  ])
  return { head: pageMeta(args, { title: t('items')('list.title') }), query, page, rates }
}

export default function ItemListRoute() {
  const { query, page, rates } = useLoaderData<typeof loader>()
  const t = useT('items')
  const { firm } = useFirm()
  const path = itemsPath(firm.firmId)
  return (
    <>
      <PageHead title={t('list.title')} sentence={t('list.sentence')} actions={<NewItem />} />
      <ShowTabs show={query.show} />
      <ListBar path={path} q={query.q} label={t('list.search')} kept={{ show: query.show }} />
      {page.rows.length > 0 && <ItemTable rows={page.rows} rates={rates} />}
      {page.rows.length === 0 && <NoItems q={query.q} show={query.show} />}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

function ShowTabs({ show }: { show: Show }) {
  const t = useT('items')
  const { firm } = useFirm()
  const path = itemsPath(firm.firmId)
  return (
    <Tabs
      isPadded
      label={t('list.title')}
      tabs={[
        { href: path, label: t('list.active'), isCurrent: show === 'active' },
        {
          href: listHref(path, { show: 'archived' }),
          label: t('list.archived'),
          isCurrent: show === 'archived',
        },
      ]}
    />
  )
}

function NewItem() {
  const t = useT('items')
  const { firm, can } = useFirm()
  if (!can('item:edit')) return null
  return (
    <LinkButton kind="primary" icon="plus" href={newItemPath(firm.firmId)}>
      {t('list.new')}
    </LinkButton>
  )
}

function NoItems({ q, show }: { q: string | undefined; show: Show }) {
  const t = useT('items')
  const { firm } = useFirm()
  if (q) return <NothingFoundFor q={q} clearHref={listHref(itemsPath(firm.firmId), { show })} />
  if (show === 'archived') {
    return <Empty title={t('list.noneArchived')}>{t('list.noneArchivedWords')}</Empty>
  }
  return (
    <Empty title={t('list.none')} actions={<NewItem />}>
      {t('list.noneWords')}
    </Empty>
  )
}

export const meta = headOf
