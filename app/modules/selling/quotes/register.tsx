import {
  type CustomerExtra,
  customerFilters,
  loadCustomer,
} from '#app/shell/register/customer-filter.ts'
import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import {
  amountColumn,
  currencyFilter,
  netColumn,
  stateColumn,
} from '#app/shell/register/usual-columns.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  type Quote,
  QuoteListQuery,
  type QuoteRow,
  quotesContract,
} from '#contract/selling/quotes.ts'
import { discOf } from './components/quote-status.tsx'

const columns: Column<QuoteRow, CustomerExtra>[] = [
  {
    name: 'number',
    kind: 'link',
    label: 'list.number',
    sort: 'number',
    place: 'name',
    value: ({ number, revision }, { t }) =>
      number === '' ? t('list.noNumber') : revision > 1 ? `${number} / ${revision}` : number,
    fileValue: ({ number }) => number,
  },
  { name: 'customerName', kind: 'text', label: 'list.customer', sort: 'customer', place: 'detail' },
  {
    name: 'issueDate',
    kind: 'date',
    label: 'list.issued',
    sort: 'issueDate',
    place: 'secondDetail',
  },
  { name: 'validUntil', kind: 'date', label: 'list.validUntil', sort: 'validUntil', tone: 'soft' },
  stateColumn(({ state }) => ({ kind: discOf(state) })),
  netColumn,
  amountColumn('total'),
]

export const register = describeRegister({
  name: 'quotes',
  recordKind: 'quote',
  path: 'quotes',
  idParam: 'quoteId',
  query: QuoteListQuery,
  tabs: ['all', 'draft', 'open', 'accepted', 'declined', 'expired', 'ordered', 'invoiced'],
  columns,
  filters: [...customerFilters, currencyFilter],
  nameOf: ({ number, customerName }: QuoteRow | Quote) => number || customerName,
  hasOwnNew: true,
  load: (access, _, query?: QuoteListQuery) => loadCustomer(access, query),
  bulk: [
    { action: 'issue', icon: 'stamp', needs: 'quote:edit', tabs: ['draft'] },
    { action: 'send', icon: 'send', needs: 'quote:edit', tabs: ['all', 'open'], isMailed: true },
    {
      action: 'deleteDraft',
      icon: 'trash-2',
      needs: needsOf(quotesContract.deleteDraft),
      tabs: ['draft'],
      isDanger: true,
    },
  ],
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(quotesContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(quotesContract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(quotesContract.bulk, { ...request, firmId }, options),
    previewSend: ({ call, firm: { firmId } }, chosen) =>
      call(quotesContract.previewSend, { ...chosen, firmId }),
    get: ({ call, firm: { firmId } }, quoteId) => call(quotesContract.get, { firmId, quoteId }),
  },
})
