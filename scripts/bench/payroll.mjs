// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { measurePayroll } from '../payroll/measure.mjs'

/** What a payroll of 1,000 people may cost beside 1,000 bare runs of the wage tax flow chart. */
const most = 3

/** Measures it, writes `docs/measures/payroll.json`, and fails when it costs more than that. */
const { payroll, bareTax } = await measurePayroll()
const ratio = Math.round((payroll / bareTax) * 100) / 100
const report = {
  at: new Date().toISOString(),
  people: 1_000,
  load: loadavg()[0],
  unit: 'ms of processor time, the least of seven rounds',
  payroll: Math.round(payroll),
  bareTax: Math.round(bareTax),
  ratio,
  most,
}
mkdirSync('docs/measures', { recursive: true })
writeFileSync('docs/measures/payroll.json', `${JSON.stringify(report, null, 2)}\n`)
console.log(`Payroll of 1,000 people: ${report.payroll} ms of processor time`)
console.log(`1,000 bare runs of wage tax: ${report.bareTax} ms`)
console.log(`Ratio: ${ratio}`)
if (ratio > most) process.exitCode = 1
