import rules from 'modele-social'
import Engine from 'publicodes'
import { expect, it } from 'vitest'
import type { StatutoryInput } from '../../statutory/country.ts'
import { france } from './country.ts'

/**
 * The rules that France's own authority for contributions (Urssaf) publishes for its simulators are
 * the judge here; they start in seconds, so they are asked in this file only.
 */
const silent = { log: () => {}, warn: () => {}, error: () => {} }
const judge = new Engine(rules, { logger: silent })

function judged(name: string): number {
  const value = judge.evaluate(name).nodeValue
  if (typeof value !== 'number') throw new Error(`${name} has no value`)
  return value * 100
}

/** Executives and others; firms of 5, 20, 60; before and after the rise of the minimum wage in June. */
const salaries = [
  ...[1_850, 2_000, 2_357.42, 2_500, 3_000, 3_500, 4_005, 4_006, 5_000],
  ...[5_469.1, 5_500, 8_000, 12_000, 16_020, 16_021, 20_000, 33_000],
]
const cases = salaries.flatMap((salary, index) =>
  [0, 1, 2].map((turn) => ({
    salary,
    isExecutive: (index + turn) % 2 === 0,
    firmSize: [5, 20, 60][(index + 2 * turn) % 3] ?? 5,
    month: (index + turn) % 3 === 0 ? '07' : '02',
  })),
)

it.each(cases)(
  'pays $salary euro as Urssaf’s rules do (executive: $isExecutive, $firmSize people)',
  (one) => {
    const { salary, isExecutive, firmSize, month } = one
    judge.setSituation({
      date: `01/${month}/2026`,
      'salarié . contrat . salaire brut': `${salary} €/mois`,
      'salarié . contrat . statut cadre': isExecutive ? 'oui' : 'non',
      'entreprise . salariés . effectif': `${firmSize} employé`,
      'établissement . taux ATMP': '2.08%',
      'établissement . commune . taux versement mobilité': '2.95%',
      'salarié . cotisations . prévoyances . santé . montant': '40 €/mois',
    })
    const pay = Math.round(salary * 100)
    const days = month === '02' ? '28' : '31'
    const span = { fromDate: `2026-${month}-01`, toDate: `2026-${month}-${days}` }
    const input: StatutoryInput = {
      ...{ ...span, payDate: span.toDate, frequency: 'month', yearToDate: {} },
      ...{ employedFromDate: '2024-01-01', employedToDate: span.toDate },
      taxable: { regular: pay, oneOff: 0 },
      contributory: { regular: pay, oneOff: 0 },
    }
    const { lines, figures } = france.calculate(input, {
      ...{ isExecutive, firmSize, workingTime: '1', worksInAlsaceMoselle: false },
      ...{ accidentRate: '2.08', transportRate: '2.95', taxRate: '0' },
      healthCover: { premium: 40_00, employerPart: 20_00 },
    })
    const borneBy = (bearer: string) =>
      lines.filter((line) => line.bearer === bearer).reduce((sum, { amount }) => sum + amount, 0)
    // The judge rounds nothing; here each of the lines is rounded to a cent.
    const net = pay - borneBy('employee')
    expect(
      Math.abs(net - judged('salarié . rémunération . net . à payer avant impôt')),
    ).toBeLessThan(3)
    expect(
      Math.abs(borneBy('employer') - judged('salarié . cotisations . employeur')),
    ).toBeLessThan(6)
    if (isExecutive) return
    // Of executives the judge also taxes their death cover, which art. 83, 1° quater CGI leaves free.
    const netTaxable = judged('salarié . rémunération . net . imposable')
    expect(Math.abs((figures.netTaxable ?? 0) - netTaxable)).toBeLessThan(3)
  },
)

it('asked about fifty-one payslips', () => {
  expect(cases).toHaveLength(51)
  expect(new Set(cases.map((one) => JSON.stringify(one))).size).toBe(51)
})
