import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import { permissions } from '#contract/core/roles.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { Attachment, RecordComment, RecordPanels } from '#contract/firm/records.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const mebibyte = 1024 * 1024
let testFirm: TestFirm
let customer: Party

beforeAll(async () => {
  testFirm = await TestFirm.open()
  customer = await testFirm.customer()
})

function upload(name: string, content: Uint8Array<ArrayBuffer> | string, type = 'text/html') {
  const form = new FormData()
  form.set('file', new File([content], name, { type }))
  return form
}

describe('files', () => {
  test('are kept as what they are and always downloaded', async () => {
    const { id } = await testFirm.draft(customer.id)
    const path = `/records/invoice/${id}/attachments`
    const form = upload('../../a"\u202e.html', 'alert(1)')
    const kept = await (await askFirm(testFirm, 'POST', path, { form })).json<Attachment>()
    const type = 'text/plain'
    expect(kept).toMatchObject({ name: 'a_.html', type, size: 8, by: 'Maria' })
    const file = await askFirm(testFirm, 'GET', `${path}/${kept.id}`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="a_\.html"/)
    expect(file.headers.get('content-type')).toContain(type)
    expect(await file.text()).toBe('alert(1)')
    expect((await testFirm.must<Invoice>('GET', `/invoices/${id}`)).attachments).toHaveLength(1)
    const [latest] = await testFirm.history(id)
    expect(latest).toMatchObject({ action: 'attach', detail: 'a_.html', by: 'Maria' })
    await testFirm.must('DELETE', `${path}/${kept.id}`)
    expect((await askFirm(testFirm, 'GET', `${path}/${kept.id}`)).status).toBe(404)
  })

  test('are those of one record alone, in one firm alone', async () => {
    const item = await testFirm.must<Item>('POST', '/items', {
      name: 'Lamp',
      unit: 'pc',
      unitPrice: '10',
      taxCode: 'DE-S19',
    })
    const path = `/records/item/${item.id}/attachments`
    const form = upload('plan.pdf', '%PDF-1.7')
    const kept = await (await askFirm(testFirm, 'POST', path, { form })).json<Attachment>()
    expect(kept.type).toBe('application/pdf')
    const elsewhere = `/records/party/${customer.id}/attachments/${kept.id}`
    expect((await askFirm(testFirm, 'GET', elsewhere)).status).toBe(404)
    expect((await askFirm(await TestFirm.open(), 'GET', `${path}/${kept.id}`)).status).toBe(404)
  })

  test('stand behind an entry of the journal, and stay once it is posted', async () => {
    const line = (account: string, debit: number, credit: number) => ({ account, debit, credit })
    const lines = [line('4210', 900, 0), line('1200', 0, 900)]
    const draft = { date: '2026-01-31', memo: 'Rent of January', lines }
    const { id } = await testFirm.must<{ id: string }>('POST', '/manual-entries', draft)
    const path = `/records/manualEntry/${id}/attachments`
    const form = upload('rent.pdf', '%PDF-1.7')
    const kept = await (await askFirm(testFirm, 'POST', path, { form })).json<Attachment>()
    await testFirm.must('POST', `/manual-entries/${id}/post`, { version: 1 })
    expect((await askFirm(testFirm, 'DELETE', `${path}/${kept.id}`)).status).toBe(409)
    const { attachments, history } = await testFirm.panels('manualEntry', id)
    expect(attachments).toMatchObject([{ name: 'rent.pdf' }])
    expect(history.map(({ action }) => action)).toEqual(['post', 'attach', 'create'])
  })

  test('that are empty, too large or too many are refused', async () => {
    const path = `/records/party/${customer.id}/attachments`
    let added = 0
    const add = async (size: number) => {
      const bytes = new TextEncoder().encode(`%PDF-${added++}`)
      const content = new Uint8Array(size)
      content.set(bytes.subarray(0, size))
      return (await askFirm(testFirm, 'POST', path, { form: upload('x.pdf', content) })).status
    }
    expect(await add(0)).toBe(422)
    expect(await add(20 * mebibyte + 1)).toBe(422)
    expect(await add(20 * mebibyte)).toBe(201)
    for (let count = 1; count < 20; count++) expect(await add(9)).toBe(201)
    expect(await add(9)).toBe(422)
  })

  test('that are programs or no documents, or are there already, are refused', async () => {
    const { id } = await testFirm.draft(customer.id)
    const path = `/records/invoice/${id}/attachments`
    const add = async (name: string, content: string) => {
      const answer = await askFirm(testFirm, 'POST', path, { form: upload(name, content) })
      const body = await answer.json<{ data?: { fields?: unknown } }>()
      return [answer.status, body.data?.fields]
    }
    const refused = [422, { file: { key: 'fileKind' } }]
    expect(await add('receipt.pdf', 'MZ\u0090\0')).toEqual(refused)
    expect(await add('page.txt', '<script>alert(1)</script>')).toEqual(refused)
    expect(await add('start.bat', 'format c:')).toEqual(refused)
    expect((await add('receipt.pdf', '%PDF-1.7'))[0]).toBe(201)
    const params = { name: 'receipt.pdf' }
    const again = [422, { file: { key: 'fileKeptAlready', params } }]
    expect(await add('again.pdf', '%PDF-1.7')).toEqual(again)
  })
})

test('history tells who changed which field from what to what', async () => {
  const path = `/parties/${customer.id}`
  const { name, language, currency, address, version } = await testFirm.must<Party>('GET', path)
  const input = { name, language, currency, version, address: { ...address, city: 'Bonn' } }
  await testFirm.must('PUT', path, input)
  const { rows } = await testFirm.must<{ rows: RecordPanels['history'] }>(
    'GET',
    `/records/party/${customer.id}/history`,
  )
  const [last] = rows
  const changes = [{ field: 'address.city', before: 'Köln', after: 'Bonn' }]
  expect(last).toMatchObject({ action: 'update', by: 'Maria', changes })
  expect(rows.at(-1)).toMatchObject({ action: 'create', changes: [] })
})

test('links lead from a payment to its invoice and back', async () => {
  const invoice = await testFirm.issued(customer.id)
  const payment = await testFirm.pay(invoice, 5000)
  const place = { relation: 'pays', amount: 5000, currency: 'EUR' }
  expect((await testFirm.panels('payment', payment.id)).links).toMatchObject([
    { ...place, direction: 'from', path: `invoices/${invoice.id}`, title: invoice.number },
  ])
  expect((await testFirm.panels('invoice', invoice.id)).links).toMatchObject([
    { ...place, direction: 'to', path: `payments/${payment.id}`, date: today },
  ])
  const { body } = await testFirm.ask<RecordPanels>(
    'GET',
    `/records/invoice/${invoice.id}`,
    undefined,
    { role: 'sales' },
  )
  expect(body.links).toEqual([])
})

describe('comments', () => {
  test('are changed and taken away by whoever wrote them, and by nobody else', async () => {
    const path = `/records/party/${customer.id}/comments`
    const comment = await testFirm.must<RecordComment>('POST', path, { text: 'Pays late' })
    expect(comment).toMatchObject({ by: 'Maria', isOwn: true, editedAt: null })
    const own = testFirm.userId
    testFirm.userId = customer.id
    expect((await testFirm.ask('PUT', `${path}/${comment.id}`, { text: 'x' })).status).toBe(404)
    expect((await testFirm.ask('DELETE', `${path}/${comment.id}`)).status).toBe(404)
    expect((await testFirm.panels('party', customer.id)).comments).toMatchObject([{ isOwn: false }])
    testFirm.userId = own
    const changed = await testFirm.must<RecordComment>('PUT', `${path}/${comment.id}`, {
      text: 'Pays',
    })
    expect(changed).toMatchObject({ text: 'Pays', editedAt: expect.any(String) })
    await testFirm.must('DELETE', `${path}/${comment.id}`)
    expect((await testFirm.panels('party', customer.id)).comments).toEqual([])
  })

  test('that say nothing are refused at the field', async () => {
    const refused = await testFirm.ask('POST', `/records/party/${customer.id}/comments`, {
      text: ' ',
    })
    expect(refused).toMatchObject({ status: 422, body: { data: { fields: { text: {} } } } })
  })
})

describe('a record', () => {
  test('that a role may not see is not there, whatever is asked of it', async () => {
    const { id } = await testFirm.issued(customer.id)
    const path = `/records/invoice/${id}`
    const asCashier = (method: string, below: string, json?: unknown) =>
      testFirm.ask(method, path + below, json, { role: 'cashier' })
    expect((await asCashier('GET', '')).status).toBe(404)
    expect((await asCashier('GET', '/history')).status).toBe(404)
    expect((await asCashier('GET', '/readers')).status).toBe(404)
    expect((await asCashier('POST', '/comments', { text: 'x' })).status).toBe(404)
    const form = upload('x.txt', 'x')
    const sent = await askFirm(testFirm, 'POST', `${path}/attachments`, { form, role: 'cashier' })
    expect(sent.status).toBe(404)
  })

  test('that a role may only read takes no file and no word of it', async () => {
    const path = `/records/party/${customer.id}`
    const form = upload('x.txt', 'x')
    const asReader = { role: 'readOnly' } as const
    const sent = await askFirm(testFirm, 'POST', `${path}/attachments`, { form, ...asReader })
    expect(sent.status).toBe(403)
    const said = await testFirm.ask('POST', `${path}/comments`, { text: 'x' }, asReader)
    expect(said.status).toBe(403)
    const { body } = await testFirm.ask<RecordPanels>('GET', path, undefined, asReader)
    expect(body).toMatchObject({ canAttach: false, canComment: false })
  })

  test('of no kind, and of another firm, is not there', async () => {
    expect((await testFirm.ask('GET', `/records/nothing/${customer.id}`)).status).toBe(404)
    const stranger = await TestFirm.open()
    expect((await stranger.ask('GET', `/records/party/${customer.id}`)).status).toBe(404)
  })

  test('that is anonymised keeps who did what, and nothing that it held', async () => {
    const person = await testFirm.customer({ name: 'Erika Muster', email: 'erika@muster.example' })
    await testFirm.must('POST', `/parties/${person.id}/anonymise`, {})
    const { history } = await testFirm.panels('party', person.id)
    expect(history.map(({ action }) => action)).toEqual(['anonymise', 'create'])
    expect(JSON.stringify(history)).not.toMatch(/Erika|muster/)
  })
})

describe('the history of the firm', () => {
  type Page = { rows: { title: string; kind: string; action: string; path: string | null }[] }

  test('is found by words, kind, person and day, and told to nobody without the right', async () => {
    const own = await TestFirm.open()
    const { id } = await own.customer({ name: 'Zimt & Zucker' })
    await own.issued(id)
    const list = (query: string) => own.must<Page>('GET', `/audit?${query}`)
    const path = `parties/${id}`
    const row = { kind: 'party', action: 'create', title: 'Zimt & Zucker', path }
    expect((await list('q=zimt&kind=party')).rows).toMatchObject([row])
    expect((await list(`userId=${own.userId}&action=finalise&from=${today}`)).rows).toHaveLength(1)
    expect((await list('to=2020-01-01')).rows).toEqual([])
    expect((await list('q=nowhere')).rows).toEqual([])
    for (const role of ['accountant', 'sales', 'readOnly'] as const) {
      expect((await own.ask('GET', '/audit', undefined, { role })).status).toBe(403)
      expect((await askFirm(own, 'GET', '/audit/export', { role })).status).toBe(403)
    }
  })

  test('says nothing of records that a role does not reach, nor finds them by their words', async () => {
    const own = await TestFirm.open()
    const maria = own.userId
    await own.customer({ name: 'Geheimkunde' })
    own.userId = 'BERT'
    await own.customer({ name: 'Offenkunde' })
    const custom = { name: 'Auditor', permissions, scopes: { party: 'own' } } as const
    const list = (query: string) => own.must<Page>('GET', `/audit?${query}`, undefined, { custom })
    expect((await list('kind=party')).rows.map(({ title }) => title)).toEqual(['Offenkunde', ''])
    expect((await list('q=Geheimkunde')).rows).toEqual([])
    const file = await askFirm(own, 'GET', '/audit/export?kind=party', { custom })
    expect(await file.text()).not.toContain('Geheimkunde')
    own.userId = maria
  })

  test('is a file that spreadsheets open without running anything', async () => {
    const own = await TestFirm.open()
    await own.customer({ name: '=HYPERLINK("http://evil.example")' })
    const file = await askFirm(own, 'GET', '/audit/export?kind=party&language=en')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="history-/)
    const [head, line] = (await file.text()).replace('\ufeff', '').split('\r\n')
    expect(head).toMatch(/^Time \(UTC\),By,By \(ID\),Action,Type,Record/)
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })
})
