import { expect, test } from 'vitest'
import type { PayYear, PayYearRow } from '#contract/people/pay-years.ts'
import { approve, hire, runOf, slipOf } from '#upstream/testing/payroll-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const anna = '01HANNAAAAAAAAAAAAAAAAAAAA'
const other = '01HXXXXXXXXXXXXXXXXXXXXXXX'

/** A firm that paid Anna for March and April 2026, and calculated May. */
async function paidFirm() {
  const firm = await TestFirm.open()
  const employee = await hire(firm, '3200', { userId: anna })
  const slips = []
  for (const month of ['2026-03', '2026-04']) {
    const run = await runOf(firm, month)
    slips.push(await slipOf(firm, run))
    await approve(firm, run)
  }
  const may = await slipOf(firm, await runOf(firm, '2026-05'))
  return { firm, employee, slips, may, at: `/pay-people/${employee.id}/years` }
}

test("a year's statement comes to what its approved payslips say", async () => {
  const { firm, slips, may, at } = await paidFirm()
  const years = await firm.must<PayYearRow[]>('GET', at)
  expect(years).toEqual([{ year: 2026, fromDate: '2026-01-01', toDate: '2026-12-31' }])
  const year = await firm.must<PayYear>('GET', `${at}/2026`)
  const sumOf = (name: 'gross' | 'net' | 'employerCost') =>
    slips.reduce((sum, slip) => sum + slip[name], 0)
  const taxesOf = ({ lines }: (typeof slips)[number]) =>
    lines.filter(({ kind }) => kind === 'statutory').reduce((sum, { amount }) => sum + amount, 0)
  expect(year).toMatchObject({
    ...{ employeeName: 'Anna Berg', taxNumber: '12345678901', country: 'DE', currency: 'EUR' },
    ...{ opening: null, gross: sumOf('gross'), net: sumOf('net') },
    employerCost: sumOf('employerCost'),
    taxes: slips.reduce((sum, slip) => sum + taxesOf(slip), 0),
  })
  expect(year.gross).toBe(6_400_00)
  expect(year.months.map((month) => [month.month, month.gross, month.taxes, month.net])).toEqual(
    slips.map((slip) => [slip.month, slip.gross, taxesOf(slip), slip.net]),
  )
  // Each line of the payslips is in it once, and what nobody approved is not.
  const lines = slips.flatMap((slip) => slip.lines)
  expect(may.gross).toBe(3_200_00)
  for (const { kind, code, amount } of year.items) {
    const all = lines.filter((line) => line.kind === kind && line.code === code)
    expect([code, amount]).toEqual([code, all.reduce((sum, line) => sum + line.amount, 0)])
  }
  const codes = lines
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, code }) => `${kind} ${code}`)
  expect(new Set(year.items.map(({ kind, code }) => `${kind} ${code}`))).toEqual(new Set(codes))
  expect((await firm.ask('GET', `${at}/2025`)).status).toBe(404)
  const { status, body } = await firm.take('GET', `${at}/2026/pdf`)
  expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-'])
})

test('what another program paid before stands in the statement and in its sums', async () => {
  const { firm, employee, slips, at } = await paidFirm()
  const opening = { throughDate: '2026-02-28', gross: 6_400_00, taxes: 2_000_00, net: 4_400_00 }
  await firm.must('POST', `/pay-people/${employee.id}/figures`, { ...opening, figures: {} })
  const year = await firm.must<PayYear>('GET', `${at}/2026`)
  expect(year.opening).toEqual(opening)
  expect(year.gross).toBe(4 * 3_200_00)
  expect(year.net).toBe(4_400_00 + slips.reduce((sum, { net }) => sum + net, 0))
})

test("somebody reads their own year's statement, and nobody else but HR does", async () => {
  const { firm, at } = await paidFirm()
  const own = { role: 'employee' as const, userId: anna }
  const year = await firm.must<PayYear>('GET', '/own-pay-years/2026', undefined, own)
  expect(year).toMatchObject({ employeeName: 'Anna Berg', gross: 6_400_00 })
  expect(await firm.must('GET', '/own-pay-years', undefined, own)).toHaveLength(1)
  expect((await firm.take('GET', '/own-pay-years/2026/pdf', undefined, own)).status).toBe(200)

  // Whoever asks for their own gets theirs, which is none.
  const stranger = { role: 'employee' as const, userId: other }
  expect(await firm.must('GET', '/own-pay-years', undefined, stranger)).toEqual([])
  for (const path of ['/own-pay-years/2026', '/own-pay-years/2026/pdf']) {
    for (const how of [stranger, { ...own, isProgram: true }]) {
      expect([path, how, (await firm.ask('GET', path, undefined, how)).status]).toEqual([
        path,
        how,
        404,
      ])
    }
  }
  const roles = ['accountant', 'sales', 'cashier', 'employee', 'crm', 'readOnly'] as const
  for (const role of roles) {
    for (const path of [at, `${at}/2026`, `${at}/2026/pdf`]) {
      // Not even one's own where those of everybody are.
      const { status } = await firm.ask('GET', path, undefined, { role, userId: anna })
      expect([role, path, status]).toEqual([role, path, 403])
    }
  }
})
