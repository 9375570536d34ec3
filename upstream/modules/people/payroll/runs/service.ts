import { and, eq } from 'drizzle-orm'
import { AppError, conflictOf, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { payCountryOf } from '#contract/people/pay-facts.ts'
import type { PayrollRun, PayrollRunInput } from '#contract/people/payroll-runs.ts'
import { PayslipInputs as Inputs, type PayslipInputs } from '#contract/people/payslips.ts'
import { requireMayAct } from '../../../../firm/act-guards.ts'
import { addDays, addMonths } from '../../../../firm/calendar.ts'
import { requireVersion } from '../../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { tellDecided } from '../../../firm/approvals/index.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { removeRecord } from '../../../firm/records/index.ts'
import { listEmployees, type StoredEmployee } from '../../employees/index.ts'
import { countryOfEmployee } from '../pay-data.ts'
import { payrollRunsTable, payslipsTable } from '../tables.ts'
import { addUsualComponents } from '../usual-components.ts'
import { calculateRun } from './calculate.ts'
import { leaversDue } from './leavers.ts'
import { movedSince, takeAccounts } from './pay-accounts.ts'
import { changersOf, preparersOf } from './preparers.ts'
import { getRun } from './reader.ts'
import {
  changeRun,
  isOvertaken,
  isSettled,
  payslipsOf,
  requirePayslip,
  requireRun,
} from './stored.ts'

/**
 * Begins the run of a month: everybody who is employed in it and works in the country has a payslip,
 * and who has left and is still due something of an earlier month; calculated at once.
 * @throws AppError invalid where there is a run of the month, or nobody to pay
 */
export function createRun(
  writer: Writer,
  context: FirmContext,
  { month, payDate, country: asked }: PayrollRunInput,
): PayrollRun {
  const { address, baseCurrency: currency } = getFirmProfile(writer)
  const country = payCountryOf(asked || address.country)
  const fromDate = `${month}-01`
  const toDate = addDays(addMonths(fromDate, 1), -1)
  const fields: FieldProblems = {}
  const isOfMonth = and(eq(payrollRunsTable.month, month), eq(payrollRunsTable.country, country))
  if (writer.db.select().from(payrollRunsTable).where(isOfMonth).get()) {
    fields.month = { key: 'payrollOfMonth' }
  }
  const people = [
    ...employedIn(writer, { country, fromDate, toDate }),
    ...leaversDue(writer, context, { month, fromDate, toDate, payDate, country, currency }),
  ]
  if (people.length === 0) fields.month ??= { key: 'nobodyToPay' }
  // Tax goes by the day of payment, so that a year's run is not paid by the tables of another.
  if (payDate < fromDate || payDate > addMonths(toDate, 3)) fields.payDate = { key: 'payDateFar' }
  refuseProblems(fields, 'The payroll run has fields to correct')
  if (!writer.db.select().from(payrollRunsTable).get()) addUsualComponents(writer, context)
  const id = context.newId()
  const { actor, now } = context
  writer.db
    .insert(payrollRunsTable)
    .values({
      ...{ id, month, fromDate, toDate, payDate, country, currency, state: 'draft', version: 1 },
      ...{ names: {}, components: [], accounts: {}, calculatedAt: null, approvedAt: null },
      ...{ preparedBy: actor.userId, preparedByName: actor.userName },
      createdAt: now.toISOString(),
    })
    .run()
  for (const employee of people) addPayslip(writer, context, { runId: id, payDate, employee })
  writer.audit({
    entity: 'payrollRun',
    entityId: id,
    action: 'create',
    title: month,
    after: { month, payDate, country, people: people.length },
  })
  return calculateRun(writer, context, { payrollRunId: id, version: 1 })
}

type Span = { country: string; fromDate: string; toDate: string }

function employedIn(reader: Reader, { country, fromDate, toDate }: Span): StoredEmployee[] {
  return listEmployees(reader).filter(
    (employee) =>
      employee.startDate <= toDate &&
      (employee.endDate === '' || employee.endDate >= fromDate) &&
      countryOfEmployee(employee) === country,
  )
}

function addPayslip(
  { db }: Writer,
  context: FirmContext,
  { runId, payDate, employee }: { runId: string; payDate: string; employee: StoredEmployee },
): void {
  const { id: employeeId, name: employeeName, number: employeeNumber } = employee
  const { iban, taxNumber, socialNumber } = employee
  db.insert(payslipsTable)
    .values({
      id: context.newId(),
      ...{ runId, employeeId, employeeName, employeeNumber, iban, taxNumber, socialNumber },
      ...{ payDate, isHourly: false, inputs: JSON.stringify(Inputs.parse({})) },
      ...{ input: null, result: null, gross: 0, net: 0, employerCost: 0 },
      ...{ problem: null, paidDate: null },
    })
    .run()
}

/**
 * Writes down what a month has of its own for one person; the run waits to be calculated anew.
 * @throws AppError not_found; conflict where the run was changed meanwhile or is approved
 */
export function changeInputs(
  writer: Writer,
  context: FirmContext,
  { payslipId, runVersion, ...inputs }: PayslipInputs & { payslipId: string; runVersion: number },
): void {
  const slip = requirePayslip(writer, payslipId)
  const run = requireRun(writer, slip.runId)
  requireVersion(run, runVersion, () => getRun(writer, context, { payrollRunId: run.id }))
  if (isSettled(run)) throw conflictOf('payrollSettled')
  const before: PayslipInputs = JSON.parse(slip.inputs)
  writer.db
    .update(payslipsTable)
    .set({ inputs: JSON.stringify(inputs) })
    .where(eq(payslipsTable.id, payslipId))
    .run()
  changeRun(writer, run, {
    state: 'draft',
    preparedBy: context.actor.userId,
    preparedByName: context.actor.userName,
  })
  const { id: entityId, month: title } = run
  const named = (given: PayslipInputs) => ({ employee: slip.employeeName, ...given })
  writer.audit({
    ...{ entity: 'payrollRun', entityId, title, action: 'update' },
    ...{ before: named(before), after: named(inputs) },
  })
}

/**
 * Approves the version of a run that was looked at. Nobody does who changed what it is calculated from;
 * but the owner does who says that nobody else can. Of an approved run it approves the accounts that
 * people have changed since.
 * @throws AppError not_found; forbidden for whoever prepared it; conflict where it was changed
 *   meanwhile, is not calculated since another run of its people was approved, or something is missing of somebody
 */
export function approveRun(
  writer: Writer,
  context: FirmContext,
  { payrollRunId, version, isAlone }: { payrollRunId: string; version: number; isAlone: boolean },
): PayrollRun {
  const run = requireRun(writer, payrollRunId)
  requireVersion(run, version, () => getRun(writer, context, { payrollRunId }))
  const moved = isSettled(run) ? movedSince(writer, run) : []
  if (run.state !== 'calculated' && moved.length === 0) throw conflictOf('payrollNotCalculated')
  if (!isSettled(run) && isOvertaken(writer, run)) throw conflictOf('payrollNotCalculated')
  if (payslipsOf(writer, run.id).some(({ result }) => result === null)) {
    throw conflictOf('payrollIncomplete')
  }
  requireMayAct(writer, context, 'approve')
  const { actor, now } = context
  const preparers =
    moved.length === 0
      ? preparersOf(writer, run)
      : changersOf(
          writer,
          moved.map(({ employeeId }) => employeeId),
          run.calculatedAt ?? '',
        )
  const isOwn = preparers.has(actor.userId)
  if (isOwn && !(actor.role === 'owner' && isAlone)) {
    const detail = { reason: 'preparedByYou' }
    throw new AppError('forbidden', 'The person who prepared it cannot approve it', { detail })
  }
  if (moved.length > 0) takeAccounts(writer, moved)
  changeRun(writer, run, {
    state: moved.length > 0 ? run.state : 'approved',
    approvedByName: actor.userName,
    approvedAt: now.toISOString(),
  })
  const { id: entityId, month: title } = run
  const after = {
    ...(isOwn && { isAlone }),
    ...(moved.length > 0 && { people: moved.map(({ employeeName }) => employeeName).join(', ') }),
  }
  const change = Object.keys(after).length > 0 ? { after } : {}
  writer.audit({ entity: 'payrollRun', entityId, title, action: 'approve', ...change })
  const link = `payroll/${run.id}`
  tellDecided(writer, context, { preparedBy: run.preparedBy, title, link, decision: 'approved' })
  return getRun(writer, context, { payrollRunId })
}

/** @throws AppError not_found; conflict where it is approved */
export function deleteRun(
  writer: Writer,
  _context: FirmContext,
  { payrollRunId }: { payrollRunId: string },
): { id: string } {
  const run = requireRun(writer, payrollRunId)
  if (isSettled(run)) throw conflictOf('payrollSettled')
  writer.db.delete(payslipsTable).where(eq(payslipsTable.runId, run.id)).run()
  writer.db.delete(payrollRunsTable).where(eq(payrollRunsTable.id, run.id)).run()
  removeRecord(writer, { kind: 'payrollRun', id: run.id })
  const { id: entityId, month: title, payDate, country } = run
  writer.audit({
    ...{ entity: 'payrollRun', entityId, title, action: 'delete' },
    before: { month: title, payDate, country },
  })
  return { id: run.id }
}
