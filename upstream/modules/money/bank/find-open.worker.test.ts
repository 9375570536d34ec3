import { beforeEach, describe, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { OpenDocument } from '#contract/money/bank-documents.ts'
import type { BankLineDetail } from '#contract/money/bank-matching.ts'
import { bankOf } from '#upstream/testing/bank-of.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

beforeEach(async () => {
  firm = await TestFirm.open()
})

const { statement, only, match, approvedBill, billOfNew } = bankOf(() => firm)

describe('a person finds what a line pays', () => {
  type Found = { documents: OpenDocument[] }

  test('by name, number of the supplier or amount, and pays a part of it', async () => {
    const bill = await billOfNew('Überländer Holz')
    await billOfNew('Nord Papier')
    await statement([{ name: 'Ueberlaender', text: 'Rate 1', amount: '-50.00' }])
    const line = await only()
    expect(line.suggestions).toEqual([])
    const find = async (q: string) =>
      (await firm.must<Found>('GET', `/bank-lines/${line.id}/open-documents?q=${q}`)).documents
    expect(await find('')).toEqual([])
    expect(await find('uberlander')).toMatchObject([
      { id: bill.id, supplierNumber: 'R-1', balance: bill.totalAmount },
    ])
    expect(await find('r-1')).toHaveLength(2)
    expect(await find('119,00')).toHaveLength(2)
    expect(await find('7')).toEqual([])

    await match(line, { how: 'items', items: [{ documentId: bill.id, amount: 5_000 }] })
    const paid = await firm.must<Bill>('GET', `/bills/${bill.id}`)
    expect(paid.due).toBe(bill.totalAmount - 5_000)
    const sales = { role: 'sales', userId: 'somebody-else' } as const
    const path = `/bank-lines/${line.id}/open-documents`
    expect((await firm.ask('GET', path, undefined, sales)).status).toBe(403)
    const permissions: Permission[] = ['firm:view', 'bank:view']
    const custom = { name: 'Bank', permissions, scopes: {} }
    const little = await firm.ask<Found>('GET', `${path}?q=1`, undefined, { custom })
    expect([little.status, little.body]).toEqual([200, { documents: [], hasMore: false }])
  })

  test('the number that a supplier gave their bill is a reason', async () => {
    const bill = await billOfNew('Überländer Holz')
    await statement([{ name: 'X', text: 'Rate R-1', amount: '-50.00' }])
    expect((await only()).suggestions).toMatchObject([{ key: bill.id, reasons: ['reference'] }])
  })

  test('money before there is a document stands to the customer’s credit, and is taken back', async () => {
    const customer = await firm.customer()
    const supplier = await firm.customer({ name: 'Nord Papier', roles: ['supplier'] })
    await statement([{ name: 'Ärzte am Dom', text: 'Anzahlung', amount: '50.00' }])
    const line = await only()
    const wrong = { match: { how: 'advance', partyId: supplier.id } }
    const refused = await firm.ask('POST', `/bank-lines/${line.id}/match`, wrong)
    expect(refused.body.data.fields).toEqual({ partyId: { key: 'noCustomer' } })
    await match(line, { how: 'advance', partyId: customer.id })
    const { credit } = await firm.must<Party>('GET', `/parties/${customer.id}`)
    expect(credit).toEqual([{ currency: 'EUR', amount: 5_000 }])
    const paid = await firm.must<BankLineDetail>('GET', `/bank-lines/${line.id}`)
    expect(paid.advance).toMatchObject({ customerId: customer.id, amount: 5_000, currency: 'EUR' })
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect((await firm.must<Party>('GET', `/parties/${customer.id}`)).credit).toEqual([])
  })
})

describe('a line paid a document less a discount', () => {
  type Found = { documents: OpenDocument[] }

  test('a bill by what was agreed: suggested, taken with its tax, and taken back whole', async () => {
    await firm.customer({
      name: 'Holz Nord',
      roles: ['supplier'],
      purchaseDiscountRate: '2',
      purchaseDiscountDays: 10,
    })
    const bill = await approvedBill('Holz Nord')
    // 119.00 less 2 % are 116.62; the bank books it on the Monday after the tenth day.
    const rows = [{ name: 'Holz Nord', text: 'R-1', amount: '-116.62' }]
    await statement(rows, '1200', '2026-03-14')
    const line = await only()
    expect(line.suggestions).toMatchObject([
      { key: bill.id, amount: -11_662, discount: 238, isSure: true },
    ])
    const path = `/bank-lines/${line.id}/open-documents?q=r-1`
    const { documents } = await firm.must<Found>('GET', path)
    expect(documents).toMatchObject([{ balance: 11_900, discount: 238 }])

    await match(line, {
      how: 'items',
      items: [{ documentId: bill.id, amount: 11_662, discount: 238 }],
    })
    expect((await firm.must<Bill>('GET', `/bills/${bill.id}`)).due).toBe(0)
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect((await firm.must<Bill>('GET', `/bills/${bill.id}`)).due).toBe(11_900)
  })

  test('an invoice by hand: not more than is open', async () => {
    const customer = await firm.customer()
    const invoice = await firm.issued(customer.id)
    await statement([{ name: 'X', text: 'less 3 %', amount: '115.43' }])
    const line = await only()
    const less = { documentId: invoice.id, amount: 11_543, discount: 357 }
    const tooMuch = { match: { how: 'items', items: [{ ...less, discount: 358 }] } }
    const refused = await firm.ask('POST', `/bank-lines/${line.id}/match`, tooMuch)
    expect(refused.body.data.fields).toEqual({ 'items.0.discount': { key: 'moreThanDue' } })
    await match(line, { how: 'items', items: [less] })
    expect((await firm.invoice(invoice.id)).state).toBe('paid')
  })
})
