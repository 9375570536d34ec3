import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { AuditEntry } from '#contract/firm/audit.ts'
import type { Wallet } from '#contract/money/wallets.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const iban = 'DE02120300000000202051'
let firm: TestFirm
let bill: Bill

function written(values: object = {}) {
  const line = { description: 'Oak', unitPrice: '9', account: '4930', taxCode: 'DE-Z0' }
  const of = { supplierName: 'Holz AG', supplierNumber: 'H-1', date: today, currency: 'EUR' }
  return { ...of, exchangeRate: '', lines: [line], iban, ...values }
}

beforeAll(async () => {
  firm = await TestFirm.open()
  bill = await firm.must('POST', '/bills', written())
})

function holding(...permissions: Permission[]) {
  return { role: 'own', custom: { name: 'Some', permissions, scopes: {} } } as const
}

async function audit(kind: string, how: ReturnType<typeof holding>): Promise<AuditEntry[]> {
  const path = `/audit?kind=${kind}`
  return (await firm.must<{ rows: AuditEntry[] }>('GET', path, undefined, how)).rows
}

test('the account on a bill is for whoever may see where suppliers are paid', async () => {
  const at = `/bills/${bill.id}`
  const [seeing, blind] = [holding('bill:view', 'party:bank'), holding('bill:view', 'bill:edit')]
  expect(await firm.must('GET', at, undefined, seeing)).toMatchObject({ iban })
  expect(await firm.must('GET', at, undefined, blind)).toMatchObject({ iban: null })
  const change = written({ note: 'Checked', version: bill.version, iban: '' })
  expect(await firm.must('PUT', at, change, blind)).toMatchObject({ note: 'Checked', iban: null })
  expect(await firm.must('GET', at)).toMatchObject({ iban })
})

test('histories name an account by its end, whatever field it is in, and are not found by it', async () => {
  const owner = { role: 'owner' } as const
  const { body } = await firm.download('/audit/export?kind=bill', owner)
  expect(body).toContain('•••• 2051')
  expect(body).not.toContain(iban)
  const found = await firm.must<{ rows: AuditEntry[] }>('GET', `/audit?q=${iban}`)
  expect(found.rows).toEqual([])
})

test('the audit list tells of a record no more than its page would', async () => {
  const readers = holding('audit:view', 'bill:view')
  expect((await audit('bill', readers))[0]?.changes).not.toEqual([])
  const [row] = await audit('bill', holding('audit:view'))
  expect(row).toMatchObject({ kind: 'bill', by: 'Maria', title: '', changes: [], path: null })
  const found = '/audit?q=Holz'
  expect(await firm.must('GET', found, undefined, holding('audit:view'))).toMatchObject({
    rows: [],
  })
})

test('what stock cost is left out of its history for who may not see costs', async () => {
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const thing = { kind: 'stock', name: 'Oak', unit: 'm', unitPrice: '9', taxCode: 'DE-S19' }
  const item = await firm.must<{ id: string }>('POST', '/items', thing)
  const move = { kind: 'receipt', date: today, warehouseId: rows[0]?.id, partner: 'Holz AG' }
  const lines = [{ item: item.id, quantity: '2', unitCost: '4' }]
  await firm.must('POST', '/stock-documents', { ...move, lines })
  const fields = async (...more: Permission[]) =>
    (await audit('stockDocument', holding('audit:view', 'stock:view', ...more))).flatMap(
      ({ changes }) => changes.map(({ field }) => field),
    )
  expect(await fields('stock:cost')).toContain('lines.1.cost')
  expect(await fields()).not.toContain('lines.1.cost')
})

test('the account that a balance is paid back to is no part of what everybody reads', async () => {
  const customer = await firm.customer()
  const paid = { customerId: customer.id, date: today, currency: 'EUR', amount: 5000 }
  const { id } = await firm.must<Wallet>('POST', '/wallet-top-ups', paid)
  await firm.must('POST', `/wallets/${id}/payouts`, { amount: 1000, account: iban })
  const shown = async (...more: Permission[]) =>
    JSON.stringify(
      await firm.must('GET', `/wallets/${id}`, undefined, holding('wallet:view', ...more)),
    )
  expect(await shown('party:bank')).toContain(iban)
  expect(await shown()).not.toContain(iban)
})
