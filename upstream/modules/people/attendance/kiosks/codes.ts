import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { invariant } from '#contract/core/errors.ts'
import type { KioskCodeRow, NewKioskCode } from '#contract/people/kiosks.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { getEmployee, listEmployeesOn } from '../../employees/index.ts'
import { kioskCodesTable } from '../tables.ts'

/** As often a code is drawn anew that another person has. */
const mostDraws = 100

/** Who has a code, of everybody who is employed. */
export function listCodes(reader: Reader, firm: FirmContext): KioskCodeRow[] {
  const since = new Map(
    reader.db
      .select()
      .from(kioskCodesTable)
      .all()
      .map((row) => [row.employeeId, row.since]),
  )
  return listEmployeesOn(reader, firmDate(reader, firm)).map(({ id, name }) => ({
    ...{ employeeId: id, name },
    since: since.get(id) ?? null,
  }))
}

/**
 * Gives somebody a code of six digits that nobody else has; the one before is none any more. It is shown
 * this once: only its hash is kept.
 * @throws AppError not_found
 */
export function giveCode(
  writer: Writer,
  firm: FirmContext,
  { employeeId }: { employeeId: string },
): NewKioskCode {
  const { name } = getEmployee(writer, employeeId)
  takeAway(writer, employeeId)
  const code = freeCode(writer, firm)
  const row = { employeeId, hash: hashOf(firm, code), since: firm.now.toISOString() }
  writer.db.insert(kioskCodesTable).values(row).run()
  writer.audit({ entity: 'employee', entityId: employeeId, action: 'giveCode', title: name })
  return { employeeId, name, code }
}

/** @throws AppError not_found */
export function takeCode(
  writer: Writer,
  _firm: FirmContext,
  { employeeId }: { employeeId: string },
): { employeeId: string } {
  const { name } = getEmployee(writer, employeeId)
  takeAway(writer, employeeId)
  writer.audit({ entity: 'employee', entityId: employeeId, action: 'takeCode', title: name })
  return { employeeId }
}

/** Whose code it is; undefined for nobody's. */
export function employeeOfCode(
  { db }: Pick<Reader, 'db'>,
  firm: Pick<FirmContext, 'firmId'>,
  code: string,
): string | undefined {
  const isThis = eq(kioskCodesTable.hash, hashOf(firm, code))
  return db.select().from(kioskCodesTable).where(isThis).get()?.employeeId
}

function takeAway({ db }: Writer, employeeId: string): void {
  db.delete(kioskCodesTable).where(eq(kioskCodesTable.employeeId, employeeId)).run()
}

function freeCode(reader: Reader, firm: FirmContext): string {
  for (let at = 0; at < mostDraws; at++) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    if (employeeOfCode(reader, firm, code) === undefined) return code
  }
  invariant(false, 'All codes are taken')
}

/** Codes of one firm say nothing of those of another. */
function hashOf({ firmId }: Pick<FirmContext, 'firmId'>, code: string): string {
  return createHash('sha256').update(`kiosk ${firmId} ${code}`).digest('base64url')
}
