import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { Partner } from '#contract/customers/partners.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { seedsOf } from '#upstream/testing/seeds.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const terms = { isOpen: true, kind: 'percent', reach: 'always', windowDays: 30, holdDays: 0 }

type Row = { invoiceId: string; lineId: string; amount: number }
type Known = {
  id: string
  lines: { id: string; net: number }[]
  gross: number
  /** Ids of lines that were credited, whole, and what that took off the invoice. */
  credited: Set<string>
  creditedGross: number
}

/**
 * A model that knows nothing of events: what the invoice says today of what was credited of each line
 * and of what was paid, by the settlements that its own page lists.
 */
function expected(known: Known, invoice: Invoice): Map<string, number> {
  const paid = invoice.settlements
    .filter(({ kind }) => kind === 'payment' || kind === 'credit')
    .reduce((sum, { amount }) => sum + amount, 0)
  const nets = known.lines.map(({ id, net }) => (known.credited.has(id) ? 0 : net))
  const payable = known.gross - known.creditedGross
  const part = payable > 0 ? Math.min(1, Math.max(0, paid / payable)) : 0
  return new Map(known.lines.map(({ id }, at) => [id, (nets[at] ?? 0) * part * 0.125]))
}

for (const seed of seedsOf([11, 1902])) {
  test(`commissions follow what is paid, credited and reversed, in two currencies (${seed})`, {
    timeout: 240_000,
  }, async () => {
    const random = randomFrom(seed)
    const pick = pickFrom(random)
    const firm = await TestFirm.open()
    await firm.must('PUT', '/partner-programme', { ...terms, percent: '12.5', version: 1 })
    const { id } = await firm.must<Partner>('POST', '/partners', {
      ...{ name: 'Ada', email: 'ada@harbour.example', language: 'en', payoutWay: 'wallet' },
    })
    await firm.must('POST', `/partners/${id}/step`, { step: 'approve' })
    const customer = await firm.customer()
    await firm.must('POST', `/partners/${id}/customers`, { customer: customer.name })
    const invoices: Known[] = []
    const payments: string[] = []

    async function issue() {
      const currency = pick(['EUR', 'USD'])
      const invoice = await firm.issued(customer.id, {
        ...{ currency, exchangeRate: currency === 'EUR' ? '1' : '0.9' },
        lines: [1, 2].map(() => line({ unitPrice: (1 + random() * 300).toFixed(2) })),
      })
      const lines = invoice.lines.map(({ id: of, net }) => ({ id: of, net }))
      const none = { credited: new Set<string>(), creditedGross: 0 }
      invoices.push({ id: invoice.id, lines, gross: invoice.totals.total, ...none })
    }

    async function pay() {
      const invoice = await firm.invoice(pick(invoices).id)
      if (invoice.totals.due === 0) return
      const amount = Math.ceil(invoice.totals.due * pick([0.3, 1]))
      const exchangeRate = invoice.currency === 'EUR' ? '1' : '0.8'
      payments.push((await firm.pay(invoice, amount, { exchangeRate })).id)
    }

    async function credit() {
      const known = pick(invoices)
      const left = known.lines.filter(({ id: of }) => !known.credited.has(of))
      if (left.length === 0) return
      const lineId = pick(left).id
      const at = `/invoices/${known.id}/credit-note`
      const { status, body } = await firm.ask<Invoice>('POST', at, {
        lines: [{ lineId, quantity: '1' }],
      })
      if (status >= 300) return
      known.credited.add(lineId)
      known.creditedGross += body.totals.total
    }

    const reverse = () =>
      payments.length === 0
        ? undefined
        : firm.ask<Payment>('POST', `/payments/${pick(payments)}/reverse`, { reason: 'x' })
    const payOut = () => firm.must('POST', '/partner-payouts', {})
    for (let at = 0; at < 4; at++) await issue()
    for (let at = 0; at < 50; at++) {
      await pick<() => unknown>([issue, pay, pay, pay, credit, reverse, payOut])()
    }
    const rows = await rowsOf(firm)
    for (const known of invoices) {
      const model = expected(known, await firm.invoice(known.id))
      for (const [lineId, amount] of model) {
        const counted = rows
          .filter((row) => row.lineId === lineId)
          .reduce((sum, row) => sum + row.amount, 0)
        // The cent goes to one line or the other, by largest remainder.
        expect(Math.abs(counted - amount), `${seed} ${lineId}`).toBeLessThanOrEqual(1.125)
        expect(counted).toBeGreaterThanOrEqual(0)
      }
    }
    expect(rows.length).toBeGreaterThan(10)
  })
}

/** All commissions; what is owed by them less what was paid out stands on the account. */
function rowsOf(firm: TestFirm): Promise<Row[]> {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    const { owed } = sql
      .exec<{ owed: number }>(
        `select coalesce(sum(credit - debit), 0) as owed from journal_lines where account =
           (select code from accounts where role = 'partnerPayable')`,
      )
      .one()
    const { kept } = sql
      .exec<{ kept: number }>(
        `select (select coalesce(sum(amount_base), 0) from commissions)
           - (select coalesce(sum(amount_base), 0) from partner_payouts) as kept`,
      )
      .one()
    expect(owed).toBe(kept)
    return sql
      .exec<Row>(
        'select invoice_id as invoiceId, line_id as lineId, amount from commissions order by key',
      )
      .toArray()
  })
}
