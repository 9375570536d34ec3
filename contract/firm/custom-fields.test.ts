import { expect, test } from 'vitest'
import { CustomFieldInput } from './custom-fields.ts'

test('boxes of a form are read as those of JSON', () => {
  const field = { kind: 'invoice', type: 'text', label: 'Site' }
  const ticked = { isRequired: 'true', isInList: 'on', isOnPaper: 'true' }
  expect(CustomFieldInput.parse({ ...field, ...ticked })).toMatchObject({
    isRequired: true,
    isInList: true,
    isOnPaper: true,
  })
  expect(CustomFieldInput.parse({ ...field, isInList: false }).isInList).toBe(false)
})
