import { beforeAll, describe, expect, test } from 'vitest'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

/** What moved on the accounts between two looks at them, without those that did not. */
function moved(before: Record<string, number>, after: Record<string, number>) {
  const all = Object.keys(after).map((code) => [code, (after[code] ?? 0) - (before[code] ?? 0)])
  return Object.fromEntries(all.filter(([, amount]) => amount !== 0))
}

/** An issued deposit of 1,000.00 net at 19 % on a quote of 3,000.00, not paid yet. */
async function askedDeposit(firm: TestFirm): Promise<{ quote: Quote; deposit: Invoice }> {
  const { id } = await firm.customer()
  const lines = [line({ taxCode: 'DE-S19', unitPrice: '3000' })]
  const input = { ...documentInput(id), validUntil: addDays(today, 30), lines }
  const made = await firm.must<Quote>('POST', '/quotes', input)
  const quote = await firm.must<Quote>('POST', `/quotes/${made.id}/issue`, {})
  const path = `/quotes/${quote.id}/deposits`
  const asked = { kind: 'amount', value: '1190' }
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', path, asked)
  return { quote, deposit: await firm.finalise(invoiceId) }
}

async function finalDraft(firm: TestFirm, quote: Quote): Promise<string> {
  const path = `/quotes/${quote.id}/convert`
  return (await firm.must<{ invoiceId: string }>('POST', path, { lineIds: [] })).invoiceId
}

// Receivables 1400, customers' credits 1709, deposits 1710, output tax 1776 (SKR 03).
describe('a German deposit whose payment bounces after its tax was used', () => {
  let firm: TestFirm

  beforeAll(async () => {
    firm = await TestFirm.open()
  })

  test('deducted: the final invoice owes all tax, and the deposit is a mere receivable', async () => {
    const start = await firm.balances()
    const { quote, deposit } = await askedDeposit(firm)
    const payment = await firm.pay(deposit, 119_000)
    await firm.finalise(await finalDraft(firm, quote))
    await firm.must('POST', `/payments/${payment.id}/reverse`, {})
    const bounced = moved(start, await firm.balances())
    expect(bounced).toMatchObject({ '1400': 357_000, '1776': -57_000 })
    expect(bounced['1710']).toBeUndefined()

    const again = await firm.pay(await firm.invoice(deposit.id), 119_000)
    const paid = moved(start, await firm.balances())
    expect(paid).toMatchObject({ '1400': 238_000, '1776': -57_000 })
    expect(paid['1710']).toBeUndefined()

    // What is lost for good takes its tax with it (§ 17 Abs. 2 Nr. 1 UStG).
    await firm.must('POST', `/payments/${again.id}/reverse`, {})
    await firm.must('POST', `/invoices/${deposit.id}/write-off`, {
      amount: 119_000,
      date: today,
      reason: 'Insolvenz',
      withTax: true,
    })
    const lost = moved(start, await firm.balances())
    expect(lost).toMatchObject({ '1400': 238_000, '1776': -38_000 })
    expect(lost['1710']).toBeUndefined()
  })

  test('credited: no tax is owed, and none is taken back twice', async () => {
    const start = await firm.balances()
    const { deposit } = await askedDeposit(firm)
    const payment = await firm.pay(deposit, 119_000)
    const lines = [{ lineId: deposit.lines[0]?.id, quantity: '1' }]
    await firm.must('POST', `/invoices/${deposit.id}/credit-note`, { lines, reason: 'Storno' })
    await firm.must('POST', `/payments/${payment.id}/reverse`, {})
    const after = moved(start, await firm.balances())
    expect(after).toMatchObject({ '1400': 119_000, '1709': -119_000 })
    expect([after['1710'], after['1776']]).toEqual([undefined, undefined])
  })

  test('paid in part: it is not deducted, and one that bounced before stays free', async () => {
    const { quote, deposit } = await askedDeposit(firm)
    await firm.pay(deposit, 59_500)
    const id = await finalDraft(firm, quote)
    const path = `/invoices/${id}/deposits`
    expect(await firm.ask('PUT', path, { depositIds: [deposit.id] })).toMatchObject({
      status: 422,
      body: { data: { fields: { depositIds: { key: 'depositPartPaid' } } } },
    })
    const rest = await firm.pay(await firm.invoice(deposit.id), 59_500)
    await firm.must('PUT', path, { depositIds: [deposit.id] })
    await firm.must('POST', `/payments/${rest.id}/reverse`, {})
    expect((await firm.ask('POST', `/invoices/${id}/finalise`, {})).status).toBe(422)

    const other = await askedDeposit(firm)
    const payment = await firm.pay(other.deposit, 119_000)
    const draft = await finalDraft(firm, other.quote)
    await firm.must('POST', `/payments/${payment.id}/reverse`, {})
    expect((await firm.finalise(draft)).totals.due).toBe(357_000)
    await firm.must('POST', `/invoices/${other.deposit.id}/void`, { reason: 'Schlussrechnung' })
  })
})
