import { beforeAll, describe, expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type {
  DueReminder,
  ReminderCharge,
  ReminderSettings,
  SentReminder,
} from '#contract/selling/reminders.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let customerId: string
let number = 0

beforeAll(async () => {
  firm = await TestFirm.open()
  customerId = (await firm.customer({ email: 'praxis@example.com' })).id
})

const steps = [
  { days: -3, tone: 'notice' },
  { days: 7, tone: 'friendly' },
  { days: 14, tone: 'firm', fee: 4000, withInterest: true },
]

async function settings(values: object = {}): Promise<ReminderSettings> {
  const { version } = await firm.must<ReminderSettings>('GET', '/reminders/settings')
  return firm.must('PUT', '/reminders/settings', { isOn: false, steps, version, ...values })
}

/** An invoice over 119.00 that is due some days from now. */
function dueIn(days: number, customer = customerId): Promise<Invoice> {
  number += 1
  return firm.issued(customer, { dueDate: addDays(today, days), notes: String(number) })
}

async function due(date = today): Promise<DueReminder[]> {
  return (await firm.must<{ rows: DueReminder[] }>('GET', `/reminders/due?date=${date}`)).rows
}

async function sent({ id }: Invoice): Promise<SentReminder[]> {
  return (await firm.must<{ rows: SentReminder[] }>('GET', `/reminders/sent?invoiceId=${id}`)).rows
}

describe('reminders', () => {
  test('are due by the latest step, once each, and not for what is paid', async () => {
    await settings()
    const [soon, paid] = [await dueIn(3), await dueIn(3)]
    await firm.pay(paid, paid.totals.due)
    expect(await due()).toMatchObject([
      {
        invoiceId: soon.id,
        tone: 'notice',
        days: -3,
        daysLate: 0,
        balance: 11_900,
        obstacle: null,
      },
    ])
    const later = await due(addDays(today, 11))
    expect(later).toMatchObject([{ invoiceId: soon.id, tone: 'friendly', days: 7, daysLate: 8 }])
    // Ten days and more after a step nobody is surprised by it: it stays to be sent by hand.
    const missed = await due(addDays(today, 30))
    expect(missed).toMatchObject([{ invoiceId: soon.id, tone: 'friendly', isMissed: true }])
    const [{ itemId = '' } = {}] = await due()
    const shown = await firm.must('POST', '/reminders/mails', { itemIds: [itemId] })
    expect(shown).toMatchObject({
      rows: [{ id: itemId, recordId: soon.id, to: 'praxis@example.com', reason: null }],
    })
    expect(await sent(soon)).toEqual([])
    const done = await firm.must('POST', '/reminders/send', { itemIds: [itemId] })
    expect(done).toMatchObject({ results: [{ label: soon.number, outcome: 'done' }] })
    expect(await due()).toEqual([])
    expect(await sent(soon)).toMatchObject([{ tone: 'notice', date: today, fee: 0, interest: 0 }])
    const { history } = await firm.panels('invoice', soon.id)
    expect(history.map(({ action }) => action)).toContain('send')
    await firm.pay(soon, soon.totals.due)
  })

  test('of an old debt are sent by hand alone, from the first step on and at the distance of steps', async () => {
    await settings({ isOn: true })
    // Of another year: within one, numbers follow the dates.
    const old = await firm.issued(customerId, {
      issueDate: addDays(today, -413),
      dueDate: addDays(today, -399),
      notes: 'old',
    })
    await runJobsAt(firm, addDays(today, 1))
    expect(await sent(old)).toEqual([])
    const [missed] = await due()
    expect(missed).toMatchObject({
      invoiceId: old.id,
      tone: 'friendly',
      daysLate: 399,
      isMissed: true,
    })
    const choice = { itemIds: [missed?.itemId] }
    expect(await firm.must('POST', '/reminders/send', choice)).toMatchObject({
      results: [{ outcome: 'done' }],
    })
    expect(await due(addDays(today, 6))).toEqual([])
    expect(await due(addDays(today, 7))).toMatchObject([{ invoiceId: old.id, tone: 'firm' }])
    // Its page offers every tone that fits what is late.
    const path = `/records/invoice/${old.id}/mails`
    const { ways } = await firm.must<{ ways: string[] }>('GET', path)
    expect(ways).toEqual(
      expect.arrayContaining(['reminderFriendly', 'reminderFirm', 'reminderLast']),
    )
    expect(ways).not.toContain('reminderNotice')
    await settings()
    await firm.pay(old, old.totals.due)
  })

  test('go out by themselves each morning, with fee and interest of the law', async () => {
    await settings({ isOn: true })
    const invoice = await dueIn(0)
    await runJobsAt(firm, addDays(today, 7))
    await runJobsAt(firm, addDays(today, 7))
    await runJobsAt(firm, addDays(today, 15))
    const [second, first] = await sent(invoice)
    expect(first).toMatchObject({ tone: 'friendly', date: addDays(today, 7), fee: 0 })
    // 119.00 × 10.27 % × 15 / 365 = 0.50, by the last known base rate.
    expect(second).toMatchObject({ tone: 'firm', days: 14, fee: 4_000, interest: 50 })
    await settings()
    await firm.pay(invoice, invoice.totals.due)
  })

  test('claim a fee once for all steps, and none of private persons', async () => {
    const withFee = [
      { days: 7, tone: 'friendly', fee: 4000 },
      { days: 14, tone: 'firm' },
      { days: 30, tone: 'last', fee: 4000 },
    ]
    await settings({ isOn: true, steps: withFee })
    const person = await firm.customer({ kind: 'person', name: 'Eva', email: 'eva@example.com' })
    const [invoice, consumers] = [await dueIn(0), await dueIn(0, person.id)]
    for (const days of [7, 14, 30]) await runJobsAt(firm, addDays(today, days))
    expect((await sent(invoice)).map(({ fee }) => fee)).toEqual([4_000, 4_000, 4_000])
    expect((await sent(consumers)).map(({ fee }) => fee)).toEqual([0, 0, 0])
    await settings()
    await firm.pay(invoice, invoice.totals.due)
    await firm.pay(consumers, consumers.totals.due)
  })

  test('leave alone whom the firm stops, and say who has no address', async () => {
    const other = await firm.customer({ name: 'Ohne Adresse' })
    const mute = await dueIn(3, other.id)
    const left = await dueIn(3)
    expect((await due()).map(({ invoiceId, obstacle }) => [invoiceId, obstacle])).toEqual([
      [mute.id, 'noAddress'],
      [left.id, null],
    ])
    const items = (await due()).map(({ itemId }) => itemId)
    expect(
      await firm.must('POST', '/reminders/send', { itemIds: items.slice(0, 1) }),
    ).toMatchObject({
      results: [{ label: mute.number, outcome: 'skipped', reason: 'noMailAddress' }],
    })
    await firm.must('PUT', `/reminders/stops/invoice/${left.id}`, { reason: 'Strittig' })
    await firm.must('PUT', `/reminders/stops/party/${other.id}`, {})
    expect(await due()).toEqual([])
    const { rows } = await firm.must<{ rows: { title: string }[] }>('GET', '/reminders/stops')
    expect(rows.map(({ title }) => title).sort()).toEqual([left.number, 'Ohne Adresse'].sort())
    await firm.must('DELETE', `/reminders/stops/invoice/${left.id}`)
    expect(await due()).toHaveLength(1)
    expect((await firm.ask('DELETE', `/reminders/stops/invoice/${left.id}`)).status).toBe(404)
    await firm.pay(left, left.totals.due)
  })

  test('wait while the customer disputes the invoice', async () => {
    const invoice = await dueIn(3)
    const shared = await firm.must<Invoice>('POST', `/invoices/${invoice.id}/public-link`)
    const token = shared.publicPath?.slice('/i/'.length) ?? ''
    const asked = { name: 'Jana Weiß', email: 'jana@example.com', text: 'Zu viel', isDispute: true }
    expect((await due()).map(({ invoiceId }) => invoiceId)).toContain(invoice.id)
    await firm.must('POST', `/public/documents/${token}/questions`, asked, { role: null })
    expect((await due()).map(({ invoiceId }) => invoiceId)).not.toContain(invoice.id)
    await firm.pay(invoice, invoice.totals.due)
  })

  test('say at each step what is wrong with it', async () => {
    const wrong: [object[], string][] = [
      [[{ days: 3, tone: 'notice' }], 'steps.0.tone'],
      [[{ days: -3, tone: 'last' }], 'steps.0.tone'],
      [[{ days: -3, tone: 'notice', fee: 1 }], 'steps.0.fee'],
      [[steps[1] ?? {}, steps[1] ?? {}], 'steps.1.days'],
    ]
    const { version } = await firm.must<ReminderSettings>('GET', '/reminders/settings')
    for (const [list, field] of wrong) {
      const input = { isOn: true, steps: list, version }
      const { status, body } = await firm.ask('PUT', '/reminders/settings', input)
      expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
    }
    const stale = { isOn: true, steps, version: 0 + 1 }
    expect((await firm.ask('PUT', '/reminders/settings', stale)).status).toBe(409)
  })

  test('are sent and set by whom the roles allow', async () => {
    const invoice = await dueIn(3)
    const [{ itemId = '' } = {}] = await due()
    const how = { role: 'sales' }
    const refused = [
      await firm.ask('POST', '/reminders/send', { itemIds: [itemId] }, how),
      await firm.ask('PUT', '/reminders/settings', { isOn: true, steps, version: 1 }, how),
      await firm.ask('PUT', `/reminders/stops/invoice/${invoice.id}`, {}, how),
      await firm.ask('GET', '/reminders/due', undefined, { role: 'hr' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test('keep to invoices and customers that somebody reaches', async () => {
    const [invoice, stopped] = [await dueIn(3), await dueIn(3)]
    const items = (await due()).map(({ itemId }) => itemId)
    await firm.must('PUT', `/reminders/stops/invoice/${stopped.id}`, {})
    const how = {
      role: 'x',
      custom: { name: 'Own', permissions, scopes: { invoice: 'own', party: 'own' } },
    } as const
    const maria = firm.userId
    firm.userId = 'BERT'
    const lists = ['due', 'sent', 'stops'].map((name) =>
      firm.must<{ rows: object[] }>('GET', `/reminders/${name}`, undefined, how),
    )
    const seen = (await Promise.all(lists)).map(({ rows }) => rows)
    const sending = await firm.must('POST', '/reminders/send', { itemIds: items }, how)
    const refused = [
      await firm.ask('PUT', `/reminders/stops/invoice/${invoice.id}`, {}, how),
      await firm.ask('PUT', `/reminders/stops/party/${customerId}`, {}, how),
      await firm.ask('DELETE', `/reminders/stops/invoice/${stopped.id}`, undefined, how),
    ]
    firm.userId = maria
    expect(seen).toEqual([[], [], []])
    expect(sending).toMatchObject({
      results: items.map((id) => ({ id, outcome: 'skipped', reason: 'not_found' })),
    })
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await due()).map(({ invoiceId }) => invoiceId)).toContain(invoice.id)
  })

  test('post what they claim where the firm wants it, once, payable and to be taken back', async () => {
    const own = await TestFirm.open()
    const { version } = await own.must<ReminderSettings>('GET', '/reminders/settings')
    await own.must('PUT', '/reminders/settings', {
      isOn: false,
      steps,
      version,
      postsCharges: true,
    })
    const customer = await own.customer({ kind: 'company', email: 'praxis@example.com' })
    const invoice = await own.issued(customer.id, {
      issueDate: addDays(today, -30),
      dueDate: addDays(today, -14),
      lines: [line({ unitPrice: '1000' })],
    })
    const before = await own.balances()
    const { rows } = await own.must<{ rows: DueReminder[] }>('GET', '/reminders/due')
    const [due] = rows
    expect(due).toMatchObject({ balance: 119_000, fee: 4_000 })
    await own.must('POST', '/reminders/send', { itemIds: [due?.itemId] })
    const list = () => own.must<{ rows: ReminderCharge[] }>('GET', '/reminders/charges')
    const [charge] = (await list()).rows
    const amount = 4_000 + (due?.interest ?? 0)
    // 14 days at the law's rate of 1190.00: base rate and nine points, about 5 Euro.
    expect(due?.interest).toBeGreaterThan(400)
    expect(charge).toMatchObject({
      number: `MK-${today.slice(0, 4)}-0001`,
      fee: 4_000,
      due: amount,
    })
    const after = await own.balances()
    expect((after['1400'] ?? 0) - (before['1400'] ?? 0)).toBe(amount)
    expect((after['2700'] ?? 0) - (before['2700'] ?? 0)).toBe(-amount)
    const open = await own.must<{ id: string; due: number }[]>(
      'GET',
      `/open-invoices?customerId=${customer.id}`,
    )
    expect(open).toMatchObject([{ id: invoice.id }, { id: charge?.id, due: amount }])
    await own.must('POST', '/payments', {
      customerId: customer.id,
      date: today,
      currency: 'EUR',
      amount: 1_000,
      allocations: [{ invoiceId: charge?.id, amount: 1_000 }],
    })
    expect((await list()).rows).toMatchObject([{ due: amount - 1_000 }])
    const path = `/invoices/${invoice.id}/reminder-charges/reverse`
    expect((await own.ask('POST', path, {}, { role: 'sales' })).status).toBe(403)
    await own.must('POST', path, {})
    expect((await list()).rows).toMatchObject([{ due: 0, reversedDate: today }])
    expect((await own.balances())['2700'] ?? 0).toBe(before['2700'] ?? 0)
    expect((await own.ask('POST', path, {})).status).toBe(409)
  })
})
