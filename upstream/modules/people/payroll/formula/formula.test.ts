import Big from 'big.js'
import { expect, it } from 'vitest'
import { PayrollFault } from '../fault.ts'
import { evaluateAmount, evaluateCondition } from './evaluate-formula.ts'
import { readFormula } from './read-formula.ts'

const values: Record<string, string> = {
  pay: '2500',
  hours: '173.33',
  days: '0',
  children: '2',
  Größe_1: '7',
}

function lookUp(name: string): Big | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return value === undefined ? undefined : new Big(value)
}

function calculate(text: string): string {
  return evaluateAmount(readFormula(text), lookUp).toFixed()
}

function holds(text: string): boolean {
  return evaluateCondition(readFormula(text), lookUp)
}

function faultOf(text: string): { code: string; params: Record<string, string> } {
  try {
    calculate(text)
  } catch (error) {
    if (error instanceof PayrollFault) return { code: error.code, params: { ...error.params } }
    throw error
  }
  throw new Error(`${text} was not refused`)
}

it.each([
  ['1 + 2 * 3', '7'],
  ['(1 + 2) * 3', '9'],
  ['10 - 4 - 3', '3'],
  ['100 / 8 / 2', '6.25'],
  ['-2 * -3', '6'],
  ['0.1 + 0.2', '0.3'],
  ['1.005 * 3', '3.015'],
  ['pay / 3 * 3', '2500'],
  ['floor(pay / 3 * 3)', '2500'],
  ['if(pay / 3 * 3 = pay, 1, 0)', '1'],
  ['round(1.005, 2)', '1.01'],
  ['round(218.4567, 2)', '218.46'],
  ['round(-1.5, 0)', '-2'],
  ['ROUND(pay / hours, 2)', '14.42'],
  ['min(3, 1, 2)', '1'],
  ['MAX(3, 1, 2)', '3'],
  ['abs(-4.5)', '4.5'],
  ['floor(1.9)', '1'],
  ['floor(-1.1)', '-2'],
  ['ceil(1.1)', '2'],
  ['ceil(-1.9)', '-1'],
  ['if(days > 0, pay / days, 0)', '0'],
  ['if(children >= 2 and not (pay < 2000), 50, 10)', '50'],
  ['Größe_1 * 2', '14'],
  ['pay − 500', '2000'],
  ['4 × 5 ÷ 2', '10'],
])('calculates %s = %s', (text, expected) => {
  expect(calculate(text)).toBe(expected)
})

it('keeps the cents of a number that a double would lose', () => {
  expect(calculate('100000000000000.01 + 0.01')).toBe('100000000000000.02')
  expect(calculate('999999999999999.01 * 10')).toBe('9999999999999990.1')
})

it('reads a percentage as hundredths, as every payroll clerk means it', () => {
  expect(calculate('2500 * 10% + 50')).toBe('300')
  expect(calculate('pay * (1 + 5%)')).toBe('2625')
  expect(calculate('pay * (7.3% + 1.45%)')).toBe('218.75')
  expect(calculate('if(8% > 0.07, 1, 0)')).toBe('1')
  expect(calculate('1000 * (1% + 0.03% * 20)')).toBe('16')
})

it('refuses a percentage of it does not know what, and a remainder', () => {
  expect(faultOf('2000 + 5%').code).toBe('formula_percent_of_what')
  expect(faultOf('pay - 5%').code).toBe('formula_percent_of_what')
  expect(faultOf('7 % 2').code).toBe('formula_percent_operator')
  expect(faultOf('7 % (2)').code).toBe('formula_percent_operator')
})

it('compares exactly', () => {
  expect(holds('0.1 + 0.2 = 0.3')).toBe(true)
  expect(holds('pay <> 2500 or children == 2')).toBe(true)
  expect(holds('1 < 2 and 2 != 2')).toBe(false)
})

it('names what it does not know', () => {
  expect(faultOf('pay + bonus')).toMatchObject({
    code: 'formula_name_unknown',
    params: { name: 'bonus' },
  })
  expect(faultOf('this + 1').params.name).toBe('this')
  expect(faultOf('constructor').params.name).toBe('constructor')
  expect(faultOf('sqrt(4)').params.name).toBe('sqrt')
})

it.each([
  ['pay.amount', 'formula_member_access'],
  ['pay["amount"]', 'formula_member_access'],
  ['', 'formula_unreadable'],
  ['1 +', 'formula_unreadable'],
  ['1 2', 'formula_unreadable'],
  ['2 pay', 'formula_unreadable'],
  ['2pay', 'formula_unreadable'],
  ['(1', 'formula_unreadable'],
  ['1,5 * 2', 'formula_unreadable'],
  ['1e3', 'formula_unreadable'],
  ['.5', 'formula_unreadable'],
  ['pay = 3 = 1', 'formula_unreadable'],
  ['min', 'formula_unreadable'],
  ['round(pay)', 'formula_arguments'],
  ['round(pay, children)', 'formula_arguments'],
  ['round(pay, 1.5)', 'formula_arguments'],
  ['min()', 'formula_unreadable'],
  ['if(pay, 1, 2)', 'formula_kind'],
  ['if(pay > 1, 1, 2 > 1)', 'formula_kind'],
  ['1 + (2 > 1)', 'formula_kind'],
  ['not pay', 'formula_kind'],
  ['pay > 1', 'formula_kind'],
  ['pay / days', 'formula_division_by_zero'],
  [`${'('.repeat(60)}1${')'.repeat(60)}`, 'formula_too_long'],
])('refuses %s: %s', (text, code) => {
  expect(faultOf(text).code).toBe(code)
})

it('refuses a formula longer than anybody reads', () => {
  expect(faultOf(`${'1 + '.repeat(400)}1`).code).toBe('formula_too_long')
})

it('says where it stopped', () => {
  expect(faultOf('pay * ? 2').params).toMatchObject({ at: '7', near: '?' })
})
