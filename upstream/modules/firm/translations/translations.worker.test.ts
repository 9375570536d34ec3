import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Translations } from '#contract/firm/translations.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const item = { kind: 'product', name: 'Bauernbrot', unit: 'Stk', unitPrice: '4.50' }

test('what customers could not read in their language is listed, kind by kind', async () => {
  const firm = await TestFirm.open()
  const at = '/translations'
  const { id } = await firm.must<Item>('POST', '/items', item)
  const before = await firm.must<Translations>('GET', at)
  expect(before).toMatchObject({ language: 'de', languages: [], rows: [], more: 0 })

  await firm.customer({ name: 'Acme Ltd', language: 'en' })
  const look = { layout: 'classic', alsoIn: '', kind: 'quote', closing: '', version: 1 }
  await firm.must('PUT', '/paper-look', { ...look, language: 'de', opening: 'Guten Tag' })
  await firm.must('PUT', '/mail-templates/invoice/de', { subject: '{number}', message: '{name}' })
  const after = await firm.must<Translations>('GET', at)
  expect(after.languages).toEqual(['en'])
  expect(after.rows).toEqual(
    expect.arrayContaining([
      {
        ...{ kind: 'item', id, title: 'Bauernbrot', missing: ['en'], outdated: [] },
        path: `items/${id}/words`,
      },
      expect.objectContaining({ kind: 'paperText', id: 'quote', missing: ['en'] }),
      expect.objectContaining({ kind: 'mailTemplate', id: 'invoice', missing: ['en'] }),
    ]),
  )
  expect(after.kinds).toContainEqual({ kind: 'item', total: 1, done: 0 })

  const words = [{ language: 'en', name: 'Farmhouse loaf', description: '' }]
  await firm.must('PUT', `/items/${id}/words`, { words })
  const done = await firm.must<Translations>('GET', `${at}?kind=item`)
  expect(done.rows).toEqual([])
  const { version } = await firm.must<Item>('GET', `/items/${id}`)
  await firm.must('PUT', `/items/${id}`, { ...item, name: 'Landbrot', version })
  const old = await firm.must<Translations>('GET', `${at}?kind=item`)
  expect(old.rows).toMatchObject([{ id, missing: [], outdated: ['en'] }])

  const cashier = await firm.must<Translations>('GET', at, undefined, { role: 'cashier' })
  expect(cashier.kinds.map(({ kind }) => kind)).toEqual(['item'])
  expect((await firm.ask('GET', at, undefined, { role: 'employee' })).status).toBe(403)
})
