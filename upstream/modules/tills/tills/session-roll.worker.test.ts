import { expect, test } from 'vitest'
import { tillOf } from './till-of.fixture.ts'

test('the Z report is a slip, and who counts blindly sees nothing of the drawer before', async () => {
  const { firm, open, sell, close } = await tillOf('DE')
  const session = await open(0)
  await sell({ price: '10', taxCode: 'DE-S19' })
  const path = `/till-sessions/${session.id}/pdf`
  const x = await firm.download(path)
  expect([x.status, x.body.slice(0, 8)]).toEqual([200, '%PDF-1.7'])
  await close(session.id, 1_000)
  const z = await firm.download(path)
  expect([z.status, z.body.slice(0, 8)]).toEqual([200, '%PDF-1.7'])
  expect(z.body.length).toBeGreaterThan(x.body.length / 2)
  expect((await firm.download(path, { role: 'hr' })).status).toBe(403)
})
