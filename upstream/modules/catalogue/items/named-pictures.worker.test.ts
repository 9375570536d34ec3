import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
)

test('pictures go to the items that they are named after, others are refused and why', async () => {
  const firm = await TestFirm.open()
  const base = { unit: 'pc', unitPrice: '9', taxCode: 'DE-S19' }
  const make = (values: object) => firm.must<Item>('POST', '/items', { ...base, ...values })
  const oak = await make({ name: 'Oak chair', sku: 'OAK-1' })
  const mug = await make({ name: 'Mug', barcodes: '4006381333931' })
  await make({ name: 'Shelf', sku: 'S-1' })
  await make({ name: 'Shelf', sku: 'S-2' })
  let nth = 0
  const add = async (name: string, head = png, role = 'owner') => {
    // No two files are the same.
    nth += 1
    const file = new File([new Uint8Array([...head, nth])], name)
    const { status, body } = await firm.upload<
      { itemId: string } & { data?: { fields: Record<string, { key: string }> } }
    >('/item-pictures', { file }, { role })
    return status === 201 ? body.itemId : (body.data?.fields.file?.key ?? status)
  }
  expect([
    await add('OAK-1.png'),
    await add('OAK-1 (2).png'),
    await add('oak chair.PNG'),
    await add('4006381333931.png'),
  ]).toEqual([oak.id, oak.id, oak.id, mug.id])
  expect([
    await add('Nobody.png'),
    await add('Shelf.png'),
    await add('OAK-1.txt', new TextEncoder().encode('Care: keep dry')),
    await add('.png'),
    await add('OAK-1.png', png, 'cashier'),
  ]).toEqual(['noItemOfName', 'severalItems', 'notAPhoto', 'noItemOfName', 403])
  const { attachments } = await firm.panels('item', oak.id)
  expect(attachments.map(({ name }) => name)).toEqual([
    'OAK-1.png',
    'OAK-1 (2).png',
    'oak chair.PNG',
  ])
  const { pictureId } = await firm.must<Item>('GET', `/items/${oak.id}`)
  expect(pictureId).toBe(attachments[0]?.id)
})
