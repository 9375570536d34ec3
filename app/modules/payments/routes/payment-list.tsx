import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { DateOnly, Id } from '#contract/fields.ts'
import { PageQuery } from '#contract/page.ts'
import { partiesContract } from '#contract/parties.ts'
import { paymentsContract } from '#contract/payments.ts'
import { CustomerFilter, DateFilters } from '../components/payment-filters.tsx'
import { PaymentTable } from '../components/payment-table.tsx'
import { newPaymentPath, paymentsPath } from '../paths.ts'

const ListQuery = PageQuery.extend({
  customer: Id.optional(),
  from: DateOnly.optional(),
  to: DateOnly.optional(),
})

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'payment:view')
  const { t } = await getVisit(args)
  const { firmId } = firm
  const query = readListQuery(ListQuery, args.request)
  const { customer: customerId, ...rest } = query
  const [page, customer] = await Promise.all([
    call(paymentsContract.list, { ...rest, customerId, firmId }),
    customerId ? call(partiesContract.get, { firmId, partyId: customerId }) : undefined,
  ])
  const head = pageMeta(args, { title: t('payments')('list.title') })
  return { head, query, page, customerName: customer?.name }
}

export default function PaymentListRoute() {
  const { query, page, customerName } = useLoaderData<typeof loader>()
  const t = useT('payments')
  const { firm } = useFirm()
  const path = paymentsPath(firm.firmId)
  const { q, from, to, customer, size } = query
  const isFiltered = Boolean(q || from || to || customer)
  const isEmpty = page.rows.length === 0
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={<NewPayment customerId={customer} />}
      />
      {!(isEmpty && !isFiltered) && (
        <ListBar path={path} q={q} label={t('list.search')} kept={{ customer }}>
          <DateFilters from={from} to={to} />
        </ListBar>
      )}
      {customerName && <CustomerFilter name={customerName} query={{ q, from, to, size }} />}
      {!isEmpty && <PaymentTable rows={page.rows} totals={page.totals} />}
      {isEmpty && isFiltered && <NothingFoundFor q={q} clearHref={path} />}
      {isEmpty && !isFiltered && <NoPayments />}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

function NewPayment({ customerId }: { customerId?: string }) {
  const t = useT('payments')
  const { firm, can } = useFirm()
  if (!can('payment:edit')) return null
  return (
    <LinkButton kind="primary" icon="plus" href={newPaymentPath(firm.firmId, customerId)}>
      {t('list.new')}
    </LinkButton>
  )
}

function NoPayments() {
  const t = useT('payments')
  return (
    <Empty title={t('list.none')} actions={<NewPayment />}>
      {t('list.noneWords')}
    </Empty>
  )
}

export const meta = headOf
