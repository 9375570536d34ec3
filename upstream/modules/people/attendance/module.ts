import { attendanceContract, ownTimeContract } from '#contract/people/attendance.ts'
import { kiosksContract } from '#contract/people/kiosks.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { findAsker, getEmployee, requirePresent } from '../employees/index.ts'
import { askCorrection, decideOn, listWaiting, punchesOn, withdrawOwn } from './correct.ts'
import { writeDemoTime } from './demo.ts'
import { giveCode, listCodes, takeCode } from './kiosks/codes.ts'
import { kiosks, renewKiosk } from './kiosks/kiosks.ts'
import { publicHandlers } from './kiosks/public-handlers.ts'
import { payHours } from './pay-hours.ts'
import { addShifts, deleteShift, listRota } from './plan-rota.ts'
import { punch } from './punch.ts'
import {
  getPersonTime,
  listOverview,
  moveOvertime,
  releaseMonth,
  requireAsker,
  requireOther,
  requireOwnOrHr,
  signMonth,
} from './show-time.ts'

export const module = defineModule({
  name: 'attendance',
  after: { demoStaff: ['employees', 'leave'] },
  demoStaff: writeDemoTime,
  monthHours: payHours,
  endpoints: {
    own: answer(ownTimeContract, {
      get: read((reader, firm, { month }) => {
        const own = findAsker(reader, firm)
        return own ? getPersonTime(reader, firm, own, month) : null
      }),
      punch: write((writer, firm, { press }) =>
        punch(writer, firm, requirePresent(writer, firm), press),
      ),
      day: read((reader, firm, { date }) => ({
        date,
        punches: punchesOn(reader, requireAsker(reader, firm).id, date),
      })),
      correct: write((writer, firm, input) =>
        askCorrection(writer, firm, requirePresent(writer, firm), input),
      ),
      sign: write(signMonth),
      listWaiting: read(listWaiting),
      decide: write(decideOn),
      withdraw: write((writer, firm, { correctionId }) => withdrawOwn(writer, firm, correctionId)),
      rota: read((reader, firm, days) => {
        requireOwnOrHr(reader, firm)
        return listRota(reader, days)
      }),
    }),
    publicKiosks: publicHandlers,
    kiosks: answer(kiosksContract, {
      ...kiosks.handlers,
      renew: write(renewKiosk),
      codes: read((reader, firm) => listCodes(reader, firm)),
      giveCode: write(giveCode),
      takeCode: write(takeCode),
    }),
    hr: answer(attendanceContract, {
      overview: read((reader, firm, { month }) => listOverview(reader, firm, month)),
      person: read((reader, firm, { employeeId, month }) =>
        getPersonTime(reader, firm, getEmployee(reader, employeeId), month),
      ),
      personDay: read((reader, _firm, { employeeId, date }) => ({
        date,
        name: getEmployee(reader, employeeId).name,
        punches: punchesOn(reader, employeeId, date),
      })),
      record: write((writer, firm, { employeeId, ...input }) =>
        askCorrection(writer, firm, requireOther(writer, firm, employeeId), input, true),
      ),
      moveOvertime: write(moveOvertime),
      release: write(releaseMonth),
      addShifts: write(addShifts),
      deleteShift: write((writer, _firm, { shiftId }) => deleteShift(writer, shiftId)),
    }),
  },
  recordKinds: kiosks.recordKinds,
  /** People whose time is kept. */
  usesOf: {
    employee: isFoundBy(`select 1 from time_punches where employee_id = ?1
           union all select 1 from time_corrections where employee_id = ?1
           union all select 1 from shifts where employee_id = ?1 limit 1`),
  },
})
