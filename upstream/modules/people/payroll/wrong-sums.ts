import { EFFECTS } from './payslip/payslip.ts'

const whens = Object.entries(EFFECTS).map(([kind, effect]) => `when '${kind}' then ${effect}`)
/** How often a line counts towards what is paid. */
const effect = `case line.value ->> 'kind' ${whens.join(' ')} end`
const isCost = `(line.value ->> 'kind') in ('earning', 'employer', 'statutoryEmployer')`

function sumOf(factor: string): string {
  return `(select coalesce(sum((line.value ->> 'amount') * (${factor})), 0)
    from json_each(result, '$.lines') as line)`
}

/** Payslips of other sums than those of their lines, or of sums that nothing was calculated for. */
export const wrongSums = [
  `select 1 from payslips where case when result is null
    then gross <> 0 or net <> 0 or employer_cost <> 0
    else gross <> ${sumOf(`(line.value ->> 'kind') = 'earning'`)}
      or net <> ${sumOf(effect)} or employer_cost <> ${sumOf(isCost)}
      or gross <> result ->> 'gross' or net <> result ->> 'net'
      or employer_cost <> result ->> 'employerCost' end limit 1`,
]
