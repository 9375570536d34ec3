// @ts-check
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/**
 * What a payroll of 1,000 people costs, beside 1,000 bare runs of the wage tax flow chart; in
 * milliseconds of processor time, which other work on the machine does not lengthen much.
 * @returns {Promise<{ payroll: number, bareTax: number }>}
 */
export async function measurePayroll() {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { module } = await runnerImport(
    `${root}upstream/modules/people/payroll/payslip/thousand-people.fixture.ts`,
    { root, configFile: false, logLevel: 'error' },
  )
  return module.measurePayroll(() => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  })
}
