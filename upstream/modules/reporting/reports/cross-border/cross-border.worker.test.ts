import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { CrossBorderList, CrossBorderRow } from '#contract/reporting/cross-border.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const milan = {
  address: { street: 'Via Roma 1', postcode: '20121', city: 'Milano', country: 'IT', region: 'MI' },
  ...{ vatId: 'IT07643520567', timeZone: 'Europe/Rome' },
}
const dublin = {
  ...{ name: 'Cloud Ltd', roles: ['supplier'], vatId: 'IE6388047V' },
  address: { street: 'Grand Canal 2', postcode: 'D02 XY12', city: 'Dublin', country: 'IE' },
}
const lyon = {
  ...{ name: 'Bois de Lyon', roles: ['supplier'], vatId: 'FR40303265045' },
  address: { street: 'Rue 1', postcode: '69001', city: 'Lyon', country: 'FR' },
}
const zug = {
  ...{ name: 'Zug AG', roles: ['supplier'], vatId: 'CHE-116.281.710 MWST' },
  address: { street: 'Seeweg 1', postcode: '6300', city: 'Zug', country: 'CH' },
}

type Bill = { id: string; version: number }
type Line = [taxCode: string, unitPrice: string]

async function bill(
  firm: TestFirm,
  name: string,
  number: string,
  lines: Line[],
  more: object = {},
) {
  const accounts = await firm.must<{ code: string; type: string }[]>('GET', '/accounts')
  const account = accounts.find(({ type }) => type === 'expense')?.code
  const made = await firm.must<Bill>('POST', '/bills', {
    ...{ kind: 'bill', supplierName: name, supplierNumber: number, date: '2026-07-10' },
    ...{ currency: 'EUR', ...more },
    lines: lines.map(([taxCode, unitPrice]) => {
      return { description: 'x', quantity: '1', account, unitPrice, taxCode }
    }),
  })
  return firm.must<Bill>('POST', `/bills/${made.id}/approve`, { version: made.version })
}

async function listed(firm: TestFirm, month = '') {
  return firm.must<CrossBorderList>('GET', `/cross-border${month && `?month=${month}`}`)
}

const keyOf = ({ source, sourceId, part, isReversal }: CrossBorderRow) => {
  return { source, sourceId, part, isReversal }
}

test('purchases from abroad are told by type and month, each with what it lacks', async () => {
  const firm = await TestFirm.open(milan)
  for (const supplier of [dublin, { ...lyon, vatId: '' }, zug]) await firm.customer(supplier)
  await firm.customer({
    ...dublin,
    name: 'Bianchi',
    vatId: '',
    address: { ...dublin.address, country: 'IT' },
  })
  await bill(firm, 'Cloud Ltd', 'C-1', [['IT-RC-UE', '120']])
  // Goods and the services that came with them: a document each.
  await bill(firm, 'Bois de Lyon', 'L-1', [
    ['IT-ACQ-UE', '500'],
    ['IT-RC-UE', '40'],
  ])
  await bill(firm, 'Zug AG', 'Z-9', [['IT-RC-17', '300']], { date: '2026-06-28' })
  // At home, and without reverse charge: in none.
  await bill(firm, 'Bianchi', 'B-1', [['IT-RC', '10']])
  await bill(firm, 'Cloud Ltd', 'C-2', [['IT-S22', '10']])
  const { months, rows } = await listed(firm, '2026-06')
  // Outside the Union the day of the supply counts, inside it that of receipt: when it was entered.
  expect(rows).toMatchObject([
    {
      ...{ type: 'TD19', partyName: 'Zug AG', country: 'CH', theirNumber: 'Z-9' },
      ...{ date: '2026-06-28', dueDate: '2026-07-15', base: 300_00, tax: 66_00 },
      ...{ state: 'missing', gaps: [], isReversal: false },
    },
  ])
  const [month] = months
  const { rows: now } = await listed(firm, month?.month)
  expect(
    now
      .map(({ type, base, tax, gaps }) => [type, base, tax, gaps])
      .sort((a, b) => (a < b ? -1 : 1)),
  ).toEqual([
    ['TD17', 120_00, 26_40, []],
    ['TD17', 40_00, 8_80, ['supplierVatId']],
    ['TD18', 500_00, 110_00, ['supplierVatId']],
  ])
  expect(month).toMatchObject({ total: 3, open: 3 })
})

test('one is written, refused, written again under its number, and taken back', async () => {
  const firm = await TestFirm.open(milan)
  const { id } = await firm.customer(dublin)
  const paid = await bill(firm, 'Cloud Ltd', 'C-1', [['IT-RC-UE', '120']])
  const [row] = (await listed(firm)).rows
  if (!row) throw new Error('No row')
  const input = { ...keyOf(row), type: 'TD17', date: '2026-07-12' }
  const refusals = [
    [{ date: '2026-07-01' }, { date: { key: 'beforeTheirDocument' } }],
    [{ date: '2099-01-01' }, { date: { key: 'notInFuture' } }],
    [{ type: 'TD18' }, { type: { key: 'invalid' } }],
  ] as const
  for (const [change, fields] of refusals) {
    const { status, body } = await firm.ask('POST', '/cross-border', { ...input, ...change })
    expect([status, body.data.fields]).toEqual([422, fields])
  }
  const made = await firm.must<CrossBorderRow>('POST', '/cross-border', input)
  expect(made).toMatchObject({ state: 'written', number: 'INT-2026-0001', date: '2026-07-12' })
  expect((await firm.ask('POST', '/cross-border', input)).status).toBe(409)
  const file = `/cross-border/${made.documentId}/file`
  const { body: xml } = await firm.download(file)
  expect(xml).toContain('<ProgressivoInvio>X0001</ProgressivoInvio>')
  expect(xml).toContain('<TipoDocumento>TD17</TipoDocumento>')
  expect(xml).toContain('<Data>2026-07-12</Data><Numero>INT-2026-0001</Numero>')
  expect(xml).toContain('<IdDocumento>C-1</IdDocumento><Data>2026-07-10</Data>')
  expect(xml).toContain('<ImponibileImporto>120.00</ImponibileImporto><Imposta>26.40</Imposta>')

  // A later change of the card changes nothing that was written; what is written again has it.
  const card = await firm.must<object>('GET', `/parties/${id}`)
  await firm.must('PUT', `/parties/${id}`, { ...card, vatId: 'IE9825613N' })
  expect((await firm.download(file)).body).toBe(xml)
  const refuse = `/cross-border/${made.documentId}/refuse`
  const reason = '00305 IdFiscaleIVA non valido'
  const refused = await firm.must<CrossBorderRow>('POST', refuse, { reason })
  expect(refused).toMatchObject({ state: 'refused', refusal: reason, number: 'INT-2026-0001' })
  expect((await firm.ask('POST', refuse, { reason })).status).toBe(409)
  expect((await firm.ask('GET', '/cross-border/files?month=2026-07')).status).toBe(409)
  const again = await firm.must<CrossBorderRow>('POST', '/cross-border', input)
  expect(again).toMatchObject({ state: 'written', number: 'INT-2026-0001', refusal: '' })
  const { body: second } = await firm.download(`/cross-border/${again.documentId}/file`)
  expect(second).toContain('<ProgressivoInvio>X0002</ProgressivoInvio>')
  expect(second).toContain('<IdCodice>9825613N</IdCodice>')

  // The bill is voided: what was told is taken back by a document below zero.
  await firm.must('POST', `/bills/${paid.id}/void`, { reason: 'twice' })
  const { months } = await listed(firm)
  const { rows } = await listed(firm, months[0]?.month)
  const back = rows.find(({ isReversal }) => isReversal)
  expect(back).toMatchObject({ type: 'TD17', base: -120_00, tax: -26_40, state: 'missing' })
  const written = await firm.must('POST', '/cross-border/months', { month: months[0]?.month })
  expect(written).toEqual({ written: 1, left: 0 })
})

test('a month is written at once and taken as a ZIP; what lacks something is left', async () => {
  const firm = await TestFirm.open(milan)
  await firm.customer(zug)
  await bill(firm, 'Zug AG', 'Z-1', [['IT-RC-X', '100']])
  await bill(firm, 'Zug AG', 'Z-2', [['IT-RC-X', '33.33']], { kind: 'credit' })
  // An expense of somebody who is no supplier yet, without the number of its receipt.
  const { id } = await firm.must<{ id: string }>('POST', '/expenses', {
    ...{ date: '2026-07-20', payee: 'X', gross: '7', currency: 'EUR', category: 'office' },
    ...{ taxCode: 'IT-RC-X', paidFrom: '1810' },
  })
  await firm.must('POST', `/expenses/${id}/post`)
  const { months } = await listed(firm)
  const entered = months[0]?.month ?? ''
  const done = await firm.must('POST', '/cross-border/months', { month: '2026-07' })
  expect(done).toEqual({ written: 2, left: 0 })
  const { status, body } = await firm.download('/cross-border/files?month=2026-07')
  expect([status, body.slice(0, 2)]).toEqual([200, 'PK'])
  expect(body.match(/IT07643520567_X000\d\.xml/g)?.length).toBe(4)
  const { rows } = await listed(firm, '2026-07')
  expect(rows.map(({ state, tax }) => [state, tax])).toEqual([
    ['written', 22_00],
    ['written', -7_33],
  ])
  const { rows: unknown } = await listed(firm, entered)
  expect(unknown).toMatchObject([
    { source: 'expense', tax: 1_54, state: 'missing', gaps: ['supplier', 'supplierNumber'] },
  ])
  expect(await firm.must('POST', '/cross-border/months', { month: entered })).toEqual({
    ...{ written: 0, left: 1 },
  })
})

test('what was written is found, refused and taken along whatever the card and the calendar say', async () => {
  const firm = await TestFirm.open(milan)
  const { id } = await firm.customer(zug)
  const paid = await Promise.all([
    bill(firm, 'Zug AG', 'Z-1', [['IT-RC-X', '100']]),
    bill(firm, 'Zug AG', 'Z-2', [['IT-RC-X', '50']]),
    bill(firm, 'Zug AG', 'Z-3', [['IT-RC-X', '30']]),
  ])
  await firm.must('POST', '/cross-border/months', { month: '2026-07' })
  const { rows } = await listed(firm, '2026-07')
  const [first, second, third] = paid.map(
    (one) => rows.find(({ sourceId }) => sourceId === one.id)?.documentId,
  )
  const shown = async () => {
    const { rows: now } = await listed(firm, '2026-07')
    return now.map(({ theirNumber, state }) => [theirNumber, state]).sort()
  }
  const refuse = (documentId = '') =>
    firm.must<CrossBorderRow>('POST', `/cross-border/${documentId}/refuse`, { reason: '00473' })
  const inZip = async () => {
    const { body } = await firm.download('/cross-border/files?month=2026-07')
    return new Set(body.match(/IT07643520567_X000\d\.xml/g)).size
  }

  // A bill that is voided before the system refuses its document: it was never told.
  await firm.must('POST', `/bills/${paid[2]?.id}/void`, { reason: 'twice' })
  expect(await refuse(third ?? '')).toMatchObject({ state: 'refused', theirNumber: 'Z-3' })

  // The supplier moves to Italy.
  const card = await firm.must<object>('GET', `/parties/${id}`)
  const home = { ...milan.address, street: 'Via Verdi 2' }
  await firm.must('PUT', `/parties/${id}`, { ...card, vatId: milan.vatId, address: home })
  expect(await shown()).toEqual([
    ['Z-1', 'written'],
    ['Z-2', 'written'],
  ])
  expect(await inZip()).toBe(2)
  const found = await firm.must('GET', `/cross-border/${first}`)
  expect(found).toMatchObject({ state: 'written', theirNumber: 'Z-1', tax: 22_00 })
  expect(await refuse(first ?? '')).toMatchObject({ state: 'refused', gaps: ['supplierAtHome'] })
  expect(await firm.must('GET', `/cross-border/${first}`)).toMatchObject({ state: 'refused' })
  expect(await inZip()).toBe(1)
  // Refused it counts as not issued, and of a supplier in Italy there is nothing to tell.
  expect(await shown()).toEqual([['Z-2', 'written']])

  // Years pass; abroad again, the refused one is due as it was.
  await firm.must('PUT', `/parties/${id}`, {
    ...(await firm.must<object>('GET', `/parties/${id}`)),
    ...{ vatId: zug.vatId, address: zug.address },
  })
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec("update bills set date = '2020-07-10'")
  })
  expect(await shown()).toEqual([
    ['Z-1', 'refused'],
    ['Z-2', 'written'],
  ])
  expect(await inZip()).toBe(1)
  expect(await refuse(second ?? '')).toMatchObject({ state: 'refused', theirNumber: 'Z-2' })
  const again = await firm.must('POST', '/cross-border/months', { month: '2026-07' })
  expect(again).toEqual({ written: 2, left: 0 })
})

/** Copies all rows of a table so many times, each with its own id and number, and with the copy's parent. */
function copyRows(firm: TestFirm, table: 'bills' | 'bill_lines', times: number): Promise<void> {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    const columns = sql.exec<{ name: string }>(`select name from pragma_table_info('${table}')`)
    const names = [...columns].map(({ name }) => name).filter((name) => name !== 'row_number')
    const values = names.map((name) => {
      if (name === 'number') return "'N-' || n"
      return ['id', 'bill_id'].includes(name) ? `substr(${name}, 1, 20) || printf('%06d', n)` : name
    })
    sql.exec(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
       insert into ${table} (${names.join()}) select ${values.join()} from ${table}, numbers`,
      times,
    )
  })
}

test('no purchase is left out of many, and the newest is written', async () => {
  const firm = await TestFirm.open(milan)
  await firm.customer(zug)
  await bill(firm, 'Zug AG', 'Z-1', [['IT-RC-X', '100']])
  // More than two thousand: where a list once ended, before its newest.
  const copies = 2100
  await copyRows(firm, 'bills', copies)
  await copyRows(firm, 'bill_lines', copies)
  await bill(firm, 'Zug AG', 'Z-2', [['IT-RC-X', '50']], { date: '2026-07-11' })
  const { months, rows } = await listed(firm, '2026-07')
  expect(months).toMatchObject([{ month: '2026-07', total: copies + 2 }])
  const last = rows.at(-1)
  if (!last) throw new Error('No row')
  expect(last).toMatchObject({ theirNumber: 'Z-2', date: '2026-07-11', tax: 11_00 })
  const input = { ...keyOf(last), type: 'TD17', date: '2026-07-11' }
  const made = await firm.must<CrossBorderRow>('POST', '/cross-border', input)
  expect(made).toMatchObject({ state: 'written', theirNumber: 'Z-2' })
})

test('only Italian firms, and only those who may', async () => {
  const german = await TestFirm.open()
  expect((await german.ask('GET', '/cross-border')).status).toBe(404)
  const firm = await TestFirm.open(milan)
  const role = (permissions: string[]) => ({
    role: 'x',
    custom: { name: 'Reader', permissions, scopes: {} },
  })
  const asked = (method: string, path: string, body: unknown, permissions: string[]) =>
    firm.ask(method, path, body, role(permissions) as never)
  expect((await asked('GET', '/cross-border', undefined, ['report:view'])).status).toBe(403)
  const views = ['report:view', 'party:view']
  expect((await asked('GET', '/cross-border', undefined, views)).status).toBe(200)
  const month = { month: '2026-07' }
  expect((await asked('POST', '/cross-border/months', month, views)).status).toBe(403)
})
