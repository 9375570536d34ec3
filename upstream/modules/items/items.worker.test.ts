import { describe, expect, test } from 'vitest'
import type { Item, ItemRow } from '#contract/items.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { Desk } from '#upstream/testing/desk.ts'

type Page = { rows: ItemRow[]; next: string | null; previous: string | null; first: number }

const input = { name: 'Coffee beans', unit: 'kg', unitPrice: '12.5', taxCode: 'DE-S19' }

function create(desk: Desk, values: object = {}): Promise<Item> {
  return desk.must('POST', '/items', { ...input, ...values })
}

async function list(desk: Desk, query = ''): Promise<string[]> {
  const { rows } = await desk.must<Page>('GET', `/items${query && `?${query}`}`)
  return rows.map(({ name }) => name)
}

describe('an item', () => {
  test('is kept with its price as text, in the firm’s currency', async () => {
    const desk = await Desk.open()
    const made = await create(desk, { unitPrice: '0.000125', priceMode: 'gross', sku: 'CB-1' })
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
    expect(await desk.must('GET', `/items/${made.id}`)).toEqual(made)
  })

  test('says at each field what is wrong', async () => {
    const desk = await Desk.open()
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
      const { status, body } = await desk.ask('POST', '/items', { ...input, ...values })
      expect([status, body.data.fields]).toEqual([422, fields])
    }
    expect(await list(desk)).toEqual([])
  })

  test('has a code of its own, also against archived ones, and may have none', async () => {
    const desk = await Desk.open()
    const first = await create(desk, { sku: 'CB-1' })
    await create(desk, { name: 'Without' })
    await create(desk, { name: 'Without too' })
    const taken = await desk.ask('POST', '/items', { ...input, sku: 'CB-1' })
    expect([taken.status, taken.body.data.fields]).toEqual([422, { sku: { key: 'skuTaken' } }])
    await desk.must('POST', `/items/${first.id}/archive`, {})
    expect((await desk.ask('POST', '/items', { ...input, sku: 'CB-1' })).status).toBe(422)
    const other = await create(desk, { sku: 'CB-2' })
    const rename = { ...input, sku: 'CB-1', version: 1 }
    expect((await desk.ask('PUT', `/items/${other.id}`, rename)).status).toBe(422)
    const keep = { ...input, sku: 'CB-2', version: 1 }
    expect(await desk.must('PUT', `/items/${other.id}`, keep)).toMatchObject({ version: 2 })
  })

  test('happens once under one key', async () => {
    const desk = await Desk.open()
    const how = { key: 'once' }
    const body = { ...input, sku: 'CB-1' }
    const first = await desk.must<Item>('POST', '/items', body, how)
    expect(await desk.must('POST', '/items', body, how)).toEqual(first)
  })

  test('changed by two at once is a conflict that shows the newer version', async () => {
    const desk = await Desk.open()
    const { id } = await create(desk)
    await desk.must('PUT', `/items/${id}`, { ...input, unitPrice: '13', version: 1 })
    const late = await desk.ask('PUT', `/items/${id}`, { ...input, unitPrice: '14', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body.data.detail).toMatchObject({ current: { unitPrice: '13', version: 2 } })
  })

  test('leaves the list when it is archived, and comes back', async () => {
    const desk = await Desk.open()
    const { id } = await create(desk)
    await desk.must('POST', `/items/${id}/archive`, {})
    expect([await list(desk), await list(desk, 'show=archived')]).toEqual([[], [input.name]])
    await desk.must('POST', `/items/${id}/restore`, {})
    expect([await list(desk), await list(desk, 'show=archived')]).toEqual([[input.name], []])
  })
})

describe('the list of items', () => {
  test('finds by name, code and description', async () => {
    const desk = await Desk.open()
    await create(desk, { sku: 'CB-77', description: 'Roasted in Tartu' })
    await create(desk, { name: 'Schraubenschlüssel' })
    expect(await list(desk, 'q=CB-77')).toEqual([input.name])
    expect(await list(desk, 'q=tartu')).toEqual([input.name])
    expect(await list(desk, 'q=schraubenschl')).toEqual(['Schraubenschlüssel'])
  })

  test('goes through all of them by pages', async () => {
    const desk = await Desk.open()
    for (const name of ['A', 'B', 'C', 'D', 'E']) await create(desk, { name })
    const one = await desk.must<Page>('GET', '/items?size=2')
    const two = await desk.must<Page>('GET', `/items?size=2&after=${one.next}`)
    const three = await desk.must<Page>('GET', `/items?size=2&after=${two.next}`)
    expect([one, two, three].map(({ rows }) => rows.map(({ name }) => name).join(''))).toEqual([
      'AB',
      'CD',
      'E',
    ])
    const back = await desk.must<Page>('GET', `/items?size=2&before=${two.previous}`)
    expect(back.rows).toEqual(one.rows)
  })

  test('answers whatever is searched for', async () => {
    const desk = await Desk.open()
    for (const q of ["'", '%', '"', '_', '*', '\\', '(', 'AND', 'x'.repeat(60), 'ж'.repeat(60)]) {
      expect((await desk.ask('GET', `/items?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
    }
    expect((await desk.ask('GET', `/items?q=${'x'.repeat(10_240)}`)).status).toBe(422)
    expect((await desk.ask('GET', '/items?before=garbage')).status).toBe(400)
  })
})

describe('who may not', () => {
  test('keep items, is refused', async () => {
    const desk = await Desk.open()
    const { id } = await create(desk)
    const cashier = { role: 'cashier' } as const
    expect((await desk.ask('GET', '/items', undefined, cashier)).status).toBe(200)
    const writes: [string, string, object][] = [
      ['POST', '/items', input],
      ['PUT', `/items/${id}`, { ...input, version: 1 }],
      ['POST', `/items/${id}/archive`, {}],
    ]
    for (const [method, path, json] of writes) {
      expect((await desk.ask(method, path, json, cashier)).status, path).toBe(403)
    }
    expect((await desk.ask('GET', '/items', undefined, { role: 'hr' })).status).toBe(403)
  })

  test('reach another firm’s item: it is not found, like one that never was', async () => {
    const [mine, other] = [await Desk.open(), await Desk.open()]
    const { id } = await create(other)
    for (const strange of [id, newId()]) {
      expect((await mine.ask('GET', `/items/${strange}`)).status).toBe(404)
      const put = { ...input, version: 1 }
      expect((await mine.ask('PUT', `/items/${strange}`, put)).status).toBe(404)
      expect((await mine.ask('POST', `/items/${strange}/restore`, {})).status).toBe(404)
    }
  })
})
