import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { CardOffer, CardPayment, KeptCard } from '#contract/selling/online-payments.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { openCardFirm } from '#upstream/testing/card-firm.ts'
import { ask } from '#upstream/testing/client.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { type Refused, today } from '#upstream/testing/test-firm.ts'
import { feeIn } from './standing.ts'

const clearing = '1365'
const bankFees = '4970'
const { aboutReport, begin, firm, paidReport, provider, send, share, shared } = await openCardFirm()

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(provider.fetch)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a payment by card', () => {
  test('pays the invoice; its money and fee stand on the clearing account', async () => {
    const one = await shared()
    const before = await firm.balances()
    const offer = await firm.must<CardOffer>('GET', one.path)
    expect(offer).toMatchObject({ isOffered: true, due: 11_900, next: 11_900, consentText: null })
    const session = await begin(one, 11_900)
    const form = provider.formOf(session)
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('11900')
    expect(form.get('line_items[0][price_data][currency]')).toBe('eur')
    expect(form.get('customer_email')).toBe('anna@example.com')
    const id = provider.pay(session)
    expect(await send(paidReport(id))).toBe(200)
    const invoice = await firm.invoice(one.invoice.id)
    expect(invoice).toMatchObject({ state: 'paid', totals: { due: 0 } })
    const after = await firm.balances()
    // 1.5 % of 119.00 and 0.25: 2.04.
    expect((after[clearing] ?? 0) - (before[clearing] ?? 0)).toBe(11_696)
    expect((after[bankFees] ?? 0) - (before[bankFees] ?? 0)).toBe(204)
    expect((await firm.must<CardOffer>('GET', one.path)).isOffered).toBe(false)
  })

  test('is recorded once, however often and in which order it is reported', async () => {
    const one = await shared()
    const id = provider.pay(await begin(one, 5_000))
    provider.refund(id, 1_000)
    const first = paidReport(id)
    await send(aboutReport('refund.created', id))
    await send(first)
    await send(first)
    await send(paidReport(id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(7_900)
    const { rows } = await firm.must<{ rows: CardPayment[] }>('GET', '/card-payments')
    const own = rows.filter(({ invoiceId }) => invoiceId === one.invoice.id)
    expect(own).toMatchObject([{ amount: 5_000, fee: 100, refunded: 1_000, disputed: 0 }])
    const custom = {
      name: 'Own',
      permissions: ['payment:view'],
      scopes: { payment: 'own' },
    } as const
    const other = { custom, role: 'own', userId: 'somebody else' }
    expect((await firm.ask('GET', '/card-payments', undefined, other)).status).toBe(403)
  })

  test('waits for its fee while the provider has not booked it', async () => {
    const one = await shared()
    const id = provider.pay(await begin(one, 11_900), null)
    await send(paidReport(id))
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(11_900)
    provider.book(id, { amount: 11_900, fee: 300, currency: 'eur', exchange_rate: null })
    await runJobsAt(firm, addDays(today, 2))
    expect((await firm.invoice(one.invoice.id)).state).toBe('paid')
  })

  test('more than is open, nothing, too little and a firm that takes none are refused', async () => {
    const one = await shared()
    for (const [amount, key] of [
      [11_901, 'moreThanDue'],
      [0, 'required'],
      [49, 'tooSmallForCard'],
    ] as const) {
      const { status, body } = await firm.ask<Refused>('POST', one.path, { amount })
      expect([status, body.data.fields.amount?.key]).toEqual([422, key])
    }
    await firm.must('PUT', '/card-payments/settings', { isOn: false })
    expect((await firm.must<CardOffer>('GET', one.path)).isOffered).toBe(false)
    expect((await firm.ask('POST', one.path, { amount: 100 })).status).toBe(404)
    const as = { role: 'accountant' }
    const put = await firm.ask('PUT', '/card-payments/settings', { isOn: true }, as)
    expect(put.status).toBe(403)
    expect((await firm.ask('GET', '/card-payments', undefined, { role: 'sales' })).status).toBe(403)
    await firm.must('PUT', '/card-payments/settings', { isOn: true })
  })

  test('a fee in another currency is counted back at the rate it was settled at', () => {
    // 100 USD settled as 92.00 EUR at 0.92; a fee of 2.92 EUR was 3.17 USD.
    expect(feeIn({ fee: 292, currency: 'eur', exchange_rate: 0.92 }, 'USD')).toBe(317)
    expect(feeIn({ fee: 292, currency: 'eur', exchange_rate: 0.0061 }, 'JPY')).toBe(479)
  })
})

describe('a report', () => {
  test('is believed with its signature, for five minutes, and unchanged', async () => {
    const one = await shared()
    const id = provider.pay(await begin(one, 11_900))
    const intent = provider.intentOf(id)
    const seconds = Math.floor(Date.now() / 1000)
    const old = provider.report('payment_intent.succeeded', intent, { at: seconds - 301 })
    const { body, headers } = paidReport(id)
    const forged = { body: body.replace('succeeded', 'canceled'), headers }
    const unsigned = { body, headers: { ...headers, 'stripe-signature': '' } }
    expect(await send(old)).toBe(400)
    expect(await send(forged)).toBe(400)
    expect(await send(unsigned)).toBe(400)
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(11_900)
    const recent = provider.report('payment_intent.succeeded', intent, { at: seconds - 290 })
    expect(await send(recent)).toBe(200)
    expect((await firm.invoice(one.invoice.id)).totals.due).toBe(0)
  })

  test('of a payment that is not ours changes nothing; without keys there is no such address', async () => {
    const strange = { id: 'pi_strange', object: 'payment_intent', metadata: { firmId: 'nobody' } }
    expect(await send(provider.report('payment_intent.succeeded', strange))).toBe(200)
    const { body, headers } = provider.report('payment_intent.succeeded', strange)
    const none = await ask({
      method: 'POST',
      path: '/card-events/stripe',
      body,
      headers,
      with: { FIRM: env.FIRM, STRIPE_SECRET_KEY: '' },
    })
    expect(none.status).toBe(404)
  })
})

describe('a card that is left', () => {
  async function recurring() {
    const customer = await firm.customer({ email: 'anna@example.com' })
    const draft = await firm.draft(customer.id)
    const rule = { name: 'Wartung', unit: 'month', every: 1, firstDate: today, mode: 'finalise' }
    const made = await firm.must<{ id: string }>('POST', '/recurring', {
      ...rule,
      invoiceId: draft.id,
    })
    const own = await share(await firm.issued(customer.id))
    return { customerId: customer.id, own, recurringId: made.id }
  }

  async function invoicesOf(customerId: string): Promise<Invoice[]> {
    const { rows } = await firm.must<{ rows: { id: string; number: string | null }[] }>(
      'GET',
      `/invoices?customerId=${customerId}`,
    )
    return Promise.all(rows.filter(({ number }) => number).map(({ id }) => firm.invoice(id)))
  }

  test('pays the invoices that recur, by what the customer agreed to, until it is removed', async () => {
    const { customerId, own } = await recurring()
    const states = async () => (await invoicesOf(customerId)).map(({ state }) => state).sort()
    await runJobsAt(firm, addDays(today, 1))
    expect(await states()).toEqual(['finalised', 'finalised'])
    const offer = await firm.must<CardOffer>('GET', own.path)
    expect(offer.consentText).toContain('Nord & Söhne GmbH')
    const id = provider.pay(await begin(own, 11_900, { keepsCard: true }))
    await send(paidReport(id))
    const next = addDays(addMonths(today, 1), 1)
    await runJobsAt(firm, next)
    expect(await states()).toEqual(['finalised', 'paid', 'paid'])
    const { cards } = await firm.must<{ cards: KeptCard[] }>('GET', '/card-payments')
    const card = cards.find((one) => one.customerId === customerId)
    expect(card).toMatchObject({ last4: '4242', expires: '2031-08' })
    expect(card?.consentText).toBe(offer.consentText)
    expect((await firm.must<CardOffer>('GET', own.path)).card).toMatchObject({ brand: 'visa' })

    provider.refusing.add(provider.intentOf(id).payment_method)
    await runJobsAt(firm, addMonths(next, 1))
    expect(await states()).toEqual(['finalised', 'finalised', 'paid', 'paid'])

    await firm.must('DELETE', own.path)
    await runJobsAt(firm, addMonths(next, 1))
    expect(provider.detached).toEqual([provider.intentOf(id).payment_method])
    expect((await firm.must<CardOffer>('GET', own.path)).card).toBeNull()
    expect((await firm.ask('DELETE', `/customers/${customerId}/card`)).status).toBe(404)
  })
})
