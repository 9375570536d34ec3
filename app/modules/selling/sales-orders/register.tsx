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
  numberColumn,
  stateColumn,
} from '#app/shell/register/usual-columns.ts'
import { classes, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  type SalesOrder,
  SalesOrderListQuery,
  type SalesOrderRow,
  salesOrdersContract,
  salesOrderTabs,
} from '#contract/selling/sales-orders.ts'
import { discOf, discOfBilling, discOfDelivery } from './components/order-status.tsx'

const columns: Column<SalesOrderRow, CustomerExtra>[] = [
  {
    ...numberColumn,
    below: (row, { t, format }) =>
      row.stillOrdered !== null && (
        <div className={classes(text.tiny, text.soft)}>
          {t('list.stillOrdered', { amount: format.money(row.stillOrdered, row.currency) })}
        </div>
      ),
  },
  { name: 'customerName', kind: 'text', label: 'list.customer', sort: 'customer', place: 'detail' },
  { name: 'customerReference', kind: 'text', label: 'edit.customerReference', isFileOnly: true },
  {
    name: 'issueDate',
    kind: 'date',
    label: 'list.issued',
    sort: 'issueDate',
    place: 'secondDetail',
  },
  {
    name: 'deliveryDate',
    kind: 'date',
    label: 'list.deliveryDate',
    sort: 'deliveryDate',
    tone: 'soft',
  },
  stateColumn(({ state }) => ({ kind: discOf(state) })),
  {
    name: 'deliveryState',
    kind: 'status',
    choices: 'delivery',
    label: 'list.delivery',
    disc: ({ deliveryState }) => ({ kind: discOfDelivery(deliveryState) }),
  },
  {
    name: 'billingState',
    kind: 'status',
    choices: 'billing',
    label: 'list.billing',
    disc: ({ billingState }) => ({ kind: discOfBilling(billingState) }),
  },
  netColumn,
  amountColumn('total'),
  {
    name: 'stillOrdered',
    kind: 'money',
    label: 'list.stillOrderedFile',
    isFileOnly: true,
    currency: ({ currency }) => currency,
  },
]

export const register = describeRegister({
  name: 'sales-orders',
  recordKind: 'salesOrder',
  path: 'sales-orders',
  idParam: 'salesOrderId',
  query: SalesOrderListQuery,
  tabs: salesOrderTabs,
  columns,
  filters: [...customerFilters, currencyFilter],
  nameOf: ({ number, customerName }: SalesOrderRow | SalesOrder) => number || customerName,
  hasOwnNew: true,
  load: (access, _, query?: SalesOrderListQuery) => loadCustomer(access, query),
  bulk: [
    { action: 'confirm', icon: 'stamp', needs: 'quote:edit', tabs: ['draft'] },
    {
      action: 'send',
      icon: 'send',
      needs: 'quote:edit',
      tabs: ['all', 'toDeliver', 'toInvoice'],
      isMailed: true,
    },
    {
      action: 'deleteDraft',
      icon: 'trash-2',
      needs: needsOf(salesOrdersContract.deleteDraft),
      tabs: ['draft'],
      isDanger: true,
    },
  ],
  calls: {
    list: ({ call, firm: { firmId } }, query) =>
      call(salesOrdersContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) =>
      call(salesOrdersContract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(salesOrdersContract.bulk, { ...request, firmId }, options),
    previewSend: ({ call, firm: { firmId } }, chosen) =>
      call(salesOrdersContract.previewSend, { ...chosen, firmId }),
    get: ({ call, firm: { firmId } }, salesOrderId) =>
      call(salesOrdersContract.get, { firmId, salesOrderId }),
  },
})
