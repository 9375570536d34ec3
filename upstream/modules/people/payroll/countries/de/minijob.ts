import { percentOf } from '../../amounts.ts'
import type { Bearer, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import type { GermanDetails } from './details.ts'
import { germanRatesOn } from './rates.ts'

type Minijob = GermanDetails['employment'] & { kind: 'minijob' }

/**
 * What the employer pays for a minijob, and the person's part of pension insurance: the whole
 * contribution, taken from 175 euro at least, less the employer's (§ 163 (8), § 168 SGB VI).
 */
export function minijobLines(
  input: StatutoryInput,
  details: GermanDetails,
  job: Minijob,
): StatutoryLine[] {
  const { minijob, pension, insolvency } = germanRatesOn(input.toDate)
  const pay = Math.max(0, input.contributory.regular + input.contributory.oneOff)
  const line = (
    code: string,
    bearer: Bearer,
    rate: string,
    branch: StatutoryLine['branch'] = 'social',
  ): StatutoryLine => {
    const amount = percentOf(pay, rate)
    return { code, bearer, branch, authority: 'minijob_centre', base: pay, amount }
  }
  const lines = [
    line('pension_flat', 'employer', minijob.pension),
    line('insolvency_levy', 'employer', insolvency),
  ]
  if (details.health.kind === 'statutory') {
    lines.push(line('health_flat', 'employer', minijob.health))
  }
  if (details.levies.sickPay !== null) {
    lines.push(line('sick_pay_levy', 'employer', minijob.sickPay))
  }
  if (details.levies.maternity !== null) {
    lines.push(line('maternity_levy', 'employer', minijob.maternity))
  }
  if (!job.isPensionExempt && pay > 0) {
    const base = Math.max(pay, minijob.leastPensionBase)
    const whole = 2 * percentOf(base, pension.each)
    const amount = whole - percentOf(pay, minijob.pension)
    lines.push({ ...line('pension', 'employee', '0'), base, amount })
  }
  if (job.flatTaxBearer !== null) {
    lines.push(line('flat_tax', job.flatTaxBearer, minijob.flatTax, 'tax'))
  }
  return lines.filter(({ amount }) => amount !== 0)
}
