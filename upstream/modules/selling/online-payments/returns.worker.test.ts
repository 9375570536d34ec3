import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '#upstream/firm/calendar.ts'
import { openCardFirm } from '#upstream/testing/card-firm.ts'
import { today } from '#upstream/testing/test-firm.ts'

const clearing = '1365'
const { aboutReport, begin, firm, paidReport, provider, send, share, shared } = await openCardFirm()

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(provider.fetch)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('money that goes back', () => {
  test('a refund takes it from the invoice, which is owed again', async () => {
    const one = await shared()
    const id = provider.pay(await begin(one, 11_900))
    await send(paidReport(id))
    const before = await firm.balances()
    const refund = provider.refund(id, 4_000)
    await send(aboutReport('refund.created', id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(4_000)
    const after = await firm.balances()
    expect((after[clearing] ?? 0) - (before[clearing] ?? 0)).toBe(-4_000)
    refund.status = 'failed'
    await send(aboutReport('refund.failed', id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(0)
    expect((await firm.balances())[clearing]).toBe(before[clearing])
  })

  test('after a credit note a refund pays out its credit, and the invoice stays paid', async () => {
    const one = await shared()
    const id = provider.pay(await begin(one, 11_900))
    await send(paidReport(id))
    await firm.must('POST', `/invoices/${one.invoice.id}/credit-note`, {
      lines: [{ lineId: one.invoice.lines[0]?.id, quantity: '1' }],
      reason: 'Zurück',
    })
    provider.refund(id, 11_900)
    await send(aboutReport('refund.created', id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(0)
    const customer = await firm.must<{ rows: unknown[] }>(
      'GET',
      `/open-items?direction=receivable&view=credit&partyId=${one.invoice.customerId}`,
    )
    expect(customer.rows).toEqual([])
  })

  // 40.00 came by card, and the bank was told to collect the other 79.00. The 10.00 that went back
  // have gone: 30.00 stay on the invoice, whatever the bank does.
  test('a refund is booked though the bank was told to collect the rest', async () => {
    const customer = await firm.customer({ name: 'Praxis Süd', email: 'anna@example.com' })
    const one = await share(await firm.issued(customer.id, { dueDate: today }))
    const id = provider.pay(await begin(one, 4_000))
    await send(paidReport(id))
    await firm.must('PUT', '/debit-settings', {
      ...{ creditorId: 'DE98ZZZ09999999999', noticeDays: 1, version: 1 },
    })
    await firm.must('POST', '/mandates', {
      ...{ customerName: 'Praxis Süd', signedOn: today, iban: 'DE02120300000000202051' },
    })
    const until = addDays(today, 60)
    const { firstDate } = await firm.must<{ firstDate: string }>(
      'GET',
      `/collectables?until=${until}`,
    )
    const run = await firm.must<{ id: string; version: number }>('POST', '/debit-runs', {
      ...{ account: '1200', collectionDate: firstDate, documentIds: [one.invoice.id] },
    })
    await firm.must('POST', `/payment-runs/${run.id}/approve`, { version: run.version })
    provider.refund(id, 1_000)
    await send(aboutReport('refund.created', id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(8_900)
  })

  // The reversal took the 119.00 off the clearing account; the refund that the provider then reports
  // is the same money, and when it fails the 119.00 are there and pay the invoice again.
  test('a refund of a payment that was reversed by hand moves nothing twice', async () => {
    const one = await shared()
    const id = provider.pay(await begin(one, 11_900))
    const before = await firm.balances()
    await send(paidReport(id))
    const settlement = (await firm.invoice(one.invoice.id)).settlements[0]
    await firm.must('POST', `/payments/${settlement?.by.id}/reverse`, {})
    const refund = provider.refund(id, 11_900)
    await send(aboutReport('refund.created', id))
    expect((await firm.balances())[clearing]).toBe(before[clearing])
    refund.status = 'failed'
    await send(aboutReport('refund.failed', id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(0)
    const after = await firm.balances()
    expect((after[clearing] ?? 0) - (before[clearing] ?? 0)).toBe(11_900)
  })

  test('a dispute takes it with a fee; one that is won brings both back', async () => {
    const one = await shared()
    const id = provider.pay(await begin(one, 11_900))
    await send(paidReport(id))
    const before = await firm.balances()
    const dispute = provider.dispute(id)
    await send(aboutReport('charge.dispute.funds_withdrawn', id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(11_900)
    expect(((await firm.balances())[clearing] ?? 0) - (before[clearing] ?? 0)).toBe(-13_900)
    dispute.win()
    await send(aboutReport('charge.dispute.closed', id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(0)
    expect(await firm.balances()).toMatchObject({ [clearing]: before[clearing] })
  })
})
