import { describe, expect, test } from 'vitest'
import { makeFormat } from '../format.ts'
import { textsOf } from '../i18n/texts.server.ts'
import { problemText } from './problem-text.ts'

const german = makeFormat({ language: 'de', country: 'DE' })

function inGerman(key: string, params: Record<string, string | number>): string {
  return problemText(textsOf('de', 'problem'), { key, params }, german)
}

// Worked by hand: a German writes 1,5 and 5.000, and 03.12.2026.
describe('what a problem names is written as the language does', () => {
  test.each([
    ['moreThanLeft', { maximum: '1.5' }, '1,5'],
    ['moreThanLeftOf', { maximum: '4', unit: 'Stk.' }, '4 Stk.'],
    ['aboveSurplusOf', { left: '4', maximum: '4.4', unit: 'Stk.' }, 'höchstens 4,4 Stk.'],
    ['notEnoughStock', { missing: '1234.5', date: '2026-12-03' }, '1.234,5'],
    ['tooManyRows', { maximum: 5000 }, '5.000'],
    ['serialsCount', { count: '2', wanted: '1.5' }, '1,5'],
    ['partsMustSum', { rate: '8.875' }, '8,875'],
    ['unknownUnit', { units: 'Stk., Karton (12.5)' }, 'Stk., Karton (12,5)'],
    ['onlyLeft', { amount: '1190.00 EUR' }, '1.190,00'],
  ])('%s', (key, params, shown) => {
    expect(inGerman(key, params)).toContain(shown)
  })

  test('a name or a number of a document is no quantity', () => {
    expect(inGerman('unknownInvoice', { number: '2026.1' })).toContain('2026.1')
    expect(inGerman('unknownLot', { code: '1.5' })).toContain('1.5')
  })

  test('the form of the words still hangs on the count', () => {
    expect(inGerman('waitSeconds', { count: 1 })).toContain('1 Sekunde')
    expect(inGerman('waitSeconds', { count: 2 })).toContain('2 Sekunden')
  })
})
