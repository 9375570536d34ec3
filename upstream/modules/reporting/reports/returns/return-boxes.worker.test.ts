import { expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const uk = {
  legalName: 'Harbour Tools Ltd',
  address: { street: '1 Quay', postcode: 'BS1 4DJ', city: 'Bristol', country: 'GB' },
  vatId: 'GB980780684',
  baseCurrency: 'GBP',
}

test('box 6 in Britain holds sales and reverse charge purchases, rounded down together', async () => {
  const firm = await TestFirm.open(uk)
  const { id } = await firm.customer()
  const dates = { issueDate: '2026-01-10', supplyDate: '2026-01-10', currency: 'GBP' }
  const own = { taxCode: 'GB-S20', quantity: '1', unitPrice: '100.60' }
  await firm.issued(id, { ...dates, lines: [line(own)] })
  const { id: expense } = await firm.must<{ id: string }>('POST', '/expenses', {
    date: '2026-01-20',
    payee: 'Liffey Adverts',
    gross: '100.60',
    currency: 'GBP',
    category: 'office',
    taxCode: 'GB-RC-X',
    paidFrom: '1200',
  })
  await firm.must('POST', `/expenses/${expense}/post`)
  const days = { from: '2026-01-01', to: '2026-03-31' }
  const path = `/reports/tax-return?period=custom&from=${days.from}&to=${days.to}`
  const { rows } = await firm.must<Report>('GET', path)
  const six = rows.filter(({ cells }) => cells[0]?.text === '6')
  expect(six.map(({ cells }) => [cells[3]?.amount, cells[4]?.amount])).toEqual([
    [10060, 20100],
    [10060, undefined],
  ])
  // What is due is box 1 less box 4, so that a workbook has it as a formula.
  const due = rows.find(({ kind }) => kind === 'result')
  expect(due?.adds.map(({ row, sign }) => [rows[row]?.cells[0]?.text, sign])).toEqual([
    ['1', 1],
    ['4', -1],
  ])
  const file = (number: string) =>
    firm.download(`/tax-returns/file?from=${days.from}&to=${days.to}&number=${number}`)
  expect(JSON.parse((await file('18A1')).body)).toEqual({
    periodKey: '18A1',
    // 100.60 × 20 %, charged and of the reverse charge, which is recovered.
    vatDueSales: 40.24,
    vatDueAcquisitions: 0,
    totalVatDue: 40.24,
    vatReclaimedCurrPeriod: 20.12,
    netVatDue: 20.12,
    totalValueSalesExVAT: 201,
    totalValuePurchasesExVAT: 100,
    totalValueGoodsSuppliedExVAT: 0,
    totalAcquisitionsExVAT: 0,
    finalised: true,
  })
  expect((await file('18a')).status).toBe(422)
})

test('tax of a rate that names no box stands on a line of its own, so that the lines sum up', async () => {
  const firm = await TestFirm.open()
  await firm.must('POST', '/taxes', {
    ...{ code: 'DE-S3', name: { de: 'Sondersatz' }, category: 'S', rate: '3' },
  })
  const { id } = await firm.customer()
  const dates = { issueDate: '2026-01-10', supplyDate: '2026-01-10' }
  await firm.issued(id, { ...dates, lines: [line({ taxCode: 'DE-S3', unitPrice: '100' })] })
  const span = 'period=custom&from=2026-01-01&to=2026-03-31'
  const { rows } = await firm.must<Report>('GET', `/reports/tax-return?${span}`)
  expect(rows.map(({ cells }) => [cells[0]?.text, cells[3]?.amount])).toEqual([
    ['Ohne Kennzahl', 300],
    [undefined, 300],
  ])
})
