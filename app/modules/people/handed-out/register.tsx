import { type Choice, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { EmployeeListQuery, employeesContract } from '#contract/people/employees.ts'
import {
  type HandedOut,
  HandedOutInput,
  HandedOutListQuery,
  type HandedOutRow,
  handedOutContract,
} from '#contract/people/handed-out.ts'

type Extra = { people: Choice[] }

async function load({ call, firm: { firmId } }: FirmAccess): Promise<Extra> {
  const query = { ...EmployeeListQuery.parse({}), firmId }
  const { rows } = await call(employeesContract.rows, query)
  return { people: rows.map(({ id, name }) => ({ value: id, label: name })) }
}

const columns: Column<HandedOutRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'employeeName', kind: 'text', label: 'field.employeeId', place: 'detail' },
  { name: 'number', kind: 'text', label: 'field.number', tone: 'soft' },
  { name: 'givenDate', kind: 'date', label: 'field.givenDate', sort: 'givenDate', place: 'figure' },
  { name: 'returnedDate', kind: 'date', label: 'field.returnedDate', place: 'state' },
  changedColumn,
]

const sections: FormSection<HandedOut, Extra>[] = [
  {
    title: 'form.about',
    words: 'form.aboutWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 200, isHalf: true },
      { name: 'number', kind: 'text', maxLength: 80, isHalf: true, isOptional: true },
      {
        name: 'employeeId',
        kind: 'select',
        options: ({ extra }) => [{ value: '', label: '–' }, ...extra.people],
      },
      { name: 'givenDate', kind: 'date', isHalf: true },
      { name: 'returnedDate', kind: 'date', isHalf: true, isOptional: true },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

export const register = describeRegister({
  name: 'handed-out',
  recordKind: 'handedOut',
  path: 'handed-out',
  idParam: 'handedOutId',
  tabs: ['active', 'archived'],
  columns,
  filters: [
    {
      kind: 'choice',
      name: 'employeeId',
      label: 'field.employeeId',
      choices: ({ extra }) => extra.people,
    },
  ],
  load,
  nameOf: ({ name }: HandedOutRow | HandedOut) => name,
  sentenceOf: ({ employeeName }: HandedOut) => employeeName,
  ...plainRegister({
    contract: handedOutContract,
    query: HandedOutListQuery,
    input: HandedOutInput,
    one: (firmId, handedOutId) => ({ firmId, handedOutId }),
  }),
  form: { input: HandedOutInput, sections },
})
