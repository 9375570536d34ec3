import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { LeadForm } from '#contract/customers/lead-forms.ts'
import type { Lead } from '#contract/customers/leads.ts'
import type { Programme } from '#contract/customers/partner-programme.ts'
import type { Partner, PartnerAccount, PayoutPlan } from '#contract/customers/partners.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { partnerList, partners } from './register.ts'

const input = { name: 'Ada Harbour', email: 'ada@harbour.example', language: 'en' }

testRegister({
  register: partners,
  list: partnerList,
  made: { ...input, company: 'Lighthouse Ltd' },
  changed: { notes: 'Writes about lamps' },
  word: 'lighthouse',
})

const terms = {
  ...{ isOpen: true, kind: 'percent', percent: '10', reach: 'always', windowDays: 30, holdDays: 0 },
  couponBeatsClick: true,
}

async function open(more: object = {}, partner: object = {}) {
  const firm = await TestFirm.open()
  const programme = await firm.must<Programme>('PUT', '/partner-programme', {
    ...terms,
    ...more,
    version: 1,
  })
  const { id } = await firm.must<Partner>('POST', '/partners', { ...input, ...partner })
  const approved = await firm.must<Partner>('POST', `/partners/${id}/step`, { step: 'approve' })
  const account = () => firm.must<PartnerAccount>('GET', `/partners/${id}/account`)
  const refer = (customer: string) => firm.ask('POST', `/partners/${id}/customers`, { customer })
  const at = `/public/partners/${programme.path?.slice('/go/'.length)}`
  const ask = (method: string, path = '', body?: object) =>
    firm.ask<{ visitor: string; target: string }>(method, `${at}${path}`, body, { role: null })
  return { firm, programme, partner: approved, account, refer, at, ask }
}

const sums = ({ commissions }: PartnerAccount) =>
  commissions.map(({ amount, cause }) => [amount, cause]).reverse()

test('a commission is counted from settled net by line, and taken back on a credit note', async () => {
  const { firm, account, refer } = await open()
  const customer = await firm.customer()
  await refer(customer.name)
  const lines = [line({ unitPrice: '100' }), line({ description: 'Lampe', unitPrice: '50' })]
  const invoice = await firm.issued(customer.id, { lines })
  expect(sums(await account())).toEqual([])
  await firm.pay(invoice, 11_900)
  expect(sums(await account())).toEqual([
    [667, 'payment'],
    [333, 'payment'],
  ])
  await firm.pay(await firm.invoice(invoice.id), 5_950)
  const [first] = invoice.lines
  await firm.must('POST', `/invoices/${invoice.id}/credit-note`, {
    lines: [{ lineId: first?.id, quantity: '1' }],
  })
  const { statements, commissions } = await account()
  expect(statements).toMatchObject([
    { currency: 'EUR', earned: 1500, takenBack: -1000, closing: 500 },
  ])
  expect(commissions.every(({ amount, line: of }) => amount > 0 || of === 'Beratung')).toBe(true)
  expect(await booksOf(firm)).toBe(500)
})

test('a reversed payment takes the commission back, also after a payout, and is carried', async () => {
  const { firm, partner, account, refer } = await open({}, { payoutWay: 'wallet' })
  const customer = await firm.customer()
  await refer(customer.name)
  const invoice = await firm.issued(customer.id)
  const payment = await firm.pay(invoice, 11_900)
  const plan = () => firm.must<PayoutPlan>('GET', '/partner-payouts')
  expect((await plan()).due).toMatchObject([{ partnerId: partner.id, amount: 1000, way: 'wallet' }])
  expect(await firm.must('POST', '/partner-payouts', {})).toEqual({ paid: 1, left: 0 })
  expect(await firm.must('POST', '/partner-payouts', {})).toEqual({ paid: 0, left: 0 })
  const wallets = await firm.must<{ rows: { balance: number }[] }>('GET', '/wallets')
  expect(wallets.rows).toMatchObject([{ balance: 1000 }])
  await firm.must('POST', `/payments/${payment.id}/reverse`, { reason: 'Bounced' })
  expect((await account()).commissions[0]).toMatchObject({ amount: -1000, cause: 'takenBack' })
  expect(await plan()).toMatchObject({ due: [], carried: [{ amount: -1000, reason: 'negative' }] })
  const next = await firm.issued(customer.id, { lines: [line({ unitPrice: '300' })] })
  await firm.pay(next, 35_700)
  expect((await plan()).due).toMatchObject([{ amount: 2000 }])
  expect(await booksOf(firm)).toBe(2000)
})

test('a payout is a bill that a payment run finds; a bill that is voided gives it free', async () => {
  const { firm, account, refer } = await open({ amounts: [{ currency: 'EUR', minimum: '20' }] })
  const customer = await firm.customer()
  await refer(customer.name)
  await firm.pay(await firm.issued(customer.id), 11_900)
  expect(await firm.must('POST', '/partner-payouts', {})).toEqual({ paid: 0, left: 0 })
  await firm.pay(await firm.issued(customer.id), 11_900)
  expect(await firm.must('POST', '/partner-payouts', {})).toEqual({ paid: 1, left: 0 })
  const [payout] = (await account()).payouts
  const bill = await firm.must<Bill>('GET', `/bills/${payout?.documentId}`)
  expect(bill).toMatchObject({ state: 'open', totalAmount: 2000, taxAmount: 0 })
  expect(await booksOf(firm)).toBe(0)
  await firm.must('POST', `/bills/${bill.id}/void`, { reason: 'Wrong' })
  expect((await account()).payouts).toMatchObject([{ isCancelled: true }])
  expect(await booksOf(firm)).toBe(2000)
  expect(await firm.must('POST', '/partner-payouts', {})).toEqual({ paid: 1, left: 0 })
})

test('only the first paid invoice counts where the programme says so', async () => {
  const { firm, account, refer } = await open({ reach: 'first' })
  const customer = await firm.customer()
  await refer(customer.name)
  const [one, other] = [await firm.issued(customer.id), await firm.issued(customer.id)]
  await firm.pay(other, 11_900)
  await firm.pay(one, 11_900)
  expect(await account()).toMatchObject({ statements: [{ earned: 1000 }] })
})

test('a held commission waits for its day, and a blocked partner is not paid', async () => {
  const { firm, partner, account, refer } = await open({ holdDays: 30 })
  const customer = await firm.customer()
  await refer(customer.name)
  await firm.pay(await firm.issued(customer.id), 11_900)
  expect(await account()).toMatchObject({ statements: [{ closing: 1000, held: 1000 }] })
  expect(await firm.must('GET', '/partner-payouts')).toMatchObject({ due: [], carried: [] })
  await firm.must('POST', `/partners/${partner.id}/step`, { step: 'block' })
  const again = await firm.ask('POST', `/partners/${partner.id}/step`, { step: 'approve' })
  expect(again.status).toBe(409)
})

test('a customer with the partner’s address is flagged: held, and denied takes all back', async () => {
  const { firm, account, refer, partner } = await open()
  const customer = await firm.customer({ name: 'Own shop', email: 'Ada+shop@harbour.example' })
  await refer('Own shop')
  await firm.pay(await firm.issued(customer.id), 11_900)
  const [referral] = (await account()).referrals
  expect(referral).toMatchObject({ review: 'waiting', flags: ['mail'] })
  expect(await firm.must('GET', '/partner-payouts')).toMatchObject({ due: [] })
  const at = `/partners/${partner.id}/customers/${referral?.id}/review`
  expect((await firm.ask('POST', at, { decision: 'deny' }, { role: 'sales' })).status).toBe(403)
  await firm.must('POST', at, { decision: 'deny' })
  expect(sums(await account())).toEqual([
    [1000, 'payment'],
    [-1000, 'denied'],
  ])
  expect((await firm.ask('POST', at, { decision: 'allow' })).status).toBe(409)
})

test('a click counts only after consent, the last one within the window, and a coupon beats it', async () => {
  const { firm, partner, ask } = await open({}, { coupon: 'ADA10' })
  const bea = await firm.must<Partner>('POST', '/partners', {
    ...{ name: 'Bea Hill', email: 'bea@hill.example', language: 'en' },
  })
  await firm.must('POST', `/partners/${bea.id}/step`, { step: 'approve' })
  const code = `/codes/${bea.code}`
  expect((await ask('GET', code)).status).toBe(200)
  expect((await ask('POST', code, {})).status).toBe(422)
  expect((await ask('GET', '/codes/nobody')).status).toBe(404)
  const seen = () => firm.must<Partner>('GET', `/partners/${bea.id}`)
  expect((await seen()).clicks).toBe(0)
  const { visitor } = (await ask('POST', code, { consent: true })).body
  await ask('POST', code, { consent: true, visitor })
  expect((await seen()).clicks).toBe(1)
  const form = await firm.must<LeadForm>('POST', '/lead-forms', { name: 'Ask', language: 'en' })
  const send = (more: object) =>
    firm.ask(
      'POST',
      `/public/lead-forms/${form.path?.slice('/l/'.length)}`,
      { name: 'Cleo', consent: true, ...more },
      { role: null },
    )
  await send({ email: 'one@x.example', visitor })
  await send({ email: 'two@x.example', visitor, coupon: 'ada10' })
  const carried = `https://firmament.example/l/x?partner=${bea.code}`
  await send({ email: 'three@x.example', address: carried })
  const own = { address: carried, referrer: 'https://firmament.example/menu' }
  await send({ email: 'four@x.example', ...own })
  const brought = async (id: string) =>
    (await firm.must<PartnerAccount>('GET', `/partners/${id}/account`)).referrals
  expect((await brought(bea.id)).map(({ by }) => by)).toEqual(expect.arrayContaining(['click']))
  expect(await brought(partner.id)).toMatchObject([{ by: 'coupon' }])
  const { rows } = await firm.must<{ rows: Lead[] }>('GET', '/leads')
  expect(rows).toHaveLength(4)
  const [lead] = (await brought(partner.id)).map(({ leadId }) => leadId)
  const { partyId } = await firm.must<{ partyId: string }>('POST', `/leads/${lead}/conversion`, {
    isNew: true,
  })
  await firm.pay(await firm.issued(partyId), 11_900)
  const account = await firm.must<PartnerAccount>('GET', `/partners/${partner.id}/account`)
  expect(account).toMatchObject({ statements: [{ earned: 1000 }], referrals: [{ partyId }] })
})

test('anybody applies, once for each address, and nothing is said of who is known', async () => {
  const { firm, ask } = await open()
  const sent = { ...input, name: 'Cleo', email: 'cleo@x.example', consent: true }
  expect((await ask('POST', '', { ...sent, consent: false })).status).toBe(422)
  expect((await ask('POST', '', sent)).status).toBe(201)
  expect((await ask('POST', '', { ...sent, name: 'Another' })).status).toBe(201)
  expect((await ask('POST', '', { ...sent, email: 'p@x.example', website: 'x' })).status).toBe(201)
  const { rows } = await firm.must<{ rows: Partner[] }>('GET', '/partners?state=applied')
  expect(rows).toMatchObject([{ name: 'Cleo', state: 'applied' }])
  await firm.must('PUT', '/partner-programme', { ...terms, isOpen: false, version: 2 })
  expect((await ask('GET')).status).toBe(404)
})

test('another commission holds from its day on, and what was counted keeps its rule', async () => {
  const { firm, account, refer } = await open()
  const customer = await firm.customer()
  await refer(customer.name)
  const invoice = await firm.issued(customer.id)
  await firm.pay(invoice, 5_950)
  const changed = { ...terms, percent: '20', version: 2 }
  await firm.must('PUT', '/partner-programme', changed)
  await firm.pay(await firm.invoice(invoice.id), 5_950)
  expect(sums(await account())).toEqual([
    [500, 'payment'],
    [500, 'payment'],
  ])
  const refused = await firm.ask('PUT', '/partner-programme', { ...changed, percent: '0' })
  expect([refused.status, refused.body.data.fields]).toMatchObject([422, { percent: {} }])
})

test('a second currency is kept apart, and posted at the invoice’s rate', async () => {
  const { firm, account, refer } = await open()
  const customer = await firm.customer()
  await refer(customer.name)
  const dollars = { currency: 'USD', exchangeRate: '0.9', lines: [line({ taxCode: 'DE-G' })] }
  const invoice = await firm.issued(customer.id, dollars)
  await firm.pay(invoice, 10_000, { exchangeRate: '0.8' })
  await firm.pay(await firm.issued(customer.id), 11_900)
  expect((await account()).statements).toMatchObject([
    { currency: 'EUR', closing: 1000 },
    { currency: 'USD', closing: 1000 },
  ])
  expect(await booksOf(firm)).toBe(1900)
  expect((await firm.ask('GET', '/partners', undefined, { role: 'cashier' })).status).toBe(403)
})

/** What the account of commissions owed says, as the kept sums do. */
function booksOf(firm: TestFirm): Promise<number> {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    const posted = sql
      .exec<{ owed: number }>(
        `select coalesce(sum(credit - debit), 0) as owed from journal_lines where account =
           (select code from accounts where role = 'partnerPayable')`,
      )
      .one().owed
    const kept = sql
      .exec<{ owed: number }>(
        `select coalesce((select sum(amount_base) from commissions), 0)
           - coalesce((select sum(amount_base) from partner_payouts where cancelled_date is null), 0)
           as owed`,
      )
      .one().owed
    expect(posted).toBe(kept)
    return posted
  })
}
