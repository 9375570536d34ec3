import { instantOf } from '#contract/core/zoned-time.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { insertRow } from '../../../register/stored-rows.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { listEmployees, placeOf, type StoredEmployee } from '../employees/index.ts'
import { leaveCredits } from '../leave/views.ts'
import { addDays, type Day, weekdayOf } from './local-days.ts'
import { holidaysAt } from './place-holidays.ts'
import { addShifts } from './plan-rota.ts'
import { keepSheet } from './show-time.ts'
import { timePunchesTable } from './tables.ts'

const weeks = 6

/** When somebody came and went on a day: the same on every day but for some minutes. */
const times = ['07:55', '12:02', '12:33', '16:41'] as const
const kinds = ['in', 'break', 'resume', 'out'] as const

/** Six weeks of the demo's people at the clock, and two shifts of the week ahead. */
export function writeDemoTime(writer: Writer, firm: FirmContext): void {
  const { timeZone, language } = getFirmProfile(writer)
  const today = firmDate(writer, firm)
  const people = listEmployees(writer).filter(({ number }) => number !== '101')
  const endOfLast = addDays(`${today.slice(0, 7)}-01`, -1)
  const lastSunday = addDays(endOfLast, -(weekdayOf(endOfLast) % 7))
  for (const employee of people) {
    const away = new Set(leaveCredits(writer, employee).map(({ date }) => date))
    const days = { from: addDays(today, -7 * weeks), to: today }
    const free = new Set(holidaysAt(placeOf(employee), days, language).map(({ date }) => date))
    const isHalf = employee.number === '105'
    for (let back = 7 * weeks; back >= 1; back--) {
      const day = addDays(today, -back)
      // A Sunday of stocktaking, half a day, so that payslips have a premium to show.
      const isStocktaking = employee.number === '103' && day === lastSunday
      if ((weekdayOf(day) > 5 && !isStocktaking) || away.has(day) || free.has(day)) continue
      const presses = isHalf || isStocktaking ? [0, 1] : [0, 1, 2, 3]
      for (const at of presses) {
        const minutes = (back * 7 + at * 5 + Number(employee.number)) % 9
        const kind = presses.length === 2 && at === 1 ? 'out' : (kinds[at] ?? 'out')
        const local = `${day}T${times[at] ?? '16:41'}`
        const instant = new Date(Date.parse(instantOf(local, timeZone)) + minutes * 60_000)
        const row = {
          ...{ id: firm.newId(), employeeId: employee.id, timeZone, kind },
          at: instant.toISOString(),
        }
        insertRow(writer, timePunchesTable, firm, row)
      }
    }
  }
  signSheets(writer, firm, people, [addDays(`${endOfLast.slice(0, 7)}-01`, -1), endOfLast])
  const monday = addDays(today, 8 - weekdayOf(today))
  for (const { id, number } of people) {
    if (number === '103')
      addShifts(writer, firm, {
        employeeId: id,
        date: monday,
        from: '08:00',
        to: '16:30',
        repeat: 4,
      })
    if (number === '104')
      addShifts(writer, firm, {
        employeeId: id,
        date: monday,
        from: '11:00',
        to: '19:30',
        repeat: 2,
      })
  }
}

/** Everybody has signed the last two months but one, who has not got round to the last. */
function signSheets(
  writer: Writer,
  firm: FirmContext,
  people: readonly StoredEmployee[],
  ends: readonly Day[],
): void {
  for (const employee of people) {
    for (const end of ends) {
      if (employee.number === '104' && end === ends.at(-1)) continue
      keepSheet(writer, firm, employee, { month: end.slice(0, 7), releasedByName: '' })
    }
  }
}
