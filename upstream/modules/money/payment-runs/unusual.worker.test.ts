import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { PaymentRun } from '#contract/money/payment-runs.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const [usual, other] = ['DE02120300000000202051', 'DE75512108001245126199']

test('whoever approves a run is told of an amount and an account that are not as usual', async () => {
  const bankAccount = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  const firm = await TestFirm.open({ bankAccount })
  const host = await firm.customer({
    ...{ name: 'Hosting AG', roles: ['supplier'], bankAccounts: [{ iban: usual }] },
  })
  async function runOver(unitPrice: string): Promise<PaymentRun> {
    const made = await firm.must<Bill>('POST', '/bills', {
      ...{ supplierId: host.id, supplierName: host.name, date: today, dueDate: addDays(today, 5) },
      ...{ supplierNumber: `R-${unitPrice}`, currency: 'EUR', exchangeRate: '' },
      lines: [{ description: 'Server', unitPrice, account: '4930', taxCode: 'DE-S19' }],
    })
    await firm.must('POST', `/bills/${made.id}/approve`, { version: made.version })
    return firm.must('POST', '/payment-runs', {
      ...{ account: '1200', executionDate: today, documentIds: [made.id] },
    })
  }
  const step = (run: PaymentRun, name: string, input: object = {}) =>
    firm.must<PaymentRun>('POST', `/payment-runs/${run.id}/${name}`, input)
  for (const price of ['20', '22', '21']) {
    const run = await runOver(price)
    expect(run.items).toMatchObject([{ usualAmount: null, accountNote: null }])
    await step(run, 'approve', { version: 1 })
    await step(run, 'settle', { date: today })
  }
  const large = await runOver('210')
  expect(large.items).toMatchObject([{ amount: 24_990, usualAmount: 2_499, accountNote: null }])
  // It is said, and stands in nobody's way; what is paid is not told any more.
  const approved = await step(large, 'approve', { version: 1 })
  expect([approved.state, approved.items[0]?.usualAmount]).toEqual(['approved', 2_499])
  const paid = await step(approved, 'settle', { date: today })
  expect(paid.items).toMatchObject([{ usualAmount: null }])

  // A changed account waits for a second person, and is told of even when that one confirmed it.
  const { version, ...party } = await firm.must<Party>('GET', `/parties/${host.id}`)
  const bankAccounts = [{ iban: other }]
  await firm.must('PUT', `/parties/${host.id}`, { ...party, version, bankAccounts })
  const changed = await firm.must<Party>('GET', `/parties/${host.id}`)
  await firm.must(
    'POST',
    `/parties/${host.id}/confirm-accounts`,
    { version: changed.version },
    { userId: 'OTHER' },
  )
  const elsewhere = await runOver('20')
  expect(elsewhere.items).toMatchObject([{ iban: other, accountNote: 'other', lastIban: usual }])
})
