import { expect, test } from 'vitest'
import type { OpenItem, PartyStatement } from '#contract/settlement.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('a statement ends with what is open, in each currency, whatever was taken back', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const first = await firm.issued(id)
  const dollars = await firm.issued(id, { currency: 'USD', exchangeRate: '0.5' })
  const paid = await firm.pay(first, 5000)
  const across = { invoiceId: dollars.id, amount: 2000, invoiceAmount: 4000 }
  await firm.must('POST', '/payments', {
    ...{ customerId: id, date: today, currency: 'EUR', amount: 2000 },
    allocations: [across],
  })
  await firm.must('POST', `/payments/${paid.id}/reverse`, {})
  const writeOff = { amount: 1900, date: today, reason: 'Small' }
  await firm.must('POST', `/invoices/${first.id}/write-off`, writeOff)
  const statement = await firm.must<PartyStatement>('GET', `/parties/${id}/statement`)
  const open = await firm.must<OpenItem[]>('GET', `/parties/${id}/open-items`)
  for (const { currency, opening, closing, lines } of statement.currencies) {
    const items = open.filter((item) => item.currency === currency)
    const owed = items.reduce(
      (sum, { side, balance }) => sum + (side === 'debit' ? balance : -balance),
      0,
    )
    expect([currency, closing]).toEqual([currency, owed])
    expect(lines.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
  }
  expect(statement.currencies.map(({ currency, closing }) => [currency, closing])).toEqual([
    ['EUR', 10_000],
    ['USD', 7900],
  ])
  const later = addDays(today, 1)
  const after = await firm.must<PartyStatement>(
    'GET',
    `/parties/${id}/statement?from=${later}&to=${later}`,
  )
  expect(after.currencies).toMatchObject([
    { currency: 'EUR', opening: 10_000, closing: 10_000, lines: [] },
    { currency: 'USD', opening: 7900, lines: [] },
  ])
  const denied = await firm.ask('GET', `/parties/${id}/statement`, undefined, { role: 'sales' })
  expect(denied.status).toBe(403)
})
