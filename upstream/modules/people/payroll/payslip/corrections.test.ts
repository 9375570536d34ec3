import { expect, it } from 'vitest'
import { countryOf } from '../statutory/countries.ts'
import { correctedFigures, correctionLines } from './corrections.ts'
import type { Payslip, PayslipLine } from './payslip.ts'

function slip(lines: PayslipLine[]): Payslip {
  return { lines, gross: 0, net: 0, employerCost: 0, figures: {}, rests: [] }
}

function earning(code: string, amount: number, forPeriod?: string): PayslipLine {
  return { kind: 'earning', code, amount, forPeriod }
}

const wageTax: PayslipLine = {
  ...{ kind: 'statutory', code: 'wage_tax', amount: 600_00, authority: 'tax_office' },
  ...{ branch: 'tax', base: 4_000_00 },
}
const pension: PayslipLine = {
  ...wageTax,
  code: 'pension',
  branch: 'social',
  authority: 'health_fund',
}

const germany = {
  ...{ period: '2026-03-01', paidDate: '2026-03-31', payDate: '2026-06-30' },
  country: countryOf('DE'),
  components: new Map([
    ['bonus', { taxable: true, contributory: true }],
    ['base', { taxable: true, contributory: true }],
    ['meal', { taxable: false, contributory: false }],
  ]),
}

function pairs(lines: readonly PayslipLine[]) {
  return lines.map(({ code, amount }) => [code, amount])
}

it('pays what is due less everything paid for the period: 70 − (50 + 5) = 15, and then nothing', () => {
  const recalculated = slip([earning('bonus', 70_00)])
  const paid = [earning('bonus', 50_00), earning('bonus', 5_00, '2026-03-01')]
  const lines = correctionLines({ ...germany, recalculated, paid })
  expect(lines).toEqual([
    {
      ...{ kind: 'earning', code: 'bonus', amount: 15_00, forPeriod: '2026-03-01' },
      ...{ isTaxedNow: false, isContributoryNow: false },
    },
  ])
  expect(correctionLines({ ...germany, recalculated, paid: [...paid, ...lines] })).toEqual([])
})

it('takes back what should not have been paid, and pays what was not there before', () => {
  const recalculated = slip([earning('base', 3_000_00), earning('meal', 10_00)])
  const paid = [earning('base', 3_000_00), earning('bonus', 200_00)]
  expect(pairs(correctionLines({ ...germany, recalculated, paid }))).toEqual([
    ['meal', 10_00],
    ['bonus', -200_00],
  ])
})

it('corrects German tax and contributions of the month within the year', () => {
  const recalculated = slip([
    earning('base', 4_100_00),
    { ...wageTax, amount: 625_00 },
    { ...pension, amount: 610_00 },
  ])
  const paid = [earning('base', 4_000_00), wageTax, pension]
  expect(pairs(correctionLines({ ...germany, recalculated, paid }))).toEqual([
    ['base', 100_00],
    ['wage_tax', 25_00],
    ['pension', 10_00],
  ])
})

it('taxes German arrears of an earlier year as one-off pay of today; contributions stay with the month', () => {
  const recalculated = slip([
    earning('base', 4_100_00),
    { ...wageTax, amount: 625_00 },
    { ...pension, amount: 610_00 },
  ])
  const paid = [earning('base', 4_000_00), wageTax, pension]
  const lines = correctionLines({ ...germany, payDate: '2027-01-31', recalculated, paid })
  expect(pairs(lines)).toEqual([
    ['base', 100_00],
    ['pension', 10_00],
  ])
  expect(lines[0]).toMatchObject({ isTaxedNow: true, isContributoryNow: false })
})

it('takes tax and contributions of British arrears when they are paid', () => {
  const recalculated = slip([earning('base', 4_100_00), { ...wageTax, amount: 625_00 }])
  const paid = [earning('base', 4_000_00), wageTax]
  const lines = correctionLines({ ...germany, country: countryOf('GB'), recalculated, paid })
  expect(lines).toEqual([
    {
      ...{ kind: 'earning', code: 'base', amount: 100_00, forPeriod: '2026-03-01' },
      ...{ isTaxedNow: true, isContributoryNow: true },
    },
  ])
})

it('leaves what creditors and loans took as it is', () => {
  const taken: PayslipLine[] = [
    { kind: 'garnishment', code: 'a', amount: 50_00 },
    { kind: 'repayment', code: 'loan', amount: 20_00 },
    { kind: 'rounding', code: 'rounding', amount: 2 },
  ]
  expect(correctionLines({ ...germany, recalculated: slip([]), paid: taken })).toEqual([])
})

it('moves the sums of the year by what changed', () => {
  expect(correctedFigures({ pay: 70, days: 30 }, [{ pay: 50, tax: 9 }, { pay: 5 }])).toEqual({
    ...{ pay: 15, days: 30, tax: -9 },
  })
})
