import { invalidField } from '#contract/core/errors.ts'
import { optionalText, requiredText } from '#contract/core/fields.ts'
import { EmployeeContractInput } from '#contract/people/employee-contracts.ts'
import { EmployeeInput } from '#contract/people/employees.ts'
import type { Reader } from '../../../firm/store.ts'
import { namedAlike, type WordList } from '../../../register/import/word-lists.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { employeeContracts } from './contracts.ts'
import { employees } from './employees.ts'
import { listEmployees } from './views.ts'

/** Files name people by their number, or by their name where nobody else has it. */
export const employeeImporter = employees.importerOf({
  input: EmployeeInput.extend({
    managerId: optionalText(160),
    place: optionalText(20),
    userId: optionalText(1),
  }),
  undoNeeds: 'employee:delete',
  ties: ['number', 'name', 'managerId'],
  dates: ['startDate', 'endDate', 'birthDate'],
  words: (reader) => ({ managerId: nameList(reader) }),
  meant: (reader, { managerId, place, ...row }) => ({
    ...row,
    userId: '',
    place: place === '' ? getFirmProfile(reader).address.country : place,
    managerId: managerId === '' ? '' : idOf(reader, managerId, 'managerId'),
  }),
})

export const contractImporter = employeeContracts.importerOf({
  input: EmployeeContractInput.extend({ employeeId: requiredText(160) }),
  undoNeeds: 'employee:delete',
  ties: ['employeeId'],
  dates: ['startDate'],
  decimals: [
    ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    ...['pay', 'yearlyLeave'],
  ],
  words: (reader) => ({ employeeId: nameList(reader) }),
  meant: (reader, row) => ({ ...row, employeeId: idOf(reader, row.employeeId, 'employeeId') }),
})

function nameList(reader: Reader): WordList {
  return {
    values: listEmployees(reader).map(({ id, name }) => ({ value: id, names: namedAlike(name) })),
    isKnown: (word) => find(reader, word) !== undefined,
  }
}

function idOf(reader: Reader, word: string, field: string): string {
  const found = find(reader, word)
  if (found === undefined) throw invalidField(field, 'unknownEmployee')
  return found
}

function find(reader: Reader, word: string): string | undefined {
  const said = word.trim().toLowerCase()
  const all = listEmployees(reader)
  const byNumber = all.filter(({ id, number }) => id === word || number.toLowerCase() === said)
  const named =
    byNumber.length > 0 ? byNumber : all.filter((one) => one.name.toLowerCase() === said)
  return named.length === 1 ? named[0]?.id : undefined
}
