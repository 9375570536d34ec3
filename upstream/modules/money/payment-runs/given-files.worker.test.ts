import { beforeAll, expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { Bill } from '#contract/buying/bills.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { ApprovalRule } from '#contract/firm/approvals.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { Payable, PaymentRun } from '#contract/money/payment-runs.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let holz: Party
const other = { userId: 'OTHER' }

beforeAll(async () => {
  const bankAccount = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  firm = await TestFirm.open({ bankAccount })
  const bankAccounts = [{ iban: 'DE02120300000000202051' }]
  holz = await firm.customer({ name: 'Holz AG', roles: ['supplier'], bankAccounts })
})

let count = 0

async function bill(): Promise<Bill> {
  count += 1
  const { id, version } = await firm.must<Bill>('POST', '/bills', {
    supplierId: holz.id,
    supplierName: holz.name,
    supplierNumber: `R-${count}`,
    date: today,
    dueDate: addDays(today, 5),
    currency: 'EUR',
    exchangeRate: '',
    lines: [{ description: 'x', unitPrice: '30', account: '4930', taxCode: 'DE-Z0' }],
  })
  return firm.must<Bill>('POST', `/bills/${id}/approve`, { version })
}

async function claim(): Promise<Expense> {
  const input = { date: today, payee: 'Bahn', gross: '59.50', currency: 'EUR', exchangeRate: '' }
  const more = { category: 'office', taxCode: 'DE-S19', paidFrom: 'member', note: '' }
  const { id } = await firm.must<Expense>('POST', '/expenses', { ...input, ...more })
  const { version } = await firm.must<Expense>('POST', `/expenses/${id}/submit`, {})
  return firm.must<Expense>('POST', `/expenses/${id}/approve`, { version }, other)
}

/** An approved run, whose file some people took. */
async function given(
  documents: { id: string }[],
  { takers = [firm.userId], accounts = [] as object[] } = {},
): Promise<PaymentRun> {
  const documentIds = documents.map(({ id }) => id)
  const input = { account: '1200', executionDate: today, documentIds, accounts }
  const { id } = await firm.must<PaymentRun>('POST', '/payment-runs', input)
  await firm.must('POST', `/payment-runs/${id}/approve`, { version: 1 })
  for (const userId of takers) {
    expect((await firm.take('POST', `/payment-runs/${id}/file`, {}, { userId })).status).toBe(200)
  }
  return firm.must<PaymentRun>('GET', `/payment-runs/${id}`)
}

async function rule(needsOther: boolean): Promise<void> {
  const { rows } = await firm.must<{ rows: ApprovalRule[] }>('GET', '/approval-rules')
  const version = rows.find(({ kind }) => kind === 'paymentRun')?.version
  await firm.must('PUT', '/approval-rules', {
    kind: 'paymentRun',
    needsOther,
    fromAmount: 0,
    version,
  })
}

/** Status, and why it was refused. */
async function answer(path: string, json: object, how = {}) {
  const { status, body } = await firm.ask<Refused>('POST', path, json, how)
  return [status, body.data?.detail?.reason]
}

const stopped = { isStoppedAtBank: true }

test('a file is no page that something reads ahead, and nothing for whoever sees no accounts', async () => {
  const run = await given([await bill()], { takers: [] })
  expect(run.files).toEqual([])
  const at = `/payment-runs/${run.id}/file`
  expect([404, 405]).toContain((await firm.take('GET', at)).status)
  const permissions = ['firm:view', 'payment:view', 'payment:edit', 'bill:view'] as const
  const custom = { name: 'Clerk', permissions, scopes: {} }
  expect((await firm.ask('POST', at, {}, { custom })).status).toBe(403)
  expect((await firm.must<PaymentRun>('GET', `/payment-runs/${run.id}`)).files).toEqual([])
})

test('a run keeps all who took its file, and none of them gives it up where two are wanted', async () => {
  const run = await given([await bill()], { takers: [firm.userId, 'OTHER'] })
  expect(run.files).toMatchObject([{ format: 'sepa09' }, { format: 'sepa09' }])
  expect(run.files.every(({ by, at }) => by !== '' && at.endsWith('Z'))).toBe(true)
  const history = await firm.must<{ rows: { action: string }[] }>(
    'GET',
    `/records/paymentRun/${run.id}/history`,
  )
  expect(history.rows.filter(({ action }) => action === 'giveFile').length).toBe(2)
  const cancel = `/payment-runs/${run.id}/cancel`
  expect(await answer(cancel, {})).toEqual([409, 'fileGiven'])
  await rule(true)
  // The first to take it is not free of it because somebody took it after them.
  for (const userId of [firm.userId, 'OTHER']) {
    expect(await answer(cancel, stopped, { userId })).toEqual([403, 'fileTakenByYou'])
  }
  expect((await firm.must<PaymentRun>('GET', `/payment-runs/${run.id}`)).actions).not.toContain(
    'cancel',
  )
  expect((await answer(cancel, stopped, { userId: 'THIRD' }))[0]).toBe(200)
  await rule(false)
})

test('a payment of a file is taken back by nobody who leaves it with the bank', async () => {
  const owed = await bill()
  const run = await given([owed])
  await firm.must('POST', `/payment-runs/${run.id}/settle`, { date: today })
  const { rows } = await firm.must<{ rows: { id: string; reference: string }[] }>(
    'GET',
    '/payments?tab=suppliers',
  )
  const found = await Promise.all(
    rows.map(({ id }) => firm.must<Payment>('GET', `/payments/${id}`)),
  )
  const paid = found.find(({ reference }) => reference === run.number)
  expect(paid?.isOfFile).toBe(true)
  const at = `/payments/${paid?.id}/reverse`
  expect(await answer(at, { reason: 'x' })).toEqual([409, 'fileGiven'])
  await rule(true)
  expect(await answer(at, { reason: 'x', ...stopped })).toEqual([403, 'fileTakenByYou'])
  const payable = async () =>
    (await firm.must<{ rows: Payable[] }>('GET', '/payables')).rows.some(
      ({ documentId }) => documentId === owed.id,
    )
  expect(await payable()).toBe(false)
  expect((await answer(at, { reason: 'x', ...stopped }, other))[0]).toBe(200)
  expect(await payable()).toBe(true)
  await rule(false)
})

test('a claim that a file pays back is not taken back while the bank may carry it out', async () => {
  const back = await claim()
  const accounts = [{ documentId: back.id, iban: 'GB82WEST12345698765432' }]
  const run = await given([back], { accounts })
  await firm.must('POST', `/payment-runs/${run.id}/settle`, { date: today })
  expect((await firm.must<Expense>('GET', `/expenses/${back.id}`)).isOfFile).toBe(true)
  const at = `/expenses/${back.id}/reverse`
  expect(await answer(at, {})).toEqual([409, 'fileGiven'])
  expect((await answer(at, stopped))[0]).toBe(200)
})
