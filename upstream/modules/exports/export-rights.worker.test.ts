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
