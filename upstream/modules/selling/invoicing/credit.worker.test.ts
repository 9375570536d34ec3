import { describe, expect, test } from 'vitest'
import { isAllowed, roles } from '#contract/core/roles.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { type BulkResult, bulkActions } from '#contract/selling/invoice-bulk.ts'
import type { CreditPreview } from '#contract/selling/invoice-previews.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const year = today.slice(0, 4)

function creditNote(testFirm: TestFirm, invoice: Invoice, json: object = {}): Promise<Invoice> {
  return testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, json)
}

describe('a credit note', () => {
  test('over everything settles the invoice and takes its posting back', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id)
    const note = await creditNote(testFirm, invoice, { reason: 'Rückgabe' })
    expect(note).toMatchObject({
      kind: 'creditNote',
      number: `RK-${year}-0001`,
      state: 'finalised',
    })
    expect(note.totals).toMatchObject({ net: 10000, tax: 1900, total: 11900, due: 0 })
    const { links: ofNote } = await testFirm.panels('invoice', note.id)
    const credits = { relation: 'credits', kind: 'invoice' }
    expect(ofNote).toMatchObject([{ ...credits, direction: 'from', id: invoice.id }])
    const settled = await testFirm.invoice(invoice.id)
    expect(settled).toMatchObject({
      state: 'credited',
      totals: { credited: 11900, paid: 0, due: 0 },
    })
    const { links } = await testFirm.panels('invoice', invoice.id)
    const byNote = { direction: 'to', id: note.id, title: note.number, amount: 11900 }
    expect(links).toMatchObject([{ ...credits, ...byNote }])
    expect(await testFirm.balances()).toEqual({
      '1400': 0,
      '1776': 0,
      '8400': -10000,
      '8720': 10000,
    })
  })

  test('over a part says on both what that part is', async () => {
    const testFirm = await TestFirm.open()
    const invoice = await testFirm.issued((await testFirm.customer()).id)
    const lines = [{ lineId: invoice.lines[0]?.id, quantity: '0.5' }]
    const note = await creditNote(testFirm, invoice, { lines, reason: 'Bruch' })
    for (const { id } of [invoice, note]) {
      const { links } = await testFirm.panels('invoice', id)
      expect(links).toMatchObject([{ relation: 'credits', amount: note.totals.total }])
    }
    expect(note.totals.total).toBeLessThan(invoice.totals.total)
  })

  test('in parts sums to the invoice to the cent, whatever the steps', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id, {
      priceMode: 'gross',
      discount: { kind: 'percent', value: '3.33' },
      lines: [
        line({ quantity: '7', unitPrice: '3.3333', discount: { kind: 'amount', value: '1.01' } }),
        line({ quantity: '0.75', unitPrice: '99.99', taxCode: 'DE-S7' }),
        line({ quantity: '-1', unitPrice: '1.11' }),
      ],
    })
    const [first, second, third] = invoice.lines.map(({ id }) => id)
    const steps = [
      [{ lineId: first, quantity: '1.5' }],
      [
        { lineId: first, quantity: '2.3333' },
        { lineId: second, quantity: '0.3' },
      ],
      [
        { lineId: first, quantity: '1' },
        { lineId: second, quantity: '0.1' },
        { lineId: third, quantity: '1' },
      ],
    ]
    const notes: Invoice[] = []
    for (const lines of steps) notes.push(await creditNote(testFirm, invoice, { lines }))
    notes.push(await creditNote(testFirm, invoice))

    const sum = (part: (note: Invoice) => number) =>
      notes.reduce((all, note) => all + part(note), 0)
    const { net, tax, total, subtotal, documentDiscount } = invoice.totals
    expect({
      net: sum(({ totals }) => totals.net),
      tax: sum(({ totals }) => totals.tax),
      total: sum(({ totals }) => totals.total),
      subtotal: sum(({ totals }) => totals.subtotal),
      documentDiscount: sum(({ totals }) => totals.documentDiscount),
    }).toEqual({ net, tax, total, subtotal, documentDiscount })
    for (const { totals } of notes) expect(totals.net + totals.tax).toBe(totals.total)
    expect((await testFirm.invoice(invoice.id)).totals.due).toBe(0)
    const { '1400': receivable, '1776': full, '1771': reduced } = await testFirm.balances()
    expect([receivable, full, reduced]).toEqual([0, 0, 0])
    const again = await testFirm.ask('POST', `/invoices/${invoice.id}/credit-note`, {})
    expect([again.status, again.body.data.detail?.reason]).toEqual([409, 'alreadyCredited'])
  })

  test('of a part has its base times the rate, and the last one what is left of the tax', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id, {
      lines: [line({ unitPrice: '1234.56' })],
    })
    const half = { lines: [{ lineId: invoice.lines[0]?.id, quantity: '0.5' }] }
    const path = `/invoices/${invoice.id}/credit-note`
    const seen = await testFirm.must<CreditPreview>('POST', `${path}/preview`, half)
    expect(seen).toMatchObject({ totals: { net: 61_728, tax: 11_728, total: 73_456 }, broken: [] })
    expect((await testFirm.invoice(invoice.id)).totals.credited).toBe(0)

    const first = await creditNote(testFirm, invoice, half)
    expect(first.totals).toMatchObject({ net: 61_728, tax: 11_728, total: 73_456 })
    expect(first.number).toBe(`RK-${year}-0001`)
    // 1,234.56 at 19 % was taxed with 234.57.
    const second = await creditNote(testFirm, invoice)
    expect(second.totals).toMatchObject({ net: 61_728, tax: 11_729, total: 73_457 })
    for (const { id } of [first, second]) {
      expect(await testFirm.must('GET', `/invoices/${id}/electronic`)).toMatchObject({ broken: [] })
    }
    expect(await testFirm.balances()).toMatchObject({ '1400': 0, '1776': 0 })
  })

  test('where prices include the tax takes back its part of the price', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id, {
      priceMode: 'gross',
      lines: [line({ unitPrice: '100' })],
    })
    const half = { lines: [{ lineId: invoice.lines[0]?.id, quantity: '0.5' }] }
    const { totals, id } = await creditNote(testFirm, invoice, half)
    expect(totals).toMatchObject({ net: 4202, tax: 798, total: 5000 })
    expect(await testFirm.must('GET', `/invoices/${id}/electronic`)).toMatchObject({ broken: [] })
  })

  test('takes no more tax in small parts than was invoiced, and leaves none', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const lines = [line({ quantity: '10', unitPrice: '0.03' })]
    const invoice = await testFirm.issued(customer.id, { lines })
    const one = { lines: [{ lineId: invoice.lines[0]?.id, quantity: '1' }] }
    const taxes: number[] = []
    for (let at = 0; at < 10; at++)
      taxes.push((await creditNote(testFirm, invoice, one)).totals.tax)
    // 0.0057 each, of 0.06 in all.
    expect(taxes).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0])
    expect(await testFirm.balances()).toMatchObject({ '1400': 0, '1776': 0 })
  })

  test('cannot take back more than is left or a line of another document', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id, { lines: [line({ quantity: '3' })] })
    const lineId = invoice.lines[0]?.id
    await creditNote(testFirm, invoice, { lines: [{ lineId, quantity: '2' }] })
    const path = `/invoices/${invoice.id}/credit-note`
    const more = await testFirm.ask('POST', path, { lines: [{ lineId, quantity: '1.0001' }] })
    expect(more.body.data.fields['lines.0.quantity']).toEqual({
      key: 'moreThanLeft',
      params: { maximum: '1' },
    })
    const other = await testFirm.ask('POST', path, {
      lines: [{ lineId: customer.id, quantity: '1' }],
    })
    expect(other.status).toBe(404)
  })

  test('beyond what is owed stands to the customer’s credit', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id)
    await testFirm.pay(invoice, 10000)
    await creditNote(testFirm, invoice)
    expect((await testFirm.invoice(invoice.id)).totals).toMatchObject({
      paid: 10000,
      credited: 1900,
      due: 0,
    })
    const { credit } = await testFirm.must<{ credit: object[] }>('GET', `/parties/${customer.id}`)
    expect(credit).toEqual([{ currency: 'EUR', amount: 10000 }])
    expect((await testFirm.balances())['1709']).toBe(-10000)
  })
})

describe('voiding', () => {
  test('takes the posting back and keeps the number', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id)
    const reason = { reason: 'Falscher Kunde' }
    const gone = await testFirm.must<Invoice>('POST', `/invoices/${invoice.id}/void`, reason)
    expect(gone).toMatchObject({ state: 'void', number: invoice.number, totals: { due: 0 } })
    expect(Object.values(await testFirm.balances()).filter(Boolean)).toEqual([])
    expect((await testFirm.issued(customer.id)).number).toBe(`${year}-0002`)
    expect((await testFirm.ask('POST', `/invoices/${invoice.id}/void`, {})).status).toBe(409)
  })

  test('is refused once something was paid or credited', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const [paid, credited] = [
      await testFirm.issued(customer.id),
      await testFirm.issued(customer.id),
    ]
    await testFirm.pay(paid, 1)
    await creditNote(testFirm, credited, {
      lines: [{ lineId: credited.lines[0]?.id, quantity: '0.5' }],
    })
    for (const [{ id }, reason] of [
      [paid, 'alreadyPaid'],
      [credited, 'alreadyCredited'],
    ] as const) {
      const { status, body } = await testFirm.ask('POST', `/invoices/${id}/void`, {})
      expect([status, body.data.detail?.reason]).toEqual([409, reason])
      expect((await testFirm.invoice(id)).actions).not.toContain('void')
    }
  })
})

test('a duplicate is a draft of today with the same lines', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const invoice = await testFirm.issued(customer.id, {
    issueDate: '2025-01-15',
    paymentTermsDays: 10,
  })
  const copy = await testFirm.must<Invoice>('POST', `/invoices/${invoice.id}/duplicate`, {})
  expect(copy).toMatchObject({
    state: 'draft',
    number: null,
    issueDate: today,
    paymentTermsDays: 10,
  })
  expect(copy.totals.total).toBe(invoice.totals.total)
  expect(copy.dueDate > today).toBe(true)
})

test('a bulk action does what it can and says what it could not', async () => {
  const [testFirm, stranger] = [await TestFirm.open(), await TestFirm.open()]
  const customer = await testFirm.customer()
  const theirs = await stranger.issued((await stranger.customer()).id)
  const [good, empty] = [
    await testFirm.draft(customer.id),
    await testFirm.draft(customer.id, { lines: [] }),
  ]
  const ids = [empty.id, theirs.id, good.id]
  const how = { key: 'bulk' }
  const ask = () =>
    testFirm.must<BulkResult>('POST', '/invoices/bulk', { action: 'finalise', ids }, how)
  const { results } = await ask()
  expect(results).toEqual([
    { id: empty.id, number: null, outcome: 'skipped', reason: 'required' },
    { id: theirs.id, number: null, outcome: 'skipped', reason: 'not_found' },
    { id: good.id, number: `${year}-0001`, outcome: 'done', reason: null },
  ])
  expect(await ask()).toEqual({ results })

  const paid = await testFirm.must<BulkResult>('POST', '/invoices/bulk', {
    action: 'markPaid',
    ids,
  })
  expect(paid.results.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'done'])
  expect((await testFirm.invoice(good.id)).state).toBe('paid')
  expect((await stranger.invoice(theirs.id)).state).toBe('finalised')
})

test('a bulk action is done to all that a filter means, if that is still what was agreed to', async () => {
  const own = await TestFirm.open()
  const [one, other] = [await own.customer(), await own.customer({ name: 'Bäckerei Blum' })]
  for (const customer of [one, one, other]) await own.draft(customer.id)
  const query = { tab: 'draft', customerId: one.id }
  const ask = (expected: number) =>
    own.ask<BulkResult>('POST', '/invoices/bulk', { action: 'finalise', query, expected })
  const { status, body } = await ask(3)
  expect([status, body]).toMatchObject([409, { data: { detail: { reason: 'listChanged' } } }])
  expect((await ask(2)).body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  const { counts } = await own.must<InvoicePage>('GET', '/invoices')
  expect(counts).toMatchObject({ draft: 1, open: 2 })
  const none = { action: 'send', query: { q: 'nobody' } }
  expect((await own.ask('POST', '/invoices/bulk', none)).status).toBe(422)
})

test('a bulk action is for the roles that may do it to one document', async () => {
  const testFirm = await TestFirm.open()
  const invoice = await testFirm.issued((await testFirm.customer()).id)
  const needs = {
    send: 'invoice:post',
    finalise: 'invoice:post',
    markPaid: 'payment:edit',
    void: 'invoice:reverse',
  } as const
  for (const action of bulkActions) {
    for (const role of roles) {
      const mayNot = !isAllowed(role, needs[action])
      const ids = [mayNot ? invoice.id : testFirm.firmId]
      const { status } = await testFirm.ask('POST', '/invoices/bulk', { action, ids }, { role })
      expect([action, role, status]).toEqual([action, role, mayNot ? 403 : 200])
    }
  }
  expect(await testFirm.invoice(invoice.id)).toEqual(invoice)
})
