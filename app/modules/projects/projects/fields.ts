import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { About, Choice } from '#app/shell/register/describe.ts'
import type { FormSection, RowField } from '#app/shell/register/fields.ts'
import { customersFound } from '#app/shell/register/parties-found.ts'
import { currencyCodes } from '#contract/core/currencies.ts'
import {
  maxProjectRates,
  type Project,
  projectBillings,
  projectStates,
} from '#contract/projects/projects.ts'

/** What the pages of a project need beside it. */
export type ProjectExtra = {
  people: Choice[]
  customers: string[]
  centres: Choice[]
  /** Open ones of the project, and those that its rates name. */
  tasks: Choice[]
  hasMoreTasks: boolean
  customerName: string | undefined
}

const rateFields: RowField<ProjectExtra>[] = [
  { name: 'hourly', kind: 'price', isHalf: true, span: 4 },
  {
    name: 'personId',
    kind: 'select',
    isHalf: true,
    span: 4,
    options: ({ t, extra }) => [{ value: '', label: t('form.everybody') }, ...extra.people],
  },
  { name: 'validFrom', kind: 'date', isHalf: true, isOptional: true, span: 4 },
  { name: 'role', kind: 'text', isHalf: true, isOptional: true, maxLength: 60, span: 4 },
  {
    name: 'taskId',
    kind: 'select',
    isHalf: true,
    span: 4,
    hintOf: ({ extra }) => (extra.hasMoreTasks ? 'form.moreTasks' : undefined),
    options: ({ t, extra }) => [{ value: '', label: t('form.allTasks') }, ...extra.tasks],
  },
]

const roleFields: RowField<ProjectExtra>[] = [
  {
    name: 'personId',
    kind: 'select',
    isHalf: true,
    span: 6,
    options: ({ extra }) => [{ value: '', label: '–' }, ...extra.people],
  },
  { name: 'role', kind: 'text', isHalf: true, maxLength: 60, span: 6 },
]

const half = { isHalf: true } as const

/** What is asked about a project; the first section is enough for most. */
export const projectSections: FormSection<Project, ProjectExtra>[] = [
  {
    title: 'form.about',
    fields: [
      { name: 'name', kind: 'text', maxLength: 200 },
      {
        name: 'customer',
        kind: 'suggest',
        isOptional: true,
        maxLength: 200,
        needs: 'party:view',
        hint: 'form.customerHint',
        options: ({ extra }) => extra.customers,
        search: customersFound,
        makes: 'customer',
      },
      {
        name: 'code',
        kind: 'text',
        maxLength: 20,
        isOptional: true,
        hint: 'form.codeHint',
        ...half,
      },
      { name: 'state', kind: 'select', options: optionsOf('state', projectStates), ...half },
      { name: 'startDate', kind: 'date', isOptional: true, ...half },
      { name: 'endDate', kind: 'date', isOptional: true, ...half },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
  {
    title: 'form.people',
    words: 'form.peopleWords',
    fields: [
      { name: 'managerId', kind: 'select', isOptional: true, options: peopleOrNobody },
      {
        name: 'memberIds',
        kind: 'checks',
        isOptional: true,
        choicesOf: ({ extra }) => extra.people,
      },
      { name: 'roles', kind: 'rows', isOptional: true, maxRows: 60, fields: roleFields },
    ],
  },
  {
    title: 'form.billing',
    words: 'form.billingWords',
    fields: [
      { name: 'billing', kind: 'select', options: optionsOf('billing', projectBillings), ...half },
      {
        name: 'currency',
        kind: 'select',
        isOptional: true,
        options: currencyOptions,
        ...half,
      },
      { name: 'price', kind: 'price', isOptional: true, needs: 'project:money', ...half },
      {
        name: 'rates',
        kind: 'rows',
        isOptional: true,
        maxRows: maxProjectRates,
        needs: 'project:money',
        fields: rateFields,
      },
    ],
  },
  {
    title: 'form.budget',
    words: 'form.budgetWords',
    fields: [
      {
        name: 'budgetHours',
        kind: 'decimal',
        unit: ({ t }) => t('unit.hours'),
        isOptional: true,
        ...half,
      },
      { name: 'budgetAmount', kind: 'price', isOptional: true, needs: 'project:money', ...half },
      { name: 'noticePercent', kind: 'number', unit: 'unit.percent', ...half },
    ],
  },
  {
    title: 'form.rounding',
    words: 'form.roundingWords',
    isFolded: roundsNothing,
    isFactless: roundsNothing,
    fields: [
      {
        name: 'roundMode',
        kind: 'select',
        options: optionsOf('roundMode', ['none', 'up', 'nearest', 'down']),
      },
      { name: 'roundMinutes', kind: 'number', unit: 'unit.minutes', ...half },
      {
        name: 'roundPer',
        kind: 'select',
        options: optionsOf('roundPer', ['entry', 'day']),
        ...half,
      },
    ],
  },
  {
    title: 'form.books',
    words: 'form.booksWords',
    fields: [
      {
        name: 'costCentreId',
        kind: 'select',
        isOptional: true,
        options: ({ t, extra }) => [
          { value: '', label: t('form.noCentre') },
          { value: 'new', label: t('form.newCentre') },
          ...extra.centres,
        ],
      },
    ],
  },
]

/** The fields of a new project. */
export function newProject() {
  return {
    state: 'active',
    billing: 'hours',
    costCentreId: 'new',
    noticePercent: '80',
    roundMode: 'none',
    roundMinutes: '15',
    roundPer: 'entry',
  }
}

function optionsOf(texts: string, values: readonly string[]) {
  return ({ t }: About<ProjectExtra>): Choice[] =>
    values.map((value) => ({ value, label: t(`${texts}.${value}`) }))
}

function currencyOptions({ t, format }: About<ProjectExtra>): Choice[] {
  const known = currencyCodes.map((value) => ({
    value,
    label: `${value} · ${format.currencyName(value)}`,
  }))
  return [{ value: '', label: t('form.usualCurrency') }, ...known]
}

function peopleOrNobody({ t, extra }: About<ProjectExtra>): Choice[] {
  return [{ value: '', label: t('form.nobody') }, ...extra.people]
}

function roundsNothing({ roundMode }: TypedTree): boolean {
  return roundMode === 'none' || roundMode === ''
}
