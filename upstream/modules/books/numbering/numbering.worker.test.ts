import { describe, expect, test } from 'vitest'
import type { Series } from '#contract/books/numbering.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

const year = today.slice(0, 4)

async function seriesOf(testFirm: TestFirm, kind: string): Promise<Series> {
  const { rows } = await testFirm.must<{ rows: Series[] }>('GET', '/numbering')
  const found = rows.find((row) => row.kind === kind)
  if (!found) throw new Error(`No series of ${kind}`)
  return found
}

async function set(testFirm: TestFirm, kind: string, values: object): Promise<Series> {
  const { next: _, lastDate: __, ...before } = await seriesOf(testFirm, kind)
  return testFirm.must('PUT', '/numbering', { ...before, ...values })
}

describe('the numbers of a firm', () => {
  test('are set for every kind, and the list says what comes next', async () => {
    const testFirm = await TestFirm.open({ language: 'en' })
    const { rows } = await testFirm.must<{ rows: Series[] }>('GET', '/numbering')
    expect(rows.map(({ kind, next }) => [kind, next])).toEqual([
      ['bill', `BILL-${year}-0001`],
      ['selfBilledInvoice', `SB-${year}-0001`],
      ['certificate', `CERT-${year}-0001`],
      ['expense', `EXP-${year}-0001`],
      ['invoice', `${year}-0001`],
      ['creditNote', `CN-${year}-0001`],
      ['mandate', `M-${year}-0001`],
      ['partnerPayout', `AP-${year}-0001`],
      ['paymentRun', `RUN-${year}-0001`],
      ['payment', `PAY-${year}-0001`],
      ['refund', `REF-${year}-0001`],
      ['supplierPayment', `OUT-${year}-0001`],
      ['productionOrder', `MO-${year}-0001`],
      ['purchaseOrder', `PO-${year}-0001`],
      ['quote', `Q-${year}-0001`],
      ['reminderCharge', `LC-${year}-0001`],
      ['selfIntegration', `INT-${year}-0001`],
      ['salesOrder', `SO-${year}-0001`],
      ['shopOrder', `WEB-${year}-0001`],
      ['goodsReceipt', `GR-${year}-0001`],
      ['delivery', `DN-${year}-0001`],
      ['goodsReturn', `RT-${year}-0001`],
      ['stockTransfer', `TR-${year}-0001`],
      ['stockAdjustment', `SA-${year}-0001`],
      ['stockAssembly', `AS-${year}-0001`],
      ['stockDisassembly', `DA-${year}-0001`],
      ['landedCost', `LC-${year}-0001`],
      ['stockCount', `SC-${year}-0001`],
      ['supportTicket', 'T-00001'],
      ['dayTotal', `DT-${year}-0001`],
      ['wallet', 'W-0001'],
    ])
    const pattern = 'G{YY}{MM}/{##}'
    expect(
      await set(testFirm, 'creditNote', { pattern, reset: 'monthly', start: 7 }),
    ).toMatchObject({
      next: `G${today.slice(2, 4)}${today.slice(5, 7)}/07`,
      version: 2,
    })
    await set(testFirm, 'payment', { pattern: 'Z{#}', reset: 'never', start: 40 })
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id)
    const note = await testFirm.must<{ number: string }>(
      'POST',
      `/invoices/${invoice.id}/credit-note`,
      {
        lines: [{ lineId: invoice.lines[0]?.id, quantity: '0.5' }],
      },
    )
    expect(note.number).toBe(`G${today.slice(2, 4)}${today.slice(5, 7)}/07`)
    expect((await testFirm.pay(invoice, 100)).number).toBe('Z40')
    expect((await testFirm.pay(invoice, 100)).number).toBe('Z41')
    expect(await seriesOf(testFirm, 'payment')).toMatchObject({ next: 'Z42', lastDate: today })
  })

  test('begin with the abbreviations of the language of the firm, which then keeps them', async () => {
    const nextOf = async (testFirm: TestFirm, kinds: string[]) =>
      Promise.all(kinds.map(async (kind) => (await seriesOf(testFirm, kind)).next))
    const kinds = ['invoice', 'quote', 'creditNote', 'payment', 'delivery']
    const german = await TestFirm.open()
    const numbers = [
      `${year}-0001`,
      ...['AN', 'RK', 'ZE', 'LS'].map((one) => `${one}-${year}-0001`),
    ]
    expect(await nextOf(german, kinds)).toEqual(numbers)
    const italian = await TestFirm.open({ language: 'it' })
    expect(await nextOf(italian, ['quote', 'delivery'])).toEqual([
      `PV-${year}-0001`,
      `DDT-${year}-0001`,
    ])
    const {
      lockDate: _,
      hasLogo: __,
      hasPostings: ___,
      warnings: ____,
      ...profile
    } = await german.must<Record<string, unknown>>('GET', '')
    await german.must('PUT', '', { ...profile, language: 'it' })
    expect(await nextOf(german, kinds)).toEqual(numbers)
  })

  test('are never set back, and go on counting under another pattern in the order of dates', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    await testFirm.issued(customer.id)
    await testFirm.issued(customer.id)
    const jumped = await set(testFirm, 'invoice', { start: 100, pattern: 'R-{YYYY}-{####}' })
    expect(jumped.next).toBe(`R-${year}-0100`)
    expect((await testFirm.issued(customer.id)).number).toBe(`R-${year}-0100`)
    expect((await set(testFirm, 'invoice', { start: 1 })).next).toBe(`R-${year}-0101`)
    const earlier = await testFirm.draft(customer.id, { issueDate: addDays(today, -1) })
    const { status, body } = await testFirm.ask('POST', `/invoices/${earlier.id}/finalise`, {})
    const isSameYear = addDays(today, -1).startsWith(year)
    expect([status, body.data?.fields?.issueDate?.key]).toEqual(
      isSameYear ? [422, 'beforeLastNumber'] : [200, undefined],
    )
  })

  test('that are changed by two at once are a conflict; a pattern that would repeat is refused', async () => {
    const testFirm = await TestFirm.open()
    const input = { kind: 'invoice', pattern: '{YYYY}-{###}', reset: 'yearly', version: 1 }
    await testFirm.must('PUT', '/numbering', input)
    expect((await testFirm.ask('PUT', '/numbering', input)).status).toBe(409)
    const wrong: [object, string][] = [
      [{ pattern: 'R{####}' }, 'patternNeedsYear'],
      [{ pattern: '{YYYY}{####}', reset: 'monthly' }, 'patternNeedsMonth'],
      [{ pattern: '{YYYY}' }, 'invalidNumberPattern'],
      [{ pattern: '{#}{##}' }, 'invalidNumberPattern'],
      [{ pattern: '{YYYY}{DD}{#}' }, 'invalidNumberPattern'],
    ]
    for (const [values, key] of wrong) {
      const { status, body } = await testFirm.ask<Refused>('PUT', '/numbering', {
        ...input,
        ...values,
        version: 2,
      })
      expect([status, body.data.fields.pattern?.key]).toEqual([422, key])
    }
    expect(
      (await testFirm.ask('PUT', '/numbering', { ...input, kind: 'x', version: 1 })).status,
    ).toBe(404)
  })

  test('are seen by every member and set by who may edit the firm', async () => {
    const testFirm = await TestFirm.open()
    const input = { kind: 'invoice', pattern: '{YYYY}-{###}', reset: 'yearly', version: 1 }
    for (const role of ['accountant', 'sales', 'readOnly', 'crm'] as const) {
      expect((await testFirm.ask('GET', '/numbering', undefined, { role })).status).toBe(200)
      expect((await testFirm.ask('PUT', '/numbering', input, { role })).status).toBe(403)
    }
  })
})

describe('a date that has not come', () => {
  test('is refused with what it blocks, and taken from who confirms it', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const issueDate = addDays(today, 3)
    const draft = await testFirm.draft(customer.id, { issueDate })
    const path = `/invoices/${draft.id}/finalise`
    const { status, body } = await testFirm.ask('POST', path, {})
    expect([status, body.data.fields.issueDate]).toEqual([
      422,
      { key: 'futureDate', params: { date: issueDate } },
    ])
    await testFirm.must('POST', path, { confirmsFutureDate: true })
    if (!issueDate.startsWith(year)) return
    const now = await testFirm.draft(customer.id)
    const refused = await testFirm.ask('POST', `/invoices/${now.id}/finalise`, {})
    expect(refused.body.data.fields.issueDate?.key).toBe('beforeLastNumber')
  })
})
