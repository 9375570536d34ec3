import { expect, test } from 'vitest'
import type { Cart } from '#contract/tills/till-tickets.ts'
import { chosenFor, pressed, typedInto } from './change.ts'

const line = { quantity: '1', unitPrice: '3.20', discount: null } as Cart['lines'][number]
const lines = [line, { ...line, quantity: '2.5' }]
const quantities = (now: readonly { quantity: string }[] | undefined) =>
  now?.map(({ quantity }) => quantity)

test('buttons count a line up and down, and take it out at none', () => {
  expect(quantities(pressed(lines, 'more:1'))).toEqual(['1', '3.5'])
  expect(quantities(pressed(lines, 'less:0'))).toEqual(['2.5'])
  expect(quantities(pressed(lines, 'remove:1'))).toEqual(['1'])
  expect(pressed(lines, 'park')).toBeUndefined()
})

test('what is typed is read as the place writes it', () => {
  expect(quantities(typedInto(lines, 'lines.0.quantity', '1,5', 'de-DE'))).toEqual(['1.5', '2.5'])
  expect(quantities(typedInto(lines, 'lines.0.quantity', '', 'de-DE'))).toEqual(['2.5'])
  expect(typedInto(lines, 'lines.0.quantity', 'x', 'de-DE')).toBeUndefined()
  expect(typedInto(lines, 'lines.0.unitPrice', '3,2', 'de-DE')?.[0]?.unitPrice).toBe('3.20')
  expect(typedInto(lines, 'lines.0.discount', '10', 'en')?.[0]?.discount?.value).toBe('10')
})

test('who buys and what is taken off all is chosen for the whole of it', () => {
  expect(chosenFor('customerId', '', 'de-DE')).toEqual({ customerId: null })
  expect(chosenFor('discount', '2,5', 'de-DE')).toEqual({
    discount: { kind: 'percent', value: '2.5' },
  })
  expect(chosenFor('discount', 'x', 'de-DE')).toBeUndefined()
  expect(chosenFor('label', 'x', 'de-DE')).toBeUndefined()
})
