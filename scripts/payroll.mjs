// @ts-check
import { writeWageTax } from './payroll/generate-wage-tax.mjs'
import { StartError } from './start/start-error.mjs'

/**
 * node scripts/payroll.mjs wage-tax   writes German wage tax anew from the ministry's flow charts
 * node scripts/payroll.mjs measure    fails when a payroll costs more than three times its bare tax
 */
const [command] = process.argv.slice(2)

try {
  if (command === 'wage-tax') for (const path of writeWageTax()) console.log(path)
  else if (command === 'measure') {
    await import('./bench/payroll.mjs')
  } else throw new StartError('node scripts/payroll.mjs wage-tax|measure')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error([error.output, error.message].filter(Boolean).join('\n'))
  process.exitCode = 1
}
