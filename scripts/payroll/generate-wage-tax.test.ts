import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generatedPlan, plannedDays } from './generate-wage-tax.mjs'
import { readExpression } from './java-expression.mjs'
import { readPlan } from './read-plan.mjs'
import { writePlan } from './write-plan.mjs'

const years = new URL(
  '../../upstream/modules/people/payroll/countries/de/wage-tax/years/',
  import.meta.url,
)

it.each(plannedDays())('keeps the wage tax from %s as its flow chart writes it', (from) => {
  expect(readFileSync(new URL(`${from}.ts`, years), 'utf8')).toBe(generatedPlan(from))
})

it('refuses what it does not know, and never leaves it out', () => {
  expect(() => readExpression('A.add(B')).toThrow('Not a list')
  expect(() => readExpression('A ? B : C')).toThrow('Not readable')
  const chart = (step: string) => `<PAP name="Test"><VARIABLES>
    <INPUTS><INPUT name="RE4" type="BigDecimal"/></INPUTS>
    <OUTPUTS type="STANDARD"><OUTPUT name="LSTLZZ" type="BigDecimal"/></OUTPUTS></VARIABLES>
    <METHODS><MAIN>${step}</MAIN></METHODS></PAP>`
  const write = (step: string) =>
    writePlan(readPlan(chart(step)), { from: '2027-01-01', digest: '' })
  expect(write('<EVAL exec = "LSTLZZ= RE4.multiply(BigDecimal.valueOf(0.2))"/>')).toContain(
    'LSTLZZ = RE4.times(N_0_2)',
  )
  expect(() => write('<EVAL exec="LSTLZZ= RE4.pow(RE4)"/>')).toThrow('BigDecimal.pow is not known')
  expect(() => write('<EVAL exec="LSTLZZ= NEW1"/>')).toThrow('NEW1 is not declared')
  expect(() => write('<EVAL exec=""/>')).toThrow('Not an assignment')
  expect(() => write('<EVAL exec="LSTLZZ= RE4.setScale(0, BigDecimal.ROUND_HALF_UP)"/>')).toThrow(
    'Rounding is not known',
  )
})
