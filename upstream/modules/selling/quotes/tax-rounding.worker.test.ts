import { expect, test } from 'vitest'
import type { Firm } from '#contract/firm/firms.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { PublicQuote } from '#contract/selling/public-quotes.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { acceptance } from './testing/acceptance.ts'

// By hand: 0.99 at 19 % is 0.1881, so 0.19 on each of three lines and 0.57 in all; 19 % of 2.97 is
// 0.5643, so 0.56.
const cheap = line({ unitPrice: '0.99' })

test.each([
  ['group', 'line', 353],
  ['line', 'group', 354],
])(
  'a quote issued with tax by %s is chosen from and accepted so, though the firm now rounds by %s',
  async (then, now, total) => {
    const firm = await TestFirm.open({ taxRounding: then })
    const customer = await firm.customer()
    const issue = async () => {
      const { id } = await firm.must<Quote>('POST', '/quotes', {
        customerId: customer.id,
        issueDate: today,
        validUntil: addDays(today, 30),
        currency: 'EUR',
        language: 'de',
        lines: [cheap, cheap, { ...cheap, isOptional: true }],
      })
      return firm.must<Quote>('POST', `/quotes/${id}/issue`)
    }
    const [quote, told] = [await issue(), await issue()]
    const profile = await firm.must<Firm>('GET', '')
    await firm.must('PUT', '', { ...profile, taxRounding: now })

    const path = `/public/quotes/${quote.publicPath?.slice('/q/'.length)}`
    const taken = (of: Quote) => [{ lineId: of.lines[2]?.id, isChosen: true, quantity: '' }]
    const choices = taken(quote)
    const asCustomer = { role: null }
    const seen = await firm.must<PublicQuote>('POST', `${path}/open`, { choices }, asCustomer)
    const said = { ...acceptance, choices }
    const accepted = await firm.must<PublicQuote>('POST', `${path}/accept`, said, asCustomer)
    const byTelephone = await firm.must<Quote>('POST', `/quotes/${told.id}/answer`, {
      answer: 'accepted',
      name: 'Jana Weiß',
      choices: taken(told),
    })
    expect([seen.total, accepted.total, byTelephone.totals.total]).toEqual([total, total, total])
    const { invoiceId } = await firm.must<{ invoiceId: string }>(
      'POST',
      `/quotes/${quote.id}/convert`,
      { lineIds: [] },
    )
    const draft = await firm.invoice(invoiceId)
    const { version } = draft
    const written = { ...draft, version, notes: 'As offered' }
    const rewritten = await firm.must<Invoice>('PUT', `/invoices/${invoiceId}`, written)
    const final = await firm.finalise(invoiceId)
    const invoiced = [draft, rewritten, final].map(({ totals }) => totals.total)
    expect(invoiced).toEqual([total, total, total])
    const next = await issue()
    const whole = await firm.must<Quote>('POST', `/quotes/${next.id}/answer`, {
      answer: 'accepted',
      name: 'Jana Weiß',
      choices: taken(next),
    })
    expect(whole.totals.total).toBe(now === 'line' ? 354 : 353)
  },
)
