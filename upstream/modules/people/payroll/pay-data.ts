import { and, desc, eq, lte } from 'drizzle-orm'
import { AppError, changedMeanwhile, invalidField, refuseProblems } from '#contract/core/errors.ts'
import type {
  MissingPayData,
  PayDataInput,
  PayPerson,
  PayPersonRecord,
} from '#contract/people/pay-data.ts'
import { payCountryOf } from '#contract/people/pay-facts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { contractOn, getEmployee, listEmployees, type StoredEmployee } from '../employees/index.ts'
import { checkFacts } from './facts/check-facts.ts'
import { payDataTable } from './tables.ts'

export type StoredPayData = typeof payDataTable.$inferSelect

/** Whose rules of pay hold for somebody. */
export function countryOfEmployee({ place }: Pick<StoredEmployee, 'place'>): string {
  return payCountryOf(place.slice(0, 2))
}

/** The facts that hold for somebody on a day, of the country that they work in. */
export function payDataOn(
  { db }: Pick<Reader, 'db'>,
  employee: StoredEmployee,
  day: string,
): StoredPayData | undefined {
  const found = db
    .select()
    .from(payDataTable)
    .where(and(eq(payDataTable.employeeId, employee.id), lte(payDataTable.fromDate, day)))
    .orderBy(desc(payDataTable.fromDate))
    .get()
  return found?.country === countryOfEmployee(employee) ? found : undefined
}

/** Everybody who is employed or was, with what payroll lacks of them today. */
export function listPayPeople(reader: Reader, context: FirmContext): { rows: PayPerson[] } {
  const today = firmDate(reader, context)
  return { rows: listEmployees(reader).map((employee) => personOf(reader, employee, today)) }
}

/** @throws AppError not_found */
export function getPayPerson(
  reader: Reader,
  context: FirmContext,
  { employeeId }: { employeeId: string },
): PayPersonRecord {
  const employee = getEmployee(reader, employeeId)
  const entries = reader.db
    .select()
    .from(payDataTable)
    .where(eq(payDataTable.employeeId, employeeId))
    .orderBy(desc(payDataTable.fromDate))
    .all()
  const { iban, taxNumber, socialNumber } = employee
  return {
    ...personOf(reader, employee, firmDate(reader, context)),
    ...{ iban, taxNumber, socialNumber, entries },
    currency: getFirmProfile(reader).baseCurrency,
  }
}

/**
 * Writes facts that hold from a day on; those of the same day are written over.
 * @throws AppError not_found; invalid at the fact; conflict where somebody wrote over them meanwhile
 */
export function savePayData(
  writer: Writer,
  context: FirmContext,
  { employeeId, fromDate, facts: given, version }: PayDataInput,
): PayPersonRecord {
  const employee = getEmployee(writer, employeeId)
  const country = countryOfEmployee(employee)
  const { facts, fields } = checkFacts(country, given)
  if (employee.endDate !== '' && fromDate > employee.endDate) {
    fields.fromDate = { key: 'afterEmployment' }
  }
  refuseProblems(fields, 'The pay data have fields to correct')
  const before = writer.db
    .select()
    .from(payDataTable)
    .where(and(eq(payDataTable.employeeId, employeeId), eq(payDataTable.fromDate, fromDate)))
    .get()
  if (before && version !== before.version) throw changedMeanwhile(before)
  if (!before && version !== undefined) throw invalidField('fromDate', 'changedMeanwhile')
  const stamp = { updatedAt: context.now.toISOString(), updatedBy: context.actor.userId }
  const { id = context.newId() } = before ?? {}
  if (before) {
    writer.db
      .update(payDataTable)
      .set({ facts, country, version: before.version + 1, ...stamp })
      .where(eq(payDataTable.id, id))
      .run()
  } else {
    const made = { createdAt: stamp.updatedAt, createdBy: stamp.updatedBy }
    const row = { id, employeeId, fromDate, country, facts, version: 1, ...made, ...stamp }
    writer.db.insert(payDataTable).values(row).run()
  }
  writer.audit({
    entity: 'payData',
    entityId: employeeId,
    action: before ? 'update' : 'create',
    title: employee.name,
    ...(before && { before: { fromDate, ...before.facts } }),
    after: { fromDate, ...facts },
  })
  return getPayPerson(writer, context, { employeeId })
}

/** @throws AppError not_found */
export function deletePayData(
  writer: Writer,
  _context: FirmContext,
  { employeeId, payDataId }: { employeeId: string; payDataId: string },
): { id: string } {
  const isThis = and(eq(payDataTable.id, payDataId), eq(payDataTable.employeeId, employeeId))
  const before = writer.db.select().from(payDataTable).where(isThis).get()
  if (!before) throw new AppError('not_found', 'No such pay data')
  writer.db.delete(payDataTable).where(isThis).run()
  writer.audit({
    entity: 'payData',
    entityId: employeeId,
    action: 'delete',
    title: getEmployee(writer, employeeId).name,
    before: { fromDate: before.fromDate, ...before.facts },
  })
  return { id: payDataId }
}

function personOf(reader: Reader, employee: StoredEmployee, today: string): PayPerson {
  const { id: employeeId, name, number, jobTitle, startDate, endDate } = employee
  // Of who begins later or has left, what holds on their first or last day.
  const day = today < startDate ? startDate : endDate !== '' && endDate < today ? endDate : today
  const data = payDataOn(reader, employee, day)
  const contract = contractOn(reader, employee, day)
  const missing: MissingPayData[] = []
  if (!data) missing.push('facts')
  if (!contract) missing.push('contract')
  else if (contract.currency !== getFirmProfile(reader).baseCurrency) missing.push('currency')
  if (employee.iban === '') missing.push('account')
  if (employee.taxNumber === '') missing.push('taxNumber')
  return {
    ...{ employeeId, name, number, jobTitle, startDate, endDate, missing },
    country: countryOfEmployee(employee),
    fromDate: data?.fromDate ?? null,
  }
}
