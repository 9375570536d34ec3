import { beforeEach, expect, test } from 'vitest'
import type { CostCentre } from '#contract/books/cost-centres.ts'
import type { Bill } from '#contract/buying/bills.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let shop: string
let yard: string

beforeEach(async () => {
  firm = await TestFirm.open()
  const make = async (code: string) =>
    (await firm.must<CostCentre>('POST', '/cost-centres', { code, name: code, parentId: '' })).id
  shop = await make('shop')
  yard = await make('yard')
})

/** What stands on an account (SKR 03), debit less credit: of the shop, of the yard and of neither. */
async function onCentres(account: string): Promise<number[]> {
  const query = `period=custom&from=2020-01-01&to=${today}&accounts=${account}`
  const read = async (costCentre: string) => {
    const path = `/reports/general-ledger?${query}&costCentre=${costCentre}`
    const { rows } = await firm.must<Report>('GET', path)
    return rows.find(({ kind }) => kind === 'sum')?.cells.at(-1)?.amount ?? 0
  }
  return [await read(shop), await read(yard), await read('none')]
}

test('the cost of what is sold goes where its revenue goes, and comes back with it', async () => {
  const pine = { name: 'Pine', kind: 'stock', sku: 'PINE-1', unit: 'pc', unitPrice: '30' }
  const { id: itemId } = await firm.must<{ id: string }>('POST', '/items', {
    ...{ ...pine, taxCode: 'DE-S19' },
  })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: [{ item: 'PINE-1', quantity: '10', unitCost: '7' }],
  })
  const { id } = await firm.customer()
  const sold = (quantity: string, costCentreId: string) =>
    line({ itemId, quantity, unit: 'pc', unitPrice: '30', costCentreId })
  const invoice = await firm.issued(id, {
    issueDate: today,
    supplyDate: today,
    lines: [sold('2', shop), sold('3', yard), sold('1', '')],
  })
  expect(await onCentres('8400')).toEqual([-6000, -9000, -3000])
  expect(await onCentres('4000')).toEqual([1400, 2100, 700])
  await firm.must('POST', `/invoices/${invoice.id}/credit-note`, { reason: 'Rückgabe' })
  expect(await onCentres('4000')).toEqual([0, 0, 0])
})

test('a supplier’s discount and what is written off go where the bill went', async () => {
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const bought = { description: 'Holz', quantity: '1', account: '3400', taxCode: 'DE-S19' }
  const approved = async (supplierNumber: string) => {
    const made = await firm.must<Bill>('POST', '/bills', {
      ...{ supplierName: 'Holz Elbe', supplierNumber, date: today, currency: 'EUR' },
      lines: [
        { ...bought, unitPrice: '75', costCentreId: shop },
        { ...bought, unitPrice: '25', costCentreId: '' },
      ],
    })
    return firm.must<Bill>('POST', `/bills/${made.id}/approve`, { version: made.version })
  }
  const { id, supplierId } = await approved('R-1')
  // 2 % of 119.00 are 2.38, of which 2.00 net: three quarters are the shop's.
  await firm.must('POST', '/supplier-payments', {
    ...{ supplierId, date: today, currency: 'EUR', amount: 11_662 },
    allocations: [{ billId: id, amount: 11_662, discount: 238 }],
  })
  expect(await onCentres('3736')).toEqual([-150, 0, -50])
  const waived = await approved('R-2')
  const writeOff = { amount: 11_900, date: today, reason: 'Erlassen', withTax: false }
  await firm.must('POST', `/bills/${waived.id}/write-off`, writeOff)
  expect(await onCentres('2700')).toEqual([-8925, 0, -2975])
})

test('a supplier’s discount goes where its credits have left the bill', async () => {
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const bought = { description: 'Holz', quantity: '1', unitPrice: '100' }
  const on = (costCentreId: string) => ({
    ...{ ...bought, account: '3400', taxCode: 'DE-S19', costCentreId },
  })
  const approved = async (values: Record<string, unknown>) => {
    const made = await firm.must<Bill>('POST', '/bills', {
      ...{ supplierName: 'Holz Elbe', date: today, currency: 'EUR', ...values },
    })
    return firm.must<Bill>('POST', `/bills/${made.id}/approve`, { version: made.version })
  }
  const { id, supplierId } = await approved({ supplierNumber: 'R-1', lines: [on(shop), on(yard)] })
  await approved({ kind: 'credit', supplierNumber: 'G-1', lines: [on(yard)] })
  await firm.must('POST', `/bills/${id}/apply-credit`, {})
  await firm.must('POST', '/supplier-payments', {
    ...{ supplierId, date: today, currency: 'EUR', amount: 11_662 },
    allocations: [{ billId: id, amount: 11_662, discount: 238 }],
  })
  expect(await onCentres('3736')).toEqual([-200, 0, 0])
})

test('what a customer does not pay is borne where it was sold', async () => {
  const { id } = await firm.customer()
  const { id: invoiceId } = await firm.issued(id, {
    issueDate: today,
    supplyDate: today,
    lines: [
      line({ quantity: '1', unitPrice: '30', costCentreId: shop }),
      line({ quantity: '1', unitPrice: '70', costCentreId: yard }),
    ],
  })
  const writeOff = { amount: 11_900, date: today, reason: 'Insolvenz', withTax: false }
  await firm.must('POST', `/invoices/${invoiceId}/write-off`, writeOff)
  // 119.00 by what each sold, on bad debts.
  expect(await onCentres('2400')).toEqual([3570, 8330, 0])
})
