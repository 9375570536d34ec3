import { useActionData, useLoaderData } from '@remix-run/react'
import { findParty } from '#app/shell/documents/draft/editor.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refusalOf } from '#app/shell/form/parse-form.ts'
import { problemText } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { BulkOutcome } from '#app/shell/register/bulk-outcome.tsx'
import { phoneAll } from '#app/shell/register/register.css.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { showToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, Empty, LinkButton } from '#app/ui/index.ts'
import { bulkActions, InvoiceFilter, invoicesContract } from '#contract/invoices.ts'
import { PageQuery } from '#contract/page.ts'
import { BulkActions } from '../components/list/bulk-actions.tsx'
import { idsOf } from '../components/list/chosen-ids.ts'
import { FilterMenu } from '../components/list/filter-menu.tsx'
import { InvoiceTable } from '../components/list/invoice-table.tsx'
import { ListHead, ListTabs } from '../components/list/list-head.tsx'
import {
  InvoiceListQuery,
  type InvoiceListView,
  isNarrowed,
  writtenQuery,
} from '../components/list/list-view.ts'
import { invoicePath, invoicesPath, newInvoicePath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = access.firm
  const query = readListQuery(InvoiceListQuery, args.request)
  const page = await access.call(invoicesContract.list, { ...query, firmId })
  const seen = page.rows.find(({ customerId }) => customerId === query.customerId)
  const customer = seen ? undefined : await findParty(access, query.customerId ?? null)
  const view: InvoiceListView = { page, query, path: invoicesPath(firmId) }
  return {
    head: pageMeta(args, { title: t('invoicing')('list.title') }),
    view,
    customerName: seen?.customerName ?? customer?.name,
  }
}

export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { lists: ['ids'] })
  const problems = t('problem')
  const ids = idsOf(form)
  const isAll = form.data.all === 'yes'
  const intent = bulkActions.find((known) => known === form.intent)
  if (!intent || (ids.length === 0 && !isAll)) {
    showToast(args, { type: 'warning', message: problems('nothingChosen') })
    return null
  }
  const query = readListQuery(BulkQuery, args.request)
  const chosen = isAll ? { query, ...expectedOf(form.data.expected) } : { ids }
  try {
    const { results } = await call(
      invoicesContract.bulk,
      { firmId: firm.firmId, action: intent, ...chosen },
      { idempotencyKey: form.idempotencyKey },
    )
    const done = results.filter(({ outcome }) => outcome === 'done').length
    showToast(args, {
      type: done === results.length ? 'success' : 'warning',
      message: t('invoicing')(`bulk.done.${intent}`, { count: done }),
    })
    return { intent, results }
  } catch (error) {
    const { refusal } = refusalOf(error, form)
    const [problem] = Object.values(refusal.problems)
    const message = problemText(problems, problem ?? { key: 'invalid' })
    showToast(args, { type: 'warning', message })
    return null
  }
}

const BulkQuery = InvoiceFilter.extend({ q: PageQuery.shape.q })

/** How many documents the person was shown. */
function expectedOf(typed: unknown): { expected?: number } {
  return typeof typed === 'string' && /^\d{1,7}$/.test(typed) ? { expected: Number(typed) } : {}
}

export default function InvoiceListRoute() {
  const { view, customerName } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const t = useT('invoicing')
  const { firm } = useFirm()
  const { page, query, path } = view
  const { q, tab, sort, direction } = writtenQuery(query)
  return (
    <>
      <ListHead view={view} />
      <ListTabs view={view} />
      <ListBar
        path={path}
        q={query.q}
        label={t('list.search')}
        kept={{ tab: text(tab), sort: text(sort), direction: text(direction) }}
      >
        <FilterMenu view={view} customerName={customerName} />
      </ListBar>
      {outcome && (
        <BulkOutcome
          results={outcome.results.map(({ number, ...one }) => ({ ...one, label: number }))}
          hrefOf={(id) => invoicePath(firm.firmId, id)}
          titleOf={(count) => t(`bulk.done.${outcome.intent}`, { count })}
          head={t('list.number')}
          nameless={t('list.noNumber')}
        />
      )}
      {page.rows.length > 0 ? (
        <>
          <form method="post" action={listHref(path, writtenQuery(query))}>
            <IdempotencyField />
            <Checkbox name="all" value="yes" className={phoneAll}>
              {t('bulk.all')}
            </Checkbox>
            <InvoiceTable view={view} />
            <BulkActions page={page} />
          </form>
          <ListPager page={page} path={path} query={writtenQuery(query)} />
        </>
      ) : isNarrowed(query) ? (
        <NothingFoundFor q={text(q)} clearHref={path} />
      ) : (
        <NoInvoices />
      )}
    </>
  )
}

function NoInvoices() {
  const { firm, can } = useFirm()
  const t = useT('invoicing')
  return (
    <Empty
      title={t('list.emptyTitle')}
      actions={
        can('invoice:edit') && (
          <LinkButton kind="primary" icon="plus" href={newInvoicePath(firm.firmId)}>
            {t('new.title')}
          </LinkButton>
        )
      }
    >
      {t('list.emptyWords')}
    </Empty>
  )
}

function text(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

export const meta = headOf
