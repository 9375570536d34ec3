import { expect, test } from 'vitest'
import { pointPath } from './paths.ts'

test('a point opens what it is about: a list, or the ledger of the account that should be empty', () => {
  const end = '2026-10-31'
  const path = (key: Parameters<typeof pointPath>[1]['key'], account: string | null) =>
    pointPath('F', { key, account }, end)
  expect(path('bankLines', null)).toBe('/firms/F/bank')
  expect(path('clearing', '1460')).toBe('/firms/F/ledger/accounts/1460?to=2026-10-31')
})
