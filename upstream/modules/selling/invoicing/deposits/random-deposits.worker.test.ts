import { expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { booksDiffer, leftOnAccounts } from '#upstream/testing/books-differ.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const germany = { codes: ['DE-S19', 'DE-S7'], country: 'DE', profile: {} }
const britain = {
  codes: ['GB-S20', 'GB-Z'],
  country: 'GB',
  profile: {
    address: { street: 'High St 1', postcode: 'SW1A 1AA', city: 'London', country: 'GB' },
    vatId: 'GB980780684',
  },
}

type Held = { credit: { currency: string; amount: number }[] }

/** In Germany the tax of a deposit waits for its money, in Britain it comes with its invoice. */
test.each([
  [5, germany],
  [1606, britain],
])(
  'deposits and final invoices agree with the accounts on every day (%i)',
  { timeout: 120_000 },
  async (seed, { codes, country, profile }) => {
    const random = randomFrom(seed)
    const pick = pickFrom(random)
    const firm = await TestFirm.open(profile)
    const address = { city: 'Köln', country }
    const customers = [await firm.customer({ address }), await firm.customer({ address })]
    const quotes: string[] = []
    const issued: string[] = []
    const payments: string[] = []
    const answers: { path: string; status: number; body: unknown }[] = []
    let day = addDays(today, -50)
    const ask = async <Body>(method: string, path: string, json: unknown = {}) => {
      const answer = await firm.ask<Body>(method, path, json)
      answers.push({ path, ...answer })
      return answer
    }

    async function quote() {
      const currency = pick(['EUR', 'EUR', 'USD'])
      const { status, body } = await ask<Quote>('POST', '/quotes', {
        ...documentInput(pick(customers).id, { currency, exchangeRate: rateOf(currency) }),
        validUntil: addDays(today, 30),
        lines: [1, 2].map(() =>
          line({ taxCode: pick(codes), unitPrice: (50 + random() * 900).toFixed(2) }),
        ),
      })
      if (status !== 201) return
      const { status: made } = await ask('POST', `/quotes/${body.id}/issue`)
      if (made === 200) quotes.push(body.id)
    }

    async function deposit() {
      const asked = pick([
        { kind: 'percent', value: pick(['10', '33.33', '50']) },
        { kind: 'amount', value: (1 + random() * 400).toFixed(2) },
        { kind: 'progress', value: pick(['25', '60']) },
      ])
      await issue(`/quotes/${pick(quotes)}/deposits`, asked)
    }

    /** Makes the invoice of a quote, with a rate of its own, final on a day that only goes on. */
    async function issue(path: string, json: object) {
      const { status, body } = await ask<{ invoiceId: string }>('POST', path, json)
      if (status > 201) return
      const { id, version, customerId, currency, lines, priceMode } = await firm.invoice(
        body.invoiceId,
      )
      day = [addDays(day, Math.floor(random() * 3)), today].sort()[0] ?? today
      await ask('PUT', `/invoices/${id}`, {
        ...documentInput(customerId, { currency, exchangeRate: rateOf(currency), priceMode }),
        issueDate: day,
        version,
        lines: lines.map(({ description, quantity, unitPrice, taxCode }) => ({
          description,
          quantity,
          unitPrice,
          taxCode,
        })),
      })
      const made = await ask('POST', `/invoices/${id}/finalise`)
      if (made.status === 200) issued.push(id)
      // A draft that can't become final keeps its deposits from others.
      else await firm.must('DELETE', `/invoices/${id}`)
    }

    async function pay() {
      const { id, customerId, currency, totals } = await firm.invoice(pick(issued))
      if (totals.due <= 0) return
      const amount = Math.ceil(totals.due * pick([0.4, 1, 1]))
      const { status, body } = await ask<Payment>('POST', '/payments', {
        customerId,
        currency,
        exchangeRate: rateOf(currency),
        amount: amount + pick([0, 700]),
        date: addDays(today, -Math.floor(random() * 30)),
        allocations: [{ invoiceId: id, amount }],
      })
      if (status === 201) payments.push(body.id)
    }

    async function credit() {
      const { id, lines } = await firm.invoice(pick(issued))
      const left = lines.filter(({ creditedQuantity }) => creditedQuantity === '0')
      if (left.length === 0) return
      const { id: lineId, quantity } = pick(left)
      await ask('POST', `/invoices/${id}/credit-note`, { lines: [{ lineId, quantity }] })
    }

    async function writeOff() {
      const { id, totals } = await firm.invoice(pick(issued))
      const part = Math.ceil(totals.due / pick([1, 2])) || 1
      const input = { amount: part, date: today, reason: 'x', withTax: random() < 0.5 }
      await ask('POST', `/invoices/${id}/write-off`, input)
    }

    async function apply() {
      const { id, customerId, totals } = await firm.invoice(pick(issued))
      const input = { invoiceId: id, amount: Math.ceil(totals.due / pick([1, 3])) || 1 }
      await ask('POST', `/customers/${customerId}/apply-credit`, input)
    }

    function rateOf(currency: string): string {
      return currency === 'EUR' ? '1' : (0.6 + random() * 0.6).toFixed(4)
    }

    const steps = [
      ...[quote, deposit, deposit, deposit, pay, pay, pay, pay, credit, writeOff, apply],
      () => issue(`/quotes/${pick(quotes)}/convert`, { lineIds: [] }),
      () => issue(`/quotes/${pick(quotes)}/convert`, { lineIds: [] }),
      () => (payments.length > 0 ? ask('POST', `/payments/${pick(payments)}/reverse`) : pay()),
      () => ask('POST', `/invoices/${pick(issued)}/void`),
    ]
    for (let at = 0; at < 5; at++) await quote()
    for (let at = 0; at < 4; at++) await deposit()
    for (let at = 1; at <= 120; at++) {
      await pick(steps)()
      if (at % 30 === 0) expect(await booksDiffer(firm)).toEqual([])
    }
    const odd = answers.filter(({ status }) => ![200, 201, 409, 422].includes(status))
    expect(odd).toEqual([])
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(60)

    // All taken back: no deposit, no tax and no income is left on any account.
    for (const id of payments) await firm.ask('POST', `/payments/${id}/reverse`, {})
    const all = await Promise.all(issued.map((id) => firm.invoice(id)))
    const [finals, deposits] = [
      all.filter(({ purpose }) => purpose === ''),
      all.filter(({ purpose }) => purpose !== ''),
    ]
    expect([finals.length > 1, deposits.length > 4]).toEqual([true, true])
    for (const { id } of [...finals, ...deposits]) {
      const { settlements } = await firm.must<Invoice>('GET', `/invoices/${id}`)
      for (const { id: allocation, canTakeBack } of settlements) {
        if (canTakeBack) await firm.must('POST', `/allocations/${allocation}/take-back`, {})
      }
      if ((await firm.invoice(id)).state !== 'void') {
        await firm.ask('POST', `/invoices/${id}/credit-note`, {})
      }
    }
    for (const { id } of [...deposits, ...finals]) {
      const { customerId, currency, totals } = await firm.invoice(id)
      const { credit: held } = await firm.must<Held>('GET', `/parties/${customerId}`)
      const own = held.find((one) => one.currency === currency)?.amount ?? 0
      const amount = Math.min(own, totals.due)
      if (amount > 0) {
        await firm.must('POST', `/customers/${customerId}/apply-credit`, { invoiceId: id, amount })
      }
    }
    expect(await booksDiffer(firm)).toEqual([])
    expect(await leftOnAccounts(firm)).toEqual({})
  },
)
