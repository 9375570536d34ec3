import { eq } from 'drizzle-orm'
import { conflictOf } from '#contract/core/errors.ts'
import { payValues } from '#contract/people/pay-components.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import { requireVersion } from '../../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { getEmployee } from '../../employees/index.ts'
import { asComponent, listComponents, type StoredComponent } from '../components.ts'
import { PayrollFault } from '../fault.ts'
import { type Component, prepareComponents } from '../formula/components.ts'
import { calculatePayslip, type RunContext } from '../payslip/calculate-payslip.ts'
import type { PayslipInput } from '../payslip/payslip.ts'
import { countryOf } from '../statutory/countries.ts'
import { payslipsTable } from '../tables.ts'
import { orderNames } from '../withheld/orders.ts'
import { afterLeaving } from './after-leaving.ts'
import { correctionsFor } from './correct.ts'
import { getRun } from './reader.ts'
import {
  changeRun,
  inputsOf,
  isSettled,
  payslipsOf,
  requireRun,
  type StoredPayslip,
  settledPayslips,
} from './stored.ts'
import { type About, writeDown } from './write-down.ts'

/**
 * Writes down contracts, facts and components as they are now, and works every payslip of a run out.
 * Of whom something is missing, it says what.
 * @throws AppError not_found; conflict where it was changed meanwhile or is approved
 */
export function calculateRun(
  writer: Writer,
  context: FirmContext,
  { payrollRunId, version }: { payrollRunId: string; version: number },
): PayrollRun {
  const run = requireRun(writer, payrollRunId)
  requireVersion(run, version, () => getRun(writer, context, { payrollRunId }))
  if (isSettled(run)) throw conflictOf('payrollSettled')
  const components = listComponents(writer)
  const country = countryOf(run.country)
  const stepsOf = (held: readonly Component[]) => prepareComponents(held, new Set(payValues))
  const held = components.map(asComponent)
  const steps = { employed: stepsOf(held), left: stepsOf(afterLeaving(held)) }
  for (const slip of payslipsOf(writer, run.id)) {
    const earlier = settledPayslips(writer, slip.employeeId).filter(
      (one) => one.run.month < run.month,
    )
    const values = resultFor(writer, slip, { firm: context, run, country, earlier }, steps)
    writer.db.update(payslipsTable).set(values).where(eq(payslipsTable.id, slip.id)).run()
  }
  changeRun(writer, run, {
    state: 'calculated',
    names: { ...orderNames(writer), ...byCode(components, ({ name }) => name) },
    components: components.map(asComponent),
    accounts: byCode(components, ({ account }) => account),
    calculatedAt: context.now.toISOString(),
  })
  const { gross, net, employerCost } = getRun(writer, context, { payrollRunId })
  writer.audit({
    entity: 'payrollRun',
    entityId: run.id,
    action: 'calculate',
    title: run.month,
    after: { gross, net, employerCost },
  })
  return getRun(writer, context, { payrollRunId })
}

/** What is written of a payslip: its sums with all they were made of, or why there are none. */
function resultFor(
  reader: Reader,
  slip: StoredPayslip,
  about: About,
  steps: Record<'employed' | 'left', RunContext['steps']>,
): Partial<StoredPayslip> {
  const employee = getEmployee(reader, slip.employeeId)
  const { name: employeeName, number: employeeNumber, iban, taxNumber, socialNumber } = employee
  const person = { employeeName, employeeNumber, iban, taxNumber, socialNumber }
  const written = writeDown(reader, employee, inputsOf(slip), about)
  const corrections = correctionsFor(reader, employee, about)
  const made =
    'problem' in written
      ? written
      : {
          ...written,
          ...calculated(withThem(written), {
            country: about.country,
            steps: written.hasLeft ? steps.left : steps.employed,
          }),
        }
  if ('problem' in made) {
    const nothing = { input: null, result: null, gross: 0, net: 0, employerCost: 0 }
    return { ...person, ...nothing, problem: JSON.stringify(made.problem) }
  }
  function withThem({ input }: { input: PayslipInput }): PayslipInput {
    return { ...input, corrections: corrections.lines }
  }
  const { isHourly, result } = made
  const input = withThem(made)
  const { gross, net, employerCost } = result
  return {
    ...{ ...person, isHourly, gross, net, employerCost, problem: null },
    input: JSON.stringify(input),
    result: JSON.stringify({ ...result, corrected: corrections.figures }),
  }
}

/** A payslip, or why the rules refuse to make one. */
export function calculated(input: PayslipInput, context: RunContext) {
  try {
    return { result: calculatePayslip(input, context) }
  } catch (error) {
    if (error instanceof PayrollFault) {
      return { problem: { code: error.code, params: { ...error.params } } }
    }
    if (error instanceof RangeError) return { problem: { code: 'amount_out_of_range', params: {} } }
    throw error
  }
}

function byCode(
  components: readonly StoredComponent[],
  given: (component: StoredComponent) => string,
): Record<string, string> {
  return Object.fromEntries(components.map((one) => [one.code, given(one)]))
}
