import { env, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { PublicQuote } from '#contract/selling/public-quotes.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { Store } from '#upstream/firm/store.ts'
import { runDueJobs } from '#upstream/modules/firm/jobs/run.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { endOf } from './issue.ts'
import { jobs } from './jobs.ts'
import { quoteSource } from './list.ts'
import { acceptance } from './testing/acceptance.ts'

const line = {
  description: 'Lampe',
  quantity: '2',
  unit: 'Stk.',
  unitPrice: '100',
  taxCode: 'DE-S19',
}
const fitting = { ...line, description: 'Montage', quantity: '3', unit: 'h', unitPrice: '50' }

/** 200.00 for lamps, 150.00 for fitting that is optional and can be chosen by the hour. */
const input = {
  issueDate: today,
  validUntil: addDays(today, 30),
  currency: 'EUR',
  language: 'de',
  terms: 'Lieferung frei Haus.',
  lines: [line, { ...fitting, isOptional: true, hasFreeQuantity: true }],
}

async function write(testFirm: TestFirm, values: object = {}): Promise<Quote> {
  const { id } = await testFirm.customer({ email: 'praxis@example.com' })
  return testFirm.must('POST', '/quotes', { ...input, customerId: id, ...values })
}

async function open(testFirm: TestFirm, values: object = {}): Promise<Quote> {
  const { id } = await write(testFirm, values)
  return testFirm.must('POST', `/quotes/${id}/issue`)
}

function tokenOf({ publicPath }: Quote): string {
  return publicPath?.slice('/q/'.length) ?? ''
}

const asCustomer = { role: null }

describe('a quote', () => {
  test('keeps titles, text and subtotals of its lines in the invoice, and no other totals', async () => {
    const testFirm = await TestFirm.open()
    const layout = { heading: 'Erdgeschoss', textAbove: 'Wie besprochen.', hasSubtotal: true }
    const lines = [
      { ...line, ...layout },
      { ...line, heading: 'Obergeschoss' },
    ]
    const quote = await open(testFirm, { lines })
    expect(quote.lines[0]).toMatchObject(layout)
    const paper = await testFirm.must<PaperView>('GET', `/quotes/${quote.id}/paper`)
    expect(paper.rows.map(({ heading, textAbove }) => [heading, textAbove])).toEqual([
      ['Erdgeschoss', 'Wie besprochen.'],
      ['Obergeschoss', ''],
    ])
    expect(paper.rows[0]?.subtotal?.value).toBe('200,00')
    const { invoiceId } = await testFirm.must<{ invoiceId: string }>(
      'POST',
      `/quotes/${quote.id}/convert`,
      { lineIds: [] },
    )
    const invoice = await testFirm.finalise(invoiceId)
    expect(invoice.lines[0]).toMatchObject(layout)
    expect(invoice.totals.total).toBe(quote.totals.total)
    const copy = await testFirm.must<Invoice>('POST', `/invoices/${invoiceId}/duplicate`)
    expect(copy.lines[1]).toMatchObject({ heading: 'Obergeschoss', hasSubtotal: false })
    const credit = await testFirm.must<Invoice>('POST', `/invoices/${invoiceId}/credit-note`, {})
    expect(credit.lines[0]).toMatchObject({ heading: '', textAbove: '', hasSubtotal: false })
  })

  test('has no number until it is opened, and counts only what is taken', async () => {
    const testFirm = await TestFirm.open()
    const draft = await write(testFirm)
    expect(draft).toMatchObject({ number: null, state: 'draft', publicPath: null })
    expect(draft.totals).toMatchObject({ net: 20_000, tax: 3_800, total: 23_800 })
    expect(draft.lines.map(({ amount, isChosen }) => [amount, isChosen])).toEqual([
      [20_000, true],
      [15_000, false],
    ])
    const opened = await testFirm.must<Quote>('POST', `/quotes/${draft.id}/issue`)
    expect(opened.number).toBe(`AN-${today.slice(0, 4)}-0001`)
    expect(opened.state).toBe('open')
    const paper = await testFirm.must<PaperView>('GET', `/quotes/${draft.id}/paper`)
    expect(paper).toMatchObject({ title: 'Angebot', terms: { text: 'Lieferung frei Haus.' } })
    expect(paper.rows[1]?.amount).toBe('(150,00)')
    const proForma = await testFirm.must<PaperView>(
      'GET',
      `/quotes/${draft.id}/paper?form=proForma`,
    )
    expect(proForma.title).toBe('Proforma-Rechnung')
  })

  test('says at each field why it cannot be opened', async () => {
    const testFirm = await TestFirm.open()
    const wrong: [object, object][] = [
      [{ validUntil: addDays(today, -1) }, { validUntil: { key: 'validBeforeIssue' } }],
      [{ lines: [] }, { lines: { key: 'required' } }],
    ]
    for (const [values, fields] of wrong) {
      const { id } = await write(testFirm, values)
      const { status, body } = await testFirm.ask('POST', `/quotes/${id}/issue`)
      expect([status, body.data.fields]).toEqual([422, fields])
    }
  })

  test('is accepted by its link with what the customer chooses, once', async () => {
    const testFirm = await TestFirm.open()
    const quote = await open(testFirm)
    const path = `/public/quotes/${tokenOf(quote)}`
    const [, option] = quote.lines
    const choices = [{ lineId: option?.id, isChosen: true, quantity: '4' }]
    await testFirm.must('POST', `${path}/open`, { isOwn: true }, asCustomer)
    expect(await testFirm.must('GET', `/quotes/${quote.id}`)).toMatchObject({ viewedAt: null })
    const seen = await testFirm.must<PublicQuote>('POST', `${path}/open`, { choices }, asCustomer)
    // 200 and 4 × 50, with 19 %.
    expect(seen).toMatchObject({
      state: 'open',
      total: 47_600,
      answer: null,
      timeZone: 'Europe/Berlin',
    })
    const said = { ...acceptance, choices }
    const refused = await testFirm.ask(
      'POST',
      `${path}/accept`,
      { ...said, agrees: false },
      asCustomer,
    )
    expect([refused.status, refused.body.data.fields]).toEqual([
      422,
      { agrees: { key: 'required' } },
    ])
    const done = await testFirm.must<PublicQuote>('POST', `${path}/accept`, said, asCustomer)
    expect(done).toMatchObject({ state: 'accepted', total: 47_600, answer: { name: 'Jana Weiß' } })
    const kept = await testFirm.must<Quote>('GET', `/quotes/${quote.id}`)
    expect(kept.lines[1]).toMatchObject({ id: option?.id, quantity: '4', isChosen: true })
    expect(kept.versions).toMatchObject([{ revision: 1, total: 23_800 }])
    expect((await testFirm.ask('POST', `${path}/accept`, said, asCustomer)).status).toBe(409)
  })

  test('is accepted by telephone with what the customer chooses', async () => {
    const testFirm = await TestFirm.open()
    const quote = await open(testFirm)
    const [fixed, option] = quote.lines
    const answer = (choices: object[]) =>
      testFirm.ask<Quote>('POST', `/quotes/${quote.id}/answer`, {
        answer: 'accepted',
        name: 'Jana Weiß',
        choices,
      })
    const changed = await answer([{ lineId: fixed?.id, isChosen: true, quantity: '9' }])
    expect(changed.status).toBe(422)
    const { body } = await answer([{ lineId: option?.id, isChosen: true, quantity: '4' }])
    // 200 and 4 × 50, with 19 %.
    expect(body).toMatchObject({ state: 'accepted', totals: { total: 47_600 } })
    expect(body.lines[1]).toMatchObject({ quantity: '4', isChosen: true })
    expect(body.versions).toMatchObject([{ revision: 1, total: 23_800 }])
  })

  test('takes no choice that was not offered', async () => {
    const testFirm = await TestFirm.open()
    const quote = await open(testFirm)
    const path = `/public/quotes/${tokenOf(quote)}/open`
    const [fixed, option] = quote.lines
    for (const choice of [
      { lineId: fixed?.id, quantity: '1' },
      { lineId: option?.id, quantity: '0' },
      { lineId: quote.id },
    ]) {
      const { status } = await testFirm.ask('POST', path, { choices: [choice] }, asCustomer)
      expect(status).toBe(422)
    }
  })

  test('is declined with a reason, revised under its number, and the old paper stays', async () => {
    const testFirm = await TestFirm.open()
    const quote = await open(testFirm)
    const path = `/public/quotes/${tokenOf(quote)}`
    const said = { revision: 1, name: 'Jana Weiß', reason: 'Zu teuer' }
    await testFirm.must('POST', `${path}/decline`, said, asCustomer)
    const revised = await testFirm.must<Quote>('POST', `/quotes/${quote.id}/revise`)
    expect(revised).toMatchObject({
      state: 'draft',
      revision: 2,
      number: quote.number,
      answer: null,
    })
    expect((await testFirm.ask('POST', `${path}/open`, {}, asCustomer)).status).toBe(404)
    const cheaper = {
      ...input,
      customerId: quote.customerId,
      lines: [{ ...line, unitPrice: '90' }],
    }
    const { version } = revised
    await testFirm.must('PUT', `/quotes/${quote.id}`, { ...cheaper, version })
    const again = await testFirm.must<Quote>('POST', `/quotes/${quote.id}/issue`)
    expect(again).toMatchObject({ number: quote.number, state: 'open' })
    const stale = { revision: 1, name: 'Jana Weiß', agrees: true, signature: '', choices: [] }
    const refused = await testFirm.ask('POST', `${path}/accept`, stale, asCustomer)
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'quoteRevised' }])
    const old = await testFirm.must<PaperView>('GET', `/quotes/${quote.id}/versions/1/paper`)
    expect(old.rows).toHaveLength(2)
    expect((await testFirm.ask('DELETE', `/quotes/${quote.id}`)).status).toBe(409)
  })

  test('becomes one draft invoice of chosen lines, and a discount goes along in proportion', async () => {
    const testFirm = await TestFirm.open()
    const lines = [line, { ...fitting, unitPrice: '100' }]
    // 200 and 300, less 50: of the lamps alone 20.
    const quote = await open(testFirm, { lines, discount: { kind: 'amount', value: '50' } })
    const { invoiceId } = await testFirm.must<{ invoiceId: string }>(
      'POST',
      `/quotes/${quote.id}/convert`,
      { lineIds: [quote.lines[0]?.id] },
    )
    const invoice = await testFirm.must<Invoice>('GET', `/invoices/${invoiceId}`)
    expect(invoice).toMatchObject({ state: 'draft', customerId: quote.customerId })
    expect(invoice.totals).toMatchObject({ documentDiscount: 2_000, net: 18_000 })
    const { state, invoiceId: kept } = await testFirm.must<Quote>('GET', `/quotes/${quote.id}`)
    expect([state, kept]).toEqual(['invoiced', invoiceId])
    expect((await testFirm.ask('POST', `/quotes/${quote.id}/convert`, {})).status).toBe(409)
    await testFirm.must('DELETE', `/invoices/${invoiceId}`)
    expect(await testFirm.must('GET', `/quotes/${quote.id}`)).toMatchObject({ state: 'open' })
    await testFirm.must('POST', `/quotes/${quote.id}/convert`, {})
  })

  test('is sent with its PDF, and only while it is open', async () => {
    const testFirm = await TestFirm.open()
    const quote = await open(testFirm)
    const preview = await testFirm.must('POST', `/quotes/${quote.id}/mail-preview`, {})
    expect(preview).toMatchObject({
      to: 'praxis@example.com',
      subject: `Angebot ${quote.number} von Nord & Söhne GmbH`,
      files: [`Angebot-${quote.number}.pdf`],
    })
    const sent = await testFirm.must<Quote>('POST', `/quotes/${quote.id}/send`, {})
    expect(sent.sentAt).not.toBeNull()
    const { id } = await write(testFirm)
    expect((await testFirm.ask('POST', `/quotes/${id}/send`, {})).status).toBe(409)
  })

  test('is not seen, written or converted without the right', async () => {
    const testFirm = await TestFirm.open()
    const quote = await open(testFirm)
    const asked: [string, string, string][] = [
      ['GET', `/quotes/${quote.id}`, 'hr'],
      ['POST', `/quotes/${quote.id}/revise`, 'readOnly'],
      ['POST', `/quotes/${quote.id}/convert`, 'crm'],
    ]
    for (const [method, path, role] of asked) {
      const json = method === 'GET' ? undefined : {}
      expect((await testFirm.ask(method, path, json, { role })).status, path).toBe(403)
    }
  })
})

test('an open quote expires by itself when its last day is over', async () => {
  const testFirm = await TestFirm.open()
  const { id, validUntil } = await open(testFirm)
  const runAt = (time: string) =>
    runInDurableObject(testFirm.object, (_, { storage }) =>
      runDueJobs({ store: new Store(storage), env, clock: () => new Date(time), kinds: jobs }),
    )
  await runAt(`${validUntil}T20:00:00Z`)
  expect(await testFirm.must('GET', `/quotes/${id}`)).toMatchObject({ state: 'open' })
  await runAt(`${addDays(validUntil, 1)}T02:00:00Z`)
  expect(await testFirm.must('GET', `/quotes/${id}`)).toMatchObject({ state: 'expired' })
})

test('a day is over at midnight where the firm is', () => {
  expect(endOf('2026-11-22', 'Europe/Berlin').toISOString()).toBe('2026-11-22T23:00:00.000Z')
  expect(endOf('2026-11-22', 'Asia/Kathmandu').toISOString()).toBe('2026-11-22T18:15:00.000Z')
  expect(endOf('2026-11-22', 'Pacific/Honolulu').toISOString()).toBe('2026-11-23T10:00:00.000Z')
})

test('the list reads each order from an index', async () => {
  const testFirm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(testFirm, quoteSource)) {
    expect(plan, order).toMatch(/^SEARCH quotes USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
