import { beforeAll, describe, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { RecurringPurchase } from '#contract/buying/recurring-purchases.ts'
import type { LayerEntry } from '#contract/communication/calendar.ts'
import type { CashLine } from '#contract/money/cash-line.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { joinFirm, leaveFirms } from '#upstream/testing/join-firm.ts'
import { addMember, noticesOf } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { recurringPurchaseList } from './list.ts'

const at = '/recurring-purchases'
let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
  await joinFirm(firm)
  await firm.customer({ name: 'Haus & Hof', roles: ['supplier'], purchaseTermsDays: 3 })
})

const line = { description: 'Miete {month}', unitPrice: '1000', account: '4210', taxCode: 'DE-S19' }

function rent(values: object = {}) {
  const when = { unit: 'month', every: 1, firstDate: today }
  const bill = { kind: 'bill', supplierName: 'Haus & Hof', supplierNumber: 'M-{year}-{count}' }
  return {
    name: 'Miete',
    mode: 'post',
    currency: 'EUR',
    ...when,
    ...bill,
    lines: [line],
    ...values,
  }
}

function phone(values: object = {}) {
  const paid = { kind: 'expense', gross: '59.50', category: 'office', paidFrom: '1200', lines: [] }
  return rent({ name: 'Telefon', supplierName: 'Funk AG', ...paid, ...values })
}

function make(values: object = {}, on = firm): Promise<RecurringPurchase> {
  return on.must('POST', at, rent(values))
}

function read({ id }: { id: string }, on = firm): Promise<RecurringPurchase> {
  return on.must('GET', `${at}/${id}`)
}

/** Debit less credit of what a document posted, by account. */
function posted({ entries }: Pick<Bill, 'entries'>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, debit, credit } of entries.flatMap((entry) => entry.lines)) {
    sums[account] = (sums[account] ?? 0) + debit - credit
  }
  return sums
}

describe('a recurring purchase', () => {
  test('shows its next five dates, and what each comes to', async () => {
    const made = await make()
    expect(made).toMatchObject({ state: 'active', nextDate: today, total: 119_000 })
    expect(made.nextDates.map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4].map((months) => addMonths(today, months)),
    )
    await firm.must('DELETE', `${at}/${made.id}`)
    expect((await firm.ask('GET', `${at}/${made.id}`)).status).toBe(404)
  })

  // Rent of 1,000.00 and 19 % VAT: 1,000.00 cost, 190.00 input tax, 1,190.00 owed, each month once.
  test('makes up for three months at once, each bill of its own date and posted', async () => {
    const made = await make({ end: 'count', endCount: 3 })
    for (const _ of [1, 2]) await runJobsAt(firm, addMonths(today, 2))
    const { state, runs, madeCount, nextDates } = await read(made)
    expect([state, madeCount, nextDates]).toEqual(['ended', 3, []])
    expect(runs.map(({ date }) => date)).toEqual(
      [2, 1, 0].map((months) => addMonths(today, months)),
    )
    const bill = await firm.must<Bill>('GET', `/bills/${runs[2]?.documentId}`)
    expect(bill).toMatchObject({
      state: 'open',
      date: today,
      supplierNumber: `M-${today.slice(0, 4)}-1`,
      dueDate: addDays(today, 3),
    })
    expect(bill.lines[0]?.description).toMatch(/^Miete \S+ \d{4}$/)
    expect(posted(bill)).toEqual({ '4210': 100_000, '1576': 19_000, '1600': -119_000 })
    const { links } = await firm.panels('recurringPurchase', made.id)
    expect(links.filter(({ relation }) => relation === 'makes')).toHaveLength(3)
  })

  // 59.50 with 19 %: 50.00 cost and 9.50 input tax, paid by the bank.
  test('makes an expense that the bank paid, or a draft of it', async () => {
    const made = await make(phone({ end: 'count', endCount: 1 }))
    const draft = await make(phone({ mode: 'draft', end: 'count', endCount: 1 }))
    await runJobsAt(firm, today)
    const [expense, noted] = await Promise.all(
      [made, draft].map(async (one) => {
        const { runs } = await read(one)
        return firm.must<Expense>('GET', `/expenses/${runs[0]?.documentId}`)
      }),
    )
    expect(expense).toMatchObject({ state: 'posted', date: today, amount: 5_950, tax: 950 })
    expect(Object.values(posted(expense ?? { entries: [] })).sort((a, b) => a - b)).toEqual([
      -5_950, 950, 5_000,
    ])
    expect(noted?.state).toBe('draft')
  })

  test('hands a bill in where the firm wants a second person', async () => {
    const other = await TestFirm.open()
    await joinFirm(other)
    await other.customer({ name: 'Haus & Hof', roles: ['supplier'] })
    await other.must('PUT', '/approval-rules', { kind: 'bill', needsOther: true, version: 1 })
    const made = await make({ end: 'count', endCount: 1 }, other)
    await runJobsAt(other, today)
    const [run] = (await read(made, other)).runs
    expect(run?.document).toMatchObject({ state: 'waiting', amount: 119_000 })
    const path = `/bills/${run?.documentId}/approve`
    const bill = await other.must<Bill>('GET', `/bills/${run?.documentId}`)
    const own = await other.ask('POST', path, { version: bill.version })
    expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  })

  test('posts with the rights that its author has now: without them it is a draft, and told', async () => {
    const other = await TestFirm.open()
    await joinFirm(other)
    await other.customer({ name: 'Haus & Hof', roles: ['supplier'] })
    const bookkeeper = await addMember(other.firmId, 'accountant')
    const made = await make({ unit: 'day', end: 'count', endCount: 3 }, other)
    const cost = await make(phone({ unit: 'day', end: 'count', endCount: 3 }), other)
    await runJobsAt(other, today)
    await joinFirm(other, 'readOnly')
    await runJobsAt(other, addDays(today, 1))
    await leaveFirms(other.userId)
    await runJobsAt(other, addDays(today, 2))
    const states = async (of: RecurringPurchase) =>
      (await read(of, other)).runs.map(({ document }) => document?.state)
    expect(await states(made)).toEqual(['draft', 'draft', 'open'])
    expect(await states(cost)).toEqual(['draft', 'draft', 'posted'])
    const told = await noticesOf(bookkeeper)
    expect(told).toHaveLength(4)
    const params = { name: 'Miete', supplier: 'Haus & Hof', by: 'Maria' }
    const notice = { kind: 'recurringPurchaseDrafted', params }
    expect(told).toContainEqual(expect.objectContaining(notice))
  })

  test('does not pass the lock by the exception that its author took', async () => {
    const other = await TestFirm.open()
    await joinFirm(other)
    await other.customer({ name: 'Haus & Hof', roles: ['supplier'] })
    const made = await make({ end: 'count', endCount: 1 }, other)
    const locked = { date: today, reason: 'VAT return was filed' }
    await other.must('PUT', '/ledger-locks/soft', locked)
    const exception = { reason: 'Auditor’s correction', minutes: 480 }
    await other.must('POST', '/ledger-locks/exceptions', exception)
    await runJobsAt(other, today)
    const { failures, madeCount, problem } = await read(made, other)
    // From the hour it is due on, the firm's own alarm has tried it as well.
    expect([failures > 0, madeCount, problem?.key]).toEqual([true, 0, 'locked'])
  })

  test('is paused after three failures with the reason, and loses no date', async () => {
    // Nobody has added the supplier yet, so nothing can be owed to them.
    const made = await make({ supplierName: 'Neu & Co' })
    for (const days of [0, 1, 2, 3]) await runJobsAt(firm, addDays(today, days))
    const failed = await read(made)
    expect(failed).toMatchObject({ state: 'paused', failures: 3, madeCount: 0, nextDate: today })
    expect(failed.problem?.key).toBe('noSupplierYet')
    const mended = { ...rent({ supplierName: 'Haus & Hof' }), version: failed.version }
    await firm.must('PUT', `${at}/${made.id}`, mended)
    await firm.must('POST', `${at}/${made.id}/resume`)
    await runJobsAt(firm, today)
    const { runs, nextDate } = await read(made)
    expect(runs).toMatchObject([{ date: today, document: { state: 'open' } }])
    expect(nextDate).toBe(addMonths(today, 1))
    await firm.must('DELETE', `${at}/${made.id}`)
  })

  test('says at each field what is wrong', async () => {
    const wrong: [object, string][] = [
      [{ end: 'date' }, 'endDate'],
      [{ end: 'count' }, 'endCount'],
      [{ every: 0 }, 'every'],
      [{ supplierNumber: '' }, 'supplierNumber'],
      [{ supplierNumber: '{moon}' }, 'supplierNumber'],
      [{ lines: [] }, 'lines.0.description'],
      [{ lines: [{ ...line, account: '9999' }] }, 'lines.0.account'],
      [phone({ gross: '' }), 'gross'],
      [phone({ paidFrom: 'member' }), 'paidFrom'],
      [phone({ category: 'none' }), 'category'],
    ]
    for (const [values, field] of wrong) {
      const { status, body } = await firm.ask('POST', at, rent(values))
      expect([status, Object.keys(body.data.fields)], field).toEqual([422, [field]])
    }
  })

  test('is nobody’s to make without the right, nor to post by itself', async () => {
    expect((await firm.ask('POST', at, rent(), { role: 'readOnly' })).status).toBe(403)
    expect((await firm.ask('GET', at, undefined, { role: 'sales' })).status).toBe(403)
    const permissions = ['bill:view', 'bill:edit'] as const
    const how = { role: 'x', custom: { name: 'x', permissions, scopes: {} } }
    const post = await firm.ask('POST', at, rent(), how)
    expect(post.body.data.fields).toEqual({ mode: { key: 'forbidden' } })
    const spend = await firm.ask('POST', at, phone({ mode: 'draft' }), how)
    expect(spend.body.data.fields).toEqual({ kind: { key: 'forbidden' } })
    const made = await make({ firstDate: addDays(today, 3) })
    await firm.must('POST', `${at}/${made.id}/pause`, {}, how)
    expect((await firm.ask('POST', `${at}/${made.id}/resume`, {}, how)).status).toBe(403)
    await firm.must('DELETE', `${at}/${made.id}`)
  })

  test('stands in the calendar, in the cash line and in the list by any order', async () => {
    const made = await make({ firstDate: addDays(today, 3), unit: 'week' })
    const path = `/calendar-layers?from=${today}&to=${addDays(today, 12)}`
    const entries = await firm.must<LayerEntry[]>('GET', path)
    const own = entries.filter(({ layer }) => layer === 'recurringPurchases')
    expect(own.map(({ date }) => date)).toEqual([addDays(today, 3), addDays(today, 10)])
    const { items } = await firm.must<CashLine>('GET', '/cash-line')
    const [first] = items.filter(({ id }) => id === made.id)
    // Due three days after its date, as agreed with the supplier.
    expect(first).toMatchObject({ amount: -119_000, dueDate: addDays(today, 6), number: 'Miete' })
    const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', `${at}?q=haus`)
    expect(rows.map(({ id }) => id)).toContain(made.id)
    for (const { order, plan } of await sortPlans(firm, recurringPurchaseList)) {
      expect(plan, order).toMatch(/^SEARCH recurring_purchases USING INDEX \S+ \(.*[<>]/)
      expect(plan, order).not.toContain('TEMP B-TREE')
    }
  })
})
