import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { EmployeeListQuery, employeesContract } from '#contract/people/employees.ts'
import {
  LeaveListQuery,
  type LeaveRequest,
  type LeaveRow,
  leaveContract,
  ownLeaveContract,
  requestStates,
} from '#contract/people/leave.ts'
import { shownState, stateDisc } from './components/state-disc.ts'
import { totalText, typeText } from './words.ts'

type Extra = { employees: { value: string; label: string }[] }

const columns: Column<LeaveRow, Extra>[] = [
  { name: 'employeeName', kind: 'link', label: 'field.employee', place: 'name' },
  {
    name: 'typeCode',
    kind: 'text',
    label: 'field.typeCode',
    place: 'secondDetail',
    value: (row, { t }) => typeText(row, t),
  },
  { name: 'from', kind: 'date', label: 'field.from', sort: 'from', place: 'detail' },
  { name: 'to', kind: 'date', label: 'field.to' },
  {
    name: 'total',
    kind: 'text',
    label: 'field.total',
    place: 'figure',
    value: (row, { t, format }) => totalText(row, t, format),
    fileValue: ({ total }) => total,
  },
  {
    ...stateColumn<LeaveRow>((row) => ({ kind: stateDisc(row) }), 'field.state'),
    value: shownState,
  },
  { name: 'proofDueOn', kind: 'date', label: 'field.proofDueOn', tone: 'soft' },
  { name: 'submittedAt', kind: 'instant', label: 'field.submittedAt', sort: 'submittedAt' },
]

const filters: Filter<Extra>[] = [
  {
    kind: 'choice',
    name: 'employeeId',
    label: 'field.employee',
    choices: ({ extra }) => extra.employees,
  },
  {
    kind: 'choice',
    name: 'state',
    label: 'field.state',
    choices: ({ t }) => requestStates.map((value) => ({ value, label: t(`state.${value}`) })),
  },
  { kind: 'dateSpan', from: 'since', to: 'until', label: 'field.days' },
]

async function load({ call, firm: { firmId }, can }: FirmAccess): Promise<Extra> {
  if (!can('employee:view')) return { employees: [] }
  const { rows } = await call(employeesContract.rows, { ...EmployeeListQuery.parse({}), firmId })
  return { employees: rows.map(({ id, name }) => ({ value: id, label: name })) }
}

export const register = describeRegister({
  name: 'leave',
  path: 'leave-requests',
  idParam: 'requestId',
  query: LeaveListQuery,
  tabs: ['waiting', 'all'],
  columns,
  filters,
  load,
  nameOf: ({ employeeName }: LeaveRow | LeaveRequest) => employeeName,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(leaveContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(leaveContract.rows, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, requestId) =>
      call(ownLeaveContract.getRequest, { firmId, requestId }),
  },
})
