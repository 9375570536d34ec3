import { accountChoices } from '#app/shell/account-name.ts'
import { deletion } from '#app/shell/register/deletion.ts'
import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Account, accountsContract } from '#contract/books/accounts.ts'
import {
  ComponentKind,
  type PayComponent,
  PayComponentInput,
  PayComponentListQuery,
  type PayComponentRow,
  payComponentsContract,
  payValues,
} from '#contract/people/pay-components.ts'
import { withheldRegisters } from './withheld-registers.tsx'

/** Accounts that a component may be posted to; none for who may not see the ledger. */
type Extra = { accounts: Account[] }

async function load({ call, firm, can }: FirmAccess, page: 'list' | 'record' | 'form') {
  const isNeeded = page !== 'list' && can('ledger:view')
  const accounts = isNeeded ? await call(accountsContract.list, { firmId: firm.firmId }) : []
  return { accounts: accounts.filter(({ isActive }) => isActive) }
}

const columns: Column<PayComponentRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'code', kind: 'text', label: 'field.code', place: 'secondDetail', tone: 'soft' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'state' },
  { name: 'formula', kind: 'text', label: 'field.formula', place: 'detail' },
  { name: 'condition', kind: 'text', label: 'field.condition', tone: 'soft' },
  { name: 'taxable', kind: 'yesNo', label: 'field.taxable' },
  { name: 'contributory', kind: 'yesNo', label: 'field.contributory' },
  { name: 'position', kind: 'number', label: 'field.position', sort: 'position' },
  { name: 'account', kind: 'text', label: 'field.account', isFileOnly: true },
  changedColumn,
]

const sections: FormSection<PayComponent, Extra>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 80, isHalf: true },
      { name: 'code', kind: 'text', maxLength: 40, isHalf: true, hint: 'form.codeHint' },
      { name: 'kind', kind: 'choice', choices: 'kind', options: ComponentKind.options },
      { name: 'position', kind: 'number', isHalf: true, hint: 'form.positionHint' },
    ],
  },
  {
    title: 'form.amount',
    words: 'form.amountWords',
    fields: [
      { name: 'formula', kind: 'textarea', maxLength: 1000, hint: 'form.formulaHint' },
      {
        name: 'condition',
        kind: 'text',
        maxLength: 1000,
        isOptional: true,
        hint: 'form.conditionHint',
      },
      { name: 'prorate', kind: 'yesNo', hint: 'form.prorateHint' },
    ],
  },
  {
    title: 'form.effect',
    words: 'form.effectWords',
    fields: [
      { name: 'taxable', kind: 'yesNo' },
      { name: 'contributory', kind: 'yesNo' },
      { name: 'oneOff', kind: 'yesNo', hint: 'form.oneOffHint' },
      { name: 'inKind', kind: 'yesNo', hint: 'form.inKindHint' },
      { name: 'rest', kind: 'choice', choices: 'rest', options: ['carry', 'lapse'] },
      {
        name: 'account',
        kind: 'select',
        isOptional: true,
        hint: 'form.accountHint',
        isShown: ({ extra }) => extra.accounts.length > 0,
        options: ({ extra, language }) => accountChoices(extra.accounts, language),
      },
    ],
  },
]

const plain = plainRegister({
  contract: payComponentsContract,
  query: PayComponentListQuery,
  input: PayComponentInput,
  one: (firmId, componentId) => ({ firmId, componentId }),
})

const components = describeRegister({
  name: 'pay-components',
  texts: 'payroll',
  prefix: 'components',
  recordKind: 'payComponent',
  path: 'pay-components',
  idParam: 'componentId',
  tabs: ['active', 'archived'],
  columns,
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'field.kind',
      choices: ({ t }) =>
        ComponentKind.options.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  ],
  load,
  nameOf: ({ name }: PayComponentRow | PayComponent) => name,
  sentenceOf: ({ code }: PayComponent) => code,
  ...plain,
  form: {
    input: PayComponentInput,
    sections,
    initial: () => ({
      ...{ kind: 'earning', position: '100', prorate: 'false', taxable: 'true' },
      ...{ contributory: 'true', oneOff: 'false', inKind: 'false', rest: 'carry' },
      formula: payValues[0],
    }),
  },
  actions: [
    ...plain.actions,
    deletion(payComponentsContract.delete, (firmId, componentId) => ({ firmId, componentId })),
  ],
})

export const registers = [components, ...withheldRegisters]
