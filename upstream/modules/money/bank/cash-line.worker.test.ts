import { expect, test } from 'vitest'
import type { Expense } from '#contract/buying/expenses.ts'
import type { CashLine } from '#contract/money/cash-line.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** Sees all that makes cash but the taxes. */
const withoutTaxes = {
  custom: {
    name: 'Treasurer',
    permissions: ['bank:view', 'invoice:view', 'party:view', 'recurring:view'],
    scopes: {},
  },
} as const

test('cash is what there is, and what is open on the day it is due; what is late is expected now', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const paid = await firm.issued(customer.id)
  await firm.pay(paid, 11_900)
  const soon = await firm.issued(customer.id, { paymentTermsDays: 10 })
  const later = await firm.issued(customer.id, { paymentTermsDays: 45 })
  await firm.issued(customer.id, { paymentTermsDays: 120 })
  const line = await firm.must<CashLine>('GET', '/cash-line', undefined, withoutTaxes)
  expect(line.start).toBe(11_900)
  expect(line.marks.map(({ days, balance }) => [days, balance])).toEqual([
    [30, 23_800],
    [60, 35_700],
    [90, 35_700],
  ])
  expect(line.items.map(({ number, dueDate, amount }) => [number, dueDate, amount])).toEqual([
    [soon.number, addDays(today, 10), 11_900],
    [later.number, addDays(today, 45), 11_900],
  ])
  expect(line.weeks).toHaveLength(13)
  expect(line.weeks.reduce((sum, week) => sum + week.in - week.out, line.start)).toBe(35_700)
  expect(line.weeks.at(-1)?.balance).toBe(35_700)
  const employee = await firm.ask('GET', '/cash-line', undefined, { role: 'employee' })
  expect(employee.status).toBe(403)
})

test('a claim says whose it is, and nobody is shown what their role does not show', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  await firm.issued(customer.id, { paymentTermsDays: 10 })
  const input = { date: today, payee: 'Bahn', gross: '59.50', currency: 'EUR', exchangeRate: '' }
  const more = { category: 'office', taxCode: 'DE-S19', paidFrom: 'member', note: '' }
  const claim = await firm.must<Expense>('POST', '/expenses', { ...input, ...more })
  const { version } = await firm.must<Expense>('POST', `/expenses/${claim.id}/submit`, {})
  await firm.must('POST', `/expenses/${claim.id}/approve`, { version }, { userId: 'OTHER' })
  const { items } = await firm.must<CashLine>('GET', '/cash-line')
  expect(items.find(({ kind }) => kind === 'expense')).toMatchObject({
    id: claim.id,
    partyName: claim.madeByName,
  })
  const kinds = async (permissions: ('invoice:view' | 'expense:view')[]) => {
    const custom = { name: 'Cash', permissions: ['bank:view', ...permissions], scopes: {} } as const
    const line = await firm.must<CashLine>('GET', '/cash-line', undefined, { custom })
    return line.items.map(({ kind, partyName }) => [kind, partyName])
  }
  expect(await kinds([])).toEqual([])
  expect(await kinds(['invoice:view'])).toEqual([['invoice', '']])
})

test('what recurring invoices will make counts on the day it is due', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const { id: invoiceId } = await firm.draft(customer.id, { paymentTermsDays: 10 })
  const firstDate = addDays(today, 5)
  const rule = { name: 'Wartung', unit: 'month', every: 1, firstDate, mode: 'finalise', invoiceId }
  const { id } = await firm.must<{ id: string }>('POST', '/recurring', rule)
  const line = await firm.must<CashLine>('GET', '/cash-line', undefined, withoutTaxes)
  expect(line.marks.map(({ balance }) => balance)).toEqual([11_900, 23_800, 35_700])
  expect(line.items[0]).toMatchObject({
    kind: 'recurring',
    id,
    number: 'Wartung',
    amount: 11_900,
    dueDate: addDays(today, 15),
  })
})

test('the tax of a period is due with its return, until that was filed and its day is over', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  await firm.issued(customer.id)
  const line = await firm.must<CashLine>('GET', '/cash-line')
  const [tax] = line.items.filter(({ kind }) => kind === 'taxReturn')
  expect(tax).toMatchObject({ number: 'USt-Voranmeldung', partyName: '', amount: -1900 })
  const month = today.slice(0, 7)
  expect([tax?.period?.from, tax?.period?.to.slice(0, 7)]).toEqual([`${month}-01`, month])
  // § 18 (1) UStG: the tenth day after the period.
  expect(tax?.dueDate).toBe(firstWorkingDay(addDays(tax?.period?.to ?? '', 10)))
  expect(line.marks.at(-1)?.balance).toBe(11_900 - 1900)
})

/** § 108 (3) AO: what ends on a weekend ends on Monday. */
function firstWorkingDay(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, [1, 0, 0, 0, 0, 0, 2][weekday] ?? 0)
}
