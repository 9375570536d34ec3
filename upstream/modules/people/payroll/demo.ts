import { payFacts } from '#contract/people/pay-facts.ts'
import { addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { listEmployees } from '../employees/index.ts'
import { countryOfEmployee, savePayData } from './pay-data.ts'
import { approveRun, createRun } from './runs/service.ts'

/** What has no usual value in a country's form, or one that nobody has. */
const more: Readonly<Record<string, Record<string, string>>> = {
  DE: { isChildless: 'yes' },
  ES: { incomeTaxRate: '14.5' },
  XX: { incomeTaxRate: '13', socialEmployerRate: '30' },
}

/** Months that the demo's people were paid before the one it is opened in. */
const monthsPaid = 2

/** Gives the people of the demo's firm their pay data, and pays the last months. */
export function writeDemoPayroll(writer: Writer, firm: FirmContext): void {
  const people = listEmployees(writer)
  if (people.length === 0) return
  for (const employee of people) {
    const country = countryOfEmployee(employee)
    const usual = (payFacts[country] ?? []).map(({ name, usual }) => [name, usual])
    savePayData(writer, firm, {
      employeeId: employee.id,
      fromDate: employee.startDate,
      facts: { ...Object.fromEntries(usual), ...more[country] },
    })
  }
  const owner: FirmContext = { ...firm, actor: { ...firm.actor, role: 'owner' } }
  const thisMonth = `${firm.now.toISOString().slice(0, 7)}-01`
  for (let back = monthsPaid; back > 0; back--) {
    const month = addMonths(thisMonth, -back).slice(0, 7)
    const run = createRun(writer, owner, { month, payDate: `${month}-27`, country: '' })
    // A month whose law has no tables yet waits as it would in any firm.
    if (run.problems > 0) continue
    const { id: payrollRunId, version } = run
    approveRun(writer, owner, { payrollRunId, version, isAlone: true })
  }
}
