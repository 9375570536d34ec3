import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { amountColumn, netColumn } from '#app/shell/register/usual-columns.ts'
import { Status } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  type Recurring,
  RecurringInput,
  RecurringListQuery,
  type RecurringRow,
  recurringContract,
  recurringModes,
} from '#contract/selling/recurring.ts'
import { loadRecurringChoices, type RecurringChoices } from './choices.ts'
import { RecurringFacts } from './components/recurring-facts.tsx'
import { newRecurring, recurringSections } from './fields.ts'
import { contentPath } from './paths.ts'
import { recurrenceColumns, recurrenceDiscs } from './recurrence-columns.ts'
import { ruleText } from './rule-text.ts'

const columns: Column<RecurringRow, RecurringChoices>[] = [
  { name: 'name', kind: 'link', label: 'list.name', sort: 'name', place: 'name' },
  { name: 'customerName', kind: 'text', label: 'list.customer', sort: 'customer', place: 'detail' },
  {
    name: 'rule',
    kind: 'text',
    label: 'list.rule',
    value: (row, { t }) => ruleText(t, row),
  },
  ...recurrenceColumns,
  netColumn,
  amountColumn('total'),
]

const filters: Filter<RecurringChoices>[] = [
  {
    kind: 'choice',
    name: 'mode',
    label: 'list.mode',
    choices: ({ t }) => recurringModes.map((value) => ({ value, label: t(`shortMode.${value}`) })),
  },
]

export const register = describeRegister({
  name: 'recurring',
  recordKind: 'recurring',
  path: 'recurring',
  idParam: 'recurringId',
  query: RecurringListQuery,
  tabs: ['active', 'paused', 'ended', 'all'],
  columns,
  filters,
  nameOf: ({ name }: RecurringRow | Recurring) => name,
  load: loadRecurringChoices,
  bulk: [
    { action: 'pause', icon: 'pause', needs: 'recurring:edit', tabs: ['active'] },
    { action: 'resume', icon: 'play', needs: 'recurring:edit', tabs: ['paused'] },
  ],
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(recurringContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(recurringContract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(recurringContract.bulk, { ...request, firmId }, options),
    get: ({ call, firm: { firmId } }, recurringId) =>
      call(recurringContract.get, { firmId, recurringId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(recurringContract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, recurringId, input) =>
      call(recurringContract.update, { ...input, firmId, recurringId }),
  },
  form: { input: RecurringInput, sections: recurringSections, initial: newRecurring },
  actions: [
    {
      intent: 'pause',
      icon: 'pause',
      needs: 'recurring:edit',
      isOffered: ({ state }) => state === 'active',
      act: ({ call, firm: { firmId } }, recurringId, options) =>
        call(recurringContract.pause, { firmId, recurringId }, options),
    },
    {
      intent: 'resume',
      icon: 'play',
      needs: 'recurring:edit',
      isOffered: ({ state }) => state === 'paused',
      act: ({ call, firm: { firmId } }, recurringId, options) =>
        call(recurringContract.resume, { firmId, recurringId }, options),
    },
    {
      intent: 'remove',
      icon: 'trash-2',
      needs: needsOf(recurringContract.remove),
      asksFirst: true,
      isDanger: true,
      endsRecord: true,
      act: ({ call, firm: { firmId } }, recurringId, options) =>
        call(recurringContract.remove, { firmId, recurringId }, options),
    },
  ],
  links: ({ id }, { firm: { firmId } }) => [
    {
      label: 'detail.content',
      icon: 'file-pen-line',
      href: contentPath(firmId, id),
      place: 'main',
    },
  ],
  sentenceOf: (record, { t }) => ruleText(t, record),
  Mark: StateMark,
  Facts: RecurringFacts,
})

function StateMark({ record: { state } }: { record: Recurring }) {
  const t = useT('recurring')
  return <Status kind={recurrenceDiscs[state]}>{t(`state.${state}`)}</Status>
}
