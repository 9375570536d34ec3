import type { About, Choice } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { type EmployeeContract, weekdays } from '#contract/people/employee-contracts.ts'
import { type Employee, maxEmployeePapers } from '#contract/people/employees.ts'
import type { EmployeeChoices } from './choices.ts'

const none: Choice = { value: '', label: '–' }
const needs = 'employee:private'

/** What is asked about somebody who works for the firm. */
export const employeeSections: FormSection<Employee, EmployeeChoices>[] = [
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 160, isHalf: true },
      { name: 'number', kind: 'text', maxLength: 20, isHalf: true, isOptional: true },
      { name: 'jobTitle', kind: 'text', maxLength: 120, isHalf: true, isOptional: true },
      {
        name: 'managerId',
        kind: 'select',
        isHalf: true,
        isOptional: true,
        options: ({ extra }) => [none, ...extra.employees],
      },
      { name: 'email', kind: 'email', isHalf: true, isOptional: true },
      { name: 'phone', kind: 'phone', isHalf: true, isOptional: true },
      {
        name: 'userId',
        kind: 'select',
        isOptional: true,
        hint: 'form.userHint',
        options: ({ extra }) => [none, ...extra.members],
      },
    ],
  },
  {
    title: 'form.employment',
    words: 'form.employmentWords',
    fields: [
      { name: 'startDate', kind: 'date', isHalf: true },
      { name: 'endDate', kind: 'date', isHalf: true, isOptional: true },
      { name: 'place', kind: 'select', hint: 'form.placeHint', options: placeOptions },
    ],
  },
  {
    title: 'form.private',
    words: 'form.privateWords',
    fields: [
      { name: 'birthDate', kind: 'date', isHalf: true, isOptional: true, needs },
      { name: 'iban', kind: 'text', maxLength: 40, isHalf: true, isOptional: true, needs },
      { name: 'taxNumber', kind: 'text', maxLength: 40, isHalf: true, isOptional: true, needs },
      { name: 'socialNumber', kind: 'text', maxLength: 40, isHalf: true, isOptional: true, needs },
      { name: 'address', kind: 'textarea', maxLength: 400, isOptional: true, needs },
      {
        name: 'emergencyName',
        kind: 'text',
        maxLength: 160,
        isHalf: true,
        isOptional: true,
        needs,
      },
      { name: 'emergencyPhone', kind: 'phone', isHalf: true, isOptional: true, needs },
      { name: 'notes', kind: 'textarea', maxLength: 4000, isOptional: true, needs },
    ],
  },
  {
    title: 'form.papers',
    words: 'form.papersWords',
    fields: [
      {
        name: 'papers',
        kind: 'rows',
        isOptional: true,
        needs,
        maxRows: maxEmployeePapers,
        fields: [
          { name: 'name', kind: 'text', maxLength: 120, isHalf: true },
          { name: 'expiresOn', kind: 'date', isHalf: true, isOptional: true },
        ],
      },
    ],
  },
]

/** What a contract says. */
export const contractSections: FormSection<EmployeeContract, EmployeeChoices>[] = [
  {
    title: 'contracts.form.what',
    words: 'contracts.form.whatWords',
    fields: [
      {
        name: 'employeeId',
        kind: 'select',
        isHalf: true,
        options: ({ extra }) => [none, ...extra.employees],
      },
      { name: 'startDate', kind: 'date', isHalf: true },
    ],
  },
  {
    title: 'contracts.form.pay',
    words: 'contracts.form.payWords',
    fields: [
      { name: 'payPer', kind: 'choice', choices: 'payPer', options: ['month', 'hour'] },
      { name: 'pay', kind: 'price', isHalf: true },
      { name: 'currency', kind: 'currency', isHalf: true },
      {
        name: 'costCentreId',
        kind: 'select',
        isOptional: true,
        isShown: ({ extra }) => extra.centres.length > 0,
        options: ({ extra }) => [none, ...extra.centres],
      },
    ],
  },
  {
    title: 'contracts.form.hours',
    words: 'contracts.form.hoursWords',
    fields: [
      ...weekdays.map((name) => ({
        name,
        kind: 'decimal' as const,
        isHalf: true,
        isOptional: true,
      })),
      { name: 'yearlyLeave', kind: 'decimal', isOptional: true, hint: 'contracts.form.leaveHint' },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

/** Countries and their parts, those of the firm's own first, as the API gives them. */
function placeOptions({ extra, format }: About<EmployeeChoices>): Choice[] {
  return extra.places.map(({ code, country, name }) => ({
    value: code,
    label: name === '' ? format.country(country) : `${format.country(country)}: ${name}`,
  }))
}
