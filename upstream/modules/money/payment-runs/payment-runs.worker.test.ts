import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { BankImport, BankImportTrial } from '#contract/money/bank.ts'
import type { SuggestedLine } from '#contract/money/bank-matching.ts'
import type { Payable, PaymentRun } from '#contract/money/payment-runs.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let holz: Party
let papier: Party

beforeAll(async () => {
  const bankAccount = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  firm = await TestFirm.open({ bankAccount })
  holz = await firm.customer({
    name: 'Holz & Söhne AG',
    roles: ['supplier'],
    purchaseDiscountRate: '2',
    purchaseDiscountDays: 10,
    bankAccounts: [{ iban: 'DE02120300000000202051' }],
  })
  papier = await firm.customer({
    name: 'Papier GmbH',
    roles: ['supplier'],
    bankAccounts: [{ iban: 'FR1420041010050500013M02606' }],
  })
})

let count = 0

async function bill({ id, name }: Party, net: string, facts: object = {}): Promise<Bill> {
  count += 1
  const made = await firm.must<Bill>('POST', '/bills', {
    supplierId: id,
    supplierName: name,
    supplierNumber: `R-${count}`,
    date: today,
    dueDate: addDays(today, 5),
    currency: 'EUR',
    exchangeRate: '',
    ...facts,
    lines: [{ description: 'x', unitPrice: net, account: '4930', taxCode: 'DE-S19' }],
  })
  return firm.must<Bill>('POST', `/bills/${made.id}/approve`, { version: made.version })
}

/** An approved claim of somebody else over 59.50. */
async function claim(): Promise<Expense> {
  const input = { date: today, payee: 'Bahn', gross: '59.50', currency: 'EUR', exchangeRate: '' }
  const more = { category: 'office', taxCode: 'DE-S19', paidFrom: 'member', note: '' }
  const { id } = await firm.must<Expense>('POST', '/expenses', { ...input, ...more })
  await firm.must('POST', `/expenses/${id}/submit`, {})
  return firm.must<Expense>('POST', `/expenses/${id}/approve`, { version: 2 }, { userId: 'OTHER' })
}

async function payables(query = ''): Promise<Payable[]> {
  return (await firm.must<{ rows: Payable[] }>('GET', `/payables${query}`)).rows
}

function runOf(documentIds: string[], more: object = {}) {
  const input = { account: '1200', executionDate: today, documentIds, ...more }
  return firm.must<PaymentRun>('POST', '/payment-runs', input)
}

const step = (run: PaymentRun, name: string, input: object = {}) =>
  firm.must<PaymentRun>('POST', `/payment-runs/${run.id}/${name}`, input)

test('what is due, its discount in time, and why something cannot be paid', async () => {
  const early = await bill(holz, '100')
  const late = await bill(papier, '50', { dueDate: addDays(today, 40) })
  const strange = await bill(papier, '10', { iban: 'DE75512108001245126199' })
  const rows = await payables()
  expect(rows.find(({ documentId }) => documentId === early.id)).toMatchObject({
    due: 11_900,
    discount: 238,
    discountDate: addDays(today, 10),
    iban: 'DE02120300000000202051',
    reference: early.supplierNumber,
    obstacle: null,
  })
  expect(rows.find(({ documentId }) => documentId === strange.id)?.obstacle).toBe('heldAccount')
  expect(rows.some(({ documentId }) => documentId === late.id)).toBe(false)
  const then = addDays(today, 30)
  const later = await payables(`?executionDate=${then}&until=${addDays(today, 60)}`)
  expect(later.find(({ documentId }) => documentId === early.id)?.discount).toBe(0)
  expect(later.some(({ documentId }) => documentId === late.id)).toBe(true)
  const refused = await firm.ask<Refused>('POST', '/payment-runs', {
    account: '4930',
    executionDate: addDays(today, -1),
    documentIds: [strange.id],
  })
  expect([refused.status, Object.keys(refused.body.data.fields).sort()]).toEqual([
    422,
    ['account', 'documentIds', 'executionDate'],
  ])
})

test('a supplier’s credit is shown, and takes no discount with it when it is set off', async () => {
  const kanne = await firm.customer({
    name: 'Kannen GmbH',
    roles: ['supplier'],
    purchaseDiscountRate: '2',
    purchaseDiscountDays: 10,
    bankAccounts: [{ iban: 'DE75512108001245126199' }],
  })
  const owed = await bill(kanne, '1000')
  await bill(kanne, '100', { kind: 'credit' })
  const found = async () => (await payables()).find(({ documentId }) => documentId === owed.id)
  expect(await found()).toMatchObject({ due: 119_000, discount: 2_380, credit: 11_900 })
  await firm.must('POST', `/bills/${owed.id}/apply-credit`, {})
  expect(await found()).toMatchObject({ due: 107_100, discount: 2_142, credit: 0 })
  // Money that was paid ahead is no credit: the discount is for the whole of it.
  const ahead = { supplierId: kanne.id, date: today, currency: 'EUR', amount: 10_000 }
  await firm.must('POST', '/supplier-payments', { ...ahead, allocations: [] })
  await firm.must('POST', `/bills/${owed.id}/apply-credit`, {})
  expect(await found()).toMatchObject({ due: 97_100, discount: 2_142, credit: 0 })
})

test('an account for QR references is paid with one alone', async () => {
  const zug = await firm.customer({
    name: 'Zug AG',
    roles: ['supplier'],
    bankAccounts: [{ iban: 'CH4431999123000889012' }],
  })
  const plain = await bill(zug, '10')
  const coded = await bill(zug, '10', { paymentReference: '210000000003139471430009017' })
  const of = async (id: string) => (await payables()).find((row) => row.documentId === id)?.obstacle
  expect([await of(plain.id), await of(coded.id)]).toEqual(['noReference', null])
})

test('a supplier whose bank has no IBAN is told apart from one whose account nobody knows', async () => {
  const abroad = { roles: ['supplier'], address: { city: 'Boston', country: 'US' } }
  const account = { accountNumber: '000123456789', bankCode: '021000021', bic: 'CHASUS33' }
  const known = await firm.customer({ ...abroad, name: 'Lumber Inc', bankAccounts: [account] })
  const unknown = await firm.customer({ ...abroad, name: 'Nails Inc' })
  const owed = [await bill(known, '10'), await bill(unknown, '10')]
  const rows = await payables()
  expect(owed.map(({ id }) => rows.find(({ documentId }) => documentId === id)?.obstacle)).toEqual([
    'noIban',
    'noAccount',
  ])
  const input = { account: '1200', executionDate: today, documentIds: [owed[0]?.id] }
  const refused = await firm.ask<Refused>('POST', '/payment-runs', input)
  expect(refused.body.data.fields.documentIds).toMatchObject({ key: 'notPayableNow' })
})

test('where somebody is paid is asked once for all of their claims', async () => {
  const [one, other] = [await claim(), await claim()]
  const accounts = [{ documentId: other.id, iban: 'GB82WEST12345698765432' }]
  const { items } = await runOf([one.id], { accounts })
  expect(items.map(({ iban }) => iban)).toEqual(['GB82WEST12345698765432'])
})

test('a run is approved by a second person, posted when the bank says so, and taken back', async () => {
  const rule = { kind: 'paymentRun', needsOther: true, fromAmount: 0, version: 1 }
  await firm.must('PUT', '/approval-rules', rule)
  const [one, two, back] = [await bill(holz, '100'), await bill(papier, '50'), await claim()]
  const ids = [one.id, two.id, back.id]
  const without = { account: '1200', executionDate: today, documentIds: ids }
  const refused = await firm.ask<Refused>('POST', '/payment-runs', without)
  expect(refused.body.data.fields).toEqual({ 'accounts.0.iban': { key: 'required' } })
  const accounts = [{ documentId: back.id, iban: 'GB82 WEST 1234 5698 7654 32' }]
  const run = await runOf(ids, { accounts })
  // 119.00 less 2 %, 59.50 and 59.50.
  expect(run).toMatchObject({ state: 'waiting', total: 11_662 + 5_950 + 5_950, count: 3 })
  expect(run.actions).toEqual(['cancel'])
  const again = await firm.ask<Refused>('POST', '/payment-runs', without)
  expect(again.body.data.fields.documentIds).toMatchObject({ key: 'notPayableNow' })
  const own = await firm.ask('POST', `/payment-runs/${run.id}/approve`, { version: 1 })
  expect(own.status).toBe(403)
  expect((await firm.ask('POST', `/payment-runs/${run.id}/file`, {})).status).toBe(409)
  const approve = `/payment-runs/${run.id}/approve`
  const approved = await firm.must<PaymentRun>('POST', approve, { version: 1 }, { userId: 'OTHER' })
  expect(approved).toMatchObject({ state: 'approved', formats: ['sepa09', 'sepa03'] })

  const before = (await firm.balances())['1200'] ?? 0
  const lines = [`${today};Sammler;${run.number};-235.62;-235.62`]
  const file = new File([`Date;Name;Description;Amount;Balance\n${lines.join('\n')}\n`], 'b.csv')
  const upload = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
  await firm.must<BankImport>('POST', `/bank-imports/${upload.body.id}/commit`, {})
  const found = await firm.must<{ lines: SuggestedLine[] }>(
    'GET',
    '/bank-accounts/1200/suggestions',
  )
  const [line] = found.lines
  expect(line?.suggestions[0]).toMatchObject({ kind: 'run', key: run.id, isSure: true })
  await firm.must('POST', `/bank-lines/${line?.id}/match`, { match: { how: 'run', runId: run.id } })
  expect((await firm.must<PaymentRun>('GET', `/payment-runs/${run.id}`)).state).toBe('paid')
  expect((await firm.must<Bill>('GET', `/bills/${one.id}`)).state).toBe('paid')
  expect((await firm.must<Expense>('GET', `/expenses/${back.id}`)).state).toBe('reimbursed')
  expect(((await firm.balances())['1200'] ?? 0) - before).toBe(-23_562)

  await firm.must('POST', `/bank-lines/${line?.id}/unmatch`, {})
  expect((await firm.must<PaymentRun>('GET', `/payment-runs/${run.id}`)).state).toBe('approved')
  expect((await firm.must<Bill>('GET', `/bills/${one.id}`)).due).toBe(11_900)
})

test('a run is posted by hand, given up, and nothing for whoever may only look', async () => {
  await firm.must('PUT', '/approval-rules', {
    kind: 'paymentRun',
    needsOther: false,
    fromAmount: 0,
    version: 2,
  })
  const kept = await bill(papier, '20')
  const given = await runOf([kept.id])
  expect((await step(given, 'cancel')).state).toBe('cancelled')
  const run = await runOf([kept.id])
  const readOnly = { role: 'readOnly' } as const
  const at = `/payment-runs/${run.id}`
  expect((await firm.ask('POST', `${at}/approve`, { version: 1 }, readOnly)).status).toBe(403)
  expect((await firm.ask('GET', '/payables', undefined, readOnly)).status).toBe(403)
  const shown = await firm.must<PaymentRun>('GET', at, undefined, readOnly)
  expect([shown.items[0]?.iban, shown.actions]).toEqual([null, []])
  expect((await firm.ask('GET', at, undefined, { role: 'sales' })).status).toBe(403)
  expect((await step(run, 'approve', { version: 1 })).state).toBe('approved')
  const writeOff = { amount: 50, date: today, reason: 'Cents' }
  const held = await firm.ask<Refused>('POST', `/bills/${kept.id}/write-off`, writeOff)
  expect([held.status, held.body.data.detail?.reason]).toEqual([409, 'inApprovedRun'])
  const gone = await firm.ask<Refused>('POST', `/bills/${kept.id}/void`, { reason: 'x' })
  expect([gone.status, gone.body.data.detail?.reason]).toEqual([409, 'inApprovedRun'])
  const paid = await step(run, 'settle', { date: today })
  expect(paid).toMatchObject({ state: 'paid', paidDate: today })
  expect((await firm.must<Bill>('GET', `/bills/${kept.id}`)).state).toBe('paid')
})

test('a run that nobody approved says not where claims are paid to, and another account is told of', async () => {
  const [usual, strange] = ['DE75512108001245126199', 'GB82WEST12345698765432']
  const owed = async ({ id }: Expense) =>
    (await payables()).find(({ documentId }) => documentId === id)?.iban
  const runTo = ({ id: documentId }: Expense, iban: string) =>
    runOf([documentId], { accounts: [{ documentId, iban }] })
  const first = await claim()
  const paid = await runTo(first, usual)
  expect(paid.items[0]).toMatchObject({ accountNote: 'first', lastIban: '' })
  await step(paid, 'approve', { version: 1 })
  await step(paid, 'settle', { date: today })

  const next = await claim()
  const given = await runTo(next, strange)
  expect(given.items[0]).toMatchObject({ accountNote: 'other', lastIban: usual, iban: strange })
  const readOnly = { role: 'readOnly' } as const
  const shown = await firm.must<PaymentRun>('GET', `/payment-runs/${given.id}`, undefined, readOnly)
  expect(shown.items[0]).toMatchObject({ accountNote: 'other', lastIban: null, iban: null })
  await step(given, 'cancel')
  expect(await owed(next)).toBe(usual)
  const honest = await runOf([next.id])
  expect(honest.items[0]).toMatchObject({ accountNote: null, iban: usual })
  await step(honest, 'approve', { version: 1 })
  const gone = await firm.ask<Refused>('POST', `/expenses/${next.id}/reverse`, {})
  expect([gone.status, gone.body.data.detail?.reason]).toEqual([409, 'inApprovedRun'])
})

test('what is due in other currencies is told beside what a run pays', async () => {
  await bill(papier, '70', { currency: 'USD', exchangeRate: '0.9' })
  await bill(papier, '30', { currency: 'USD', exchangeRate: '0.9' })
  await bill(papier, '30', { currency: 'CHF', exchangeRate: '1', dueDate: addDays(today, 40) })
  const read = (query = '') =>
    firm.must<{ rows: Payable[]; inOtherCurrencies: object[] }>('GET', `/payables${query}`)
  const { inOtherCurrencies } = await read()
  expect(inOtherCurrencies).toEqual([{ currency: 'USD', count: 2, due: 11_900 }])
  const later = await read(`?until=${addDays(today, 40)}`)
  expect(later.inOtherCurrencies).toHaveLength(2)
})
