import { and, asc, desc, eq, ne } from 'drizzle-orm'
import {
  AppError,
  conflictOf,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { TillRegister, TillRegisterInput } from '#contract/tills/tills.ts'
import type { Env } from '../../../core/env.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { hasTerminals } from '../../selling/card-terminals/index.ts'
import { listWarehouses } from '../../stock/stock/index.ts'
import { tillRegistersTable, tillSessionsTable, tillTicketsTable } from './tables.ts'

export type StoredRegister = typeof tillRegistersTable.$inferSelect

/** Whose keys are there, and who asks. */
type Installation = { env: Pick<Env, 'STRIPE_SECRET_KEY'>; firm: { actor: { isDemo: boolean } } }

const entity = 'tillRegister'

/** By name, archived ones last. */
export function listRegisters(reader: Reader): TillRegister[] {
  const { isArchived, name } = tillRegistersTable
  return reader.db
    .select()
    .from(tillRegistersTable)
    .orderBy(asc(isArchived), asc(name))
    .all()
    .map((row) => toRegister(reader, row))
}

/** @throws AppError not_found */
export function getStoredRegister({ db }: Reader, id: string): StoredRegister {
  const row = db.select().from(tillRegistersTable).where(eq(tillRegistersTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such register')
  return row
}

/** @throws AppError not_found */
export function getRegister(reader: Reader, id: string): TillRegister {
  return toRegister(reader, getStoredRegister(reader, id))
}

/** A terminal needs a provider, and a demo has none. @throws AppError invalid at `terminalReader` */
export function requireTerminals(
  where: Installation,
  { terminalReader }: TillRegisterInput,
  before = '',
): void {
  if (terminalReader === before || terminalReader === '') return
  if (!offersTerminals(where)) throw invalidField('terminalReader', 'noCardProvider')
}

/** Whether registers can have a terminal here. */
export function offersTerminals({ env, firm }: Installation): boolean {
  return hasTerminals(env) && !firm.actor.isDemo
}

/** @throws AppError invalid */
export function createRegister(
  writer: Writer,
  { newId }: FirmContext,
  input: TillRegisterInput,
): TillRegister {
  requireValid(writer, input, '')
  const id = newId()
  writer.db
    .insert(tillRegistersTable)
    .values({ ...input, id, isArchived: false, version: 1 })
    .run()
  const after = getRegister(writer, id)
  writer.audit({ entity, entityId: id, action: 'create', title: after.name, after })
  return after
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateRegister(
  writer: Writer,
  _: FirmContext,
  id: string,
  { version, ...input }: TillRegisterInput & { version: number },
): TillRegister {
  const before = getRegister(writer, id)
  requireVersion(before, version)
  requireValid(writer, input, id, before)
  if (input.code !== before.code && hasSold(writer, id)) {
    const fields = { code: { key: 'tillCodeFixed' } }
    throw new AppError('invalid', 'The code is on receipts already', { fields })
  }
  return change(writer, before, input, 'update')
}

/** @throws AppError not_found; conflict while a session is open */
export function setRegisterArchived(writer: Writer, id: string, isArchived: boolean): TillRegister {
  const before = getRegister(writer, id)
  if (before.isArchived === isArchived) return before
  if (before.session) throw conflictOf('tillIsOpen')
  return change(writer, before, { isArchived }, isArchived ? 'archive' : 'restore')
}

function change(
  writer: Writer,
  before: TillRegister,
  values: Partial<StoredRegister>,
  action: string,
): TillRegister {
  writer.db
    .update(tillRegistersTable)
    .set({ ...values, version: before.version + 1 })
    .where(eq(tillRegistersTable.id, before.id))
    .run()
  const after = getRegister(writer, before.id)
  writer.audit({ entity, entityId: before.id, action, title: after.name, before, after })
  return after
}

function requireValid(
  reader: Reader,
  { code, warehouseId, costCentreId }: TillRegisterInput,
  id: string,
  before?: TillRegisterInput,
): void {
  const fields: FieldProblems = {}
  const closed = centreProblem(reader, costCentreId, before ? [before] : [])
  if (closed) fields.costCentreId = { key: closed }
  const places = listWarehouses(reader).filter(({ isArchived }) => !isArchived)
  if (!places.some((place) => place.id === warehouseId)) {
    fields.warehouseId = { key: 'unknownWarehouse' }
  }
  const other = and(eq(tillRegistersTable.code, code), ne(tillRegistersTable.id, id))
  if (reader.db.select().from(tillRegistersTable).where(other).get()) {
    fields.code = { key: 'tillCodeTaken' }
  }
  refuseProblems(fields, 'The till has fields to correct')
}

function hasSold({ db }: Reader, id: string): boolean {
  const { registerId } = tillTicketsTable
  return db.select().from(tillTicketsTable).where(eq(registerId, id)).limit(1).get() !== undefined
}

function toRegister(reader: Reader, row: StoredRegister): TillRegister {
  const session = reader.db
    .select()
    .from(tillSessionsTable)
    .where(and(eq(tillSessionsTable.registerId, row.id), eq(tillSessionsTable.stage, 'open')))
    .get()
  const { parked } = reader.sql
    .exec<{ parked: number }>(
      "select count(*) as parked from till_carts where register_id = ? and state = 'parked'",
      row.id,
    )
    .one()
  const place = listWarehouses(reader).find(({ id }) => id === row.warehouseId)
  return {
    ...row,
    currency: getFirmProfile(reader).baseCurrency,
    warehouseName: place?.name ?? '',
    lastLeft: leftInDrawer(reader, row.id),
    parked,
    session: session
      ? {
          id: session.id,
          state: session.state,
          date: session.date,
          openedAt: session.openedAt,
          openedByName: session.openedByName,
        }
      : null,
  }
}

/** What the last close of a till counted in its drawer; null where none was closed. */
export function leftInDrawer({ db }: Reader, registerId: string): Minor | null {
  const { counted, state, rowNumber } = tillSessionsTable
  const last = db
    .select({ counted })
    .from(tillSessionsTable)
    .where(and(eq(tillSessionsTable.registerId, registerId), eq(state, 'closed')))
    .orderBy(desc(rowNumber))
    .limit(1)
    .get()
  return last?.counted ?? null
}
