import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Attachment } from '#contract/firm/records.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
)
const input = { name: 'Coffee beans', unit: 'kg', unitPrice: '12.5', taxCode: 'DE-S19' }

test('the first picture among the files is shown, then the next, then none', async () => {
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.must<Item>('POST', '/items', input)
  const add = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const at = `/records/item/${id}/attachments`
    return (await testFirm.upload<Attachment>(at, { file: new File([bytes], name) })).body.id
  }
  const shown = async () => (await testFirm.must<Item>('GET', `/items/${id}`)).pictureId
  const text = await add(new TextEncoder().encode('Care: keep dry'), 'care.txt')
  expect(await shown()).toBe('')
  const front = await add(png, 'front.png')
  const back = await add(new Uint8Array([...png, 0]), 'back.png')
  expect(await shown()).toBe(front)
  await testFirm.must('PUT', `/items/${id}/picture`, { attachmentId: back })
  expect(await shown()).toBe(back)
  const none = await testFirm.ask('PUT', `/items/${id}/picture`, { attachmentId: text })
  expect(none.body.data.detail).toEqual({ reason: 'noPicture' })
  await testFirm.must('DELETE', `/records/item/${id}/attachments/${back}`)
  expect(await shown()).toBe(front)
  const how = { role: 'cashier' } as const
  const refused = await testFirm.ask('PUT', `/items/${id}/picture`, { attachmentId: null }, how)
  expect(refused.status).toBe(403)
})

test('suppliers are told to who may see costs, and kept when somebody else changes the item', async () => {
  const testFirm = await TestFirm.open()
  await testFirm.customer({ name: 'Roastery', roles: ['supplier'] })
  const suppliers = [{ supplierName: 'Roastery', supplierNumber: 'RB-7', unitPrice: '8.4' }]
  const { id } = await testFirm.must<Item>('POST', '/items', { ...input, suppliers })
  const sales = { role: 'sales' } as const
  const seen = await testFirm.must<Item>('GET', `/items/${id}`, undefined, sales)
  expect(seen.suppliers).toBeNull()
  await testFirm.must('PUT', `/items/${id}`, { ...input, name: 'Beans', version: 1 }, sales)
  const kept = await testFirm.must<Item>('GET', `/items/${id}`)
  expect(kept).toMatchObject({ name: 'Beans', suppliers })
  const late = await testFirm.ask('PUT', `/items/${id}`, { ...input, version: 1 }, sales)
  expect([late.status, late.body.data.detail?.current]).toMatchObject([
    409,
    { name: 'Beans', version: 2, suppliers: null },
  ])
  expect(Object(late.body.data.detail?.current)).not.toHaveProperty('createdBy')
  const { rows } = await testFirm.must<{ rows: Item[] }>('GET', '/items?q=rb-7')
  expect(rows.map(({ name }) => name)).toEqual(['Beans'])
  const unknown = [{ supplierName: 'Nobody' }]
  const { body } = await testFirm.ask('POST', '/items', { ...input, suppliers: unknown })
  expect(body.data.fields).toEqual({ 'suppliers.0.supplierName': { key: 'unknownSupplier' } })
  // Without the instants, which hold any figures.
  const changes = (await testFirm.panels('item', id)).history.flatMap((entry) => entry.changes)
  expect(JSON.stringify(changes)).not.toContain('8.4')
})
