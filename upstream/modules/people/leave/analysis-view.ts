import type { ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { listEmployees, placeOf } from '../employees/views.ts'
import { typesFor } from './firm-types.ts'

/** Days of leave that were approved, a row each. */
export const leaveDaysView: ModuleParts['analysisViews'][number] = {
  name: 'leaveDays',
  needs: 'leave:view',
  person: 'employee_id',
  from: 'leave_requests, json_each(days) as day',
  where: `state in ('approved', 'cancel-asked')`,
  dates: { date: { sql: `day.value ->> 'date'` } },
  fields: { leaveType: { sql: 'type_code', kind: 'named', names: namesOfTypes } },
  measures: {
    leaveDays: {
      sum: `case when day.value ->> 'portion' = 'whole' then 2 else 1 end`,
      unit: 'halves',
    },
    requests: { distinct: 'leave_requests.id' },
    absentPeople: { distinct: 'employee_id' },
    daysPerPerson: { over: 'leaveDays', under: 'absentPeople', unit: 'number' },
  },
}

/** What types of leave are called where the firm's people work. */
function namesOfTypes(reader: Reader): Map<string, string> {
  const countries = new Set(listEmployees(reader).map((employee) => placeOf(employee).country))
  return new Map(
    [...countries].flatMap((country) =>
      typesFor(reader, country).map(({ code, name }): [string, string] => [code, name]),
    ),
  )
}
