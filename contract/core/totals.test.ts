import { describe, expect, it } from 'vitest'
import { calculateTotals, type Discount, type TotalsInput, type TotalsLine } from './totals.ts'

function line(quantity: string, unitPrice: string, rate = '20', category = 'S'): TotalsLine {
  const tax = { code: `${category}${rate}`, category, rate }
  return { quantity, unitPrice, discount: null, tax }
}

function document(lines: TotalsLine[], rest: Partial<TotalsInput> = {}): TotalsInput {
  return { currency: 'EUR', priceMode: 'net', discount: null, lines, ...rest }
}

function percent(value: string): Discount {
  return { kind: 'percent', value }
}

function amount(value: string): Discount {
  return { kind: 'amount', value }
}

describe('golden documents', () => {
  it('50 x 241.67 at 20 % has a tax of 2416.70', () => {
    expect(calculateTotals(document([line('50', '241.67')]))).toMatchObject({ tax: 241670 })
  })

  it('10 x 3.60 at 5.5 % totals 37.98', () => {
    expect(calculateTotals(document([line('10', '3.60', '5.5')]))).toMatchObject({ total: 3798 })
  })

  it('348.35 x 16 less 4 % at 22 % totals 6527.81', () => {
    const discounted = { ...line('16', '348.35', '22'), discount: percent('4') }
    const totals = calculateTotals(document([discounted]))
    expect(totals).toMatchObject({ subtotal: 535066, lineDiscounts: 22294, total: 652781 })
  })

  it('ten lines of 0.14 at 20 % have 0.28 of tax by group and 0.30 by line', () => {
    const lines = Array.from({ length: 10 }, () => line('1', '0.14'))
    const byGroup = calculateTotals(document(lines))
    expect(byGroup.tax).toBe(28)
    expect(byGroup.lines.map((each) => each.tax)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 2, 2])
    expect(calculateTotals(document(lines, { taxRounding: 'line' })).tax).toBe(30)
  })

  // By hand. Zürich, 8.1 %: three times 0.70 are 2.10, of which 0.1701; of one 0.0567.
  it('three Swiss lines of 0.70 at 8.1 % have 0.17 of tax by group and 0.18 by line', () => {
    const lines = Array.from({ length: 3 }, () => line('1', '0.70', '8.1'))
    const swiss = { currency: 'CHF', cashRounding: 5 }
    expect(calculateTotals(document(lines, swiss))).toMatchObject({ tax: 17, payable: 225 })
    const byLine = calculateTotals(document(lines, { ...swiss, taxRounding: 'line' }))
    expect(byLine).toMatchObject({ tax: 18, total: 228, rounding: 2, payable: 230 })
  })

  // Streamlined Sales and Use Tax Agreement, section 324: item or invoice, at the seller's choice.
  // San Antonio, 8.25 %: 4.25 x 0.0825 = 0.350625, 1.99 x 0.0825 = 0.164175, 8.49 gives 0.700425.
  it('a sales tax of 8.25 % is summed by item or of the sum', () => {
    const lines = ['4.25', '1.99', '8.49'].map((price) => line('1', price, '8.25'))
    const dollars = { currency: 'USD' }
    expect(calculateTotals(document(lines, dollars))).toMatchObject({ tax: 122, total: 1595 })
    const byLine = calculateTotals(document(lines, { ...dollars, taxRounding: 'line' }))
    expect(byLine.lines.map(({ tax }) => tax)).toEqual([35, 16, 70])
    expect(byLine).toMatchObject({ tax: 121, total: 1594 })
  })

  it('a gross price contains its tax and is not changed by it', () => {
    const totals = calculateTotals(document([line('3', '9.99', '19')], { priceMode: 'gross' }))
    expect(totals).toMatchObject({ subtotal: 2997, net: 2518, tax: 479, total: 2997 })
    expect(totals.lines[0]).toMatchObject({ amount: 2997, net: 2518, tax: 479 })
  })
})

describe('rounding', () => {
  it.each([
    ['1', '1.005', 101],
    ['1', '2.675', 268],
    ['100', '0.285', 2850],
    ['0.1', '0.1', 1],
    ['-1', '1.005', -101],
    ['0.0001', '0.000001', 0],
    ['1', '9999999999.99', 999999999999],
  ])('%s x %s is %i minor units', (quantity, price, expected) => {
    expect(calculateTotals(document([line(quantity, price)])).subtotal).toBe(expected)
  })

  it('three lines of 0.1 x 0.1 are 0.03', () => {
    const lines = Array.from({ length: 3 }, () => line('0.1', '0.1'))
    expect(calculateTotals(document(lines)).subtotal).toBe(3)
  })

  it('follows the digits of the currency', () => {
    const yen = calculateTotals(document([line('3', '333.5', '10')], { currency: 'JPY' }))
    expect(yen).toMatchObject({ subtotal: 1001, tax: 100, total: 1101 })
    const dinar = calculateTotals(document([line('3', '0.3335', '5')], { currency: 'KWD' }))
    expect(dinar).toMatchObject({ subtotal: 1001, tax: 50, total: 1051 })
  })

  it('brings the payable to the cash step and takes what is paid off it', () => {
    const cash = { currency: 'CHF', cashRounding: 5, paid: 1000 }
    const totals = calculateTotals(document([line('1', '19.97', '8.1')], cash))
    expect(totals).toMatchObject({ total: 2159, rounding: 1, payable: 2160, due: 1160 })
  })
})

describe('discounts', () => {
  it('of the document are spread by line amount and taxed at each rate', () => {
    const lines = [line('1', '100', '19'), line('1', '50', '7'), line('1', '50', '19')]
    const totals = calculateTotals(document(lines, { discount: amount('10.01') }))
    expect(totals.lines.map((each) => each.documentDiscountShare)).toEqual([501, 250, 250])
    expect(totals.taxGroups).toEqual([
      { category: 'S', rate: '19', base: 14249, tax: 2707, codes: ['S19'] },
      { category: 'S', rate: '7', base: 4750, tax: 333, codes: ['S7'] },
    ])
    expect(totals).toMatchObject({ subtotal: 20000, documentDiscount: 1001, net: 18999, tax: 3040 })
  })

  it('of 100 % leave nothing', () => {
    const input = document([line('3', '0.33')], { discount: percent('100') })
    expect(calculateTotals(input)).toMatchObject({ documentDiscount: 99, net: 0, tax: 0, due: 0 })
  })

  it('have no effect on a document without lines', () => {
    const totals = calculateTotals(document([], { discount: amount('5') }))
    expect(totals).toMatchObject({
      lines: [],
      taxGroups: [],
      documentDiscount: 0,
      total: 0,
      due: 0,
    })
  })
})

describe('tax groups', () => {
  it('join equal rates, sort by rate, then category, and tax only category S', () => {
    const lines = [line('1', '5', '0', 'Z'), line('1', '1', '20.000'), line('1', '2', '20')]
    const exempt = line('1', '7', '19', 'E')
    const totals = calculateTotals(document([exempt, ...lines]))
    expect(totals.taxGroups).toEqual([
      { category: 'S', rate: '20', base: 300, tax: 60, codes: ['S20.000', 'S20'] },
      { category: 'E', rate: '0', base: 700, tax: 0, codes: ['E19'] },
      { category: 'Z', rate: '0', base: 500, tax: 0, codes: ['Z0'] },
    ])
  })

  it('let lines that cancel each other out keep their own tax', () => {
    const totals = calculateTotals(document([line('1', '100'), line('-1', '99.99')]))
    expect(totals.lines.map((each) => each.tax)).toEqual([2000, -2000])
    expect(totals.tax).toBe(0)
  })
})

describe('malformed input', () => {
  it.each([
    ['quantity_malformed', document([line('1.00001', '1')])],
    ['quantity_malformed', document([line('1e3', '1')])],
    ['price_malformed', document([line('1', '1.0000001')])],
    ['rate_malformed', document([line('1', '1', '5.55555')])],
    ['rate_negative', document([line('1', '1', '-5')])],
    ['category_unknown', document([line('1', '1', '20', 's')])],
    ['discount_malformed', document([line('1', '1')], { discount: amount('0.005') })],
    ['discount_out_of_range', document([line('1', '1')], { discount: percent('100.0001') })],
    ['cash_rounding_not_positive', document([line('1', '1')], { cashRounding: 0 })],
    ['currency_unknown', document([line('1', '1')], { currency: 'BGN' })],
    ['amount_out_of_range', document([line('999999999', '999999999')])],
  ])('throws %s', (message, input) => {
    expect(() => calculateTotals(input)).toThrow(message)
  })
})
