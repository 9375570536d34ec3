import { expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('what a supplier was paid in advance counts against the open bills', async () => {
  const firm = await TestFirm.open()
  const supplier = await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  await firm.must('POST', '/supplier-payments', {
    supplierId: supplier.id,
    ...{ date: '2026-03-02', currency: 'EUR', amount: 6500, allocations: [] },
  })
  const { checks } = await firm.must<Pick<Report, 'checks'>>('GET', '/report-checks?to=2026-03-31')
  expect(checks.find(({ label }) => label.startsWith('Offene Eingangsrechnungen'))).toMatchObject({
    ...{ isHeld: true, left: -6500, right: -6500 },
  })
})

test('receivables of a year that is not over are those of today', async () => {
  const firm = await TestFirm.open()
  await firm.issued((await firm.customer()).id)
  const { rows } = await firm.must<Report>('GET', '/reports/receivables')
  expect(rows[0]?.cells[1]).toMatchObject({ link: { asOf: today } })
  const ahead = addDays(today, 400)
  const asked = `/reports/receivables?period=custom&from=${today}&to=${ahead}`
  const late = await firm.must<Report>('GET', asked)
  expect(late.rows[0]?.cells[1]).toMatchObject({ link: { asOf: ahead } })
})
