import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type {
  OwnTaxDutyInput,
  TaxDuty,
  TaxDutyKey,
  TaxDutySettings,
  TaxDutySettingsInput,
} from '#contract/reporting/tax-duties.ts'
import { addDays } from '../../../../firm/calendar.ts'
import { requireVersion } from '../../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { ownTaxDutiesTable, taxDutiesDoneTable, taxDutySettingsTable } from '../tables.ts'
import { type Due, dutiesDue } from './due.ts'
import { planDutyNotices } from './plan.ts'
import { kindsOf, knowsExtension, knowsRhythm, returnKey } from './rules.ts'
import { readDutySettings, readOwnDuties } from './store.ts'

const entity = 'taxDuty'
/** How far ahead they are listed, and how long one that is done stays listed, in days. */
const ahead = 130
const looksBack = 700

/** What is due beside the returns: what is late, what is due in the next months, and what was done lately. */
export function listDuties(reader: Reader, context: FirmContext): TaxDuty[] {
  const today = firmDate(reader, context)
  const lately = addDays(today, 0 - ahead)
  return dutiesDue(reader, { from: addDays(today, 0 - looksBack), to: addDays(today, ahead) })
    .filter(({ key, dueDate, doneAt }) => key !== returnKey && (!doneAt || dueDate >= lately))
    .map((due) => ({ ...due, isLate: due.doneAt === null && due.dueDate < today }))
}

/**
 * Keeps that something is filed or paid; done again it stays as it was.
 * @throws AppError not_found where nothing of the firm is known by that
 */
export function finishDuty(writer: Writer, context: FirmContext, which: TaxDutyKey): TaxDuty[] {
  const due = requireDuty(writer, context, which)
  if (due.doneAt === null) {
    const row = {
      key: due.key,
      toDate: due.to,
      doneAt: context.now.toISOString(),
      doneBy: context.actor.userId,
      doneByName: context.actor.userName,
    }
    writer.db.insert(taxDutiesDoneTable).values(row).run()
    writer.audit({ entity, entityId: idOf(due), action: 'finish', after: { ...due, ...row } })
  }
  return listDuties(writer, context)
}

/** Takes that back. @throws AppError not_found */
export function reopenDuty(writer: Writer, context: FirmContext, which: TaxDutyKey): TaxDuty[] {
  const due = requireDuty(writer, context, which)
  const { key, toDate } = taxDutiesDoneTable
  writer.db
    .delete(taxDutiesDoneTable)
    .where(and(eq(key, due.key), eq(toDate, due.to)))
    .run()
  writer.audit({ entity, entityId: idOf(due), action: 'reopen', before: due })
  return listDuties(writer, context)
}

export function getDutySettings(reader: Reader): TaxDutySettings {
  const { country } = getFirmProfile(reader).address
  return {
    ...readDutySettings(reader),
    kinds: kindsOf(country),
    knowsExtension: knowsExtension(country),
    knowsRhythm: knowsRhythm(country),
    own: readOwnDuties(reader),
  }
}

/** @throws AppError conflict when somebody else wrote them since */
export function updateDutySettings(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: TaxDutySettingsInput & { version: number },
): TaxDutySettings {
  const before = readDutySettings(writer)
  requireVersion(before, version, () => getDutySettings(writer))
  const row = { ...input, version: version + 1 }
  writer.db
    .insert(taxDutySettingsTable)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: taxDutySettingsTable.id, set: row })
    .run()
  writer.audit({ entity, entityId: 'settings', action: 'update', before, after: row })
  planDutyNotices(writer, context)
  return getDutySettings(writer)
}

/** Keeps something more that is due, such as the return of one agency. */
export function addOwnDuty(
  writer: Writer,
  context: FirmContext,
  input: OwnTaxDutyInput,
): TaxDutySettings {
  const row = { id: context.newId(), ...input }
  writer.db.insert(ownTaxDutiesTable).values(row).run()
  writer.audit({ entity, entityId: row.id, action: 'create', after: row })
  planDutyNotices(writer, context)
  return getDutySettings(writer)
}

/** Keeps it no more; what was done of it is forgotten. @throws AppError not_found */
export function removeOwnDuty(writer: Writer, context: FirmContext, id: string): TaxDutySettings {
  const before = readOwnDuties(writer).find((own) => own.id === id)
  if (!before) throw new AppError('not_found', 'No such filing duty')
  writer.db.delete(ownTaxDutiesTable).where(eq(ownTaxDutiesTable.id, id)).run()
  writer.db.delete(taxDutiesDoneTable).where(eq(taxDutiesDoneTable.key, id)).run()
  writer.audit({ entity, entityId: id, action: 'delete', before })
  planDutyNotices(writer, context)
  return getDutySettings(writer)
}

function requireDuty(reader: Reader, context: FirmContext, { key, to }: TaxDutyKey): Due {
  const today = firmDate(reader, context)
  const days = { from: addDays(today, 0 - looksBack), to: addDays(today, ahead) }
  const due = dutiesDue(reader, days).find((one) => one.key === key && one.to === to)
  if (!due || key === returnKey) throw new AppError('not_found', 'Nothing of this kind is due')
  return due
}

function idOf({ key, to }: TaxDutyKey): string {
  return `${key}_${to}`
}
