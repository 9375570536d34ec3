import { expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { booksDiffer, leftOnAccounts } from '#upstream/testing/books-differ.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { seedsOf } from '#upstream/testing/seeds.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Held = { credit: { currency: string; amount: number }[] }

for (const seed of seedsOf([7, 1865])) {
  test(`what is open agrees with the accounts on every day, whatever is done (${seed})`, {
    timeout: 240_000,
  }, async () => {
    const random = randomFrom(seed)
    const pick = pickFrom(random)
    const decimal = (max: number, digits: number) => (0.01 + random() * max).toFixed(digits)
    const past = () => addDays(today, -Math.floor(random() * 60))
    const testFirm = await TestFirm.open()
    const customers = [await testFirm.customer(), await testFirm.customer()]
    const invoices: string[] = []
    const payments: string[] = []
    const statuses: number[] = []
    let issueDate = addDays(today, -90)
    const ask = async <Body>(method: string, path: string, json: unknown = {}) => {
      const answer = await testFirm.ask<Body>(method, path, json)
      statuses.push(answer.status)
      return answer
    }

    async function issue() {
      const currency = pick(['EUR', 'EUR', 'USD', 'JPY'])
      issueDate = [addDays(issueDate, Math.floor(random() * 3)), today].sort()[0] ?? today
      const invoice = await testFirm.draft(pick(customers).id, {
        currency,
        issueDate,
        exchangeRate: currency === 'EUR' ? '1' : decimal(1, 6),
        lines: [1, 2].map(() =>
          line({
            quantity: decimal(9, 2),
            unitPrice: decimal(60, 3),
            taxCode: pick(['DE-S19', 'DE-S7', 'DE-G']),
          }),
        ),
      })
      const { status } = await ask('POST', `/invoices/${invoice.id}/finalise`)
      if (status === 200) invoices.push(invoice.id)
    }

    async function pay() {
      const { customerId, currency, totals, id } = await testFirm.invoice(pick(invoices))
      if (totals.due === 0) return
      const isOther = random() < 0.25
      const due = Math.ceil(totals.due * pick([0.4, 1]))
      const discount = random() < 0.3 ? Math.floor((totals.due - due) / 2) : 0
      const amount = isOther ? Math.ceil(random() * 9000) : due
      const paid = isOther && currency === 'EUR' ? 'USD' : isOther ? 'EUR' : currency
      const { status, body } = await ask<Payment>('POST', '/payments', {
        customerId,
        date: past(),
        currency: paid,
        amount: amount + pick([0, 0, 1700]),
        exchangeRate: paid === 'EUR' ? '1' : decimal(1, 4),
        allocations: [{ invoiceId: id, amount, discount, ...(isOther && { invoiceAmount: due }) }],
      })
      if (status === 201) payments.push(body.id)
    }

    async function credit() {
      const invoice = await testFirm.invoice(pick(invoices))
      const lines = invoice.lines.flatMap(({ id, quantity, creditedQuantity }) => {
        const rest = Number(quantity) - Number(creditedQuantity)
        const part = (rest * pick([0, 0.3, 1, 1])).toFixed(2)
        return Number(part) > 0 ? [{ lineId: id, quantity: part }] : []
      })
      await ask('POST', `/invoices/${invoice.id}/credit-note`, { lines })
    }

    async function refund() {
      const { id } = pick(customers)
      const { credit: held } = await testFirm.must<Held>('GET', `/parties/${id}`)
      if (held.length === 0) return
      const { currency, amount } = pick(held)
      const exchangeRate = currency === 'EUR' ? '1' : decimal(1, 4)
      const input = { currency, exchangeRate, amount: Math.ceil(amount / 2), date: past() }
      const { status, body } = await ask<Payment>('POST', `/customers/${id}/refund`, input)
      if (status === 201) payments.push(body.id)
    }

    async function apply() {
      const { customerId, id, totals } = await testFirm.invoice(pick(invoices))
      const amount = Math.ceil(totals.due / pick([1, 3])) || 1
      await ask('POST', `/customers/${customerId}/apply-credit`, { invoiceId: id, amount })
    }

    async function writeOff() {
      const { id, totals, issueDate: date } = await testFirm.invoice(pick(invoices))
      const input = { amount: totals.due || 1, date, reason: 'x', withTax: random() < 0.5 }
      await ask('POST', `/invoices/${id}/write-off`, input)
    }

    async function takeBack() {
      const { settlements } = await testFirm.invoice(pick(invoices))
      const found = settlements.filter(({ canTakeBack }) => canTakeBack)
      if (found.length > 0) await ask('POST', `/allocations/${pick(found).id}/take-back`)
    }

    const steps = [issue, issue, pay, pay, pay, credit, refund, apply, apply, writeOff, takeBack]
    const reverse = () => ask('POST', `/payments/${pick(payments)}/reverse`)
    const voidOne = () => ask('POST', `/invoices/${pick(invoices)}/void`)
    for (let at = 0; at < 8; at++) await issue()
    for (let at = 0; at < 3; at++) await pay()
    for (let at = 1; at <= 180; at++) {
      await pick([...steps, reverse, voidOne])()
      if (at % 36 === 0) expect(await booksDiffer(testFirm)).toEqual([])
    }
    expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(90)

    // All taken back: what the invoices put on any account is gone from it.
    for (const id of payments) await testFirm.ask('POST', `/payments/${id}/reverse`, {})
    for (const id of invoices) {
      const { settlements } = await testFirm.must<Invoice>('GET', `/invoices/${id}`)
      for (const { id: allocation, canTakeBack } of settlements) {
        if (canTakeBack) await testFirm.must('POST', `/allocations/${allocation}/take-back`, {})
      }
      if ((await testFirm.invoice(id)).state !== 'void') {
        await testFirm.ask('POST', `/invoices/${id}/credit-note`, {})
      }
    }
    for (const id of invoices) {
      const { customerId, currency, totals } = await testFirm.invoice(id)
      const { credit: held } = await testFirm.must<Held>('GET', `/parties/${customerId}`)
      const own = held.find((one) => one.currency === currency)?.amount ?? 0
      const input = { invoiceId: id, amount: Math.min(own, totals.due) }
      if (input.amount > 0)
        await testFirm.must('POST', `/customers/${customerId}/apply-credit`, input)
    }
    expect(await booksDiffer(testFirm)).toEqual([])
    expect(await leftOnAccounts(testFirm)).toEqual({})
  })
}
