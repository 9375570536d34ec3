import { expect, test } from 'vitest'
import { publicToken } from '../documents/delivery/public-token.ts'
import { heavyFirmKey } from './heavy-turns.ts'
import { getRoute } from './routes.ts'

const firmId = '01JD0000000000ABCDEFGHJKMN'
const token = publicToken(firmId, 'S'.repeat(20))

test('what is asked by a public link waits in one row with what the firm asks', () => {
  const key = heavyFirmKey(`/firms/${firmId}/invoices/export`)
  expect(key).toBeDefined()
  expect(heavyFirmKey(`/public/documents/${token}/pdf`)).toBe(key)
  expect(heavyFirmKey(`/public/quotes/${token}/pdf`)).toBe(key)
  expect(heavyFirmKey(`/public/tickets/${token}/receipt`)).toBe(key)
  const other = publicToken('01JD0000000000ZZZZZZZZZZZZ', 'S'.repeat(20))
  expect(heavyFirmKey(`/public/documents/${other}/pdf`)).not.toBe(key)
  expect(heavyFirmKey('/public/documents/x/pdf')).toBeUndefined()
  expect(heavyFirmKey('/profile/export')).toBeUndefined()
})

test('reading the file of a bill is done in turns', () => {
  expect(getRoute('POST', `/firms/${firmId}/bills/read`).isHeavy).toBe(true)
})
