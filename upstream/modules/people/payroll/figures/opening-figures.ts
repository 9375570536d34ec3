import { and, desc, eq } from 'drizzle-orm'
import {
  AppError,
  changedMeanwhile,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import {
  type PayFigures,
  type PayFiguresInput,
  payFigures,
  payTotals,
} from '#contract/people/pay-figures.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { changeStamps, newStamps } from '../../../../register/stamps.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { getEmployee, type StoredEmployee } from '../../employees/index.ts'
import type { Day } from '../days.ts'
import { countryOfEmployee } from '../pay-data.ts'
import { settledPayslips } from '../runs/stored.ts'
import { countryOf } from '../statutory/countries.ts'
import type { Figures } from '../statutory/country.ts'
import { payFiguresTable } from '../withheld-tables.ts'

type StoredFigures = typeof payFiguresTable.$inferSelect
type Year = { fromDate: Day; toDate: Day }

/** What was typed in for somebody and a tax year; undefined for nothing. */
export function figuresOfYear(
  { db }: Pick<Reader, 'db'>,
  employeeId: string,
  { fromDate }: Pick<Year, 'fromDate'>,
): StoredFigures | undefined {
  return db
    .select()
    .from(payFiguresTable)
    .where(and(eq(payFiguresTable.employeeId, employeeId), eq(payFiguresTable.yearFrom, fromDate)))
    .get()
}

/**
 * Sums of a tax year that another program paid before a day, by the country's names; empty where none
 * were typed in, or where the person works in another country by now.
 */
export function figuresBefore(
  reader: Pick<Reader, 'db'>,
  employee: Pick<StoredEmployee, 'id'>,
  { country, year, on }: { country: string; year: Year; on: Day },
): Figures {
  const found = figuresOfYear(reader, employee.id, year)
  return found && found.country === country && found.throughDate < on ? found.figures : {}
}

/** @throws AppError not_found */
export function getFigures(
  reader: Reader,
  _firm: FirmContext,
  { employeeId }: { employeeId: string },
): PayFigures {
  const employee = getEmployee(reader, employeeId)
  const years = reader.db
    .select()
    .from(payFiguresTable)
    .where(eq(payFiguresTable.employeeId, employeeId))
    .orderBy(desc(payFiguresTable.yearFrom))
    .all()
  return {
    ...{ employeeId, years, employeeName: employee.name },
    country: countryOfEmployee(employee),
    currency: getFirmProfile(reader).baseCurrency,
  }
}

/**
 * Writes what another program paid somebody in a tax year up to a day. Payslips of that year that are
 * ours already come after it, so that nothing is counted twice.
 * @throws AppError not_found; invalid for a day on which we paid already; conflict where somebody
 *   wrote over them meanwhile
 */
export function saveFigures(
  writer: Writer,
  context: FirmContext,
  { employeeId, throughDate, figures: given, version, ...totals }: PayFiguresInput,
): PayFigures {
  const employee = getEmployee(writer, employeeId)
  const country = countryOfEmployee(employee)
  const year = countryOf(country).taxYearOf(throughDate)
  const { figures, fields } = checked(country, given)
  const first = settledPayslips(writer, employeeId).find(
    ({ run }) => year.fromDate <= run.payDate && run.payDate <= year.toDate,
  )
  if (first && first.run.payDate <= throughDate) fields.throughDate = { key: 'paidHereAlready' }
  refuseProblems(fields, 'The pay figures have fields to correct')
  const before = figuresOfYear(writer, employeeId, year)
  if (before && version !== before.version) throw changedMeanwhile(before)
  if (!before && version !== undefined) throw invalidField('throughDate', 'changedMeanwhile')
  const values = { country, throughDate, figures, ...totals }
  if (before) {
    writer.db
      .update(payFiguresTable)
      .set({ ...values, ...changeStamps(context), version: before.version + 1 })
      .where(eq(payFiguresTable.id, before.id))
      .run()
  } else {
    const id = context.newId()
    const row = { id, employeeId, yearFrom: year.fromDate, ...values, ...newStamps(context) }
    writer.db.insert(payFiguresTable).values(row).run()
  }
  writer.audit({
    entity: 'payData',
    entityId: employeeId,
    action: before ? 'update' : 'create',
    title: employee.name,
    ...(before && { before: saidOf(before) }),
    after: saidOf({ ...values, yearFrom: year.fromDate }),
  })
  return getFigures(writer, context, { employeeId })
}

/** @throws AppError not_found */
export function deleteFigures(
  writer: Writer,
  _firm: FirmContext,
  { employeeId, figuresId }: { employeeId: string; figuresId: string },
): { id: string } {
  const isThis = and(eq(payFiguresTable.id, figuresId), eq(payFiguresTable.employeeId, employeeId))
  const before = writer.db.select().from(payFiguresTable).where(isThis).get()
  if (!before) throw new AppError('not_found', 'No such pay figures')
  writer.db.delete(payFiguresTable).where(isThis).run()
  const title = getEmployee(writer, employeeId).name
  const change = { entity: 'payData', entityId: employeeId, action: 'delete', title }
  writer.audit({ ...change, before: saidOf(before) })
  return { id: figuresId }
}

/** What the history says of them. */
function saidOf({
  yearFrom,
  throughDate,
  figures,
  ...totals
}: Pick<StoredFigures, 'yearFrom' | 'throughDate' | 'figures' | (typeof payTotals)[number]>) {
  const sums = Object.fromEntries(payTotals.map((name) => [name, totals[name]]))
  return { yearFrom, throughDate, ...sums, ...figures }
}

/** Those the country asks for, and what is wrong with them; all others are left out. */
function checked(country: string, given: PayFiguresInput['figures']) {
  const fields: FieldProblems = {}
  const figures: Record<string, number> = {}
  for (const { name, kind } of payFigures[country] ?? []) {
    const value = given[name] ?? 0
    if (kind === 'days' && (value < 0 || value > 366))
      fields[`figures.${name}`] = { key: 'tooLarge' }
    if (value !== 0) figures[name] = value
  }
  return { figures, fields }
}
