import { expect, test } from 'vitest'
import { TestFirm } from '#upstream/testing/test-firm.ts'

test('only owners and administrators take all of it, and only who keeps the books DATEV’s files', async () => {
  const firm = await TestFirm.open()
  for (const [path, role] of [
    ['/exports/archive', 'accountant'],
    ['/exports/datev/file?from=2026-01-01&to=2026-12-31', 'readOnly'],
    ['/exports', 'sales'],
  ] as const) {
    expect(await firm.ask('GET', path, undefined, { role }), path).toMatchObject({ status: 403 })
  }
})

test('files that name customers and suppliers are refused to who may not see them', async () => {
  const firm = await TestFirm.open()
  const permissions = ['report:view', 'tax:view', 'tax:edit'] as const
  const how = { role: 'x', custom: { name: 'Taxes', permissions, scopes: {} } }
  const days = { from: '2026-01-01', to: '2026-12-31' }
  const query = `from=${days.from}&to=${days.to}`
  const numbers = { consultant: 1001, client: 7 }
  for (const [method, path, input] of [
    ['PUT', '/exports/datev', { ...numbers, ...days }],
    ['GET', `/exports/datev/file?${query}`, undefined],
    ['POST', '/exports/gobd', days],
    ['GET', `/exports/gobd/file?${query}`, undefined],
  ] as const) {
    expect(await firm.ask(method, path, input, how), path).toMatchObject({ status: 403 })
  }
})
