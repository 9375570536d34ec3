import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { documentInput, line, type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

const year = today.slice(0, 4)

describe('finalising', () => {
  test('takes the next number, posts the golden totals and shows them', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const lines = [line({ quantity: '50', unitPrice: '241.67' })]
    const draft = await testFirm.draft(customer.id, { lines })
    expect(draft.number).toBeNull()
    expect(draft.actions).toEqual(['edit', 'deleteDraft', 'finalise', 'duplicate'])

    const invoice = await testFirm.finalise(draft.id)
    expect(invoice.number).toBe(`${year}-0001`)
    expect(invoice.state).toBe('finalised')
    const history = await testFirm.history(invoice.id)
    expect(history.map(({ action }) => action)).toEqual(['finalise', 'create'])
    const totals = { net: 1208350, tax: 229587, total: 1437937, due: 1437937 }
    expect(invoice.totals).toMatchObject(totals)
    expect(await testFirm.balances()).toEqual({
      '1400': 1437937,
      '1776': -229587,
      '8400': -1208350,
    })
  })

  test('gives 100 parallel calls 100 numbers without a gap', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const drafts = await Promise.all(Array.from({ length: 100 }, () => testFirm.draft(customer.id)))
    const issued = await Promise.all(drafts.map(({ id }) => testFirm.finalise(id)))
    const numbers = issued.map(({ number }) => number).sort()
    const wanted = Array.from(
      { length: 100 },
      (_, at) => `${year}-${String(at + 1).padStart(4, '0')}`,
    )
    expect(numbers).toEqual(wanted)
    expect(await testFirm.trial()).toMatchObject({ receivable: 1190000, openInvoices: 1190000 })
  })

  test('burns no number when it is refused', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const wrong: [Record<string, unknown>, string, string][] = [
      [{ lines: [] }, 'lines', 'required'],
      [{ dueDate: addDays(today, -1) }, 'dueDate', 'dueBeforeIssue'],
      [{ lines: [line({ taxCode: 'DE-K' })] }, 'lines.0.taxCode', 'needsVatId'],
      [{ lines: [line({ taxCode: 'DE-AE' })] }, 'lines.0.taxCode', 'needsVatId'],
      [{ lines: [line(), line({ taxCode: 'DE-O' })] }, 'lines.1.taxCode', 'outOfScopeAlone'],
      [{ discount: { kind: 'amount', value: '100.01' } }, 'discount.value', 'discountTooLarge'],
      [{ lines: [line({ quantity: '-1' })] }, 'lines', 'totalNegative'],
      [{ issueDate: addDays(today, 400) }, 'issueDate', 'tooFarAhead'],
      [{ issueDate: addDays(today, 1) }, 'issueDate', 'futureDate'],
    ]
    for (const [values, path, key] of wrong) {
      const draft = await testFirm.draft(customer.id, values)
      const { status, body } = await testFirm.ask('POST', `/invoices/${draft.id}/finalise`, {})
      expect([status, body.data.fields[path]?.key]).toEqual([422, key])
      const seen = await testFirm.must<InvoicePreview>(
        'POST',
        '/invoices/preview',
        documentInput(customer.id, values),
      )
      expect(seen.problems[path]?.key).toBe(key)
    }
    expect((await testFirm.issued(customer.id)).number).toBe(`${year}-0001`)
  })

  test('says before it when the customer would owe more than they may', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await testFirm.customer({ creditLimit: 20_000 })
    const preview = async () =>
      (await testFirm.must<InvoicePreview>('POST', '/invoices/preview', documentInput(id)))
        .creditLimit
    expect(await preview()).toBeNull()
    await testFirm.issued(id)
    // Two of 119.00 are more than 200.00.
    expect(await preview()).toEqual({ limit: 20_000, owed: 23_800 })
  })

  test('refuses a date before the last number of its year, and starts each year anew', async () => {
    const testFirm = await TestFirm.open()
    const series = { kind: 'invoice', pattern: 'R{YYYY}/{###}', reset: 'yearly', version: 1 }
    await testFirm.must('PUT', '/numbering', series)
    const customer = await testFirm.customer()
    const on = (issueDate: string) => testFirm.issued(customer.id, { issueDate })
    expect((await on('2024-12-30')).number).toBe('R2024/001')
    expect((await on('2024-12-31')).number).toBe('R2024/002')
    expect((await on('2025-01-01')).number).toBe('R2025/001')
    const late = await testFirm.draft(customer.id, { issueDate: '2024-12-30' })
    const { status, body } = await testFirm.ask('POST', `/invoices/${late.id}/finalise`, {})
    expect([status, body.data.fields.issueDate?.key]).toEqual([422, 'beforeLastNumber'])
  })

  test('never gives a number twice when the pattern changes to and fro', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const patterns = ['{#}', '1{#}', `${year}-{##}`, '{YYYY}-{##}', '{#}']
    const numbers = []
    for (const [at, pattern] of patterns.entries()) {
      const series = { kind: 'invoice', pattern, reset: 'never', version: at + 1 }
      await testFirm.must('PUT', '/numbering', series)
      numbers.push((await testFirm.issued(customer.id)).number)
    }
    expect(numbers).toEqual(['1', '12', `${year}-03`, `${year}-04`, '5'])
  })

  test('refuses a closed period for everybody', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const draft = await testFirm.draft(customer.id, { issueDate: '2025-03-31' })
    await runInDurableObject(testFirm.object, (_, state) => {
      state.storage.sql.exec(`insert into ledger_locks (id, hard_date) values (1, '2025-03-31')`)
    })
    expect((await testFirm.ask('POST', `/invoices/${draft.id}/finalise`, {})).status).toBe(423)
    expect(await testFirm.balances()).toEqual({})
    const next = await testFirm.draft(customer.id, { issueDate: '2025-04-01' })
    expect((await testFirm.finalise(next.id)).number).toBe('2025-0001')
  })

  test('fixes what the document shows and chains it to the one before', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer({ vatId: 'ATU12345675' })
    const [first, second] = [await testFirm.issued(customer.id), await testFirm.issued(customer.id)]
    const rows = await runInDurableObject(testFirm.object, (_, state) =>
      state.storage.sql
        .exec<{ id: string; hash: string; previous: string; snapshot: string }>(
          'select id, hash, previous_hash as previous, snapshot from invoices order by number',
        )
        .toArray(),
    )
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(rows[1]?.previous).toBe(rows[0]?.hash)
    const snapshot = JSON.parse(rows[0]?.snapshot ?? '')
    expect(snapshot.buyer.vatId).toBe('ATU12345675')
    expect(snapshot.taxes['DE-S19'].name.de).toBe('MwSt. 19 %')
  })

  test('converts a foreign currency at the rate of issue and balances to the cent', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer({ currency: 'USD' })
    const lines = [line({ unitPrice: '33.33' }), line({ unitPrice: '66.67', taxCode: 'DE-S7' })]
    const invoice = await testFirm.issued(customer.id, {
      currency: 'USD',
      exchangeRate: '0.92345678',
      lines,
    })
    const trial = await testFirm.trial()
    expect(trial.debit).toBe(trial.credit)
    expect(trial.receivable).toBe(Math.round(invoice.totals.total * 0.92345678))
    expect(trial.openInvoices).toBe(trial.receivable)
  })
})

describe('a draft', () => {
  test('is refused to the second of two people who write it', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const draft = await testFirm.draft(customer.id)
    const path = `/invoices/${draft.id}`
    const write = (purchaseOrder: string) =>
      testFirm.ask<Invoice & Refused>('PUT', path, {
        ...documentInput(customer.id, { purchaseOrder }),
        version: draft.version,
      })
    expect((await write('first')).status).toBe(200)
    const { status, body } = await write('second')
    expect(status).toBe(409)
    expect(body.data.detail?.current).toMatchObject({ purchaseOrder: 'first', version: 2 })
  })

  test('is made once for one key, and refused for another request with it', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const input = documentInput(customer.id)
    const make = (values: object) =>
      testFirm.ask<Invoice & Refused>('POST', '/invoices', { ...input, ...values }, { key: 'k1' })
    const [first, again] = [await make({}), await make({})]
    expect(again.body.id).toBe(first.body.id)
    expect((await make({ notes: 'other' })).status).toBe(409)
    const list = await testFirm.must<{ total: number }>('GET', '/invoices')
    expect(list.total).toBe(1)
  })

  test('can be taken away, and a finalised document cannot be written or taken away', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const draft = await testFirm.draft(customer.id)
    expect((await testFirm.ask('DELETE', `/invoices/${draft.id}`)).status).toBe(200)
    expect((await testFirm.ask('GET', `/invoices/${draft.id}`)).status).toBe(404)

    const issued = await testFirm.issued(customer.id)
    const { version } = issued
    const path = `/invoices/${issued.id}`
    expect((await testFirm.ask('DELETE', path)).status).toBe(409)
    expect((await testFirm.ask('POST', `${path}/finalise`, {})).status).toBe(409)
    const written = await testFirm.ask('PUT', path, { ...documentInput(customer.id), version })
    expect(written.status).toBe(409)
    expect(await testFirm.invoice(issued.id)).toEqual(issued)
  })

  test('says at which field it cannot be calculated', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const wrong: [object, string, string][] = [
      [{ taxCode: 'XX' }, 'lines.0.taxCode', 'unknownTaxRate'],
      [
        { quantity: '999999999999', unitPrice: '999999999999' },
        'lines.0.unitPrice',
        'amountOutOfRange',
      ],
      [
        { discount: { kind: 'amount', value: '1.999' } },
        'lines.0.discount.value',
        'tooManyDecimals',
      ],
      [
        { discount: { kind: 'amount', value: '101' } },
        'lines.0.discount.value',
        'discountTooLarge',
      ],
      [{ quantity: '1e3' }, 'lines.0.quantity', 'invalidNumber'],
      [{ quantity: '1,5' }, 'lines.0.quantity', 'invalidNumber'],
    ]
    for (const [values, path, key] of wrong) {
      const input = documentInput(customer.id, { lines: [line(values as Record<string, unknown>)] })
      const { status, body } = await testFirm.ask('POST', '/invoices', input)
      expect([status, body.data.fields[path]?.key]).toEqual([422, key])
    }
  })

  test('cannot point at what the firm does not have', async () => {
    const [testFirm, other] = [await TestFirm.open(), await TestFirm.open()]
    const [customer, stranger] = [await testFirm.customer(), await other.customer()]
    const theirs = await other.draft(stranger.id)
    const asked = [
      await testFirm.ask('POST', '/invoices', documentInput(stranger.id)),
      await testFirm.ask(
        'POST',
        '/invoices',
        documentInput(customer.id, { lines: [line({ itemId: stranger.id })] }),
      ),
      await testFirm.ask('GET', `/invoices/${theirs.id}`),
      await testFirm.ask('POST', `/invoices/${theirs.id}/finalise`, {}),
      await testFirm.ask('POST', `/invoices/${theirs.id}/duplicate`, {}),
      await testFirm.ask('DELETE', `/invoices/${theirs.id}`),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  })
})

test('who may only read is refused every write', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const { id } = await testFirm.issued(customer.id)
  const input = documentInput(customer.id)
  const calls: [string, string, unknown][] = [
    ['POST', '/invoices', input],
    ['POST', '/invoices/preview', input],
    ['PUT', `/invoices/${id}`, { ...input, version: 1 }],
    ['DELETE', `/invoices/${id}`, undefined],
    ['POST', `/invoices/${id}/finalise`, {}],
    ['POST', `/invoices/${id}/void`, {}],
    ['POST', `/invoices/${id}/credit-note`, {}],
    ['POST', `/invoices/${id}/duplicate`, {}],
    ['POST', '/invoices/bulk', { action: 'void', ids: [id] }],
    ['POST', '/payments', { customerId: customer.id, date: today, currency: 'EUR', amount: 1 }],
  ]
  for (const [method, path, json] of calls) {
    expect((await testFirm.ask(method, path, json, { role: 'readOnly' })).status).toBe(403)
  }
  const seen = await testFirm.must<Invoice>('GET', `/invoices/${id}`, undefined, {
    role: 'readOnly',
  })
  expect(seen.actions).toEqual([])
  const bySales = { action: 'markPaid', ids: [id] }
  expect((await testFirm.ask('POST', '/invoices/bulk', bySales, { role: 'sales' })).status).toBe(
    403,
  )
  expect((await testFirm.invoice(id)).state).toBe('finalised')
})
