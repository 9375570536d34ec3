import { expect, it } from 'vitest'
import { PayrollFault } from '../../fault.ts'
import type { StatutoryInput, StatutoryResult } from '../../statutory/country.ts'
import { month as monthOf } from '../../statutory/month.fixture.ts'
import { switzerland } from './country.ts'
import type { SwissDetails } from './details.ts'
import { joinTariffs, readTariffFile } from './tariff-file.ts'

/** Lines of our own in the places of the federal files: no tariff of any canton. */
function row(
  canton: string,
  code: string,
  francsFrom: number,
  leastRappen: number,
  hundredths: number,
) {
  const places = (value: number, width: number) => String(value).padStart(width, '0')
  return [
    ...['06', '01', canton, code.padEnd(10), '20260101'],
    ...[places(francsFrom * 100, 9), places(50_00, 9), ' ', '00'],
    ...[places(leastRappen, 9), places(hundredths, 5), '   '],
  ].join('')
}

const zurich = [
  '00ZH               20251115Tarife 2026',
  row('ZH', 'A0N', 4001, 0, 415),
  row('ZH', 'A0N', 1, 0, 0),
  row('ZH', 'A0N', 2001, 20_00, 88),
  row('ZH', 'B2Y', 6501, 0, 715),
  '11ZH something else',
  '99ZH000000006',
].join('\r\n')
const geneva = ['00GE', row('GE', 'A0N', 1, 0, 0), row('GE', 'A0N', 5001, 0, 1000)].join('\n')
const tariff = joinTariffs([readTariffFile(zurich), readTariffFile(geneva)])

it('reads rows by canton and code, the lowest income first', () => {
  expect(readTariffFile(zurich)).toMatchObject({ canton: 'ZH', from: '2026-01-01' })
  expect(tariff.get('ZH A0N')).toEqual([
    { incomeFrom: 1_00, minimumTax: 0, rate: '0.00' },
    { incomeFrom: 2_001_00, minimumTax: 20_00, rate: '0.88' },
    { incomeFrom: 4_001_00, minimumTax: 0, rate: '4.15' },
  ])
  expect([...tariff.keys()]).toEqual(['ZH A0N', 'ZH B2Y', 'GE A0N'])
})

it('reads the example that the record layout gives: 7.15 % from 6,501 francs, no least tax', () => {
  const example = '0601BEB2N·······20220101000650100000005000·0200000000000715···'
  const { tariff: read } = readTariffFile(`00BE\n${example}`)
  expect(read.get('BE B2N')).toEqual([{ incomeFrom: 6_501_00, minimumTax: 0, rate: '7.15' }])
})

it.each([
  ['', '1'],
  ['PDF-1.4', '1'],
  [`00ZH\n${row('ZH', 'A0N', 1, 0, 0).slice(0, 40)}`, '2'],
  [`00ZH\n${row('BE', 'A0N', 1, 0, 0)}`, '2'],
  [`00ZH\n${row('ZH', 'A0N', 1, 0, 0).replace('0601', '0603')}`, '2'],
  ['00ZH\n99', '2'],
])('refuses a file it cannot read, with the line: %j', (text, line) => {
  expect(() => readTariffFile(text)).toThrow(`tariff_file_unreadable {"line":"${line}"}`)
})

const details: SwissDetails = {
  ...{ freeOfMonth: 0, isUnemploymentInsured: true },
  ...{ accidentAtWorkRate: '0.5', otherAccidentRate: '1.2', familyFundRate: '1.025' },
  sickPay: { employee: '0.6', employer: '0.6' },
  pensionFund: { employee: 310_00, employer: 310_00 },
  sourceTax: { canton: 'ZH', code: 'A0N', model: 'month', rateIncome: null },
}

function month(number: number, regular: number, rest: Partial<StatutoryInput> = {}) {
  return monthOf(number, regular, { sourceTax: tariff, ...rest })
}

function borne(bearer: string, { lines }: StatutoryResult) {
  return Object.fromEntries(
    lines.filter((line) => line.bearer === bearer).map(({ code, amount }) => [code, amount]),
  )
}

it('takes contributions and tax at source in steps of five Rappen', () => {
  const result = switzerland.calculate(month(6, 6_512_35), details)
  expect(borne('employee', result)).toEqual({
    ...{ old_age: 345_15, unemployment: 71_65, other_accidents: 78_15, sick_pay: 39_05 },
    ...{ pension_fund: 310_00, source_tax: 270_25 },
  })
  expect(borne('employer', result)).toEqual({
    ...{ old_age: 345_15, unemployment: 71_65, accidents_at_work: 32_55, sick_pay: 39_05 },
    ...{ family_fund: 66_75, pension_fund: 310_00 },
  })
})

it('ends unemployment insurance at 148,200 a year, by the days so far', () => {
  const bonus = { regular: 10_000_00, oneOff: 20_000_00 }
  const late = month(3, 0, {
    ...{ taxable: bonus, contributory: bonus },
    yearToDate: { pay: 20_000_00, days: 60, taxed: 20_000_00 },
  })
  const { lines } = switzerland.calculate(late, details)
  // Three months are 37,050; 20,000 were counted.
  expect(lines.find(({ code }) => code === 'unemployment')?.base).toBe(17_050_00)
  expect(lines.find(({ code }) => code === 'old_age')?.base).toBe(30_000_00)
})

it('finds the rate of a part of a month by the whole one, and takes the least tax', () => {
  const tax = (input: StatutoryInput, rest: Partial<SwissDetails> = {}) =>
    borne('employee', switzerland.calculate(input, { ...details, ...rest })).source_tax ?? 0
  expect(tax(month(6, 3_000_00, { employedFromDate: '2026-06-16' }))).toBe(124_50)
  expect(tax(month(6, 2_010_00))).toBe(20_00)
  expect(tax(month(6, 1_000_00))).toBe(0)
  const several = {
    ...details.sourceTax,
    canton: 'ZH',
    code: 'A0N',
    model: 'month' as const,
    rateIncome: 5_000_00,
  }
  expect(tax(month(6, 1_000_00), { sourceTax: several })).toBe(41_50)
  expect(tax(month(6, 3_000_00), { sourceTax: null })).toBe(0)
})

it('counts by the year where the canton does, and pays tax back', () => {
  const yearly = { canton: 'GE', code: 'A0N', model: 'year' as const, rateIncome: null }
  const first = switzerland.calculate(month(1, 6_000_00), { ...details, sourceTax: yearly })
  expect(borne('employee', first).source_tax).toBe(600_00)
  const second = month(2, 3_000_00, { yearToDate: first.figures })
  const { lines } = switzerland.calculate(second, { ...details, sourceTax: yearly })
  // The average month is 4,500: no tax of the year so far.
  expect(lines.find(({ code }) => code === 'source_tax')?.amount).toBe(-600_00)
})

it('leaves old-age contributions of pensioners free up to their allowance', () => {
  const pensioner = { ...details, freeOfMonth: 1_400_00, isUnemploymentInsured: false }
  const { lines } = switzerland.calculate(month(6, 3_000_00), pensioner)
  expect(lines.find(({ code }) => code === 'old_age')?.base).toBe(1_600_00)
  expect(lines.some(({ code }) => code === 'unemployment')).toBe(false)
})

it('refuses to guess where no tariff was uploaded', () => {
  const elsewhere = { canton: 'BE', code: 'A0N', model: 'month' as const, rateIncome: null }
  expect(() =>
    switzerland.calculate(month(6, 3_000_00), { ...details, sourceTax: elsewhere }),
  ).toThrow(PayrollFault)
})
