// @ts-check
import { writeWageTax } from './payroll/generate-wage-tax.mjs'
import { measurePayroll } from './payroll/measure.mjs'
import { StartError } from './start/start-error.mjs'

/**
 * node scripts/payroll.mjs wage-tax   writes German wage tax anew from the ministry's flow charts
 * node scripts/payroll.mjs measure    fails when a payroll costs more than three times its bare tax
 */
const [command] = process.argv.slice(2)

try {
  if (command === 'wage-tax') for (const path of writeWageTax()) console.log(path)
  else if (command === 'measure') {
    const { payroll, bareTax } = await measurePayroll()
    console.log(`Payroll of 1,000 people: ${payroll.toFixed(0)} ms of processor time`)
    console.log(`1,000 bare runs of wage tax: ${bareTax.toFixed(0)} ms`)
    console.log(`Ratio: ${(payroll / bareTax).toFixed(2)}`)
    if (payroll > 3 * bareTax) process.exitCode = 1
  } else throw new StartError('node scripts/payroll.mjs wage-tax|measure')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error([error.output, error.message].filter(Boolean).join('\n'))
  process.exitCode = 1
}
