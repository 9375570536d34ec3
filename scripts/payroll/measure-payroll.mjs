// @ts-check
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/**
 * Says what a payroll of 1,000 people costs, beside 1,000 bare runs of the wage tax flow chart; by
 * processor time, which other work on the machine does not lengthen much. At most three times.
 *
 *   node scripts/payroll/measure-payroll.mjs
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const { module } = await runnerImport(
  `${root}upstream/modules/people/payroll/testing/thousand-people.ts`,
  { root, configFile: false, logLevel: 'error' },
)
const { payroll, bareTax } = module.measurePayroll(() => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
})
console.log(`Payroll of 1,000 people: ${payroll.toFixed(0)} ms of processor time`)
console.log(`1,000 bare runs of wage tax: ${bareTax.toFixed(0)} ms`)
console.log(`Ratio: ${(payroll / bareTax).toFixed(2)}`)
if (payroll > 3 * bareTax) process.exitCode = 1
