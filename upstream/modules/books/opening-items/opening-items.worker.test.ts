import { beforeAll, expect, test } from 'vitest'
import type { OpeningBalances, OpeningItem, OpeningItemRow } from '#contract/books/opening-items.ts'
import type { Payment } from '#contract/books/payment.ts'
import type { Ageing } from '#contract/books/settlement.ts'
import type { ImportCheck, OpenImport } from '#contract/core/imports.ts'
import type { PartyDocument } from '#contract/firm/party-documents.ts'
import type { DueReminder } from '#contract/selling/reminders.ts'
import type { PartyStatement } from '#contract/selling/statements.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { booksDiffer } from '#upstream/testing/books-differ.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { openingItemList } from './list.ts'

const at = '/opening-items'
const year = Number(today.slice(0, 4))
const day = `${year - 1}-12-31`
const old = addDays(day, -30)
let firm: TestFirm
let customerId: string
let supplierId: string

beforeAll(async () => {
  firm = await TestFirm.open()
  customerId = (await firm.customer({ name: 'Nordlicht GmbH', email: 'n@example.com' })).id
  supplierId = (await firm.customer({ name: 'Papier KG', roles: ['supplier'] })).id
  const usd = { currency: 'USD', date: day, rate: '0.9' }
  await firm.ask('POST', '/exchange-rates', usd)
})

function saveDay(values: object): Promise<OpeningBalances> {
  return firm.must('PUT', '/opening-balances', { date: day, version: 1, ...values })
}

function item(values: object): Promise<OpeningItem> {
  const usual = { partyRole: 'customer', party: 'Nordlicht GmbH', date: old, currency: 'EUR' }
  return firm.must('POST', at, { ...usual, ...values })
}

async function byRole(role: 'receivable' | 'payable') {
  const ageing = await firm.must<Ageing>('GET', `/ageing?direction=${role}`)
  return ageing.totals
}

test('nothing is taken over before the opening day is known', async () => {
  const typed = { partyRole: 'customer', party: 'Nordlicht GmbH', number: 'A-1', date: old }
  const refused = await firm.ask('POST', at, { ...typed, currency: 'EUR', amount: '100' })
  expect(refused.body.data.fields).toEqual({ '': { key: 'noOpeningDay' } })
  const saved = await saveDay({ receivable: 150_000, payable: 40_000 })
  expect(saved).toMatchObject({ date: day, receivable: { items: 0, difference: -150_000 } })
  const late = await firm.ask('PUT', '/opening-balances', { date: day, version: 1 })
  expect(late.status).toBe(409)
})

test('a file is tried first and compared with the old books, and then posted once', async () => {
  const rows = [
    'Art;Name;Belegnummer;Belegdatum;Fällig am;Offener Betrag',
    `Kunde;Nordlicht GmbH;RE-7;${old};${day};1.300,00`,
    `Kunde;Nordlicht GmbH;RE-8;${old};;300,00`,
    `Kunde;Nordlicht GmbH;GS-1;${old};;-100,00`,
    `Lieferant;Papier KG;P-55;${old};${day};400,00`,
    `Lieferant;Unbekannt AG;P-56;${old};${day};1,00`,
    `Kunde;Nordlicht GmbH;RE-7;${old};${day};1,00`,
    `Kunde;Nordlicht GmbH;RE-9;${addDays(day, 1)};;1,00`,
  ]
  const file = new File([rows.join('\n')], 'offen.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'opening-items', file })
  const fields = ['partyRole', 'party', 'number', 'date', 'dueDate', 'amount']
  const reading = {
    mapping: fields.map((field, column) => ({ field, column })),
    words: [
      { field: 'partyRole', word: 'Kunde', value: 'customer' },
      { field: 'partyRole', word: 'Lieferant', value: 'supplier' },
    ],
    decimalMark: 'comma',
  }
  const path = `/imports/${body.id}`
  const check = await firm.must<ImportCheck>('POST', `${path}/check`, reading)
  expect(check.problems.map(({ line, field, key }) => [line, field, key])).toEqual([
    [6, 'party', 'unknownSupplier'],
    [7, 'number', 'openingItemTaken'],
    [8, 'date', 'afterOpening'],
  ])
  expect(check.notes).toMatchObject([
    { key: 'receivableAgrees', isGood: true, params: { sum: '1500.00 EUR' } },
    { key: 'payableAgrees', isGood: true },
  ])
  expect((await firm.must<{ rows: OpeningItemRow[] }>('GET', at)).rows).toEqual([])
  await firm.must('POST', `${path}/commit`, { ...reading, leavesOut: true })
  const balances = await firm.must<OpeningBalances>('GET', '/opening-balances')
  expect(balances).toMatchObject({
    receivable: { items: 150_000, count: 3, difference: 0 },
    payable: { items: 40_000, count: 1, difference: 0 },
  })
  // 9000 is the account of opening balances; neither revenue nor cost, and no tax, has moved.
  expect(await firm.balances()).toEqual({
    '1400': 160_000,
    '1709': -10_000,
    '1600': -40_000,
    '9000': -110_000,
  })
  const other = { date: addDays(day, -1), version: 2 }
  const moved = await firm.ask('PUT', '/opening-balances', other)
  expect(moved.body.data.fields).toEqual({ date: { key: 'openingItemsStand' } })
})

test('they stand in ages, statements and lists, are reminded of, paid and set off', async () => {
  expect((await byRole('receivable')).total).toBe(150_000)
  expect((await byRole('payable')).total).toBe(40_000)
  const { rows } = await firm.must<{ rows: OpeningItemRow[] }>('GET', `${at}?q=RE-7`)
  const [first] = rows
  const id = first?.id ?? ''
  const statement = await firm.must<PartyStatement>(
    'GET',
    `/parties/${customerId}/statement?from=${day}&to=${today}`,
  )
  expect(JSON.stringify(statement)).toContain('RE-7')
  const { rows: documents } = await firm.must<{ rows: PartyDocument[] }>(
    'GET',
    `/parties/${customerId}/documents`,
  )
  expect(documents.map(({ title }) => title).sort()).toEqual(['GS-1', 'RE-7', 'RE-8'])
  const due = await firm.must<{ rows: DueReminder[] }>('GET', '/reminders/due')
  const reminder = due.rows.find(({ invoiceId }) => invoiceId === id)
  expect(reminder).toMatchObject({ documentKind: 'openingInvoice', number: 'RE-7', isMissed: true })
  const sent = await firm.must('POST', '/reminders/send', { itemIds: [reminder?.itemId] })
  expect(sent).toMatchObject({ results: [{ label: 'RE-7', outcome: 'done' }] })
  const { history } = await firm.panels('openingItem', id)
  expect(history.map(({ action }) => action)).toEqual(['send', 'create'])

  const open = await firm.must<{ id: string; due: number }[]>(
    'GET',
    `/open-invoices?customerId=${customerId}`,
  )
  expect(open.map(({ due: left }) => left).sort((a, b) => a - b)).toEqual([30_000, 130_000])
  const allocations = [{ invoiceId: id, amount: 130_000 }]
  const money = { customerId, date: today, currency: 'EUR', amount: 130_000 }
  const payment = await firm.must<Payment>('POST', '/payments', { ...money, allocations })
  expect(payment.allocations).toMatchObject([{ number: 'RE-7', invoiceDue: 0 }])
  expect(await firm.must('GET', `${at}/${id}`)).toMatchObject({ state: 'settled', due: 0 })
  expect((await firm.ask('POST', `${at}/${id}/undo`, {})).body.data.detail).toEqual({
    reason: 'openingItemSettled',
  })
  const bills = await firm.must<{ rows: OpeningItemRow[] }>('GET', `${at}?partyRole=supplier`)
  const billId = bills.rows[0]?.id
  const out = { supplierId, date: today, currency: 'EUR', amount: 15_000 }
  const paid = [{ billId, amount: 15_000 }]
  await firm.must('POST', '/supplier-payments', { ...out, allocations: paid })
  expect(await firm.must('GET', `${at}/${billId}`)).toMatchObject({ state: 'open', due: 25_000 })
  const [next] = (await firm.must<{ rows: OpeningItemRow[] }>('GET', `${at}?q=RE-8`)).rows
  const credit = { invoiceId: next?.id, amount: 10_000 }
  await firm.must('POST', `/customers/${customerId}/apply-credit`, credit)
  expect((await byRole('receivable')).total).toBe(20_000)
  expect((await firm.balances())['9000']).toBe(-110_000)
  expect(await booksDiffer(firm)).toEqual([])
})

test('one that nothing was settled of is taken back, and only by who may', async () => {
  const one = await item({ number: 'X-1', amount: '12.50' })
  const how = { role: 'readOnly' } as const
  expect((await firm.ask('GET', `${at}/${one.id}`, undefined, how)).status).toBe(200)
  expect((await firm.ask('POST', `${at}/${one.id}/undo`, {}, how)).status).toBe(403)
  expect((await firm.ask('POST', at, one, how)).status).toBe(403)
  const before = (await firm.balances())['1400'] ?? 0
  expect(await firm.must('POST', `${at}/${one.id}/undo`, {})).toMatchObject({ state: 'undone' })
  expect((await firm.balances())['1400']).toBe(before - 1250)
  const again = await firm.ask('POST', `${at}/${one.id}/undo`, {})
  expect(again.body.data.detail).toEqual({ reason: 'alreadyUndone' })
  // The number is free again.
  await item({ number: 'X-1', amount: '1' })
  const verified = await firm.must<{ broken: unknown }>('GET', '/journal-verification')
  expect(verified.broken).toBeNull()
})

test('what is given up is posted without tax, and is taken back', async () => {
  const lost = await item({ number: 'L-1', amount: '119' })
  const waived = await item({
    partyRole: 'supplier',
    party: 'Papier KG',
    number: 'L-2',
    amount: '7',
  })
  const input = { amount: 10_000, date: today, reason: 'Insolvent' }
  const path = `${at}/${lost.id}/write-off`
  const how = { role: 'sales' } as const
  expect((await firm.ask('POST', path, input, how)).status).toBe(403)
  const tooMuch = await firm.ask('POST', path, { ...input, amount: 11_901 })
  expect(tooMuch.body.data.fields).toEqual({ amount: { key: 'moreThanDue' } })
  expect((await firm.ask('POST', `/invoices/${lost.id}/write-off`, input)).status).toBe(404)
  const before = await firm.balances()
  expect(await firm.must('POST', path, input)).toMatchObject({ amount: 10_000, due: 1900 })
  await firm.must('POST', `${at}/${waived.id}/write-off`, { ...input, amount: 700 })
  const after = await firm.balances()
  const moved = Object.keys(after).flatMap((code) => {
    const change = (after[code] ?? 0) - (before[code] ?? 0)
    return change === 0 ? [] : [[code, change]]
  })
  expect(Object.fromEntries(moved)).toEqual({
    '1400': -10_000,
    '1600': 700,
    '2400': 10_000,
    '2700': -700,
  })
  const kept = await firm.must<OpeningItem>('GET', `${at}/${lost.id}`)
  expect(kept).toMatchObject({ state: 'open', due: 1900 })
  expect(kept.settlements).toMatchObject([{ kind: 'writeOff', amount: 10_000, canTakeBack: true }])
  const allocation = `/allocations/${kept.settlements[0]?.id}/take-back`
  await firm.must('POST', allocation, { reason: 'Paid after all' })
  expect(await firm.must('GET', `${at}/${lost.id}`)).toMatchObject({ due: 11_900, settlements: [] })
  expect(await booksDiffer(firm)).toEqual([])
})

// 50.00 of the opening day, paid five days ago and free again two days ago: taken back as of then.
test('one that was paid and freed was in the books until then, and is taken back as of then', async () => {
  const one = await item({ number: 'Z-1', amount: '50' })
  const [paidOn, freedOn] = [addDays(today, -5), addDays(today, -2)]
  const asOf = async (date: string) => {
    const path = `/ageing?direction=receivable&asOf=${date}`
    return (await firm.must<Ageing>('GET', path)).totals.total
  }
  const before = await Promise.all([day, paidOn, freedOn].map(asOf))
  const money = { customerId, date: paidOn, currency: 'EUR', amount: 5000 }
  const allocations = [{ invoiceId: one.id, amount: 5000 }]
  const payment = await firm.must<Payment>('POST', '/payments', { ...money, allocations })
  await firm.must('POST', `/payments/${payment.id}/reverse`, { date: freedOn, reason: 'Bounced' })
  await firm.must('POST', `/opening-items/${one.id}/undo`, {})
  const [opened = 0, paid = 0, freed = 0] = before
  expect(await Promise.all([day, paidOn, freedOn].map(asOf))).toEqual([
    opened,
    paid - 5000,
    freed - 5000,
  ])
  expect(await booksDiffer(firm)).toEqual([])
})

test('what the firm’s rule wants two people for, nobody takes over or back alone', async () => {
  const rule = { kind: 'manualEntry', needsOther: true, fromAmount: 100_000, version: 1 }
  const set = await firm.must<{ version: number }>('PUT', '/approval-rules', rule)
  const typed = { partyRole: 'supplier', party: 'Papier KG', date: old, currency: 'EUR' }
  const small = { ...typed, number: 'F-1', amount: '999.99' }
  expect((await firm.ask('POST', at, small)).status).toBe(201)
  const refused = await firm.ask('POST', at, { ...typed, number: 'F-2', amount: '-1000' })
  expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'openingNeedsOther' }])
  const rows = ['Name;Nummer;Datum;Betrag', `Nordlicht GmbH;F-3;${old};5000`].join('\n')
  const file = new File([rows], 'offen.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'opening-items', file })
  const fields = ['party', 'number', 'date', 'amount']
  const mapping = fields.map((field, column) => ({ field, column }))
  const reading = { mapping, words: [], decimalMark: 'point' }
  const path = `/imports/${body.id}`
  const alone = await firm.must<ImportCheck>('POST', `${path}/check`, reading)
  expect(alone.problems).toMatchObject([{ key: 'openingNeedsOther' }])
  const second = { userId: newId() }
  await firm.must('POST', `${path}/commit`, { ...reading, leavesOut: false }, second)
  const found = await firm.must<{ rows: OpeningItemRow[] }>('GET', `${at}?q=F-3`)
  const undo = `${at}/${found.rows[0]?.id}/undo`
  expect((await firm.ask('POST', undo, {}, second)).body.data.detail).toEqual({
    reason: 'openingNeedsOther',
  })
  expect((await firm.ask('POST', undo, {})).status).toBeLessThan(300)
  const off = { kind: 'manualEntry', needsOther: false, fromAmount: 0, version: set.version }
  await firm.must('PUT', '/approval-rules', off)
})

test('what is in another currency is worth what it was on the opening day', async () => {
  const usd = await item({ number: 'U-1', amount: '100', currency: 'USD', exchangeRate: '0.9' })
  expect(usd).toMatchObject({ amount: 10_000, amountBase: 9000, exchangeRate: '0.9' })
  const none = { partyRole: 'customer', party: 'Nordlicht GmbH', date: old }
  const refused = await firm.ask('POST', at, {
    ...none,
    number: 'U-2',
    amount: '0',
    currency: 'EUR',
  })
  expect(refused.body.data.fields).toEqual({ amount: { key: 'required' } })
})

test('the list follows an index in every order', async () => {
  const list = openingItemList({ userId: firm.userId, role: 'owner' } as never)
  for (const { order, plan } of await sortPlans(firm, list)) {
    expect(plan, order).toMatch(/^(SEARCH|SCAN) opening_items USING INDEX \S+/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
