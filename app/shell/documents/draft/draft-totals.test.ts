import { describe, expect, it } from 'vitest'
import { blankLine, type Draft, type DraftLine } from './draft.ts'
import { draftTotals } from './draft-totals.ts'

const rates = [
  { code: 'S', label: '20 %', category: 'S', rate: '20' },
  { code: 'R', label: '5.5 %', category: 'S', rate: '5.5' },
]

function line(quantity: string, unitPrice: string, more: Partial<DraftLine> = {}): DraftLine {
  return { ...blankLine('S'), quantity, unitPrice, ...more }
}

function totalsOf(lines: DraftLine[], more: Partial<Draft> = {}) {
  const discount = { kind: 'percent' as const, value: '' }
  return draftTotals(
    { currency: 'EUR', priceMode: 'net', discount, lines, ...more },
    rates,
    'de-DE',
  )
}

describe('totals of what is typed', () => {
  it('read numbers as the language writes them', () => {
    const totals = totalsOf([line('50', '241,67'), line('10', '3,6', { taxCode: 'R' })])
    expect(totals).toMatchObject({ net: 1_211_950, tax: 241_868, total: 1_453_818, unread: false })
    expect(totals.lineAmounts).toEqual([1_208_350, 3600])
  })

  it('take what is no number for nothing, and say so', () => {
    const totals = totalsOf([line('zwei', '10'), line('2', '10')])
    expect(totals).toMatchObject({ lineAmounts: [0, 2000], unread: true })
  })

  it('leave out only the line that the rules refuse', () => {
    const off = { kind: 'percent' as const, value: '120' }
    const totals = totalsOf([line('1', '10', { discount: off }), line('1', '10')])
    expect(totals).toMatchObject({ lineAmounts: [0, 1000], unread: true })
  })

  it('leave out a discount over everything that is too large', () => {
    const totals = totalsOf([line('1', '10')], { discount: { kind: 'percent', value: '101' } })
    expect(totals).toMatchObject({ subtotal: 1000, documentDiscount: 0, unread: true })
  })

  it('are nothing without lines, and without a currency yet', () => {
    expect(totalsOf([])).toMatchObject({ total: 0, unread: false })
    expect(totalsOf([line('1', '1')], { currency: '' }).total).toBe(120)
  })
})
