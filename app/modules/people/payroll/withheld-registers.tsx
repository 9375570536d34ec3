import { accountChoices } from '#app/shell/account-name.ts'
import { deletion } from '#app/shell/register/deletion.ts'
import { type Choice, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  type PayAdvance,
  PayAdvanceInput,
  PayAdvanceKind,
  PayAdvanceListQuery,
  type PayAdvanceRow,
  payAdvancesContract,
} from '#contract/people/pay-advances.ts'
import { payDataContract } from '#contract/people/pay-data.ts'
import {
  type PayOrder,
  PayOrderInput,
  PayOrderKind,
  PayOrderListQuery,
  type PayOrderRow,
  PayProtection,
  payOrdersContract,
} from '#contract/people/pay-orders.ts'
import { type PayAccount, payrollRunsContract } from '#contract/people/payroll-runs.ts'
import { payPersonPath } from './paths.ts'

/** Whom something may be withheld from, and what money may be paid out of. */
type Extra = { people: Choice[]; accounts: PayAccount[] }

const none: Choice = { value: '', label: '–' }

async function load({ call, firm: { firmId } }: FirmAccess, page: 'list' | 'record' | 'form') {
  const [people, dues] = await Promise.all([
    call(payDataContract.list, { firmId }),
    page === 'list' ? undefined : call(payrollRunsContract.listDues, { firmId }),
  ])
  return {
    people: people.rows.map(({ employeeId, name }) => ({ value: employeeId, label: name })),
    accounts: dues?.accounts ?? [],
  }
}

const employeeFilter = {
  kind: 'choice' as const,
  name: 'employeeId',
  label: 'field.employee',
  choices: ({ extra }: { extra: Extra }) => extra.people,
}

const employeeField = {
  name: 'employeeId',
  kind: 'select' as const,
  options: ({ extra }: { extra: Extra }) => [none, ...extra.people],
}

const notesField = { name: 'notes', kind: 'textarea' as const, maxLength: 2000, isOptional: true }

/** What is still to be withheld, in the firm's currency. */
const leftColumn = {
  name: 'left',
  kind: 'money',
  label: 'field.left',
  place: 'figure',
  tone: 'strong',
  currency: (_: unknown, { firm }: { firm: { baseCurrency: string } }) => firm.baseCurrency,
} as const

const orderColumns: Column<PayOrderRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', place: 'name' },
  { name: 'employeeName', kind: 'text', label: 'field.employee', place: 'detail' },
  { name: 'reference', kind: 'text', label: 'field.reference', tone: 'soft' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'state' },
  { name: 'servedDate', kind: 'date', label: 'field.servedDate', sort: 'servedDate' },
  {
    name: 'taken',
    kind: 'money',
    label: 'field.taken',
    currency: (_, { firm }) => firm.baseCurrency,
  },
  leftColumn,
  changedColumn,
]

const orderSections: FormSection<PayOrder, Extra>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      employeeField,
      { name: 'name', kind: 'text', maxLength: 120, isHalf: true },
      { name: 'reference', kind: 'text', maxLength: 80, isHalf: true, isOptional: true },
      { name: 'iban', kind: 'text', maxLength: 40, isHalf: true, isOptional: true },
      { name: 'servedDate', kind: 'date', isHalf: true, hint: 'form.servedHint' },
      { name: 'kind', kind: 'choice', choices: 'kind', options: PayOrderKind.options },
    ],
  },
  {
    title: 'form.amount',
    words: 'form.amountWords',
    fields: [
      { name: 'claim', kind: 'money', isHalf: true, hint: 'form.claimHint' },
      { name: 'instalment', kind: 'money', isHalf: true, hint: 'form.instalmentHint' },
    ],
  },
  {
    title: 'form.protection',
    words: 'form.protectionWords',
    fields: [
      {
        name: 'protection',
        kind: 'choice',
        choices: 'protection',
        options: PayProtection.options,
      },
      { name: 'dependants', kind: 'number', isHalf: true, hint: 'form.dependantsHint' },
      { name: 'keep', kind: 'money', isHalf: true, hint: 'form.keepHint' },
      {
        name: 'percent',
        kind: 'decimal',
        isHalf: true,
        isOptional: true,
        hint: 'form.percentHint',
      },
      notesField,
    ],
  },
]

const plainOrders = plainRegister({
  contract: payOrdersContract,
  query: PayOrderListQuery,
  input: PayOrderInput,
  one: (firmId, payOrderId) => ({ firmId, payOrderId }),
})

const orders = describeRegister({
  name: 'pay-orders',
  texts: 'payroll',
  prefix: 'orders',
  recordKind: 'payOrder',
  path: 'pay-orders',
  idParam: 'payOrderId',
  tabs: ['active', 'archived'],
  columns: orderColumns,
  filters: [employeeFilter],
  load,
  nameOf: ({ name }: PayOrderRow | PayOrder) => name,
  sentenceOf: ({ employeeName, left, taken }, { t, format, firm }) =>
    t(left === null ? 'detail.runsOn' : 'detail.sentence', {
      name: employeeName,
      taken: format.money(taken, firm.baseCurrency),
      left: left === null ? '' : format.money(left, firm.baseCurrency),
    }),
  ...plainOrders,
  form: {
    input: PayOrderInput,
    sections: orderSections,
    initial: () => ({
      ...{ kind: 'ordinary', protection: 'table', dependants: '0' },
      ...{ claim: '0', instalment: '0', keep: '0' },
    }),
  },
  actions: [
    ...plainOrders.actions,
    deletion(payOrdersContract.delete, (firmId, payOrderId) => ({ firmId, payOrderId })),
  ],
  links: ({ employeeId }, { firm: { firmId } }) => [
    { label: 'people.title', icon: 'user', href: payPersonPath(firmId, employeeId) },
  ],
})

const advanceColumns: Column<PayAdvanceRow, Extra>[] = [
  { name: 'employeeName', kind: 'link', label: 'field.employee', place: 'name' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'detail' },
  { name: 'paidDate', kind: 'date', label: 'field.paidDate', sort: 'paidDate' },
  {
    name: 'state',
    kind: 'status',
    choices: 'state',
    label: 'field.state',
    place: 'state',
    disc: ({ state }) => ({ kind: discs[state] }),
  },
  {
    name: 'amount',
    kind: 'money',
    label: 'field.amount',
    currency: (_, { firm }) => firm.baseCurrency,
  },
  leftColumn,
  changedColumn,
]

const discs = { asked: 'draft', open: 'sent', repaid: 'paid' } as const

const advanceSections: FormSection<PayAdvance, Extra>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      employeeField,
      { name: 'kind', kind: 'choice', choices: 'kind', options: PayAdvanceKind.options },
      { name: 'amount', kind: 'money', isHalf: true },
      { name: 'instalment', kind: 'money', isHalf: true, hint: 'form.instalmentHint' },
    ],
  },
  {
    title: 'form.days',
    words: 'form.daysWords',
    fields: [
      { name: 'paidDate', kind: 'date', isHalf: true },
      { name: 'firstDate', kind: 'date', isHalf: true },
      {
        name: 'account',
        kind: 'select',
        isOptional: true,
        hint: 'form.accountHint',
        options: ({ extra, language }) => accountChoices(extra.accounts, language),
      },
      notesField,
    ],
  },
]

const plainAdvances = plainRegister({
  contract: payAdvancesContract,
  query: PayAdvanceListQuery,
  input: PayAdvanceInput,
  one: (firmId, payAdvanceId) => ({ firmId, payAdvanceId }),
})

const advances = describeRegister({
  name: 'pay-advances',
  texts: 'payroll',
  prefix: 'advances',
  recordKind: 'payAdvance',
  path: 'pay-advances',
  idParam: 'payAdvanceId',
  tabs: ['active', 'archived'],
  columns: advanceColumns,
  filters: [employeeFilter],
  load,
  nameOf: ({ employeeName }: PayAdvanceRow | PayAdvance) => employeeName,
  sentenceOf: ({ state, left, approvedByName }, { t, format, firm }) =>
    t(`detail.${state}`, {
      left: format.money(left, firm.baseCurrency),
      name: approvedByName,
    }),
  ...plainAdvances,
  form: {
    input: PayAdvanceInput,
    sections: advanceSections,
    initial: () => ({ kind: 'advance', instalment: '0' }),
  },
  isEditable: ({ state }) => state === 'asked',
  actions: [
    ...plainAdvances.actions,
    {
      intent: 'approve',
      icon: 'check',
      needs: 'payroll:approve',
      isMain: true,
      asksFirst: true,
      isOffered: ({ state }) => state === 'asked',
      act: ({ call, firm: { firmId } }, payAdvanceId, options, { version }) =>
        call(payAdvancesContract.approve, { firmId, payAdvanceId, version: version ?? 1 }, options),
    },
    {
      ...deletion(payAdvancesContract.delete, (firmId, payAdvanceId) => ({ firmId, payAdvanceId })),
      isOffered: ({ state }) => state === 'asked',
    },
  ],
  links: ({ employeeId }, { firm: { firmId } }) => [
    { label: 'people.title', icon: 'user', href: payPersonPath(firmId, employeeId) },
  ],
})

export const withheldRegisters = [orders, advances]
