import { beforeAll, describe, expect, test } from 'vitest'
import type { CardOffer } from '#contract/selling/online-payments.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
const days = [
  addDays(today, 14),
  addMonths(addDays(today, 14), 1),
  addMonths(addDays(today, 14), 2),
]
const thirds = ['33.3334', '33.3333', '33.3333'].map((share, at) => ({
  share,
  dueDate: days[at] ?? '',
}))

beforeAll(async () => {
  firm = await TestFirm.open()
  await firm.must('PUT', '/card-payments/settings', { isOn: true })
})

async function inThirds() {
  const customer = await firm.customer({ email: 'anna@example.com' })
  return firm.issued(customer.id, { instalments: thirds })
}

type OpenItems = { rows: { dueDate: string; amount: number; balance: number }[] }

function itemsOf(customerId: string, more = ''): Promise<OpenItems> {
  const query = `direction=receivable&view=owed&partyId=${customerId}${more}`
  return firm.must('GET', `/open-items?${query}`)
}

describe('an invoice in parts', () => {
  test('is open in parts that come to its total, each due on its day', async () => {
    const invoice = await inThirds()
    expect(invoice.dueDate).toBe(days[0])
    // 119.00 in thirds.
    expect(invoice.instalments.map(({ amount, open }) => [amount, open])).toEqual([
      [3_967, 3_967],
      [3_967, 3_967],
      [3_966, 3_966],
    ])
    const { rows } = await itemsOf(invoice.customerId)
    expect(rows.map(({ dueDate, balance }) => [dueDate, balance])).toEqual([
      [days[0], 3_967],
      [days[1], 3_967],
      [days[2], 3_966],
    ])
  })

  test('a payment takes the earliest first, and the due date is that of the next', async () => {
    const invoice = await inThirds()
    const paid = await firm.pay(invoice, 5_000)
    const after = await firm.invoice(invoice.id)
    expect(after.dueDate).toBe(days[1])
    expect(after.instalments.map(({ open }) => open)).toEqual([0, 2_934, 3_966])
    expect(after.totals.due).toBe(6_900)
    await firm.must('POST', `/payments/${paid.id}/reverse`, {})
    expect((await firm.invoice(invoice.id)).dueDate).toBe(days[0])
    const { publicPath } = await firm.must<{ publicPath: string }>(
      'POST',
      `/invoices/${invoice.id}/public-link`,
      {},
    )
    const path = `/public/documents/${publicPath.slice('/i/'.length)}/card`
    const offer = await firm.must<CardOffer>('GET', path)
    expect(offer).toMatchObject({ due: 11_900, next: 3_967, nextDate: days[0] })
  })

  test('its paper and its electronic form say when how much is due', async () => {
    const invoice = await inThirds()
    const { paper } = await firm.must<{ paper: { foot: { lines: string[] } } }>(
      'POST',
      '/invoices/preview',
      {
        customerId: invoice.customerId,
        issueDate: today,
        currency: 'EUR',
        language: 'de',
        lines: invoice.lines,
        instalments: thirds,
      },
    )
    expect(paper.foot.lines.filter((words) => words.startsWith('Rate'))).toHaveLength(3)
    expect(paper.foot.lines[0]?.replace(/\s/g, ' ')).toContain('Rate 1/3 (33,3334 %): 39,67 €')
  })

  test('shares that are not 100 %, and a first day before the issue, are refused', async () => {
    const customer = await firm.customer()
    const wrong = [thirds[0], thirds[1]]
    const sum = await firm.ask<Refused>('POST', '/invoices', {
      customerId: customer.id,
      issueDate: today,
      currency: 'EUR',
      language: 'de',
      lines: [],
      instalments: wrong,
    })
    expect([sum.status, sum.body.data.fields.instalments?.key]).toEqual([422, 'instalmentsHundred'])
    const early = thirds.map((part, at) => (at === 0 ? { ...part, dueDate: '2020-01-01' } : part))
    const draft = await firm.draft(customer.id, { instalments: early })
    const { status, body } = await firm.ask<Refused>('POST', `/invoices/${draft.id}/finalise`, {})
    expect([status, body.data.fields['instalments.0.dueDate']?.key]).toEqual([
      422,
      'dueBeforeIssue',
    ])
  })

  test('a copy moves its days with the day of issue', async () => {
    const customer = await firm.customer()
    const parts = thirds.map((part) => ({ ...part, dueDate: addDays(part.dueDate, -10) }))
    const draft = await firm.draft(customer.id, {
      issueDate: addDays(today, -10),
      instalments: parts,
    })
    const copy = await firm.must<typeof draft>('POST', `/invoices/${draft.id}/duplicate`, {})
    expect(copy.instalments.map(({ dueDate }) => dueDate)).toEqual(days)
  })
})
