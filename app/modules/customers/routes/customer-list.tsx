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
import { customersContract } from '#contract/customers.ts'
import { PageQuery } from '#contract/page.ts'
import { CustomerTable } from '../components/customer-table.tsx'
import { customersPath, newCustomerPath } from '../paths.ts'

const ListQuery = PageQuery.extend({ show: z.enum(['active', 'archived']).default('active') })
type Show = z.infer<typeof ListQuery>['show']

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'customer:view')
  const { t } = await getVisit(args)
  const query = readListQuery(ListQuery, args.request)
  const page = await call(customersContract.list, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('customers')('list.title') }), query, page }
}

export default function CustomerListRoute() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('customers')
  const { firm, can } = useFirm()
  const path = customersPath(firm.firmId)
  const sentence = can('invoice:view') ? 'list.sentence' : 'list.sentenceWithoutBooks'
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t(sentence, { currency: firm.baseCurrency })}
        actions={<NewCustomer />}
      />
      <ShowTabs show={query.show} />
      <ListBar path={path} q={query.q} label={t('list.search')} kept={{ show: query.show }} />
      {page.rows.length > 0 && <CustomerTable rows={page.rows} />}
      {page.rows.length === 0 && <NoCustomers q={query.q} show={query.show} />}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

function ShowTabs({ show }: { show: Show }) {
  const t = useT('customers')
  const { firm } = useFirm()
  const path = customersPath(firm.firmId)
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

function NewCustomer() {
  const t = useT('customers')
  const { firm, can } = useFirm()
  if (!can('customer:edit')) return null
  return (
    <LinkButton kind="primary" icon="plus" href={newCustomerPath(firm.firmId)}>
      {t('list.new')}
    </LinkButton>
  )
}

function NoCustomers({ q, show }: { q: string | undefined; show: Show }) {
  const t = useT('customers')
  const { firm } = useFirm()
  const path = customersPath(firm.firmId)
  if (q) return <NothingFoundFor q={q} clearHref={listHref(path, { show })} />
  if (show === 'archived') {
    return <Empty title={t('list.noneArchived')}>{t('list.noneArchivedWords')}</Empty>
  }
  return (
    <Empty title={t('list.none')} actions={<NewCustomer />}>
      {t('list.noneWords')}
    </Empty>
  )
}

export const meta = headOf
