import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ImportCheck, OpenImport } from '#contract/core/imports.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { CustomField, UsableField } from '#contract/firm/custom-fields.ts'
import type { Party, PartyRow } from '#contract/firm/parties.ts'
import type { RecordPanels } from '#contract/firm/records.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { documentInput, type Refused, TestFirm } from '#upstream/testing/test-firm.ts'

const customer = {
  name: 'Osprey Coffee',
  address: { city: 'Tartu', country: 'EE' },
  language: 'en',
  currency: 'EUR',
}

function field(firm: TestFirm, input: Record<string, unknown>): Promise<CustomField> {
  return firm.must('POST', '/custom-fields', { kind: 'party', ...input })
}

async function withFields() {
  const firm = await TestFirm.open()
  const region = await field(firm, {
    type: 'choice',
    label: 'Región de venta',
    choices: [{ label: 'North' }, { label: 'South', code: 's' }],
    isRequired: true,
  })
  await field(firm, { type: 'number', label: 'Seats' })
  await field(firm, { type: 'money', label: 'Budget' })
  await field(firm, { type: 'date', label: 'Since' })
  await field(firm, { type: 'yesNo', label: 'Key account' })
  await field(firm, { type: 'link', label: 'Shop' })
  await field(firm, { type: 'text', label: 'Скидка' })
  const secret = await field(firm, {
    type: 'text',
    label: 'Risk',
    seenBy: ['accountant', 'crm'],
    editedBy: ['accountant'],
  })
  return { firm, region, secret }
}

const values = {
  region_de_venta: 'north',
  seats: '12.50',
  budget: 250_000,
  since: '2026-02-28',
  key_account: true,
  shop: 'https://shop.example/a',
  field: 'Отдельно',
  risk: 'pays late',
}

function add(firm: TestFirm, custom: Record<string, unknown>, name = customer.name) {
  return firm.must<Party>('POST', '/parties', { ...customer, name, custom })
}

async function found(firm: TestFirm, query: string): Promise<string[]> {
  const { rows } = await firm.must<{ rows: PartyRow[] }>('GET', `/parties?${query}`)
  return rows.map(({ name }) => name)
}

test('values of each type are kept, listed, searched and filtered by', async () => {
  const { firm } = await withFields()
  const made = await add(firm, values)
  await add(firm, { region_de_venta: 's', seats: 3, budget: 99, since: '2025-01-01' }, 'Plain')
  expect(made.custom).toEqual(values)
  const { rows } = await firm.must<{ rows: PartyRow[] }>('GET', '/parties?q=osprey')
  expect(rows[0]?.custom).toEqual(values)
  const filters = [
    'custom[region_de_venta]=north',
    'custom[seats.from]=4',
    'custom[budget.from]=2500&custom[budget.to]=2500.00',
    'custom[since.from]=2026-01-01',
    'custom[key_account]=yes',
    'custom[shop]=example',
    'q=отдельно',
  ]
  for (const filter of filters)
    expect([filter, await found(firm, filter)]).toEqual([filter, [customer.name]])
  expect(await found(firm, 'custom[seats.to]=12.5')).toEqual(['Osprey Coffee', 'Plain'])
  expect((await firm.ask('GET', '/parties?custom[nothing]=1')).status).toBe(422)
})

test('each value is checked by its field, and what is not named stays', async () => {
  const { firm } = await withFields()
  const wrong = {
    region_de_venta: '',
    seats: 'many',
    budget: '1.5',
    since: '2026-02-30',
    shop: 'javascript:alert(1)',
    other: 'x',
  }
  const refused = await firm.ask('POST', '/parties', { ...customer, custom: wrong })
  expect(refused.status).toBe(422)
  expect(refused.body.data.fields).toMatchObject({
    'custom.region_de_venta': { key: 'required' },
    'custom.seats': { key: 'invalidNumber' },
    'custom.budget': { key: 'invalidAmount' },
    'custom.since': { key: 'invalidDate' },
    'custom.shop': { key: 'customLink' },
    'custom.other': { key: 'customUnknown' },
  })
  const made = await add(firm, values)
  const path = `/parties/${made.id}`
  const { custom } = await firm.must<Party>('PUT', path, {
    ...customer,
    version: 1,
    custom: { seats: null, budget: '7' },
  })
  const { seats: _, ...rest } = values
  expect(custom).toEqual({ ...rest, budget: 7 })
  expect((await firm.must<Party>('PUT', path, { ...customer, version: 2 })).custom).toEqual(custom)
})

test('a restricted field is shown to its roles alone and changed by fewer', async () => {
  const { firm } = await withFields()
  const made = await add(firm, values)
  const path = `/parties/${made.id}`
  const { risk, ...open } = values
  const seen = async (role: string) =>
    (await firm.must<Party>('GET', path, undefined, { role })).custom
  expect(await seen('sales')).toEqual(open)
  expect(await seen('crm')).toEqual(values)
  const change = (role: string, version: number, custom: object) =>
    firm.ask<Party & Refused>('PUT', path, { ...customer, version, custom }, { role })
  expect((await change('sales', 1, { risk })).body.data.fields).toEqual({
    'custom.risk': { key: 'customUnknown' },
  })
  expect((await change('crm', 1, { risk: 'none' })).body.data.fields).toEqual({
    'custom.risk': { key: 'forbidden' },
  })
  expect((await change('sales', 1, open)).status).toBe(200)
  const stale = await change('sales', 1, {})
  expect(JSON.stringify(stale.body)).not.toContain(risk)
  expect(await seen('accountant')).toEqual(values)
  expect(
    (await firm.ask('GET', '/parties?custom[risk]=late', undefined, { role: 'sales' })).status,
  ).toBe(422)
  expect(await found(firm, 'q=late')).toEqual([])
  const { rows } = await firm.must<{ rows: UsableField[] }>(
    'GET',
    '/custom-fields/kinds/party',
    undefined,
    { role: 'crm' },
  )
  expect(rows.filter(({ canEdit }) => !canEdit).map(({ key }) => key)).toEqual(['risk'])
  expect((await firm.ask('POST', '/custom-fields', {}, { role: 'accountant' })).status).toBe(403)
})

test('choices are renamed and retired, fields retired: what records hold stays', async () => {
  const { firm, region, secret } = await withFields()
  const made = await add(firm, values)
  const path = `/custom-fields/${region.id}`
  const change = (choices: object[], version: number) =>
    firm.ask<CustomField & Refused>('PUT', path, { ...region, choices, version })
  const renamed = [
    { label: 'The North', code: 'north', isRetired: true },
    { label: 'South', code: 's' },
  ]
  expect((await change(renamed.slice(1), 1)).body.data.fields).toEqual({
    choices: { key: 'customChoiceHeld', params: { name: 'North' } },
  })
  expect((await change(renamed, 1)).status).toBe(200)
  expect((await change(renamed, 1)).status).toBe(409)
  const party = `/parties/${made.id}`
  const kept = { ...customer, custom: { region_de_venta: 'north' } }
  expect((await firm.must<Party>('PUT', party, { ...kept, version: 1 })).custom).toEqual(values)
  const refused = await firm.ask('POST', '/parties', kept)
  expect(refused.body.data.fields).toEqual({ 'custom.region_de_venta': { key: 'customChoice' } })
  await firm.must('POST', `/custom-fields/${secret.id}/archive`)
  expect((await firm.must<Party>('GET', party)).custom).toEqual(values)
  const late = await firm.ask('PUT', party, { ...customer, version: 2, custom: { risk: 'new' } })
  expect(late.body.data.fields).toEqual({ 'custom.risk': { key: 'customRetired' } })
  expect((await firm.ask('DELETE', path)).status).toBe(409)
  await firm.must('POST', `${path}/move`, { direction: 'down' })
  const { rows } = await firm.must<{ rows: UsableField[] }>('GET', '/custom-fields/kinds/party')
  expect(rows.map(({ key }) => key).slice(0, 2)).toEqual(['seats', 'region_de_venta'])
  expect(rows.at(-1)).toMatchObject({ key: 'risk', isArchived: true, canEdit: false })
})

test('a file fills them in as its language writes, and undoing it gives the old values back', async () => {
  const { firm } = await withFields()
  await firm.must('POST', '/parties', { ...customer, number: 'K-1', custom: { seats: '4' } })
  const content =
    'Nr;Name;Sitze;Budget;Seit;Region\nK-1;Osprey Coffee;1.234,5;99,50;3.2.2026;Norden\n'
  const file = new File([content], 'customers.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'customers', file })
  const reading = {
    mapping: [
      { field: 'number', column: 0 },
      { field: 'name', column: 1 },
      { field: 'custom.seats', column: 2 },
      { field: 'custom.budget', column: 3 },
      { field: 'custom.since', column: 4 },
      { field: 'custom.region_de_venta', column: 5 },
    ],
    decimalMark: 'comma',
    key: 'number',
    words: [{ field: 'custom.region_de_venta', word: 'Norden', value: 'north' }],
  }
  const check = await firm.must<ImportCheck>('POST', `/imports/${body.id}/check`, reading)
  expect([check.problems, check.changedRows]).toEqual([[], 1])
  await firm.must('POST', `/imports/${body.id}/commit`, reading)
  const held = async () => {
    const { rows } = await firm.must<{ rows: PartyRow[] }>('GET', '/parties')
    return rows[0]?.custom
  }
  const read = { seats: '1234.5', budget: 9950, since: '2026-02-03', region_de_venta: 'north' }
  expect(await held()).toEqual(read)
  await firm.must('POST', `/imports/${body.id}/undo`)
  expect(await held()).toEqual({ seats: '4' })
})

test('an invoice prints what it is told to, as it was when it was issued', async () => {
  const firm = await TestFirm.open()
  const site = await field(firm, { kind: 'invoice', type: 'text', label: 'Site', isOnPaper: true })
  await field(firm, { kind: 'invoice', type: 'money', label: 'Budget', isOnPaper: true })
  await field(firm, { kind: 'invoice', type: 'yesNo', label: 'Checked' })
  const { id: customerId } = await firm.customer()
  const draft = await firm.draft(customerId, {
    language: 'en',
    custom: { site: 'Pier 4', budget: 120_000, checked: true },
  })
  const path = `/invoices/${draft.id}`
  const printed = async () => {
    const paper = await firm.must<PaperView>('GET', `${path}/paper`)
    return paper.facts.filter(({ label }) => ['Site', 'Place', 'Budget', 'Checked'].includes(label))
  }
  const facts = [
    { label: 'Site', value: 'Pier 4' },
    { label: 'Budget', value: '€1,200.00' },
  ]
  expect(await printed()).toEqual(facts)
  const wrong = await firm.ask('PUT', path, {
    ...documentInput(customerId),
    version: 1,
    custom: { budget: 'x' },
  })
  expect(wrong.body.data.fields).toEqual({ 'custom.budget': { key: 'invalidAmount' } })
  await firm.must('POST', `${path}/finalise`)
  await firm.must('PUT', `/custom-fields/${site.id}`, { ...site, label: 'Place', version: 1 })
  expect(await printed()).toEqual(facts)
  const copy = await firm.must<Invoice>('POST', `${path}/duplicate`)
  expect(copy.custom).toEqual(draft.custom)
})

test('an item is changed by whoever sees fewer of its fields', async () => {
  const firm = await TestFirm.open()
  await field(firm, { kind: 'item', type: 'date', label: 'Season', isInList: true })
  await field(firm, { kind: 'item', type: 'text', label: 'Margin', seenBy: ['accountant'] })
  const input = { name: 'Shirt', unit: 'piece', unitPrice: '20' }
  const custom = { season: '2026-03-01', margin: '40' }
  const item = await firm.must<Item>('POST', '/items', { ...input, custom })
  const change = { ...input, name: 'Blouse', version: 1, custom: { season: '2026-09-01' } }
  const changed = await firm.must<Item>('PUT', `/items/${item.id}`, change, { role: 'sales' })
  expect(changed.custom).toEqual({ season: '2026-09-01' })
  expect((await firm.must<Item>('GET', `/items/${item.id}`)).custom).toEqual({
    ...custom,
    season: '2026-09-01',
  })
  const { rows } = await firm.must<{ rows: unknown[] }>(
    'GET',
    '/items?custom[season.to]=2026-09-01',
  )
  expect(rows).toHaveLength(1)
})

test('a history names added fields by their labels, to whoever sees them', async () => {
  const { firm } = await withFields()
  const made = await add(firm, values)
  const custom = { region_de_venta: 's', budget: null, risk: 'pays' }
  await firm.must('PUT', `/parties/${made.id}`, { ...customer, version: 1, custom })
  const changes = async (role: string) => {
    const path = `/records/party/${made.id}`
    const { history } = await firm.must<RecordPanels>('GET', path, undefined, { role })
    return history[0]?.changes
  }
  const open = [
    { field: 'custom.Región de venta', before: 'North', after: 'South' },
    { field: 'custom.Budget', before: '2500.00 EUR', after: '' },
  ]
  expect(await changes('sales')).toEqual(open)
  const risk = { field: 'custom.Risk', before: 'pays late', after: 'pays' }
  expect(await changes('crm')).toEqual([...open, risk])
  const timeline = await firm.must<object>('GET', `/parties/${made.id}/timeline`, undefined, {
    role: 'sales',
  })
  expect(JSON.stringify(timeline)).not.toContain('pays late')
})

test('what only some roles see is not printed, where everybody would see it', async () => {
  const firm = await TestFirm.open()
  const secret = { kind: 'invoice', type: 'text', label: 'Margin', seenBy: ['accountant'] }
  const refused = await firm.ask('POST', '/custom-fields', { ...secret, isOnPaper: true })
  expect(refused.body.data.fields).toEqual({ isOnPaper: { key: 'customPaperRestricted' } })
})
