import { expect, test } from 'vitest'
import { guessDecimalMark, readNumber } from './read-number.ts'

test.each([
  ['machine', 'comma', '12.375', '12.375'],
  ['machine', 'comma', '-12.375', '-12.375'],
  // A cell of text in a workbook is what somebody typed.
  ['machine', 'comma', '1.234,56', '1234.56'],
  ['typed', 'comma', '12.375', '12375'],
  ['typed', 'point', '12.375', '12.375'],
  ['typed', 'comma', '€ 1.234,50', '1234.5'],
  ['typed', 'comma', '-€12,50', '-12.5'],
  ['typed', 'comma', '12,50 EUR', '12.5'],
  ['typed', 'comma', '1\u00a0234,50 руб', '1234.5'],
  ['typed', 'point', "CHF 1'234.50", '1234.5'],
  ['typed', 'point', '(12.00)', '-12'],
  ['typed', 'point', '12.00-', '-12'],
  // Half a unit and whole ones, as American banks write them.
  ['typed', 'point', '-.50', '-0.5'],
  ['typed', 'comma', ',5', '0.5'],
  ['typed', 'point', '100.', '100'],
  ['typed', 'point', '.', undefined],
  ['typed', 'comma', '.500', undefined],
  ['typed', 'comma', '12 34', undefined],
  ['typed', 'comma', '--12', undefined],
  ['typed', 'comma', 'viel', undefined],
  ['typed', 'comma', '2 Mio', undefined],
] as const)('a number that is %s, with a %s, %s', (numbers, decimalMark, text, machine) => {
  expect(readNumber(text, { numbers, decimalMark })).toBe(machine)
})

test.each([
  [['1.234', '12,50'], 2, 'comma'],
  // Dinars have three digits: the same figures are other amounts.
  [['12.375'], 2, 'comma'],
  [['12.375'], 3, 'point'],
  [['1,234', '5'], 2, 'point'],
  // Decimals have one mark: of two alike, each is one of thousands.
  [['1,234,567'], 0, 'point'],
  [['1.234.567'], 3, 'comma'],
  // Thousands never follow a zero.
  [['0.125'], 2, 'point'],
  [['5,000.00', '1000'], 2, 'point'],
] as const)('amounts %j of %i digits have a decimal %s', (amounts, digits, mark) => {
  expect(guessDecimalMark(amounts, digits)).toBe(mark)
})
