import { and, count, eq, gt, lt } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { PunchKind } from '#contract/people/attendance.ts'
import { type KioskPerson, publicKiosksContract } from '#contract/people/kiosks.ts'
import { findByToken } from '../../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../../firm/implement.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { findEmployee, hasLeft, type StoredEmployee } from '../../employees/index.ts'
import { presenceNow, punch } from '../punch.ts'
import { kioskMissesTable } from '../tables.ts'
import { employeeOfCode } from './codes.ts'
import { findKioskBySecret } from './kiosks.ts'

/** So many wrong codes within so many minutes, and a kiosk takes none until the first of them is past. */
const mostMisses = 10
const windowMs = 15 * 60_000

/** What anybody does with the address of a kiosk and a code, without an account. */
export const publicHandlers = answer(publicKiosksContract, {
  get: read((reader, firm, { token }) => {
    const { legalName, language, timeZone } = getFirmProfile(reader)
    return { name: openKiosk(reader, firm, token).name, firmName: legalName, language, timeZone }
  }),
  look: ({ context: { store, firm }, input: { token, code } }) =>
    withCode(store, firm, { token, code }, (writer, employee) => ({
      name: employee.name,
      presence: presenceNow(writer, firm, employee),
    })),
  punch: ({ context: { store, firm }, input: { token, code, press } }) =>
    withCode(store, firm, { token, code }, (writer, employee) =>
      pressed(writer, firm, employee, press),
    ),
})

function pressed(
  writer: Writer,
  firm: FirmContext,
  employee: StoredEmployee,
  press: PunchKind,
): KioskPerson {
  return { name: employee.name, presence: punch(writer, firm, employee, press) }
}

type Typed = { token: string; code: string }

/**
 * Does something for whoever a code is of. A code that is none is counted in a step of its own, so that a
 * refusal does not undo the count.
 * @throws AppError not_found, rate_limited; invalid for a code that is none
 */
function withCode(
  store: Store,
  firm: FirmContext,
  { token, code }: Typed,
  act: (writer: Writer, employee: StoredEmployee) => KioskPerson,
): KioskPerson {
  const done = store.transact(firm, (writer) => {
    const { id: kioskId } = openKiosk(writer, firm, token)
    requireFewMisses(writer, firm, kioskId)
    const employee = findEmployee(writer, employeeOfCode(writer, firm, code) ?? '')
    if (employee && !hasLeft(employee, firmDate(writer, firm))) return act(writer, employee)
    writer.db
      .insert(kioskMissesTable)
      .values({ id: firm.newId(), kioskId, at: firm.now.toISOString() })
      .run()
    return undefined
  })
  if (!done) throw invalidField('code', 'unknownKioskCode')
  return done
}

function requireFewMisses({ db }: Writer, { now }: FirmContext, kioskId: string): void {
  const since = new Date(now.getTime() - windowMs).toISOString()
  db.delete(kioskMissesTable).where(lt(kioskMissesTable.at, since)).run()
  const isRecent = and(eq(kioskMissesTable.kioskId, kioskId), gt(kioskMissesTable.at, since))
  const misses = db.select({ count: count() }).from(kioskMissesTable).where(isRecent).get()
  if ((misses?.count ?? 0) < mostMisses) return
  throw new AppError('rate_limited', 'Too many wrong codes', { retryAfterSeconds: windowMs / 1000 })
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function openKiosk(reader: Reader, firm: FirmContext, token: string) {
  const kiosk = findByToken(firm.firmId, token, firmDate(reader, firm), (secret) => {
    const found = findKioskBySecret(reader, secret)
    return found && { ...found, publicUntil: null }
  })
  if (!kiosk || kiosk.isArchived) throw new AppError('not_found', 'No such kiosk')
  return kiosk
}
