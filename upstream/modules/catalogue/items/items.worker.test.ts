import { describe, expect, test } from 'vitest'
import type { Item, ItemRow } from '#contract/catalogue/items.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { itemList } from './list.ts'

type Page = {
  rows: ItemRow[]
  next: string | null
  previous: string | null
  first: number
  total: number | null
  counts: Record<string, number | null>
}

const input = { name: 'Coffee beans', unit: 'kg', unitPrice: '12.5', taxCode: 'DE-S19' }

function create(testFirm: TestFirm, values: object = {}): Promise<Item> {
  return testFirm.must('POST', '/items', { ...input, ...values })
}

async function list(testFirm: TestFirm, query = ''): Promise<string[]> {
  const { rows } = await testFirm.must<Page>('GET', `/items${query && `?${query}`}`)
  return rows.map(({ name }) => name)
}

describe('an item', () => {
  test('is kept with its price as text, in the firm’s currency', async () => {
    const testFirm = await TestFirm.open()
    const made = await create(testFirm, { unitPrice: '0.000125', priceMode: 'gross', sku: 'CB-1' })
    expect(made).toMatchObject({
      ...input,
      unitPrice: '0.000125',
      priceMode: 'gross',
      sku: 'CB-1',
      kind: 'product',
      currency: 'EUR',
      isArchived: false,
      version: 1,
    })
    expect(await testFirm.must('GET', `/items/${made.id}`)).toEqual(made)
  })

  test('says at each field what is wrong', async () => {
    const testFirm = await TestFirm.open()
    const wrong: [object, object][] = [
      [{ unitPrice: '1,5' }, { unitPrice: { key: 'invalidNumber' } }],
      [{ unitPrice: '-1' }, { unitPrice: { key: 'negative' } }],
      [{ unitPrice: '0.1234567' }, { unitPrice: { key: 'tooManyDecimals' } }],
      [{ unitPrice: '' }, { unitPrice: { key: 'required' } }],
      [
        { name: '', unit: '' },
        { name: { key: 'required' }, unit: { key: 'required' } },
      ],
      [{ taxCode: 'FR-S20' }, { taxCode: { key: 'unknownTaxRate' } }],
      [{ incomeAccount: '9999' }, { incomeAccount: { key: 'unknownAccount' } }],
      [{ incomeAccount: '1200' }, { incomeAccount: { key: 'unknownAccount' } }],
      [{ name: 'a\u0007b' }, { name: { key: 'invalidCharacters' } }],
    ]
    for (const [values, fields] of wrong) {
      const { status, body } = await testFirm.ask('POST', '/items', { ...input, ...values })
      expect([status, body.data.fields]).toEqual([422, fields])
    }
    expect(await list(testFirm)).toEqual([])
  })

  test('has a code of its own, also against archived ones, and may have none', async () => {
    const testFirm = await TestFirm.open()
    const first = await create(testFirm, { sku: 'CB-1' })
    await create(testFirm, { name: 'Without' })
    await create(testFirm, { name: 'Without too' })
    const taken = await testFirm.ask('POST', '/items', { ...input, sku: 'CB-1' })
    expect([taken.status, taken.body.data.fields]).toEqual([422, { sku: { key: 'skuTaken' } }])
    await testFirm.must('POST', `/items/${first.id}/archive`, {})
    expect((await testFirm.ask('POST', '/items', { ...input, sku: 'CB-1' })).status).toBe(422)
    const other = await create(testFirm, { sku: 'CB-2' })
    const rename = { ...input, sku: 'CB-1', version: 1 }
    expect((await testFirm.ask('PUT', `/items/${other.id}`, rename)).status).toBe(422)
    const keep = { ...input, sku: 'CB-2', version: 1 }
    expect(await testFirm.must('PUT', `/items/${other.id}`, keep)).toMatchObject({ version: 2 })
  })

  test('has barcodes of its own, by which it is found', async () => {
    const testFirm = await TestFirm.open()
    const barcodes = ['4006381333931', 'SHELF-7']
    const { id } = await create(testFirm, { barcodes })
    expect(await list(testFirm, 'q=4006381333931')).toEqual([input.name])
    const wrong = { barcodes: ['4006381333930'] }
    const bad = await testFirm.ask('POST', '/items', { ...input, ...wrong })
    expect(Object.values(bad.body.data.fields)).toEqual([{ key: 'barcodeCheckDigit' }])
    const taken = await testFirm.ask('POST', '/items', { ...input, barcodes: ['SHELF-7'] })
    expect(taken.body.data.fields).toEqual({ barcodes: { key: 'barcodeTaken' } })
    await testFirm.must('PUT', `/items/${id}`, { ...input, barcodes: [], version: 1 })
    expect((await create(testFirm, { barcodes })).barcodes).toEqual(barcodes)
  })

  test('happens once under one key', async () => {
    const testFirm = await TestFirm.open()
    const how = { key: 'once' }
    const body = { ...input, sku: 'CB-1' }
    const first = await testFirm.must<Item>('POST', '/items', body, how)
    expect(await testFirm.must('POST', '/items', body, how)).toEqual(first)
  })

  test('changed by two at once is a conflict that shows the newer version', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await create(testFirm)
    await testFirm.must('PUT', `/items/${id}`, { ...input, unitPrice: '13', version: 1 })
    const late = await testFirm.ask('PUT', `/items/${id}`, {
      ...input,
      unitPrice: '14',
      version: 1,
    })
    expect(late.status).toBe(409)
    expect(late.body.data.detail).toMatchObject({ current: { unitPrice: '13', version: 2 } })
  })

  test('leaves the list when it is archived, and comes back', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await create(testFirm)
    await testFirm.must('POST', `/items/${id}/archive`, {})
    expect([await list(testFirm), await list(testFirm, 'tab=archived')]).toEqual([[], [input.name]])
    await testFirm.must('POST', `/items/${id}/restore`, {})
    expect([await list(testFirm), await list(testFirm, 'tab=archived')]).toEqual([[input.name], []])
  })
})

describe('the list of items', () => {
  test('finds by name, code and description', async () => {
    const testFirm = await TestFirm.open()
    await create(testFirm, { sku: 'CB-77', description: 'Roasted in Tartu' })
    await create(testFirm, { name: 'Schraubenschlüssel' })
    expect(await list(testFirm, 'q=CB-77')).toEqual([input.name])
    expect(await list(testFirm, 'q=tartu')).toEqual([input.name])
    expect(await list(testFirm, 'q=schraubenschl')).toEqual(['Schraubenschlüssel'])
  })

  test('goes through all of them by pages', async () => {
    const testFirm = await TestFirm.open()
    for (const name of ['A', 'B', 'C', 'D', 'E']) await create(testFirm, { name })
    const one = await testFirm.must<Page>('GET', '/items?size=2')
    const two = await testFirm.must<Page>('GET', `/items?size=2&after=${one.next}`)
    const three = await testFirm.must<Page>('GET', `/items?size=2&after=${two.next}`)
    expect([one, two, three].map(({ rows }) => rows.map(({ name }) => name).join(''))).toEqual([
      'AB',
      'CD',
      'E',
    ])
    const back = await testFirm.must<Page>('GET', `/items?size=2&before=${two.previous}`)
    expect(back.rows).toEqual(one.rows)
  })

  test('is sorted by each order, up and down, and every page follows', async () => {
    const testFirm = await TestFirm.open()
    const prices = { b: '9.5', A: '10', C: '0.000125', d: '100' }
    for (const [name, unitPrice] of Object.entries(prices))
      await create(testFirm, { name, unitPrice })
    const orders = {
      'sort=name': 'A b C d',
      'sort=name&direction=descending': 'd C b A',
      'sort=unitPrice': 'C b A d',
      'sort=unitPrice&direction=descending': 'd A b C',
      'sort=updatedAt': 'b A C d',
    }
    for (const [query, order] of Object.entries(orders)) {
      expect((await list(testFirm, query)).join(' '), query).toBe(order)
      const seen: string[] = []
      let after = ''
      do {
        const page = await testFirm.must<Page>('GET', `/items?${query}&size=1${after}`)
        seen.push(...page.rows.map(({ name }) => name))
        expect(page.first).toBe(seen.length)
        after = page.next ? `&after=${page.next}` : ''
      } while (after)
      expect(seen.join(' '), query).toBe(order)
    }
  })

  test('is filtered, and counts what each tab has under the filters', async () => {
    const testFirm = await TestFirm.open()
    await create(testFirm, { name: 'Dear', unitPrice: '100' })
    await create(testFirm, { name: 'Cheap', unitPrice: '9.99' })
    await create(testFirm, { name: 'Hour', unitPrice: '90', kind: 'service' })
    const { id } = await create(testFirm, { name: 'Old', unitPrice: '20' })
    await testFirm.must('POST', `/items/${id}/archive`, {})
    expect(await list(testFirm, 'priceFrom=10&priceTo=100')).toEqual(['Dear', 'Hour'])
    expect(await list(testFirm, 'kind=service')).toEqual(['Hour'])
    expect(await list(testFirm, 'taxCode=DE-S7')).toEqual([])
    const page = await testFirm.must<Page>('GET', '/items?priceFrom=10')
    expect([page.counts, page.total]).toEqual([{ active: 2, archived: 1 }, 2])
    const none = await testFirm.must<Page>('GET', '/items?q=%25')
    expect(none.counts).toEqual({ active: 0, archived: 0 })
    expect((await testFirm.ask('GET', '/items?sort=password')).status).toBe(422)
  })

  test('follows an index in every order and sorts no more than a page', async () => {
    const testFirm = await TestFirm.open()
    for (const { order, plan } of await sortPlans(testFirm, itemList)) {
      expect(plan, order).toMatch(/^SEARCH items USING INDEX \S+ \(.*[<>]/)
      expect(plan, order).not.toContain('TEMP B-TREE')
    }
  })

  test('gives all that is meant for a file, a piece after another', async () => {
    const testFirm = await TestFirm.open()
    for (const name of ['A', 'B', 'C']) await create(testFirm, { name })
    const one = await testFirm.must<Page>('GET', '/items/rows?size=2')
    const two = await testFirm.must<Page>('GET', `/items/rows?size=2&after=${one.next}`)
    expect([...one.rows, ...two.rows].map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(two.next).toBeNull()
  })

  test('answers whatever is searched for', async () => {
    const testFirm = await TestFirm.open()
    for (const q of ["'", '%', '"', '_', '*', '\\', '(', 'AND', 'x'.repeat(60), 'ж'.repeat(60)]) {
      expect((await testFirm.ask('GET', `/items?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
    }
    expect((await testFirm.ask('GET', `/items?q=${'x'.repeat(10_240)}`)).status).toBe(422)
    expect((await testFirm.ask('GET', '/items?before=garbage')).status).toBe(400)
  })
})

describe('many items', () => {
  test('are archived by name or by filter, each with what became of it', async () => {
    const testFirm = await TestFirm.open()
    const [a, b] = [await create(testFirm, { name: 'A' }), await create(testFirm, { name: 'B' })]
    await create(testFirm, { name: 'C', kind: 'service' })
    const strange = newId()
    const named = { action: 'archive', ids: [a.id, strange] }
    expect(await testFirm.must('POST', '/items/bulk', named)).toEqual({
      results: [
        { id: a.id, label: 'A', outcome: 'done', reason: null },
        { id: strange, label: null, outcome: 'skipped', reason: 'not_found' },
      ],
    })
    const filtered = { action: 'archive', query: { kind: 'product' } }
    expect(await testFirm.must('POST', '/items/bulk', filtered)).toEqual({
      results: [{ id: b.id, label: 'B', outcome: 'done', reason: null }],
    })
    expect(await list(testFirm)).toEqual(['C'])
    expect((await testFirm.ask('POST', '/items/bulk', { action: 'archive' })).status).toBe(422)
    expect(
      (await testFirm.ask('POST', '/items/bulk', { action: 'delete', ids: [a.id] })).status,
    ).toBe(422)
  })
})

describe('who may not', () => {
  test('keep items, is refused', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await create(testFirm)
    const cashier = { role: 'cashier' } as const
    expect((await testFirm.ask('GET', '/items', undefined, cashier)).status).toBe(200)
    const writes: [string, string, object][] = [
      ['POST', '/items', input],
      ['PUT', `/items/${id}`, { ...input, version: 1 }],
      ['POST', `/items/${id}/archive`, {}],
      ['POST', '/items/bulk', { action: 'archive', ids: [id] }],
    ]
    for (const [method, path, json] of writes) {
      expect((await testFirm.ask(method, path, json, cashier)).status, path).toBe(403)
    }
    expect((await testFirm.ask('GET', '/items', undefined, { role: 'hr' })).status).toBe(403)
  })

  test('reach another firm’s item: it is not found, like one that never was', async () => {
    const [mine, other] = [await TestFirm.open(), await TestFirm.open()]
    const { id } = await create(other)
    for (const strange of [id, newId()]) {
      expect((await mine.ask('GET', `/items/${strange}`)).status).toBe(404)
      const put = { ...input, version: 1 }
      expect((await mine.ask('PUT', `/items/${strange}`, put)).status).toBe(404)
      expect((await mine.ask('POST', `/items/${strange}/restore`, {})).status).toBe(404)
    }
  })
})
