import { describe, expect, it } from 'vitest'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { type Item, ItemInput } from '#contract/items.ts'
import { decimalFields, itemFields, itemValues, newItemValues } from './item-values.ts'

const item: Item = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  kind: 'service',
  sku: 'WS-1',
  name: 'Workshop',
  description: 'One day',
  unit: 'day',
  unitPrice: '1234.5',
  priceMode: 'gross',
  taxCode: 'DE-S19',
  incomeAccount: '8400',
  currency: 'EUR',
  isArchived: false,
  version: 3,
  createdAt: '2026-10-03T00:00:00.000Z',
  updatedAt: '2026-10-03T00:00:00.000Z',
}

/** Sends the fields as the form of a page in the locale would. */
async function send(values: TypedTree, locale: string) {
  const body = new URLSearchParams(itemFields.map((path) => [path, textAt(values, path)]))
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  return parseForm(ItemInput, await readForm(request, { decimals: decimalFields, locale }))
}

describe('the form of an item', () => {
  it.each([
    ['de-DE', '1234,50'],
    ['en-GB', '1234.50'],
    ['ru-RU', '1234,50'],
  ])('sent as it is shown in %s changes nothing', async (locale, price) => {
    const values = itemValues(item, locale)
    expect(values.unitPrice).toBe(price)
    const { value } = await send(values, locale)
    expect(value).toEqual(ItemInput.parse(item))
  })

  it('reads a price with groups, and refuses what could be two numbers', async () => {
    const values = itemValues(item, 'de-DE')
    const typed = async (unitPrice: string) => send({ ...values, unitPrice }, 'de-DE')
    expect((await typed('1.234,50')).value?.unitPrice).toBe('1234.5')
    expect((await typed('1,234,5')).refusal?.problems).toEqual({
      unitPrice: { key: 'invalidNumber' },
    })
  })

  it('begins with the firm’s usual tax', () => {
    const rate = { name: { en: '', de: '', it: '', ru: '', es: '' }, rate: '19', note: null }
    const rates = [
      { ...rate, code: 'DE-S7', category: 'S', isDefault: false } as const,
      { ...rate, code: 'DE-S19', category: 'S', isDefault: true } as const,
    ]
    expect(newItemValues(rates, 'Stk.')).toMatchObject({ taxCode: 'DE-S19', unit: 'Stk.' })
    expect(newItemValues([], 'Stk.')).toMatchObject({ taxCode: '' })
  })
})
