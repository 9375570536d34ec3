import { describe, expect, test } from 'vitest'
import type { ItemVariants } from '#contract/catalogue/item-variants.ts'
import type { Item, ItemRow } from '#contract/catalogue/items.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Rows = { rows: ItemRow[] }

const options = [
  { name: 'Colour', values: ['red', 'blue'] },
  { name: 'Size', values: ['S', 'M'] },
]

async function shirt(testFirm: TestFirm, values: object = {}): Promise<Item> {
  const input = { name: 'T-shirt', sku: 'TEE', unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }
  return testFirm.must('POST', '/items', { ...input, kind: 'stock', ...values })
}

const kitInput = {
  ...{ name: 'Pack', sku: 'KIT', unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' },
  kind: 'kit',
}

async function withVariants(testFirm: TestFirm) {
  const parent = await shirt(testFirm)
  const variants = [
    { values: ['red', 'S'], sku: 'TEE-R-S', barcode: '4006381333931' },
    { values: ['red', 'M'], sku: 'TEE-R-M', unitPrice: '22' },
    { values: ['blue', 'S'] },
  ]
  const made = await testFirm.must<ItemVariants>('POST', `/items/${parent.id}/variants`, {
    ...{ version: parent.version, options, variants },
  })
  return { parent, made }
}

describe('variants of an item', () => {
  test('are made in one step, each an item of its own, and their parent is none that is sold', async () => {
    const testFirm = await TestFirm.open()
    const { parent, made } = await withVariants(testFirm)
    expect(
      made.variants.map(({ name, sku, unitPrice, followsPrice }) => ({
        name,
        sku,
        unitPrice,
        followsPrice,
      })),
    ).toEqual([
      { name: 'T-shirt, red / S', sku: 'TEE-R-S', unitPrice: '20', followsPrice: true },
      { name: 'T-shirt, red / M', sku: 'TEE-R-M', unitPrice: '22', followsPrice: false },
      { name: 'T-shirt, blue / S', sku: '', unitPrice: '20', followsPrice: true },
    ])
    const names = async (query: string) =>
      (await testFirm.must<Rows>('GET', `/items?${query}`)).rows.map(({ name }) => name)
    expect(await names('variants=folded')).toEqual(['T-shirt'])
    expect(await names('variants=single')).toHaveLength(3)
    expect(await names('q=blue')).toEqual(['T-shirt, blue / S'])
    expect(await names('q=4006381333931')).toEqual(['T-shirt, red / S'])
    const stock = await testFirm.must<{ rows: { name: string }[] }>('GET', '/stock')
    expect(stock.rows.map(({ name }) => name).sort()).toEqual(
      made.variants.map(({ name }) => name).sort(),
    )
    expect(await testFirm.must<Item>('GET', `/items/${parent.id}`)).toMatchObject({
      isParent: true,
      options,
    })
  })

  test('come later for a new value alone, and not twice', async () => {
    const testFirm = await TestFirm.open()
    const { parent, made } = await withVariants(testFirm)
    const path = `/items/${parent.id}/variants`
    const again = { version: made.version, options, variants: [{ values: ['red', 'S'] }] }
    expect((await testFirm.ask('POST', path, again)).body.data.fields).toEqual({
      'variants.0.values': { key: 'variantTwice' },
    })
    const stale = { ...again, version: made.version - 1 }
    expect((await testFirm.ask('POST', path, stale)).status).toBe(409)
    const wider = [options[0], { name: 'Size', values: ['S', 'M', 'L'] }]
    const taken = {
      version: made.version,
      options: wider,
      variants: [{ values: ['red', 'L'], sku: 'TEE' }],
    }
    expect((await testFirm.ask('POST', path, taken)).body.data.fields).toEqual({
      'variants.0.sku': { key: 'skuTaken' },
    })
    const ok = { ...taken, variants: [{ values: ['red', 'L'] }] }
    const after = await testFirm.must<ItemVariants>('POST', path, ok)
    expect(after.variants.map(({ values }) => values.join())).toEqual([
      'red,S',
      'red,M',
      'red,L',
      'blue,S',
    ])
    const third = [...wider, { name: 'Fit', values: ['slim'] }]
    const fixed = { version: after.version, options: third, variants: [] }
    expect((await testFirm.ask('POST', path, fixed)).body.data.fields).toEqual({
      'options.2.name': { key: 'optionsFixed' },
    })
  })

  test('follow the name, the tax and the price of their parent, and a renamed value', async () => {
    const testFirm = await TestFirm.open()
    const { parent, made } = await withVariants(testFirm)
    const item = await testFirm.must<Item>('GET', `/items/${parent.id}`)
    await testFirm.must('PUT', `/items/${parent.id}`, { ...item, name: 'Tee', unitPrice: '25' })
    const path = `/items/${parent.id}/variants`
    const raised = await testFirm.must<ItemVariants>('GET', path)
    expect(raised.variants.map(({ name, unitPrice }) => `${name} ${unitPrice}`)).toEqual([
      'Tee, red / S 25',
      'Tee, red / M 22',
      'Tee, blue / S 25',
    ])
    const [colour] = made.options
    const renamed = await testFirm.must<ItemVariants>('PUT', path, {
      version: raised.version,
      options: [{ ...colour, values: [{ id: colour?.values[0]?.id, value: 'crimson' }] }],
      variants: [{ id: made.variants[1]?.id, sku: 'TEE-C-M', unitPrice: '' }],
    })
    expect(renamed.variants[1]).toMatchObject({
      ...{ name: 'Tee, crimson / M', sku: 'TEE-C-M', unitPrice: '25', followsPrice: true },
    })
  })

  test('are chosen on an invoice, where the parent is refused', async () => {
    const testFirm = await TestFirm.open()
    const { parent } = await withVariants(testFirm)
    const customer = await testFirm.customer()
    const line = {
      description: 'T-shirt',
      quantity: '1',
      unit: 'pc',
      unitPrice: '20',
      taxCode: 'DE-S19',
    }
    const invoice = {
      customerId: customer.id,
      issueDate: '2026-10-03',
      currency: 'EUR',
      language: 'de',
      lines: [{ ...line, itemId: parent.id }],
    }
    const no = await testFirm.ask('POST', '/invoices', invoice)
    expect([no.status, no.body.data.fields]).toEqual([
      422,
      { 'lines.0.description': { key: 'chooseVariant' } },
    ])
  })

  test('are refused for a kit, a variant and what has been in stock; archived with their parent', async () => {
    const testFirm = await TestFirm.open()
    const { parent, made } = await withVariants(testFirm)
    const ask = async (item: Pick<Item, 'id' | 'version'>) => {
      const body = { version: item.version, options, variants: [] }
      return (await testFirm.ask('POST', `/items/${item.id}/variants`, body)).body.data.detail
    }
    const [first] = made.variants
    const variant = await testFirm.must<Item>('GET', `/items/${first?.id}`)
    expect(await ask(variant)).toMatchObject({ reason: 'variantOfVariant' })
    const empty = await testFirm.ask('POST', '/items', { ...kitInput, components: [] })
    expect([empty.status, Object.keys(empty.body.data.fields)]).toEqual([
      422,
      ['components.0.item'],
    ])
    const components = [{ item: variant.id, quantity: '1' }]
    const kit = await testFirm.must<Item>('POST', '/items', { ...kitInput, components })
    expect(await ask(kit)).toMatchObject({ reason: 'kitWithVariants' })
    await testFirm.must('POST', `/items/${parent.id}/archive`, {})
    expect((await testFirm.must<Rows>('GET', '/items?variants=single&q=red')).rows).toEqual([])
    await testFirm.must('POST', `/items/${variant.id}/restore`, {})
    const back = await testFirm.must<Rows>('GET', '/items?sort=sku')
    expect(back.rows.map(({ sku }) => sku)).toEqual(['KIT', 'TEE', 'TEE-R-S'])
    const body = { version: 9, options, variants: [] }
    for (const method of ['POST', 'PUT']) {
      const asked = await testFirm.ask(method, `/items/${parent.id}/variants`, body, {
        role: 'readOnly',
      })
      expect(asked.status).toBe(403)
    }
  })
})

describe('a file of items', () => {
  test('brings parents, variants and bills of materials, and takes them back as they left', async () => {
    const testFirm = await TestFirm.open()
    const heads = 'name,sku,kind,unit,unitPrice,taxCode,parentSku,options,bill,weight'
    const csv = [
      heads,
      'Tee,TEE,stock,pc,20,DE-S19,,Size: S | M,,0.2',
      'Tee,TEE-S,,pc,20,DE-S19,TEE,Size: S,,',
      '"Tee, wide",TEE-L,,pc,24,DE-S19,TEE,Size: L,,',
      'Pair,PAIR,kit,pc,40,DE-S19,,,TEE-S = 1; TEE-L = 0.5 + 3 %,',
    ].join('\n')
    const file = new File([csv], 'items.csv')
    const { body: batch } = await testFirm.upload<{ id: string }>('/imports', {
      register: 'items',
      file,
    })
    const mapping = heads.split(',').map((field, column) => ({ field, column }))
    const reading = { mapping, decimalMark: 'point', words: [] }
    const path = `/imports/${batch.id}`
    await testFirm.must('POST', `${path}/commit`, reading)
    const { rows } = await testFirm.must<Rows>('GET', '/items?sort=sku')
    expect(
      rows.map(({ sku, name, unitPrice, kind, parentSku, bill }) => [
        sku,
        name,
        unitPrice,
        kind,
        parentSku,
        bill,
      ]),
    ).toEqual([
      ['PAIR', 'Pair', '40', 'kit', '', 'TEE-S = 1; TEE-L = 0.5 + 3 %'],
      ['TEE', 'Tee', '20', 'stock', '', ''],
      ['TEE-L', 'Tee, wide', '24', 'stock', 'TEE', ''],
      ['TEE-S', 'Tee, S', '20', 'stock', 'TEE', ''],
    ])
    expect(rows.map(({ weight, options }) => [weight, options])).toEqual([
      ['', []],
      ['0.2', [{ name: 'Size', values: ['S', 'M', 'L'] }]],
      ['0.2', [{ name: 'Size', values: ['L'] }]],
      ['0.2', [{ name: 'Size', values: ['S'] }]],
    ])
    await testFirm.must('POST', `${path}/undo`, {})
    expect((await testFirm.must<Rows>('GET', '/items')).rows).toEqual([])
  })
})
