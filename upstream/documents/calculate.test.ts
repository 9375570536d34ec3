import { describe, expect, test } from 'vitest'
import { AppError } from '#contract/core/errors.ts'
import { calculate } from './calculate.ts'

const name = { en: '', de: '', it: '', ru: '', es: '' }
const shared = { name, note: null, outputAccount: null, incomeAccount: null }
const rules = new Map(
  ['19', '22', '20', '5.5'].map((rate) => [
    `S${rate}`,
    { ...shared, code: `S${rate}`, rate, category: 'S' as const },
  ]),
)

function document(values: object, line: object = {}) {
  return {
    currency: 'EUR',
    exchangeRate: '1',
    priceMode: 'net' as const,
    discount: null,
    lines: [
      {
        itemId: null,
        description: 'x',
        quantity: '1',
        unit: '',
        unitPrice: '100',
        discount: null,
        taxCode: 'S19',
        ...line,
      },
    ],
    ...values,
  }
}

function problems(values: object, line: object = {}): Record<string, string> {
  try {
    calculate(document(values, line), rules, 'EUR')
    return {}
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.fromEntries(Object.entries(error.fields).map(([path, { key }]) => [path, key]))
  }
}

describe('a document is calculated', () => {
  test('as the golden examples say', () => {
    const total = (line: object) => calculate(document({}, line), rules, 'EUR')
    expect(total({ quantity: '50', unitPrice: '241.67', taxCode: 'S20' }).tax).toBe(241670)
    expect(total({ quantity: '10', unitPrice: '3.60', taxCode: 'S5.5' }).total).toBe(3798)
    const discount = { kind: 'percent', value: '4' }
    const line = { quantity: '16', unitPrice: '348.35', taxCode: 'S22', discount }
    expect(total(line).total).toBe(652781)
  })

  test('only from what can be calculated with, and each field says why not', () => {
    const amount = (value: string) => ({ discount: { kind: 'amount', value } })
    expect(problems({}, { taxCode: 'gone' })).toEqual({ 'lines.0.taxCode': 'unknownTaxRate' })
    expect(problems({ currency: 'JPY' }, amount('0.5'))).toEqual({
      'lines.0.discount.value': 'tooManyDecimals',
    })
    expect(problems({}, amount('100.01'))).toEqual({ 'lines.0.discount.value': 'discountTooLarge' })
    expect(problems({}, { quantity: '-1', ...amount('1') })).toEqual({
      'lines.0.discount.value': 'discountTooLarge',
    })
    expect(problems(amount('0.001'))).toEqual({ 'discount.value': 'tooManyDecimals' })
    const huge = { quantity: '999999999999', unitPrice: '999999999999' }
    expect(problems({}, huge)).toEqual({ 'lines.0.unitPrice': 'amountOutOfRange' })
    expect(
      problems({ currency: 'USD', exchangeRate: '999999999999' }, { quantity: '10000' }),
    ).toEqual({
      lines: 'amountOutOfRange',
    })
  })
})
