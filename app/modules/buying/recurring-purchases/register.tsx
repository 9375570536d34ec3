import {
  recurrenceColumns,
  recurrenceDiscs,
  ruleText,
} from '#app/modules/selling/recurring/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { amountColumn } from '#app/shell/register/usual-columns.ts'
import { Status } from '#app/ui/index.ts'
import {
  recurringPurchasesContract as contract,
  PurchaseKind,
  type RecurringPurchase,
  type RecurringPurchaseChoices,
  RecurringPurchaseInput,
  RecurringPurchaseListQuery,
  type RecurringPurchaseRow,
  recurringPurchaseModes,
} from '#contract/buying/recurring-purchases.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { RecurringFacts } from './components/recurring-facts.tsx'
import { newRecurring, recurringSections } from './fields.ts'

type Choices = RecurringPurchaseChoices

const columns: Column<RecurringPurchaseRow, Choices>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  {
    name: 'supplierName',
    kind: 'text',
    label: 'field.supplierName',
    sort: 'supplier',
    place: 'detail',
  },
  { name: 'kind', kind: 'choice', choices: 'shortKind', label: 'field.kind', tone: 'soft' },
  {
    name: 'rule',
    kind: 'text',
    label: 'list.rule',
    value: (row, { texts }) => ruleText(texts('recurring'), row),
  },
  ...recurrenceColumns,
  amountColumn('total'),
]

const filters: Filter<Choices>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'field.kind',
    choices: ({ t }) =>
      PurchaseKind.options.map((value) => ({ value, label: t(`shortKind.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'mode',
    label: 'list.mode',
    choices: ({ t }) =>
      recurringPurchaseModes.map((value) => ({ value, label: t(`shortMode.${value}`) })),
  },
]

export const register = describeRegister({
  name: 'recurring-purchases',
  recordKind: 'recurringPurchase',
  path: 'recurring-purchases',
  idParam: 'recurringPurchaseId',
  query: RecurringPurchaseListQuery,
  tabs: ['active', 'paused', 'ended', 'all'],
  columns,
  filters,
  nameOf: ({ name }: RecurringPurchaseRow | RecurringPurchase) => name,
  load: ({ call, firm: { firmId } }) => call(contract.choices, { firmId }),
  bulk: [
    { action: 'pause', icon: 'pause', needs: 'bill:edit', tabs: ['active'] },
    { action: 'resume', icon: 'play', needs: 'bill:edit', tabs: ['paused'] },
  ],
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(contract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(contract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(contract.bulk, { ...request, firmId }, options),
    get: ({ call, firm: { firmId } }, recurringPurchaseId) =>
      call(contract.get, { firmId, recurringPurchaseId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(contract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, recurringPurchaseId, input) =>
      call(contract.update, { ...input, firmId, recurringPurchaseId }),
  },
  form: { input: RecurringPurchaseInput, sections: recurringSections, initial: newRecurring },
  actions: [
    {
      intent: 'pause',
      icon: 'pause',
      needs: 'bill:edit',
      isOffered: ({ state }) => state === 'active',
      act: ({ call, firm: { firmId } }, recurringPurchaseId, options) =>
        call(contract.pause, { firmId, recurringPurchaseId }, options),
    },
    {
      intent: 'resume',
      icon: 'play',
      needs: 'bill:edit',
      isOffered: ({ state }) => state === 'paused',
      act: ({ call, firm: { firmId } }, recurringPurchaseId, options) =>
        call(contract.resume, { firmId, recurringPurchaseId }, options),
    },
    {
      intent: 'remove',
      icon: 'trash-2',
      needs: needsOf(contract.remove),
      asksFirst: true,
      isDanger: true,
      endsRecord: true,
      act: ({ call, firm: { firmId } }, recurringPurchaseId, options) =>
        call(contract.remove, { firmId, recurringPurchaseId }, options),
    },
  ],
  sentenceOf: (record, { texts }) => ruleText(texts('recurring'), record),
  Mark: StateMark,
  Facts: RecurringFacts,
})

function StateMark({ record: { state } }: { record: RecurringPurchase }) {
  const t = useT('recurring-purchases')
  return <Status kind={recurrenceDiscs[state]}>{t(`state.${state}`)}</Status>
}
