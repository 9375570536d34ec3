import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { JournalEntry } from '#contract/books/ledger.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { CashBook, CashDay, CashMonth } from '#contract/money/cash-book.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { Store } from '#upstream/firm/store.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { dayOf } from './book.ts'
import { cashDays } from './views.ts'

// Accounts of the German chart: cash, the owner's money, over and short, and opening balances.
const [cash, owner, overShort, opening] = ['1000', '1800', '4906', '9000']
const at = `/cash-books/${cash}`
const since = addDays(today, -5)
let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
  await firm.must('POST', `${at}/begin`, { since })
  await note({ direction: 'in', amount: 20_000, date: since, text: 'Wechselgeld' })
})

function movement(values: object = {}) {
  return { direction: 'out', amount: 5_000, date: today, account: owner, text: 'Privat', ...values }
}

function note(values: object): Promise<CashBook> {
  return firm.must('POST', `${at}/entries`, movement(values))
}

async function days(): Promise<CashDay[]> {
  const months = [...new Set([since.slice(0, 7), today.slice(0, 7)])]
  const read = await Promise.all(
    months.map((month) => firm.must<CashMonth>('GET', `${at}?month=${month}`)),
  )
  return read.flatMap((month) => month.days)
}

function expense(date: string, gross: string): Promise<Expense> {
  const paid = { payee: 'Kiosk', category: 'office', paidFrom: cash, taxCode: 'DE-S19' }
  return firm.must('POST', '/expenses', { date, gross, currency: 'EUR', exchangeRate: '', ...paid })
}

type Entered = { date: string; from: string; to: string; amount: number }

/** Posts an entry by hand, and gives what came of it. */
async function enter(of: TestFirm, { date, from, to, amount }: Entered) {
  const lines = [
    { account: to, debit: amount, credit: 0 },
    { account: from, debit: 0, credit: amount },
  ]
  const { id } = await of.must<{ id: string }>('POST', '/manual-entries', {
    date,
    memo: 'Bar',
    lines,
  })
  return of.ask('POST', `/manual-entries/${id}/post`, { version: 1 })
}

describe('a cash book', () => {
  // 5.00 were paid out the day before: on the 10.00 of the day after it can begin, not on none.
  test('begins on a day that ends with nothing less than nothing', async () => {
    const other = await TestFirm.open()
    await enter(other, { date: addDays(since, -1), from: cash, to: owner, amount: 500 })
    await enter(other, { date: since, from: owner, to: cash, amount: 1_000 })
    const { status, body } = await other.ask('POST', `${at}/begin`, { since: addDays(since, -1) })
    expect([status, body.data.fields]).toEqual([
      422,
      { since: { key: 'cashBelowZero', params: { date: addDays(since, -1), amount: '5.00 EUR' } } },
    ])
    await other.must('POST', `${at}/begin`, { since })
  })

  // 200.00 in, 50.00 taken out, 11.90 for office supplies: 138.10 lie there.
  test('shows each day with what lay there after each line, from whatever posted it', async () => {
    await note({ date: addDays(since, 1) })
    const { id } = await expense(addDays(since, 1), '11.90')
    await firm.must('POST', `/expenses/${id}/post`)
    const [first, second] = await days()
    expect(first).toMatchObject({ date: since, opening: 0, in: 20_000, out: 0, closing: 20_000 })
    expect(second).toMatchObject({ opening: 20_000, out: 6_190, closing: 13_810, page: null })
    expect(second?.entries.map(({ balance }) => balance)).toEqual([15_000, 13_810])
    expect(second?.entries[1]).toMatchObject({ documentKind: 'expense', documentId: id })
  })

  test('sums all of a day though not all of its lines are listed', async () => {
    const date = addDays(since, 1)
    const { day, days } = await runInDurableObject(firm.object, (_, { storage }) => {
      const { reader } = new Store(storage)
      const report = cashDays(reader, cash, { from: since, to: today, limit: 2 })
      return { day: dayOf(reader, cash, date, 1), days: report.days }
    })
    expect(day).toMatchObject({ in: 0, out: 6_190, closing: 13_810, entries: [{ out: 5_000 }] })
    expect(days).toMatchObject([
      { in: 20_000, closing: 20_000, lines: [{ balance: 20_000 }] },
      { out: 6_190, closing: 13_810, lines: [{ balance: 15_000 }] },
    ])
  })

  test('lets nobody pay with what was not there, on any day', async () => {
    const late = await firm.ask('POST', `${at}/entries`, movement({ amount: 13_811 }))
    expect([late.status, late.body.data.fields]).toEqual([
      422,
      { '': { key: 'cashBelowZero', params: { date: today, amount: '0.01 EUR' } } },
    ])
    // On its own day there was enough, but not afterwards.
    const early = await firm.ask('POST', `${at}/entries`, movement({ amount: 15_000, date: since }))
    expect(early.body.data.fields['']).toMatchObject({
      key: 'cashBelowZero',
      params: { date: addDays(since, 1), amount: '11.90 EUR' },
    })
    const { id } = await expense(today, '200')
    const posted = await firm.ask('POST', `/expenses/${id}/post`)
    expect([posted.status, posted.body.data.fields['']?.key]).toEqual([422, 'cashBelowZero'])
    await firm.must('DELETE', `/expenses/${id}`)
  })

  // 2 x 50.00, 1 x 20.00, 18.00 in coins: 138.00 instead of 138.10.
  test('posts what is short with its reason, and asks for one', async () => {
    const pieces = [
      { value: 5_000, count: 2 },
      { value: 2_000, count: 1 },
    ]
    const count = { date: addDays(since, 1), pieces, other: 1_800 }
    const bare = await firm.ask('POST', `${at}/counts`, count)
    expect([bare.status, bare.body.data.fields]).toEqual([
      422,
      {
        reason: {
          key: 'cashDiffers',
          params: { expected: '138.10 EUR', counted: '138.00 EUR', amount: '-0.10 EUR' },
        },
      },
    ])
    const day = await firm.must<CashDay>('POST', `${at}/counts`, { ...count, reason: 'Rückgeld' })
    expect(day).toMatchObject({
      closing: 13_800,
      count: { counted: 13_800, expected: 13_810, difference: -10, reason: 'Rückgeld' },
    })
    const { entryId } = day.entries.at(-1) ?? { entryId: '' }
    const { lines } = await firm.must<JournalEntry>('GET', `/journal-entries/${entryId}`)
    expect(lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      [cash, 0, 10],
      [overShort, 10, 0],
    ])
  })

  test('closes days for good, each under the next page', async () => {
    const closed = await firm.must<CashBook>('POST', `${at}/close`, { date: addDays(since, 1) })
    expect(closed.closedUntil).toBe(addDays(since, 1))
    expect((await days()).map(({ page }) => page)).toEqual([1, 2])
    const { id } = await expense(addDays(since, 1), '1.19')
    const posted = await firm.ask('POST', `/expenses/${id}/post`)
    expect([posted.status, posted.body.data.fields['']?.key]).toEqual([422, 'cashDayClosed'])
    const noted = await firm.ask(
      'POST',
      `${at}/entries`,
      movement({ date: since, direction: 'in' }),
    )
    expect(noted.body.data.fields.date?.key).toBe('cashDayClosed')
    const again = await firm.ask('POST', `${at}/close`, { date: since })
    expect(again.body.data.fields.date?.key).toBe('cashDayClosed')
    const early = await firm.ask('POST', `${at}/close`, { date: addDays(today, 1) })
    expect(early.body.data.fields.date?.key).toBe('inFuture')
    const empty = await firm.ask('POST', `${at}/close`, { date: addDays(since, 2) })
    expect([empty.status, empty.body.data.detail]).toEqual([409, { reason: 'nothingToClose' }])
  })

  // 11.90 less the day before would be 11.90 less on each closed day.
  test('keeps what comes before it as it is', async () => {
    const date = addDays(since, -1)
    const before = { key: 'beforeCashBook', params: { date: since } }
    const { id } = await expense(date, '11.90')
    const posted = await firm.ask('POST', `/expenses/${id}/post`)
    expect([posted.status, posted.body.data.fields]).toEqual([422, { '': before }])
    await firm.must('DELETE', `/expenses/${id}`)
    const noted = await firm.ask('POST', `${at}/entries`, movement({ date, direction: 'in' }))
    expect([noted.status, noted.body.data.fields]).toEqual([422, { date: before }])
    const late = await enter(firm, { date, from: opening, to: cash, amount: 1_000 })
    expect([late.status, late.body.data.fields]).toEqual([422, { '': before }])
  })

  test('takes opening balances from before it until a day is closed', async () => {
    const other = await TestFirm.open()
    await other.must('POST', `${at}/begin`, { since })
    const date = addDays(since, -1)
    expect(await enter(other, { date, from: opening, to: cash, amount: 1_000 })).toMatchObject({
      status: 200,
    })
    const much = await enter(other, { date, from: cash, to: opening, amount: 1_001 })
    expect(much.body.data.fields['']).toMatchObject({
      key: 'cashBelowZero',
      params: { date: since, amount: '0.01 EUR' },
    })
    const month = await other.must<CashMonth>('GET', at)
    expect(month.book.balance).toBe(1_000)
  })

  test('does not close a day on which cash moved after it was counted', async () => {
    const date = addDays(since, 3)
    await note({ date, direction: 'in', amount: 1_000 })
    await firm.must('POST', `${at}/counts`, { date, other: 14_800 })
    await note({ date, direction: 'in', amount: 500 })
    const refused = await firm.ask('POST', `${at}/close`, { date })
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'countOutdated' }])
    await firm.must('POST', `${at}/counts`, { date, other: 15_300 })
    await firm.must('POST', `${at}/close`, { date })
    expect((await days()).map(({ page }) => page)).toEqual([1, 2, 3])
  })

  // On the second day 10.00 came in, were counted, and 5.00 more; on the fourth nothing moved.
  test('closes quiet days that were counted, and none whose count is no longer right', async () => {
    const quiet = await TestFirm.open()
    const [second, fourth] = [addDays(since, 1), addDays(since, 3)]
    await quiet.must('POST', `${at}/begin`, { since })
    const coins = movement({ date: second, direction: 'in', amount: 1_000 })
    await quiet.must('POST', `${at}/entries`, coins)
    await quiet.must('POST', `${at}/counts`, { date: second, other: 1_000 })
    await quiet.must('POST', `${at}/entries`, { ...coins, amount: 500 })
    await quiet.must('POST', `${at}/counts`, { date: fourth, other: 1_500 })
    const refused = await quiet.ask('POST', `${at}/close`, { date: fourth })
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'countOutdated' }])
    await quiet.must('POST', `${at}/counts`, { date: second, other: 1_500 })
    await quiet.must('POST', `${at}/close`, { date: second })
    await quiet.must('POST', `${at}/close`, { date: fourth })
    const query = `accounts=${cash}&period=custom&from=${since}&to=${today}`
    const { rows } = await quiet.must<Report>('GET', `/reports/cash-book?${query}`)
    const sums = rows.filter(({ kind }) => kind === 'sum')
    expect(sums.map(({ cells }) => [cells[0]?.date, cells[1]?.text, cells[6]?.amount])).toEqual([
      [second, '1', 1_500],
      [fourth, '2', 1_500],
    ])
  })

  test('comes as a report and as a file, with pages and balances', async () => {
    const query = `accounts=${cash}&period=custom&from=${since}&to=${today}`
    const { rows } = await firm.must<Report>('GET', `/reports/cash-book?${query}`)
    const sums = rows.filter(({ kind }) => kind === 'sum')
    expect(sums.map(({ cells }) => [cells[1]?.text, cells[6]?.amount])).toEqual([
      ['1', 20_000],
      ['2', 13_800],
      ['3', 15_300],
    ])
    const { status, body } = await firm.download(`/reports/cash-book/file?${query}&format=csv`)
    expect(status).toBe(200)
    expect(body).toContain('153,00')
  })

  test('is kept by those who keep the bank, of accounts of cash alone, and once', async () => {
    expect((await firm.ask('GET', at, undefined, { role: 'sales' })).status).toBe(403)
    const reader = { role: 'readOnly' }
    expect((await firm.ask('GET', at, undefined, reader)).status).toBe(200)
    for (const [path, body] of [
      ['entries', movement()],
      ['counts', { date: today, other: 1 }],
      ['close', { date: today }],
      ['begin', { since }],
    ] as const) {
      expect((await firm.ask('POST', `${at}/${path}`, body, reader)).status, path).toBe(403)
    }
    expect((await firm.ask('GET', '/cash-books/1200')).status).toBe(404)
    const again = await firm.ask('POST', `${at}/begin`, { since })
    expect([again.status, again.body.data.detail]).toEqual([409, { reason: 'cashBookKept' }])
  })

  test('takes no account that documents keep, no income and no day to come', async () => {
    const wrong: [object, string][] = [
      [{ account: '1400' }, 'account'],
      [{ account: '8400' }, 'account'],
      [{ account: cash }, 'account'],
      [{ amount: 0 }, 'amount'],
      [{ text: '' }, 'text'],
      [{ date: addDays(today, 1) }, 'date'],
    ]
    for (const [values, field] of wrong) {
      const { status, body } = await firm.ask('POST', `${at}/entries`, movement(values))
      expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
    }
  })
})
