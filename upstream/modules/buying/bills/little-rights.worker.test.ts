import { runInDurableObject } from 'cloudflare:test'
import { Buffer } from 'node:buffer'
import { beforeAll, expect, test } from 'vitest'
import type { Bill, BillChoices } from '#contract/buying/bills.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { PurchaseOrderChoices, ReorderItem } from '#contract/buying/purchase-orders.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { Party } from '#contract/firm/parties.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import fatturaUrl from '../../../einvoice/fixtures/parcella.fattura.xml?url&inline'

const iban = 'DE89370400440532013000'
let firm: TestFirm
let supplier: Party

beforeAll(async () => {
  firm = await TestFirm.open()
  supplier = await firm.customer({
    name: 'Holz AG',
    roles: ['supplier'],
    bankAccounts: [{ iban }],
  })
  const oak = { name: 'Oak', kind: 'stock', sku: 'OAK', unit: 'pc', unitPrice: '30' }
  await firm.must('POST', '/items', {
    ...{ ...oak, taxCode: 'DE-S19', reorderLevel: '5', reorderQuantity: '10' },
    suppliers: [{ supplierName: 'Holz AG', unitPrice: '7.5' }],
  })
})

/** Somebody with a role of the firm's own. */
function as(...more: Permission[]) {
  const permissions: Permission[] = ['firm:view', ...more]
  return { custom: { name: 'Clerk', permissions, scopes: {} } }
}

test('who sees no accounts tries none on a bill to learn which are known', async () => {
  const input = {
    ...{ supplierId: supplier.id, supplierName: 'Holz AG', supplierNumber: 'R-1', date: today },
    ...{ currency: 'EUR', exchangeRate: '', iban: 'GB29NWBK60161331926819' },
    lines: [{ description: 'x', unitPrice: '10', account: '4930', taxCode: 'DE-Z0' }],
  }
  const clerk = as('bill:view', 'bill:edit')
  const made = await firm.must<Bill>('POST', '/bills', input, clerk)
  expect([made.iban, made.hasUnknownIban]).toEqual([null, false])
  expect((await firm.must<Bill>('GET', `/bills/${made.id}`)).iban).toBe('')
})

test('a bill is read and changed by nobody who may only add suppliers', async () => {
  const input = {
    ...{ supplierName: 'Neu AG', supplierNumber: 'N-1', date: today, currency: 'EUR' },
    ...{ exchangeRate: '', lines: [{ description: 'x', unitPrice: '10', taxCode: 'DE-Z0' }] },
  }
  const { id } = await firm.must<Bill>('POST', '/bills', input)
  const at = `/bills/${id}/supplier`
  expect((await firm.ask('POST', at, {}, { role: 'sales' })).status).toBe(403)
  const clerk = as('bill:view', 'bill:edit', 'party:view')
  expect((await firm.ask('POST', at, {}, clerk)).status).toBe(403)
  expect((await firm.must<Bill>('GET', `/bills/${id}`)).supplierId).toBeNull()
  // Pressed twice, it makes one supplier.
  const pressed = await Promise.all([firm.ask('POST', at, {}), firm.ask('POST', at, {})])
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('forms offer names of suppliers, customers and items to whoever may see them', async () => {
  await firm.customer({ name: 'Praxis Nord' })
  const clerk = as('bill:view', 'bill:edit', 'payment:view')
  const bills = await firm.must<BillChoices>('GET', '/bill-choices', undefined, clerk)
  expect([bills.suppliers, bills.customers, bills.items]).toEqual([[], [], []])
  const at = '/purchase-order-choices'
  const orders = await firm.must<PurchaseOrderChoices>('GET', at, undefined, clerk)
  expect([orders.suppliers, orders.items]).toEqual([[], []])
  const mandates = await firm.must('GET', '/mandate-choices', undefined, clerk)
  expect(mandates).toMatchObject({ customers: [] })
  const reorder = async (how = {}) =>
    (await firm.must<{ rows: ReorderItem[] }>('GET', '/reorder-items', undefined, how)).rows
  expect(await reorder()).toMatchObject([{ supplierName: 'Holz AG', unitPrice: '7.5' }])
  expect(await reorder(clerk)).toMatchObject([{ supplierName: '', unitPrice: '' }])
  const owner = await firm.must<BillChoices>('GET', '/bill-choices')
  expect([owner.suppliers, owner.customers, owner.items]).toEqual([
    ['Holz AG', 'Neu AG'],
    ['Praxis Nord'],
    ['Oak'],
  ])
})

test('a note of an expense tells nobody which suppliers there are', async () => {
  const input = { date: today, payee: 'holz ag', gross: '59.50', currency: 'EUR', exchangeRate: '' }
  const more = { category: 'office', taxCode: 'DE-S19', paidFrom: 'member', note: '' }
  const employee = { role: 'employee' } as const
  const noted = await firm.must<Expense>('POST', '/expenses', { ...input, ...more }, employee)
  expect(noted.supplierId).toBeNull()
  expect((await firm.must<Expense>('GET', `/expenses/${noted.id}`)).supplierId).toBe(supplier.id)
})

test('who sees no accounts has no claim paid to one of their own', async () => {
  const input = { date: today, payee: 'Bahn', gross: '59.50', currency: 'EUR', exchangeRate: '' }
  const more = { category: 'office', taxCode: 'DE-S19', paidFrom: 'member', note: '' }
  const { id } = await firm.must<Expense>('POST', '/expenses', { ...input, ...more })
  const { version } = await firm.must<Expense>('POST', `/expenses/${id}/submit`, {})
  await firm.must('POST', `/expenses/${id}/approve`, { version }, { userId: 'OTHER' })
  const run = {
    ...{ account: '1200', executionDate: today, documentIds: [id] },
    accounts: [{ documentId: id, iban: 'GB82WEST12345698765432' }],
  }
  const clerk = as('payment:view', 'payment:edit', 'bill:view', 'expense:view')
  expect((await firm.ask('POST', '/payment-runs', run, clerk)).status).toBe(403)
  expect((await firm.ask('POST', '/payment-runs', run)).status).toBe(201)
})

test('a file of more invoices than anybody sends makes no drafts at all', async () => {
  const data = fatturaUrl.slice(fatturaUrl.indexOf(',') + 1)
  const isBase64 = fatturaUrl.includes(';base64,')
  const xml = isBase64 ? Buffer.from(data, 'base64').toString() : decodeURIComponent(data)
  const body = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(xml)?.[0] ?? ''
  const file = new File([xml.replace(body, body.repeat(51))], 'many.xml')
  const { status, body: refused } = await firm.upload('/bills/read', { file })
  expect([status, refused.data.fields.file?.key]).toEqual([422, 'tooManyInvoices'])
})

test('an account that waits goes with its party', async () => {
  const made = await firm.customer({ name: 'Kurz', roles: ['supplier'], bankAccounts: [{ iban }] })
  const changed = { ...made, bankAccounts: [{ iban: 'GB29NWBK60161331926819' }] }
  const { heldAccounts } = await firm.must<Party>('PUT', `/parties/${made.id}`, changed)
  expect(heldAccounts).toHaveLength(1)
  await firm.must('DELETE', `/parties/${made.id}`)
  const left = await runInDurableObject(firm.object, (_, { storage }) =>
    storage.sql.exec('select * from held_accounts').toArray(),
  )
  expect(left).toEqual([])
})
