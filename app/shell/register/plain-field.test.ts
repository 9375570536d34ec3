import { expect, it } from 'vitest'
import { register as items } from '#app/modules/catalogue/items/register.tsx'
import { ItemInput } from '#contract/catalogue/items.ts'
import { optionalText } from '#contract/core/fields.ts'
import { type TypedTree, textAt } from '../form/form-tree.ts'
import { parseForm } from '../form/parse-form.ts'
import { readForm } from '../form/read-form.ts'
import { makeFormat } from '../format.ts'
import type { About, AnyRegister } from './describe.ts'
import { firmOfOwner } from './firm.fixture.ts'
import { fieldsOf, fieldText, importedFields, labelsOf, valuesOf } from './form-values.ts'
import { guessMapping } from './guess-mapping.server.ts'

/** What a new plain field costs on the page: a line in the contract and one in the form. */
const Input = ItemInput.extend({ supplierNumber: optionalText(60) })
const field = { name: 'supplierNumber', kind: 'text', maxLength: 60, isOptional: true } as const
const sections = items.form?.sections ?? []
const register: AnyRegister = {
  ...items,
  form: { input: Input, sections: [...sections, { title: 'form.what', fields: [field] }] },
}
const about: About<unknown> = {
  t: (key) => key,
  words: (key) => key,
  texts: () => (key) => key,
  format: makeFormat({ language: 'en' }),
  language: 'en',
  firm: firmOfOwner,
  can: () => true,
  canOpen: () => true,
  extra: { rates: [], accounts: [] },
}

it('a described field stands in the form, the facts, a conflict and an import', async () => {
  const record = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1, supplierNumber: 'S-7' }
  const values = valuesOf(register, record, about)
  expect(textAt(values, 'supplierNumber')).toBe('S-7')
  expect(labelsOf(register, about).supplierNumber).toBe('field.supplierNumber')
  expect(fieldText(field, values, about)).toBe('S-7')
  expect(importedFields(register).map(({ name }) => name)).toContain('supplierNumber')
  expect(guessMapping(register, ['supplierNumber'])).toEqual([
    { field: 'supplierNumber', column: 0 },
  ])
  expect(
    (await send({ ...values, name: 'Oak', unit: 'pc', unitPrice: '1', taxCode: 'X' })).value,
  ).toMatchObject({ supplierNumber: 'S-7' })
})

it('facts group prices and numbers as the language writes them', () => {
  const record = {
    id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    version: 1,
    price: '12345.5',
    hours: '1200.25',
  }
  const price = { name: 'price', kind: 'price' } as const
  const hours = { name: 'hours', kind: 'decimal' } as const
  const grouped = {
    ...register,
    form: { input: Input, sections: [{ title: '', fields: [price, hours] }] },
  }
  const inGerman = { ...about, language: 'de', format: makeFormat({ language: 'de' }) } as const
  const shown = (about: Parameters<typeof fieldText>[2]) => {
    const values = valuesOf(grouped, record, about)
    return [
      textAt(values, 'price'),
      fieldText(price, values, about),
      fieldText(hours, values, about),
    ]
  }
  expect(shown(about)).toEqual(['12345.50', '12,345.50', '1,200.25'])
  expect(shown(inGerman)).toEqual(['12345,50', '12.345,50', '1.200,25'])
})

async function send(values: TypedTree) {
  const body = new URLSearchParams()
  for (const { name } of fieldsOf(register)) {
    const value = textAt(values, name)
    if (value !== '') body.append(name, value)
  }
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  return parseForm(Input, await readForm(request))
}
