import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { BankImport, BankImportTrial, BankLine } from '#contract/money/bank.ts'
import type { SuggestedLine } from '#contract/money/bank-matching.ts'
import type { PaymentRun } from '#contract/money/payment-runs.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let holz: Party

beforeAll(async () => {
  const bankAccount = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  firm = await TestFirm.open({ bankAccount })
  holz = await firm.customer({
    name: 'Holz AG',
    roles: ['supplier'],
    bankAccounts: [{ iban: 'DE02120300000000202051' }],
  })
})

let count = 0

/** An approved bill without tax, so that it is due as it is named. */
async function bill(amount: string): Promise<Bill> {
  count += 1
  const { id, version } = await firm.must<Bill>('POST', '/bills', {
    supplierId: holz.id,
    supplierName: holz.name,
    supplierNumber: `H-${count}`,
    date: today,
    dueDate: addDays(today, 5),
    currency: 'EUR',
    exchangeRate: '',
    lines: [{ description: 'x', unitPrice: amount, account: '4930', taxCode: 'DE-Z0' }],
  })
  return firm.must<Bill>('POST', `/bills/${id}/approve`, { version })
}

/** An approved claim of somebody. */
async function claim(gross: string): Promise<Expense> {
  const input = { date: today, payee: 'Bahn', gross, currency: 'EUR', exchangeRate: '' }
  const more = { category: 'office', taxCode: 'DE-S19', paidFrom: 'member', note: '' }
  const { id } = await firm.must<Expense>('POST', '/expenses', { ...input, ...more })
  await firm.must('POST', `/expenses/${id}/submit`, {})
  return firm.must<Expense>('POST', `/expenses/${id}/approve`, { version: 2 }, { userId: 'OTHER' })
}

async function waiting(documentIds: string[], more: object = {}): Promise<PaymentRun> {
  const input = { account: '1200', executionDate: today, documentIds, ...more }
  return firm.must<PaymentRun>('POST', '/payment-runs', input)
}

/** The id of a line that a statement brought in, and nobody matched yet. */
async function bankLine(amount: string): Promise<string | undefined> {
  const csv = `Date;Name;Description;Amount;Balance\n${today};Sammler;x;${amount};${amount}\n`
  const file = new File([csv], 'b.csv')
  const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
  await firm.must<BankImport>('POST', `/bank-imports/${body.id}/commit`, {})
  const { lines } = await firm.must<{ lines: BankLine[] }>('GET', '/bank-accounts/1200/suggestions')
  return lines[0]?.id
}

const approve = ({ id, version }: PaymentRun) =>
  firm.must<PaymentRun>('POST', `/payment-runs/${id}/approve`, { version })

/** Status, and why it was refused. */
async function answer(method: string, path: string, json?: object) {
  const { status, body } = await firm.ask(method, path, json)
  return [status, body.data?.detail?.reason]
}

const outdated = [409, 'runOutdated']

/** What the bank answers for a file: the text of one is no JSON, so only a refusal has a body. */
const fileOf = ({ id }: PaymentRun) => answer('POST', `/payment-runs/${id}/file`, {})

test('what the bank was told to pay is paid by nobody else, until the run is given up', async () => {
  const [a, b] = [await bill('600'), await bill('400')]
  const back = await claim('100')
  const accounts = [{ documentId: back.id, iban: 'DE75512108001245126199' }]
  const run = await approve(await waiting([a.id, b.id, back.id], { accounts }))
  const paid = {
    supplierId: holz.id,
    date: today,
    account: '1200',
    currency: 'EUR',
    amount: 60_000,
    allocations: [{ billId: a.id, amount: 60_000 }],
  }
  const { status, body } = await firm.ask('POST', '/supplier-payments', paid)
  expect([status, body.data.fields['allocations.0.billId']?.key]).toEqual([422, 'inApprovedRun'])
  expect(await firm.must('GET', `/bills/${a.id}`)).toMatchObject({ isInRun: true })
  const from = { date: today, account: '1200' }
  const held = [409, 'inApprovedRun']
  expect(await answer('POST', `/expenses/${back.id}/reimburse`, from)).toEqual(held)
  const many = { ...from, expenseIds: [back.id] }
  expect(await answer('POST', '/expense-claims/reimburse', many)).toEqual(held)
  // Money that did leave is recorded all the same, as paid ahead.
  await firm.must('POST', '/supplier-payments', { ...paid, allocations: [] })
  expect(await answer('POST', `/bills/${a.id}/apply-credit`, {})).toEqual(held)
  expect((await firm.must<Bill>('GET', `/bills/${a.id}`)).due).toBe(60_000)
  await firm.must('POST', `/payment-runs/${run.id}/cancel`, {})
  await firm.must('POST', '/supplier-payments', paid)
  const anew = await approve(await waiting([b.id]))
  await firm.must('POST', `/payment-runs/${anew.id}/settle`, { date: today })
  expect((await firm.must<Bill>('GET', `/bills/${b.id}`)).due).toBe(0)
  expect(await fileOf(anew)).toEqual([409, 'runNotApproved'])
})

test('a run asks for nothing that a line of the bank paid since it was approved', async () => {
  const [a, b] = [await bill('600'), await bill('300')]
  const run = await approve(await waiting([a.id, b.id]))
  const line = await bankLine('-600.00')
  const items = [{ documentId: a.id, amount: 60_000 }]
  await firm.must('POST', `/bank-lines/${line}/match`, { match: { how: 'items', items } })
  expect(await fileOf(run)).toEqual(outdated)
  expect(await answer('POST', `/payment-runs/${run.id}/settle`, { date: today })).toEqual(outdated)
  expect((await firm.must<Bill>('GET', `/bills/${b.id}`)).due).toBe(30_000)
})

test('a line of the bank with a run’s only document is the run, and no payment beside it', async () => {
  const only = await bill('777')
  const run = await approve(await waiting([only.id]))
  // Banks give back the number that the file asked with.
  const text = only.number
  const csv = `Date;Name;Description;Amount\n${today};Holz AG;${text};-777.00\n`
  const file = new File([csv], 'one.csv')
  const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
  await firm.must<BankImport>('POST', `/bank-imports/${body.id}/commit`, {})
  const { lines } = await firm.must<{ lines: SuggestedLine[] }>(
    'GET',
    '/bank-accounts/1200/suggestions',
  )
  const line = lines.find(({ amount }) => amount === -77_700)
  const kinds = line?.suggestions.map(({ kind, source }) => [kind, source?.id])
  expect(kinds).toEqual([['run', run.id]])
  // What is sure is matched at once: not the bill, past its run.
  expect(await firm.must('POST', '/bank-accounts/1200/match-sure', {})).toEqual({
    matched: 0,
    refused: 0,
  })
  const match = { how: 'run', runId: run.id }
  await firm.must('POST', `/bank-lines/${line?.id}/match`, { match })
  expect(await firm.must<PaymentRun>('GET', `/payment-runs/${run.id}`)).toMatchObject({
    state: 'paid',
  })
  expect((await firm.must<Bill>('GET', `/bills/${only.id}`)).due).toBe(0)
})

test('a run with a claim is matched again after its match was taken back', async () => {
  const [owed, back] = [await bill('900'), await claim('100')]
  const accounts = [{ documentId: back.id, iban: 'DE75512108001245126199' }]
  const run = await approve(await waiting([owed.id, back.id], { accounts }))
  const path = `/bank-lines/${await bankLine('-1000.00')}`
  const before = (await firm.balances())['1200'] ?? 0
  const match = { match: { how: 'run', runId: run.id } }
  await firm.must('POST', `${path}/match`, match)
  await firm.must('POST', `${path}/unmatch`, {})
  expect(((await firm.balances())['1200'] ?? 0) - before).toBe(-10_000)
  // The claim is paid back already: the bank is not asked for it again.
  expect(await fileOf(run)).toEqual(outdated)
  await firm.must('POST', `${path}/match`, match)
  expect(((await firm.balances())['1200'] ?? 0) - before).toBe(-100_000)
  expect((await firm.must<PaymentRun>('GET', `/payment-runs/${run.id}`)).state).toBe('paid')
})

test('a run whose day is over is neither approved nor given to the bank', async () => {
  const [late, fetched] = [
    await waiting([(await bill('100')).id]),
    await approve(await waiting([(await bill('200')).id])),
  ]
  await runInDurableObject(firm.object, (_, { storage }) => {
    const day = addDays(today, -1)
    storage.sql.exec('update payment_runs set execution_date = ? where state <> ?', day, 'paid')
  })
  const { version } = late
  expect(await answer('POST', `/payment-runs/${late.id}/approve`, { version })).toEqual(outdated)
  expect(await fileOf(fetched)).toEqual(outdated)
})
