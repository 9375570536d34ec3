import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { LayerEntry } from '#contract/communication/calendar.ts'
import type { TaxDuty, TaxDutySettings } from '#contract/reporting/tax-duties.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const settings = { rhythm: 'quarter', ecList: 'month', hasExtension: 'true', oss: 'true' }

test('what is due is in the calendar and notified of until it is filed or done', async () => {
  const { owner, testFirm } = await openFirm()
  const { id } = await testFirm.customer()
  const posted = addMonths(today, -4)
  await testFirm.issued(id, { issueDate: posted, supplyDate: posted })
  const returns = async () =>
    (await testFirm.must<{ rows: ReturnDays[] }>('GET', '/tax-returns')).rows
  const next = (await returns()).find(({ dueDate }) => addDays(dueDate, -7) > today)
  if (!next) throw new Error('No return is due later')
  const dueOf = async () => {
    const days = `from=${next.dueDate}&to=${next.dueDate}`
    const entries = await testFirm.must<LayerEntry[]>('GET', `/calendar-layers?${days}`)
    return entries.map(({ layer, number }) => [layer, number])
  }
  const month = next.to.slice(0, 7)
  expect(await dueOf()).toEqual([['taxesDue', `USt-Voranmeldung ${month}`]])

  const told = async () =>
    (await noticesOf(owner)).flatMap((notice) =>
      notice.kind === 'taxDue' && notice.params.dueDate === next.dueDate ? [notice.params] : [],
    )
  await runJobsAt(testFirm, addDays(next.dueDate, -8))
  expect(await told()).toEqual([])
  await runJobsAt(testFirm, addDays(next.dueDate, -7))
  await runJobsAt(testFirm, addDays(next.dueDate, -6))
  const { from, to, dueDate } = next
  expect(await told()).toEqual([{ name: 'USt-Voranmeldung', from, to, dueDate }])
})

test('a firm says what it files; lists and payments are done by hand, and that is taken back', async () => {
  const firm = await TestFirm.open()
  const { version } = await firm.must<TaxDutySettings>('GET', '/tax-duties/settings')
  const saved = { ...settings, version }
  expect((await firm.ask('PUT', '/tax-duties/settings', saved, { role: 'readOnly' })).status).toBe(
    403,
  )
  await firm.must('PUT', '/tax-duties/settings', saved)
  expect((await firm.ask('PUT', '/tax-duties/settings', saved)).status).toBe(409)
  const own = { name: 'Kurtaxe', months: '1', monthsAfter: '1', day: '31' }
  await firm.must('POST', '/tax-duties/own', own)
  const far = { ...own, day: '32' }
  expect((await firm.ask('POST', '/tax-duties/own', far)).body.data.fields).toHaveProperty('day')

  const list = () => firm.must<TaxDuty[]>('GET', '/tax-duties')
  const names = (await list()).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(['Kurtaxe', 'OSS', 'ZM'])
  const first = (await list()).find(({ name }) => name === 'Kurtaxe')
  if (!first) throw new Error('Nothing is due')
  const which = { key: first.key, to: first.to }
  expect((await firm.ask('POST', '/tax-duties/finish', which, { role: 'readOnly' })).status).toBe(
    403,
  )
  const state = (rows: TaxDuty[]) =>
    rows.find(({ key, to }) => key === which.key && to === which.to)
  const done = await firm.must<TaxDuty[]>('POST', '/tax-duties/finish', which)
  expect(state(done)).toMatchObject({ doneByName: 'Maria', doneAt: expect.any(String) })
  const open = await firm.must<TaxDuty[]>('POST', '/tax-duties/reopen', which)
  expect(state(open)).toMatchObject({ doneAt: null })
  const nothing = { key: 'ecList', to: '2020-01-31' }
  expect((await firm.ask('POST', '/tax-duties/finish', nothing)).status).toBe(404)

  const { own: kept } = await firm.must<TaxDutySettings>('GET', '/tax-duties/settings')
  await firm.must('DELETE', `/tax-duties/own/${kept[0]?.id}`)
  expect((await list()).some(({ name }) => name === 'Kurtaxe')).toBe(false)
})

test('what is withheld with a payment is notified of, though nothing was due as it was looked', async () => {
  const { owner, testFirm } = await openFirm({ address: { country: 'IT', city: 'Milano' } })
  await testFirm.customer({ name: 'Studio Rossi', roles: ['supplier'] })
  const told = async () =>
    (await noticesOf(owner)).flatMap((notice) =>
      notice.kind === 'taxDue' && notice.params.name.startsWith('F24') ? [notice.params] : [],
    )
  const { id, version } = await testFirm.must<Bill>('POST', '/bills', {
    ...{ supplierName: 'Studio Rossi', supplierNumber: '7', date: today, currency: 'EUR' },
    ...{ exchangeRate: '', withheldTax: '200' },
    lines: [{ description: 'Parere', unitPrice: '1000', taxCode: 'IT-S22', account: '4204' }],
  })
  const bill = await testFirm.must<Bill>('POST', `/bills/${id}/approve`, { version })
  await testFirm.must('POST', '/supplier-payments', {
    ...{ supplierId: bill.supplierId, date: today, currency: 'EUR', amount: bill.due },
    allocations: [{ billId: id, amount: bill.due }],
  })
  const [due] = (await testFirm.must<TaxDuty[]>('GET', '/tax-duties')).filter(
    ({ key }) => key === 'withheld',
  )
  if (!due) throw new Error('Nothing is due')
  expect(due.amount).toBe(20_000)
  await runJobsAt(testFirm, addDays(due.dueDate, -8))
  expect(await told()).toEqual([])
  await runJobsAt(testFirm, addDays(due.dueDate, -7))
  expect(await told()).toMatchObject([{ from: due.from, to: due.to, dueDate: due.dueDate }])
  await testFirm.must('POST', '/tax-duties/finish', { key: due.key, to: due.to })
  await runJobsAt(testFirm, due.dueDate)
  expect(await told()).toHaveLength(1)
})
