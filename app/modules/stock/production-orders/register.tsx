import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import {
  type ProductionOrder,
  ProductionOrderInput,
  ProductionOrderListQuery,
  type ProductionOrderRow,
  productionOrdersContract,
} from '#contract/stock/production-orders.ts'
import { ProductionFacts } from './components/production-facts.tsx'
import { makePath } from './paths.ts'

const discs: Record<ProductionOrder['state'], StatusKind> = {
  planned: 'draft',
  released: 'sent',
  done: 'paid',
}

const columns: Column<ProductionOrderRow, undefined>[] = [
  {
    name: 'number',
    kind: 'link',
    label: 'field.number',
    place: 'name',
    value: ({ number, itemName }) => number || itemName,
    fileValue: ({ number }) => number,
  },
  { name: 'itemName', kind: 'text', label: 'field.item', sort: 'item', place: 'detail' },
  { name: 'quantity', kind: 'number', label: 'field.quantity', place: 'figure' },
  { name: 'made', kind: 'number', label: 'field.made' },
  { name: 'unit', kind: 'text', label: 'field.unit', tone: 'soft' },
  {
    name: 'dueDate',
    kind: 'date',
    label: 'field.dueDate',
    sort: 'dueDate',
    place: 'secondDetail',
  },
  stateColumn(({ state }) => ({ kind: discs[state] }), 'field.state'),
]

const sections: FormSection<ProductionOrder, undefined>[] = [
  {
    title: 'form.about',
    words: 'form.aboutWords',
    fields: [
      {
        name: 'item',
        kind: 'suggest',
        maxLength: 200,
        hint: 'form.itemHint',
        options: () => [],
        search: { path: 'items/names', needs: 'item:view' },
      },
      { name: 'quantity', kind: 'decimal', isHalf: true },
      { name: 'dueDate', kind: 'date', isHalf: true },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

const { actions, ...plain } = plainRegister({
  contract: productionOrdersContract,
  query: ProductionOrderListQuery,
  input: ProductionOrderInput,
  one: (firmId, productionOrderId) => ({ firmId, productionOrderId }),
})

export const register = describeRegister({
  name: 'production-orders',
  recordKind: 'productionOrder',
  path: 'production-orders',
  idParam: 'productionOrderId',
  tabs: ['planned', 'released', 'done', 'archived'],
  columns,
  nameOf: ({ number, itemName }: ProductionOrderRow | ProductionOrder) => number || itemName,
  ...plain,
  form: {
    input: ProductionOrderInput,
    sections,
    filledByLinks: ['item', 'quantity', 'dueDate'],
  },
  isEditable: ({ actions: offered }) => offered.includes('edit'),
  actions: [
    {
      intent: 'release',
      icon: 'check',
      needs: 'stock:edit',
      isMain: true,
      isOffered: ({ actions: offered }) => offered.includes('release'),
      act: ({ call, firm: { firmId } }, productionOrderId, options) =>
        call(productionOrdersContract.release, { firmId, productionOrderId }, options),
    },
    {
      intent: 'finish',
      icon: 'archive',
      needs: 'stock:edit',
      asksFirst: true,
      isOffered: ({ actions: offered }) => offered.includes('finish'),
      act: ({ call, firm: { firmId } }, productionOrderId, options) =>
        call(productionOrdersContract.finish, { firmId, productionOrderId }, options),
    },
    ...actions,
  ],
  links: ({ id, actions: offered }, { firm: { firmId } }) =>
    offered.includes('make')
      ? [
          {
            label: 'detail.make',
            icon: 'boxes',
            href: makePath(firmId, id),
            place: 'main',
          } as const,
        ]
      : [],
  sentenceOf: ({ itemName }) => itemName,
  Mark: StateMark,
  Facts: ProductionFacts,
})

function StateMark({ record }: { record: ProductionOrder }) {
  const t = useT('production-orders')
  return <Status kind={discs[record.state]}>{t(`state.${record.state}`)}</Status>
}
