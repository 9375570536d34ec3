import { textAt } from '#app/shell/form/form-tree.ts'
import { useT } from '#app/shell/page-context.tsx'
import {
  type Column,
  describeRegister,
  type Filter,
  type RecordAction,
  type RegisterCalls,
} from '#app/shell/register/describe.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import { versionOf } from '#app/shell/register/version-of.ts'
import { Status } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  shopOrdersContract as contract,
  type ShopOrder,
  ShopOrderQuery,
  type ShopOrderRow,
} from '#contract/website/shop.ts'
import { OrderFacts } from './components/order-facts.tsx'
import { OrderPanels } from './components/order-panels.tsx'

const stateDiscs = { open: 'draft', ready: 'sent', done: 'paid', cancelled: 'void' } as const
const payDiscs = { unpaid: 'overdue', partlyPaid: 'sent', paid: 'paid', refunded: 'void' } as const

const columns: Column<ShopOrderRow, null>[] = [
  { name: 'number', kind: 'link', label: 'field.number', place: 'name' },
  { name: 'name', kind: 'text', label: 'field.name', sort: 'name', place: 'detail' },
  { name: 'placedAt', kind: 'instant', label: 'field.placedAt', sort: 'placedAt' },
  { name: 'fulfilment', kind: 'choice', label: 'field.fulfilment', choices: 'fulfilment' },
  { name: 'way', kind: 'text', label: 'field.way', place: 'secondDetail' },
  {
    name: 'payState',
    kind: 'status',
    label: 'field.payState',
    choices: 'payState',
    disc: ({ payState }) => ({ kind: payDiscs[payState] }),
  },
  stateColumn(({ state }) => ({ kind: stateDiscs[state] }), 'field.state'),
  {
    name: 'total',
    kind: 'money',
    label: 'field.total',
    sort: 'total',
    place: 'figure',
    currency: ({ currency }) => currency,
  },
]

const filters: Filter<null>[] = [
  {
    kind: 'choice',
    name: 'fulfilment',
    label: 'field.fulfilment',
    choices: ({ t }) =>
      (['delivery', 'pickUp'] as const).map((value) => ({
        value,
        label: t(`fulfilment.${value}`),
      })),
  },
]

const actions: RecordAction<ShopOrder>[] = [
  {
    intent: 'ready',
    icon: 'package',
    needs: needsOf(contract.ready),
    isMain: true,
    isOffered: ({ actions: offered }) => offered.includes('ready'),
    act: ({ call, firm: { firmId } }, shopOrderId, options, seen) =>
      call(contract.ready, { firmId, shopOrderId, version: versionOf(seen) }, options),
  },
  {
    intent: 'send',
    icon: 'send',
    needs: needsOf(contract.send),
    isInPage: true,
    isOffered: ({ actions: offered }) => offered.includes('send'),
    act: ({ call, firm: { firmId } }, shopOrderId, options, seen) =>
      call(
        contract.send,
        { firmId, shopOrderId, version: versionOf(seen), tracking: textAt(seen.data, 'tracking') },
        options,
      ),
  },
  {
    intent: 'handOver',
    icon: 'check',
    needs: needsOf(contract.handOver),
    isMain: true,
    isOffered: ({ actions: offered }) => offered.includes('handOver'),
    act: ({ call, firm: { firmId } }, shopOrderId, options, seen) =>
      call(contract.handOver, { firmId, shopOrderId, version: versionOf(seen) }, options),
  },
  {
    intent: 'acceptReturn',
    icon: 'undo-2',
    needs: needsOf(contract.acceptReturn),
    asksFirst: true,
    isOffered: ({ actions: offered }) => offered.includes('acceptReturn'),
    act: ({ call, firm: { firmId } }, shopOrderId, options, seen) =>
      call(contract.acceptReturn, { firmId, shopOrderId, version: versionOf(seen) }, options),
  },
  {
    intent: 'cancel',
    icon: 'x',
    needs: needsOf(contract.cancel),
    asksFirst: true,
    isDanger: true,
    isOffered: ({ actions: offered }) => offered.includes('cancel'),
    act: ({ call, firm: { firmId } }, shopOrderId, options, seen) =>
      call(contract.cancel, { firmId, shopOrderId, version: versionOf(seen), reason: '' }, options),
  },
]

const calls: RegisterCalls<ShopOrderRow, ShopOrder, never, ShopOrderQuery, never> = {
  list: ({ call, firm: { firmId } }, query) => call(contract.list, { ...query, firmId }),
  rows: ({ call, firm: { firmId } }, query) => call(contract.rows, { ...query, firmId }),
  get: ({ call, firm: { firmId } }, shopOrderId) => call(contract.get, { firmId, shopOrderId }),
}

export const register = describeRegister({
  name: 'shop',
  recordKind: 'shopOrder',
  path: 'shop-orders',
  idParam: 'shopOrderId',
  query: ShopOrderQuery,
  tabs: ['open', 'ready', 'returns', 'done', 'cancelled', 'all'],
  columns,
  filters,
  calls,
  nameOf: ({ number }) => number,
  isEditable: () => false,
  actions,
  links: ({ invoiceId, payState, stockDocumentId }: ShopOrder, { firm: { firmId } }) => [
    {
      label: 'detail.toInvoice',
      icon: 'file-text' as const,
      href: `/firms/${firmId}/invoices/${invoiceId}`,
    },
    ...(stockDocumentId === null
      ? []
      : [
          {
            label: 'detail.toDelivery',
            icon: 'package' as const,
            href: `/firms/${firmId}/stock/documents/${stockDocumentId}`,
          },
        ]),
    ...(payState === 'refunded'
      ? []
      : [
          {
            label: 'detail.toReturn',
            icon: 'undo-2' as const,
            href: `/firms/${firmId}/invoices/${invoiceId}/credit`,
            place: 'menu' as const,
          },
        ]),
  ],
  Mark: StateMark,
  Facts: OrderFacts,
  Panels: OrderPanels,
})

function StateMark({ record }: { record: ShopOrder }) {
  const t = useT('shop')
  const { state, payState } = record
  return (
    <>
      <Status kind={stateDiscs[state]}>{t(`state.${state}`)}</Status>{' '}
      <Status kind={payDiscs[payState]}>{t(`payState.${payState}`)}</Status>
    </>
  )
}
