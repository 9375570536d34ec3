import { useActionData, useLoaderData } from '@remix-run/react'
import { findParty } from '#app/shell/documents/draft/editor.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { SendQuestion } from '#app/shell/mails/send-question.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { keepViews } from '#app/shell/register/act-on-views.server.ts'
import { BulkOutcome } from '#app/shell/register/bulk-outcome.tsx'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import { phoneAll } from '#app/shell/register/register.css.ts'
import {
  askBeforeSending,
  runBulk,
  warnNothingChosen,
} from '#app/shell/register/run-bulk.server.ts'
import { viewCalls } from '#app/shell/register/view-calls.server.ts'
import { ViewMenu } from '#app/shell/register/view-menu.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, Empty, LinkButton } from '#app/ui/index.ts'
import { PageQuery } from '#contract/core/page.ts'
import { bulkActions } from '#contract/selling/invoice-bulk.ts'
import { InvoiceFilter, invoicesContract } from '#contract/selling/invoices.ts'
import { BulkActions } from '../components/list/bulk-actions.tsx'
import { FilterMenu } from '../components/list/filter-menu.tsx'
import { InvoiceTable } from '../components/list/invoice-table.tsx'
import { ListHead, ListTabs } from '../components/list/list-head.tsx'
import {
  fromFirstPage,
  InvoiceListQuery,
  type InvoiceListView,
  isNarrowed,
  writtenQuery,
} from '../components/list/list-view.ts'
import { readInvoiceQuery } from '../list-query.server.ts'
import { invoicePath, invoicesPath, newInvoicePath } from '../paths.ts'

/** Under which its saved views are kept. */
const listName = 'invoices'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = access.firm
  const query = await readInvoiceQuery(args, InvoiceListQuery)
  const [page, views, custom] = await Promise.all([
    access.call(invoicesContract.list, { ...query, firmId }),
    viewCalls({ name: listName }, access).list(),
    loadCustomFields(access, { recordKind: 'invoice' }),
  ])
  const seen = page.rows.find(({ customerId }) => customerId === query.customerId)
  const customer = seen ? undefined : await findParty(access, query.customerId ?? null)
  const view: InvoiceListView = { page, query, path: invoicesPath(firmId), custom }
  return {
    head: pageMeta(args, { title: t('invoicing')('list.title') }),
    view,
    views,
    viewId: new URL(args.request.url).searchParams.get('view') ?? undefined,
    customerName: seen?.customerName ?? customer?.name,
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { firm, call } = access
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { lists: ['ids'] })
  if (form.intent.startsWith('view.')) {
    const query = fromFirstPage(await readInvoiceQuery(args, InvoiceListQuery))
    return keepViews(args, access, form, { name: listName, path: invoicesPath(firm.firmId), query })
  }
  const intent = bulkActions.find((known) => known === form.intent)
  if (!intent) return warnNothingChosen(args)
  const { firmId } = firm
  const query = await readInvoiceQuery(args, BulkQuery)
  const readQuery = () => ({
    query,
    ...expectedOf(form.data.expected),
  })
  if (intent === 'send' && form.data.seen !== 'yes') {
    const mails = await askBeforeSending(args, form, {
      readQuery,
      call: (chosen) => {
        const which = 'ids' in chosen ? chosen : chosen.query
        return call(invoicesContract.previewSend, { firmId, ...which })
      },
    })
    return mails && { intent, results: [], mails }
  }
  const results = await runBulk(args, form, {
    readQuery,
    call: (chosen, options) => {
      const which = 'ids' in chosen ? chosen : chosen.query
      return call(invoicesContract.bulk, { firmId, action: intent, ...which }, options)
    },
    doneText: (count) => t('invoicing')(`bulk.done.${intent}`, { count }),
  })
  return results && { intent, results, mails: undefined }
}

const BulkQuery = InvoiceFilter.extend({ q: PageQuery.shape.q })

/** How many documents the person was shown. */
function expectedOf(typed: unknown): { expected?: number } {
  return typeof typed === 'string' && /^\d{1,7}$/.test(typed) ? { expected: Number(typed) } : {}
}

export default function InvoiceListRoute() {
  const { view, views, viewId, customerName } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const t = useT('invoicing')
  const shared = useT('register')
  const { firm } = useFirm()
  const { page, query, path } = view
  const { q, tab, sort, direction } = writtenQuery(query)
  const here = listHref(path, writtenQuery(query))
  if (outcome?.mails) {
    return (
      <>
        <ListHead view={view} />
        <SendQuestion
          mails={outcome.mails}
          name="ids"
          intent={outcome.intent}
          href={here}
          fields={{ seen: 'yes' }}
        />
      </>
    )
  }
  return (
    <>
      <ListHead
        view={view}
        actions={
          <ViewMenu path={path} views={views} viewId={viewId} query={fromFirstPage(query)} />
        }
      />
      <ListTabs view={view} />
      <ListBar
        path={path}
        q={query.q}
        label={t('list.search')}
        kept={{ tab: text(tab), sort: text(sort), direction: text(direction) }}
      >
        <FilterMenu view={view} customerName={customerName} />
      </ListBar>
      {/* There are none where what was chosen before a session ended is shown again. */}
      {outcome?.results && (
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
          <form method="post" action={here}>
            <IdempotencyField />
            <Checkbox name="all" value="yes" className={phoneAll}>
              {shared('bulk.all')}
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
