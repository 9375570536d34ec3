import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import {
  type HandedOutInput,
  type HandedOutListQuery,
  handedOutContract,
  type OwnThing,
} from '#contract/people/handed-out.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { findAsker, findEmployee } from '../employees/index.ts'
import { handedOutSearch, handedOutTable } from './tables.ts'

type StoredThing = typeof handedOutTable.$inferSelect

export const handedOutList: RegisterSource<HandedOutListQuery> = {
  from: 'handed_out',
  search: handedOutSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', givenDate: 'given_date', updatedAt: 'updated_at' },
  filters: { employeeId: equals('employee_id') },
}

const stored = rowOf(handedOutTable)

export const handedOut = defineRegister({
  kind: 'handedOut',
  contract: handedOutContract,
  table: handedOutTable,
  list: handedOutList,
  row: (raw, reader) => shown(reader, stored(raw)),
  record: (reader, _firm, thing) => shown(reader, thing),
  labelOf: ({ name }) => name,
  found: ({ name, number }) => ({ words: { name, number }, subtitle: number }),
  reach: 'whole',
  prepare,
})

function shown(reader: Reader, thing: StoredThing) {
  return { ...thing, employeeName: findEmployee(reader, thing.employeeId)?.name ?? '' }
}

function prepare(writer: Writer, _firm: FirmContext, input: HandedOutInput): Prepared {
  const fields: FieldProblems = {}
  if (!findEmployee(writer, input.employeeId)) fields.employeeId = { key: 'required' }
  if (input.returnedDate !== '' && input.returnedDate < input.givenDate) {
    fields.returnedDate = { key: 'endBeforeStart' }
  }
  refuseProblems(fields, 'The item handed out has fields to correct')
  return { columns: input }
}

/** What somebody has and has not given back, the oldest first. */
export function thingsOf({ sql }: Pick<Reader, 'sql'>, employeeId: string): OwnThing[] {
  return sql
    .exec(
      `select * from handed_out where employee_id = ? and returned_date = '' and is_archived = 0
       order by given_date, id`,
      employeeId,
    )
    .toArray()
    .map(stored)
    .map(({ id, name, number, givenDate }) => ({ id, name, number, givenDate }))
}

/** What whoever asks has, also after they left, as they are to give it back; a key of the API has nothing. */
export function listOwnThings(reader: Reader, firm: FirmContext): OwnThing[] {
  const employee = findAsker(reader, firm)
  return employee ? thingsOf(reader, employee.id) : []
}
