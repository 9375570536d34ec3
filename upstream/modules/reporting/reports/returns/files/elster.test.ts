import { expect, test } from 'vitest'
import type { BoxFigure } from '../return-boxes.ts'
import { elsterPeriod, elsterXml } from './elster.ts'

const none = { saleBase: '', outputTax: '', purchaseBase: '', inputTax: '' }
const rules = new Map([
  ['S19', { rate: '19', boxes: { ...none, saleBase: '81', outputTax: '81', inputTax: '66' } }],
  ['RC', { rate: '19', boxes: { ...none, outputTax: '85', inputTax: '67', purchaseBase: '84' } }],
])
const figure = (
  box: string,
  side: BoxFigure['side'],
  amount: number,
  filed: number,
  code: string,
) => {
  return { kind: 'rate' as const, box, side, codes: [code], amount, filed }
}

test('bases are whole euros, 81 says no tax, and 83 is what the form works out', () => {
  const xml = elsterXml(
    rules,
    [
      figure('81', 'saleBase', 1_000_059, 1_000_000, 'S19'),
      figure('81', 'outputTax', 190_011, 190_011, 'S19'),
      figure('84', 'purchaseBase', 50_000, 50_000, 'RC'),
      figure('85', 'outputTax', 9_500, 9_500, 'RC'),
      figure('67', 'inputTax', 9_500, 9_500, 'RC'),
      figure('66', 'inputTax', 40_050, 40_050, 'S19'),
    ],
    { from: '2026-07-01', period: '07', taxNumber: '2866081508156' },
  )
  expect(xml).toContain(
    'xmlns="http://finkonsens.de/elster/elsteranmeldung/ustva/v2026" version="2026"',
  )
  const fields = [...xml.matchAll(/<(Kz\d+|Jahr|Zeitraum|Steuernummer)>([^<]*)</g)]
  expect(fields.map(([, name, text]) => [name, text])).toEqual([
    ['Jahr', '2026'],
    ['Zeitraum', '07'],
    ['Steuernummer', '2866081508156'],
    ['Kz66', '400.50'],
    ['Kz67', '95.00'],
    ['Kz81', '10000'],
    ['Kz84', '500'],
    ['Kz85', '95.00'],
    // 10,000 × 19 % + 95.00 − 95.00 − 400.50, though the books say 1,900.11 of tax.
    ['Kz83', '1499.50'],
  ])
})

test('months are 01 to 12, quarters 41 to 44, other days none', () => {
  expect(elsterPeriod({ from: '2026-02-01', to: '2026-02-28' })).toBe('02')
  expect(elsterPeriod({ from: '2026-10-01', to: '2026-12-31' })).toBe('44')
  expect(elsterPeriod({ from: '2026-02-01', to: '2026-04-30' })).toBeUndefined()
  expect(elsterPeriod({ from: '2026-01-01', to: '2026-12-31' })).toBeUndefined()
})
