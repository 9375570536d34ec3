import { describe, expect, it } from 'vitest'
import { priceOfItem } from './item-price.ts'

const item = { unitPrice: '100', priceMode: 'net', currency: 'EUR' } as const
const target = { priceMode: 'net', currency: 'EUR', taxRate: '19', exchangeRate: '1' } as const

describe('the price of an item in a document', () => {
  it('stays as it is where both say the same', () => {
    expect(priceOfItem({ ...item, unitPrice: '3.605' }, target)).toBe('3.605')
  })

  it('has the tax added or taken out', () => {
    expect(priceOfItem(item, { ...target, priceMode: 'gross' })).toBe('119')
    expect(priceOfItem({ ...item, unitPrice: '119', priceMode: 'gross' }, target)).toBe('100')
    expect(priceOfItem({ ...item, priceMode: 'gross' }, target)).toBe('84.033613')
  })

  it('is converted to the currency of the document and rounded to it', () => {
    expect(priceOfItem(item, { ...target, currency: 'USD', exchangeRate: '0.92' })).toBe('108.7')
    expect(priceOfItem(item, { ...target, currency: 'JPY', exchangeRate: '0.0061' })).toBe('16393')
  })

  it('is left alone while the rate makes no sense', () => {
    expect(priceOfItem(item, { ...target, currency: 'USD', exchangeRate: '0' })).toBe('')
    expect(priceOfItem(item, { ...target, currency: 'XXX' })).toBe('100')
  })
})
