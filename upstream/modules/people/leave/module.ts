import { isAllowed } from '#contract/core/roles.ts'
import { leaveContract, ownLeaveContract } from '#contract/people/leave.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { isFoundBy } from '../../../register/uses.ts'
import {
  findEmployeeOfUser,
  getEmployee,
  listEmployeesOn,
  requirePresent,
} from '../employees/index.ts'
import { leaveDaysView } from './analysis-view.ts'
import { askForLeave, checkLeave, checkRecord, recordLeave } from './ask.ts'
import { balancesOf } from './balances.ts'
import { cancelLeave, decideLeave, getRequest, withdrawLeave } from './decide.ts'
import { writeDemoLeave } from './demo.ts'
import { typesFor } from './firm-types.ts'
import { confirmIllness } from './give-back.ts'
import { leaveList, leaveRow } from './list.ts'
import { loadPerson } from './person-leave.ts'
import { listTypes, saveType } from './save-type.ts'
import { adjustLeave, getOwnLeave, getPersonLeave, noteNotice, setDeputies } from './show-person.ts'
import { lookerOf, showRequest, waitsForLooker } from './show-request.ts'
import { findRequest, waitingRequests } from './stored-requests.ts'
import { dayOr, listAwayDays, listTeam } from './team.ts'
import { workCalendars } from './work-calendars.ts'

export const module = defineModule({
  name: 'leave',
  analysisViews: [leaveDaysView],
  after: { demoStaff: ['employees'] },
  demoStaff: writeDemoLeave,
  endpoints: {
    own: answer(ownLeaveContract, {
      get: read(getOwnLeave),
      check: read((reader, firm, ask) =>
        checkLeave(reader, firm, requirePresent(reader, firm), ask),
      ),
      ask: write((writer, firm, ask) =>
        askForLeave(writer, firm, requirePresent(writer, firm), ask),
      ),
      setDeputies: write((writer, firm, { deputies }) => setDeputies(writer, firm, deputies)),
      listWaiting: read((reader, firm) => {
        const looker = lookerOf(reader, firm)
        return waitingRequests(reader)
          .filter((stored) => waitsForLooker(stored, looker))
          .map((stored) => showRequest(reader, stored, looker))
      }),
      getRequest: read((reader, firm, { requestId }) => getRequest(reader, firm, requestId)),
      decide: write(decideLeave),
      withdraw: write((writer, firm, { requestId }) => withdrawLeave(writer, firm, requestId)),
      cancel: write(cancelLeave),
      team: read(listTeam),
    }),
    hr: answer(leaveContract, {
      list: ({ context: { store, firm }, input }) =>
        listRegister(store.reader, leaveList, input, leaveRow(store.reader, firm)),
      rows: ({ context: { store, firm }, input }) =>
        listRows(store.reader, leaveList, input, leaveRow(store.reader, firm)),
      balances: read((reader, firm, { on }) => {
        const day = dayOr(reader, firm, on)
        const rows = listEmployeesOn(reader, day).map((employee) => ({
          employeeId: employee.id,
          name: employee.name,
          balances: balancesOf(loadPerson(reader, employee), day),
        }))
        const counted = new Set(rows.flatMap(({ balances }) => balances.map((one) => one.typeCode)))
        const types = typesFor(reader, '').filter(({ code }) => counted.has(code))
        return { on: day, types: types.map(({ code, name }) => ({ code, name })), rows }
      }),
      person: read(getPersonLeave),
      record: write(recordLeave),
      checkRecord: read(checkRecord),
      confirm: write(confirmIllness),
      adjust: write(adjustLeave),
      note: write(noteNotice),
      types: read(listTypes),
      saveType: write(saveType),
    }),
  },
  recordKinds: {
    leaveRequest: {
      // Files such as a sick note, comments and history: for HR and the person alone.
      read: 'employee:own',
      write: 'employee:own',
      reach: 'whole',
      path: (id) => `leave-requests/${id}`,
      find: (reader, id) => {
        const stored = findRequest(reader, id)
        return stored && { title: getEmployee(reader, stored.employeeId).name }
      },
      isSeenBy: (reader, person, id) => {
        const employeeId = findRequest(reader, id)?.employeeId
        if (employeeId === undefined) return false
        return (
          isAllowed(person, 'leave:view') ||
          findEmployeeOfUser(reader, person.userId)?.id === employeeId
        )
      },
    },
  },
  workCalendars,
  /** People whose leave is kept. */
  usesOf: {
    employee: isFoundBy(`select 1 from leave_requests where employee_id = ?1
           union all select 1 from leave_adjustments where employee_id = ?1 limit 1`),
  },
  calendarLayers: [
    {
      layer: 'absences',
      needs: 'employee:own',
      list: (reader, days) =>
        listAwayDays(reader, days).map(({ id, date, name }) => ({
          id,
          number: name,
          date,
          link: `team-absences?month=${date.slice(0, 7)}`,
        })),
    },
  ],
})
