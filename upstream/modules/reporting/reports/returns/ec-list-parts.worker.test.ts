import { beforeAll, expect, test } from 'vitest'
import type { Report, ReportLink } from '#contract/reporting/reports.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const year = Number(today.slice(0, 4)) - 1
const day = (rest: string) => `${year}-${rest}`
const month = (number: number) => {
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return `period=custom&from=${last.slice(0, 8)}01&to=${last}`
}
const now = `period=custom&from=${today.slice(0, 8)}01&to=${today}`

let firm: TestFirm
let athens: string
let deposit: Invoice
let final: Invoice
let goods: Invoice

/**
 * Services of 5,000.00 to Athens with a deposit of 1,000.00, asked for in January, paid in February
 * and deducted in March; goods of 1,000.00 to Vienna in March, paid in April with 3 % off, of which
 * 200.00 are credited today; a loss of 50.00 of the price of other goods in May.
 */
beforeAll(async () => {
  firm = await TestFirm.open()
  const at = (country: string, vatId: string, name: string) =>
    firm.customer({ name, vatId, address: { city: 'X', country } })
  athens = (await at('GR', 'EL094259216', 'Athen AE')).id
  const vienna = (await at('AT', 'ATU33864707', 'Wiener Werk')).id
  const lines = [line({ taxCode: 'DE-AE-EU', unitPrice: '5000' })]
  const dates = (date: string) => ({ issueDate: date, supplyDate: date })
  const draft = await firm.draft(athens, { ...dates(day('03-10')), lines })
  const asked = { kind: 'amount', value: '1000' }
  const path = `/invoices/${draft.id}/deposits`
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', path, asked)
  const own = await firm.invoice(invoiceId)
  await firm.must('PUT', `/invoices/${invoiceId}`, {
    ...{ customerId: athens, currency: 'EUR', language: 'de', version: own.version },
    ...dates(day('01-10')),
    lines: [line({ taxCode: 'DE-AE-EU', unitPrice: '1000' })],
  })
  deposit = await firm.finalise(invoiceId)
  await firm.pay(deposit, 100_000, { date: day('02-05') })
  final = await firm.finalise(draft.id)

  const sold = { ...dates(day('03-20')), lines: [line({ taxCode: 'DE-K', unitPrice: '1000' })] }
  goods = await firm.issued(vienna, sold)
  const lost = await firm.issued(vienna, {
    ...dates(day('03-21')),
    lines: [line({ taxCode: 'DE-K', unitPrice: '50' })],
  })
  const allocations = [{ invoiceId: goods.id, amount: 97_000, discount: 3000 }]
  await firm.pay(goods, 97_000, { date: day('04-02'), allocations })
  const given = { amount: 5000, date: day('05-04'), reason: 'Mangel', withTax: true }
  await firm.must('POST', `/invoices/${lost.id}/write-off`, given)
  await firm.must('POST', `/invoices/${goods.id}/credit-note`, {
    lines: [{ lineId: goods.lines[0]?.id, quantity: '0.2' }],
  })
})

function listed({ rows }: Report) {
  return rows
    .filter(({ kind }) => kind === 'line')
    .map(({ cells }) => [cells[1]?.text, cells[3]?.amount])
}

/** What the list and the return say, goods and services apart. */
async function figures(days: string) {
  const list = await firm.must<Report>('GET', `/reports/ec-list?${days}`)
  const { rows } = await firm.must<Report>('GET', `/reports/tax-return?${days}`)
  const box = (name: string) => rows.find(({ cells }) => cells[0]?.text === name)?.cells[3]?.amount
  return { list, goods: box('41') ?? 0, services: box('21') ?? 0 }
}

test.each([
  ['the deposit as its money came', 1, [], [0, 0]],
  ['money of the deposit', 2, [['Athen AE', 100_000]], [0, 100_000]],
  [
    'the rest of the final invoice',
    3,
    [
      ['Wiener Werk', 105_000],
      ['Athen AE', 400_000],
    ],
    [105_000, 400_000],
  ],
  ['the discount', 4, [['Wiener Werk', -3000]], [-3000, 0]],
  ['the loss of the price', 5, [['Wiener Werk', -5000]], [-5000, 0]],
] as const)('%s is in the list and in the return', async (_, number, rows, boxes) => {
  const { list, goods: supplied, services } = await figures(month(number))
  expect(listed(list)).toEqual(rows)
  expect([supplied, services]).toEqual(boxes)
  expect(list.checks.every(({ isHeld }) => isHeld)).toBe(true)
})

test('a credit note is in the list of its own day', async () => {
  const { list, goods: supplied } = await figures(now)
  expect([listed(list), supplied]).toEqual([[['Wiener Werk', -20_000]], -20_000])
})

/** The documents that the lines behind one customer's row open, with their amounts. */
async function opened(days: string, name: string) {
  const { rows } = await firm.must<Report>('GET', `/reports/ec-list?${days}`)
  const link = rows.find(({ cells }) => cells[1]?.text === name)?.cells[3]?.link
  if (link?.target !== 'report') throw new Error('No way further')
  const query = new URLSearchParams(link.query)
  const list = await firm.must<Report>('GET', `/reports/${link.report}?${query}`)
  const idOf = (one: ReportLink | undefined) => (one?.target === 'document' ? one.id : undefined)
  return list.rows
    .filter(({ kind }) => kind === 'line')
    .map(({ cells }) => [idOf(cells[2]?.link), cells.at(-1)?.amount])
}

test('each line opens its document: deposit, final invoice, discounted invoice', async () => {
  expect(await opened(month(2), 'Athen AE')).toEqual([[deposit.id, 100_000]])
  expect(await opened(month(3), 'Athen AE')).toEqual([
    [final.id, 500_000],
    [final.id, -100_000],
  ])
  expect(await opened(month(4), 'Wiener Werk')).toEqual([[goods.id, -3000]])
})

test('tax on receipt of a deposit names its customer also where the payment is taken back', async () => {
  const other = await TestFirm.open()
  const { id } = await other.customer({
    ...{ name: 'Athen AE', vatId: 'EL094259216' },
    address: { city: 'X', country: 'GR' },
  })
  const lines = [line({ taxCode: 'DE-AE-EU', unitPrice: '500' })]
  const draft = await other.draft(id, { lines })
  const { invoiceId } = await other.must<{ invoiceId: string }>(
    'POST',
    `/invoices/${draft.id}/deposits`,
    { kind: 'percent', value: '20' },
  )
  const asked = await other.finalise(invoiceId)
  const payment = await other.pay(asked, 10_000)
  const rows = async () => listed(await other.must<Report>('GET', `/reports/ec-list?${now}`))
  expect(await rows()).toEqual([['Athen AE', 10_000]])
  await other.must('POST', `/payments/${payment.id}/reverse`, { date: today, reason: 'x' })
  expect(await rows()).toEqual([['Athen AE', 0]])
})
