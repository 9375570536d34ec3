import { mailPath } from '#app/shell/mails/paths.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { amountColumn, numberColumn, stateColumn } from '#app/shell/register/usual-columns.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import {
  type PurchaseOrder,
  type PurchaseOrderChoices,
  PurchaseOrderInput,
  PurchaseOrderListQuery,
  type PurchaseOrderRow,
  purchaseOrderStates,
  purchaseOrdersContract,
} from '#contract/buying/purchase-orders.ts'
import { recordActions } from './actions.ts'
import { OrderFacts } from './components/order-facts.tsx'
import { newOrder, orderSections } from './fields.ts'
import { purchaseOrderPath, receivePath, rejectOrderPath } from './paths.ts'

const discs: Record<PurchaseOrder['state'], StatusKind> = {
  draft: 'draft',
  waiting: 'viewed',
  approved: 'sent',
  sent: 'sent',
  partReceived: 'partlyPaid',
  received: 'viewed',
  billed: 'paid',
  closed: 'void',
}

const money = { currency: ({ currency }: PurchaseOrderRow) => currency }

const columns: Column<PurchaseOrderRow, PurchaseOrderChoices>[] = [
  numberColumn,
  { name: 'supplierName', kind: 'text', label: 'list.supplier', sort: 'supplier', place: 'detail' },
  {
    name: 'issueDate',
    kind: 'date',
    label: 'field.issueDate',
    sort: 'issueDate',
    place: 'secondDetail',
  },
  { name: 'expectedDate', kind: 'date', label: 'field.expectedDate', tone: 'soft' },
  stateColumn(({ state }) => ({ kind: discs[state] })),
  { name: 'net', kind: 'money', label: 'list.net', ...money },
  amountColumn('total'),
  { name: 'currency', kind: 'text', label: 'field.currency', isFileOnly: true },
]

const filters: Filter<PurchaseOrderChoices>[] = [
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.issueDate' },
]

export const register = describeRegister({
  name: 'purchase-orders',
  recordKind: 'purchaseOrder',
  path: 'purchase-orders',
  idParam: 'purchaseOrderId',
  query: PurchaseOrderListQuery,
  tabs: ['all', ...purchaseOrderStates],
  columns,
  filters,
  nameOf: ({ number, supplierName }: PurchaseOrderRow | PurchaseOrder) => number || supplierName,
  load: ({ call, firm: { firmId } }) => call(purchaseOrdersContract.choices, { firmId }),
  bulk: [
    { action: 'submit', icon: 'send', needs: 'bill:edit', tabs: ['draft'] },
    {
      action: 'send',
      icon: 'mail',
      needs: 'bill:edit',
      tabs: ['approved', 'sent'],
      isMailed: true,
    },
  ],
  calls: {
    list: ({ call, firm: { firmId } }, query) =>
      call(purchaseOrdersContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) =>
      call(purchaseOrdersContract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(purchaseOrdersContract.bulk, { ...request, firmId }, options),
    previewSend: ({ call, firm: { firmId } }, chosen) =>
      call(purchaseOrdersContract.previewSend, { ...chosen, firmId }),
    get: ({ call, firm: { firmId } }, purchaseOrderId) =>
      call(purchaseOrdersContract.get, { firmId, purchaseOrderId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(purchaseOrdersContract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, purchaseOrderId, input) =>
      call(purchaseOrdersContract.update, { ...input, firmId, purchaseOrderId }),
  },
  form: { input: PurchaseOrderInput, sections: orderSections, initial: newOrder },
  isEditable: ({ actions }) => actions.includes('edit'),
  actions: recordActions,
  links: ({ id, actions, number }, { firm: { firmId } }) => [
    ...(actions.includes('receive')
      ? [
          {
            label: 'detail.receive',
            icon: 'package-plus',
            href: receivePath(firmId, id),
            place: 'main',
          } as const,
        ]
      : []),
    ...(actions.includes('reject')
      ? [{ label: 'detail.reject', icon: 'reply', href: rejectOrderPath(firmId, id) } as const]
      : []),
    ...(number === null
      ? []
      : [
          {
            label: 'detail.mail',
            icon: 'mail',
            href: mailPath(firmId, 'purchaseOrder', id),
          } as const,
        ]),
    {
      label: 'detail.pdf',
      icon: 'download',
      href: `${purchaseOrderPath(firmId, id)}/pdf`,
    } as const,
  ],
  sentenceOf: ({ preparedByName: name }, { t }) => t('detail.by', { name }),
  Mark: StateMark,
  Facts: OrderFacts,
})

function StateMark({ record }: { record: PurchaseOrder }) {
  const t = useT('purchase-orders')
  return <Status kind={discs[record.state]}>{t(`state.${record.state}`)}</Status>
}
