import { beforeAll, expect, test } from 'vitest'
import type { Party } from '#contract/firm/parties.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const days = (from: string, to: string) => `period=custom&from=2026-${from}&to=2026-${to}`
const january = days('01-01', '01-31')
const february = days('02-01', '02-28')
const march = days('03-01', '03-31')
const quarter = days('01-01', '03-31')

let firm: TestFirm
let vienna: Party

/** What the list and the return say, the return by its boxes 41 and 21. */
async function both(query: string) {
  const list = await firm.must<Report>('GET', `/reports/ec-list?${query}`)
  const { rows } = await firm.must<Report>('GET', `/reports/tax-return?${query}`)
  const box = (name: string) => rows.find(({ cells }) => cells[0]?.text === name)?.cells[3]?.amount
  const listed = list.rows
    .filter(({ kind }) => kind === 'line')
    .map(({ cells }) => [cells[0]?.text, cells[1]?.text, cells[2]?.text, cells[3]?.amount])
  const isHeld = list.checks.map((check) => check.isHeld)
  return { listed, isHeld, boxes: (box('41') ?? 0) + (box('21') ?? 0), list }
}

async function sell(date: string, taxCode: string, unitPrice: string): Promise<Invoice> {
  const dates = { issueDate: date, supplyDate: date }
  return firm.issued(vienna.id, { ...dates, lines: [line({ taxCode, unitPrice })] })
}

const correction = 'Wiener Werk · Berichtigung für schon angemeldete Tage'

/** Goods of 1,000.00 in January, whose return is filed, and of 300.00 in February. */
beforeAll(async () => {
  firm = await TestFirm.open()
  vienna = await firm.customer({
    ...{ name: 'Wiener Werk', vatId: 'ATU33864707' },
    address: { city: 'X', country: 'AT' },
  })
  const goods = await sell('2026-01-10', 'DE-K', '1000')
  await sell('2026-02-10', 'DE-K', '300')
  await firm.must('POST', '/tax-returns', { from: '2026-01-01', to: '2026-01-31', reference: '' })
  const lost = { amount: 10_000, date: '2026-01-31', reason: 'Mangel', withTax: true }
  await firm.must('POST', `/invoices/${goods.id}/write-off`, lost)
})

test('100.00 less of 31 January after its return stands in February, as in the return', async () => {
  const first = await both(january)
  expect(first.listed).toEqual([['ATU33864707', 'Wiener Werk', 'Österreich', 100_000]])
  expect([first.boxes, first.isHeld]).toEqual([100_000, [true, true]])
  const second = await both(february)
  expect(second.listed).toEqual([
    ['ATU33864707', 'Wiener Werk', 'Österreich', 30_000],
    ['ATU33864707', correction, 'Österreich', -10_000],
  ])
  expect([second.boxes, second.isHeld]).toEqual([20_000, [true, true]])
  // March is not the next return, and a quarter's list has it once.
  expect(await both(march)).toMatchObject({ listed: [], boxes: 0 })
  expect((await both(quarter)).listed).toEqual([
    ['ATU33864707', 'Wiener Werk', 'Österreich', 120_000],
  ])
  const file = await firm.download(`/tax-returns/file?${february}&file=zm`)
  expect(file.body).toContain('ATU33864707,200,L')
})

test('each of the two rows opens the lines it is the sum of', async () => {
  const { list } = await both(february)
  for (const { cells } of list.rows.filter(({ kind }) => kind === 'line')) {
    const link = cells[3]?.link
    if (link?.target !== 'report') throw new Error('No way further')
    const query = new URLSearchParams(link.query)
    const { rows } = await firm.must<Report>('GET', `/reports/${link.report}?${query}`)
    expect(rows.at(-1)?.cells.at(-1)?.amount).toBe(cells[3]?.amount)
  }
})

test('a card that changes later leaves the lists of what was printed before as they were', async () => {
  const ofJanuary = async () => (await both(january)).listed
  const before = await ofJanuary()
  const moved = await firm.must<Party>('PUT', `/parties/${vienna.id}`, {
    ...vienna,
    vatId: 'IT00743110157',
    address: { ...vienna.address, country: 'IT' },
  })
  expect(await ofJanuary()).toEqual(before)
  await sell('2026-03-05', 'DE-K', '50')
  expect((await both(quarter)).listed).toEqual([
    ['ATU33864707', 'Wiener Werk', 'Österreich', 120_000],
    ['IT00743110157', 'Wiener Werk', 'Italien', 5000],
  ])
  const home = { ...moved, vatId: 'DE136695976', address: { ...moved.address, country: 'DE' } }
  await firm.must('PUT', `/parties/${vienna.id}`, { ...home, version: moved.version })
  expect(await ofJanuary()).toEqual(before)
})

test('a rate for such supplies to a customer at home is in the return and breaks the check', async () => {
  await sell('2026-04-05', 'DE-AE-EU', '70')
  const { listed, isHeld, list, boxes } = await both(days('04-01', '04-30'))
  expect([listed, boxes]).toEqual([[], 7000])
  expect(isHeld).toEqual([true, false])
  expect(list.checks[1]).toMatchObject({ left: 0, right: 7000 })
})
