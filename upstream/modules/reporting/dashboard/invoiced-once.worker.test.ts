import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Held = { invoiceId: string }

test('a sale with a deposit is invoiced once, each part at the rate of its own invoice', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer({ currency: 'USD' })
  const at = (exchangeRate: string) => documentInput(customerId, { currency: 'USD', exchangeRate })
  const quoted = await firm.must<Quote>('POST', '/quotes', {
    ...at('0.8'),
    validUntil: addDays(today, 30),
    lines: [line({ unitPrice: '1000' })],
  })
  const quote = await firm.must<Quote>('POST', `/quotes/${quoted.id}/issue`, {})
  const asked = { kind: 'percent', value: '30' }
  const deposit = await firm.must<Held>('POST', `/quotes/${quote.id}/deposits`, asked)
  const final = await issue(deposit.invoiceId, '0.8').then(async ({ totals }) => {
    const date = { date: today, exchangeRate: '0.8' }
    await firm.pay(await firm.invoice(deposit.invoiceId), totals.total, date)
    const made = await firm.must<Held>('POST', `/quotes/${quote.id}/convert`, { lineIds: [] })
    return issue(made.invoiceId, '0.9')
  })
  expect(final.totals).toMatchObject({ total: 119_000, due: 83_300 })

  // 357.00 × 0.80 + (1,190.00 × 0.90 − 357.00 × 0.80)
  const base = 107_100
  const list = await firm.must<InvoicePage>('GET', '/invoices')
  expect(list.totals).toMatchObject([{ currency: 'USD', total: 119_000, totalBase: base }])
  expect(list.rows.map(({ total, deducted }) => [total, deducted]).sort()).toEqual([
    [119_000, 35_700],
    [35_700, 0],
  ])
  // A filter counts the documents themselves, and so does whoever sees only their own.
  const found = await firm.must<InvoicePage>('GET', `/invoices?customerId=${customerId}`)
  expect(found.totals).toEqual(list.totals)
  const custom = {
    name: 'Seller',
    permissions: [...permissions],
    scopes: { invoice: 'own' as const },
  }
  for (const how of [{}, { role: 'x', custom }]) {
    const board = await firm.must<Dashboard>('GET', '/dashboard?period=year', undefined, how)
    expect(board.months.reduce((sum, { invoiced }) => sum + invoiced, 0)).toBe(base)
  }

  /** Makes a draft final at a rate of its own. */
  async function issue(id: string, exchangeRate: string): Promise<Invoice> {
    const { version, lines, priceMode } = await firm.invoice(id)
    const input = { ...at(exchangeRate), priceMode, lines, version }
    await firm.must('PUT', `/invoices/${id}`, input)
    return firm.finalise(id)
  }
})
