import { useT } from '#app/shell/page-context.tsx'
import {
  type About,
  type Column,
  describeRegister,
  type Filter,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { customersFound } from '#app/shell/register/parties-found.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  mandatesContract as contract,
  type Mandate,
  MandateInput,
  MandateKind,
  MandateListQuery,
  type MandateRow,
  MandateScheme,
  type MandateState,
} from '#contract/money/mandates.ts'

type Choices = { customers: string[]; today: string }

const columns: Column<MandateRow, Choices>[] = [
  { name: 'reference', kind: 'link', label: 'field.reference', sort: 'reference', place: 'name' },
  {
    name: 'customerName',
    kind: 'text',
    label: 'field.customerName',
    sort: 'customer',
    place: 'detail',
  },
  { name: 'scheme', kind: 'choice', choices: 'shortScheme', label: 'field.scheme', tone: 'soft' },
  { name: 'kind', kind: 'choice', choices: 'shortKind', label: 'field.kind', tone: 'soft' },
  {
    name: 'signedOn',
    kind: 'date',
    label: 'field.signedOn',
    sort: 'signedOn',
    place: 'secondDetail',
  },
  { name: 'lastUsedOn', kind: 'date', label: 'list.lastUsedOn' },
  { name: 'iban', kind: 'text', label: 'field.iban', isFileOnly: true, needs: 'party:bank' },
  stateColumn(({ state }) => ({ kind: discs[state] })),
]

const discs: Record<MandateState, StatusKind> = {
  active: 'sent',
  used: 'paid',
  expired: 'overdue',
  revoked: 'void',
}

const filters: Filter<Choices>[] = [
  {
    kind: 'choice',
    name: 'scheme',
    label: 'field.scheme',
    choices: ({ t }) =>
      MandateScheme.options.map((value) => ({ value, label: t(`shortScheme.${value}`) })),
  },
]

const sections: FormSection<Mandate, Choices>[] = [
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      {
        name: 'customerName',
        kind: 'suggest',
        maxLength: 160,
        options: ({ extra }) => extra.customers,
        search: customersFound,
      },
      { name: 'iban', kind: 'text', maxLength: 42, needs: 'party:bank' },
      { name: 'holder', kind: 'text', maxLength: 70, isOptional: true, hint: 'form.holderHint' },
    ],
  },
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      {
        name: 'reference',
        kind: 'text',
        maxLength: 35,
        isHalf: true,
        isOptional: true,
        hint: 'form.referenceHint',
      },
      { name: 'signedOn', kind: 'date', isHalf: true },
      { name: 'scheme', kind: 'choice', choices: 'scheme', options: MandateScheme.options },
      { name: 'kind', kind: 'choice', choices: 'kind', options: MandateKind.options },
      { name: 'note', kind: 'textarea', maxLength: 500, isOptional: true },
    ],
  },
]

function newMandate({ extra }: About<Choices>): Record<string, string> {
  return { signedOn: extra.today, scheme: 'core', kind: 'recurrent' }
}

export const register = describeRegister({
  name: 'mandates',
  recordKind: 'mandate',
  path: 'mandates',
  idParam: 'mandateId',
  query: MandateListQuery,
  tabs: ['active', 'ended', 'all'],
  columns,
  filters,
  nameOf: ({ reference, customerName }: MandateRow | Mandate) => `${reference} ${customerName}`,
  load: ({ call, firm: { firmId } }) => call(contract.choices, { firmId }),
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(contract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(contract.rows, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, mandateId) => call(contract.get, { firmId, mandateId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(contract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, mandateId, input) =>
      call(contract.update, { ...input, firmId, mandateId }),
  },
  form: { input: MandateInput, sections, initial: newMandate, takesFiles: true },
  isEditable: ({ state }) => state === 'active',
  actions: [
    {
      intent: 'revoke',
      icon: 'ban',
      needs: needsOf(contract.revoke),
      asksFirst: true,
      isDanger: true,
      isOffered: ({ state }) => state === 'active' || state === 'expired',
      act: ({ call, firm: { firmId } }, mandateId, options) =>
        call(contract.revoke, { firmId, mandateId, reason: '' }, options),
    },
  ],
  sentenceOf: ({ state, nextSequence }, { t }) =>
    state === 'active' ? t(`sequence.${nextSequence}`) : t(`state.${state}`),
  Mark: StateMark,
})

function StateMark({ record: { state } }: { record: Mandate }) {
  const t = useT('mandates')
  return <Status kind={discs[state]}>{t(`state.${state}`)}</Status>
}
