import { describe, expect, it } from 'vitest'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { makeFormat } from '#app/shell/format.ts'
import { firmOfOwner as firm } from '#app/shell/register/firm.fixture.ts'
import { decimalPaths, fieldsOf, valuesOf } from '#app/shell/register/form-values.ts'
import { type Item, ItemInput } from '#contract/catalogue/items.ts'
import { newItem } from './fields.ts'
import { register } from './register.tsx'

const item: Item = {
  ...ItemInput.parse({
    kind: 'service',
    sku: 'WS-1',
    name: 'Workshop',
    description: 'One day',
    unit: 'day',
    unitPrice: '1234.5',
    priceMode: 'gross',
    taxCode: 'DE-S19',
    barcodes: ['4006381333931'],
    incomeAccount: '8400',
  }),
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  category: '',
  pictureId: '',
  parentId: '',
  parentName: '',
  isParent: false,
  options: [],
  followsPrice: false,
  currency: 'EUR',
  isArchived: false,
  version: 3,
  createdAt: '2026-10-03T00:00:00.000Z',
  updatedAt: '2026-10-03T00:00:00.000Z',
}

/** Sends the fields as the form of a page in the locale would. */
async function send(values: TypedTree, locale: string) {
  const body = new URLSearchParams(
    fieldsOf(register)
      .filter(({ kind }) => kind !== 'rows')
      .map(({ name }) => [name, textAt(values, name)]),
  )
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  const form = await readForm(request, { decimals: decimalPaths(register), locale })
  return parseForm(ItemInput, form)
}

describe('the form of an item', () => {
  it.each([
    ['de', '1234,50'],
    ['en', '1234.50'],
    ['ru', '1234,50'],
  ] as const)('sent as it is shown in %s changes nothing', async (language, price) => {
    const format = makeFormat({ language, country: 'DE' })
    const values = valuesOf(register, item, { format, firm, t: (key) => key })
    expect(textAt(values, 'unitPrice')).toBe(price)
    const { value } = await send(values, format.locale)
    expect(value).toEqual(ItemInput.parse(item))
  })

  it('reads a price with groups, and refuses what could be two numbers', async () => {
    const format = makeFormat({ language: 'de', country: 'DE' })
    const values = valuesOf(register, item, { format, firm, t: (key) => key })
    const typed = (unitPrice: string) => send({ ...values, unitPrice }, 'de-DE')
    expect((await typed('1.234,50')).value).toMatchObject({ unitPrice: '1234.5' })
    expect((await typed('1,234,5')).refusal?.problems).toEqual({
      unitPrice: { key: 'invalidNumber' },
    })
  })

  it('begins with the firm’s usual tax', () => {
    const name = { en: '', de: '', it: '', ru: '', es: '' }
    const always = { direction: 'sale', validFrom: null, validTo: null } as const
    const rate = { ...always, name, rate: '19', note: null }
    const rates = [
      { ...rate, code: 'DE-S7', category: 'S', isDefault: false } as const,
      { ...rate, code: 'DE-S19', category: 'S', isDefault: true } as const,
    ]
    const about = {
      t: (key: string) => key,
      words: (key: string) => key,
      texts: () => (key: string) => key,
      firm,
      can: () => true,
      canOpen: () => true,
    }
    const more = { format: makeFormat({ language: 'de' }), language: 'de' } as const
    const begun = newItem({
      ...about,
      ...more,
      extra: {
        rates,
        accounts: [],
        categories: [],
        costCentres: [],
        suppliers: [],
        components: [],
      },
    })
    expect(begun).toMatchObject({ taxCode: 'DE-S19', unit: 'unit.piece' })
  })
})
