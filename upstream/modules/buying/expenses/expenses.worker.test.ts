import { describe, expect, test } from 'vitest'
import type { Expense, ExpenseChoices, ExpenseRow } from '#contract/buying/expenses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { expenseInput } from '#upstream/testing/purchase-inputs.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { expenseSource } from './list.ts'

const at = '/expenses'
const input = { ...expenseInput, note: 'Paper and toner' }

function note(testFirm: TestFirm, values: object = {}, role = 'owner' as const): Promise<Expense> {
  return testFirm.must('POST', at, { ...input, ...values }, { role })
}

async function step(testFirm: TestFirm, { id }: { id: string }, name: string, json: object = {}) {
  const { version } = await testFirm.must<Expense>('GET', `${at}/${id}`)
  const seen = name === 'approve' || name === 'reject' ? { version } : {}
  return testFirm.must<Expense>('POST', `${at}/${id}/${name}`, { ...seen, ...json })
}

/** What an expense posted, by account: debit less credit. */
function linesOf({ entries }: Expense): Record<string, number> {
  const lines = entries.flatMap((entry) => entry.lines)
  return Object.fromEntries(lines.map(({ account, debit, credit }) => [account, debit - credit]))
}

/** Does something as another person of the firm. */
async function asOther<Result>(testFirm: TestFirm, work: () => Promise<Result>): Promise<Result> {
  const own = testFirm.userId
  testFirm.userId = newId()
  const result = await work()
  testFirm.userId = own
  return result
}

const italian = { address: { country: 'IT', city: 'Milano' }, vatId: '' }

describe('an expense of the firm', () => {
  test.each([
    // 119.00 with 19 %: 100.00 cost and 19.00 input tax.
    ['recovered tax', {}, {}, { '4930': 10000, '1576': 1900, '1200': -11900 }],
    // Nothing is recovered: all of it is cost.
    ['blocked tax', {}, { taxCode: 'DE-NV19' }, { '4930': 11900, '1200': -11900 }],
    // The seller charges no tax; 19.00 is owed and recovered by the firm itself.
    [
      'reverse charge',
      {},
      { taxCode: 'DE-13B-EU', gross: '100' },
      { '4930': 10000, '1577': 1900, '1787': -1900, '1200': -10000 },
    ],
    // Art. 19-bis1 DPR 633/1972, cars: of 22.00 VAT 40 % is recovered, 13.20 is cost.
    [
      'a recoverable share',
      italian,
      { taxCode: 'IT-IND40', gross: '122', category: 'vehicles', paidFrom: '1820' },
      { '4210': 11320, '1820': -12200, input: 880 },
    ],
  ])('posts %s', async (_, firm, values, lines) => {
    const testFirm = await TestFirm.open(firm)
    const { id, state } = await note(testFirm, values)
    expect(state).toBe('draft')
    const posted = await step(testFirm, { id }, 'post')
    expect(posted).toMatchObject({ state: 'posted', number: 'AG-2026-0001', actions: ['reverse'] })
    const { input: recovered, ...known } = lines as Record<string, number>
    expect(linesOf(posted)).toMatchObject(known)
    const sum = Object.values(linesOf(posted)).reduce((one, other) => one + other, 0)
    expect(sum).toBe(0)
    if (recovered) expect(Object.values(linesOf(posted))).toContain(recovered)
  })

  test('takes the tax as the receipt says within a few cents', async () => {
    const testFirm = await TestFirm.open()
    const { id, flags } = await note(testFirm, { taxText: '19.02' })
    expect(flags).toEqual(['noReceipt', 'tooOld'])
    const posted = await step(testFirm, { id }, 'post')
    expect(linesOf(posted)).toEqual({ '4930': 9998, '1576': 1902, '1200': -11900 })
    for (const values of [{ taxText: '19.30' }, { taxText: '19', taxCode: 'DE-13B-EU' }]) {
      const far = await testFirm.ask('POST', at, { ...input, ...values })
      expect(far.body.data.fields).toEqual({ taxText: { key: 'taxFarOff' } })
    }
  })

  test('in another currency is posted in the base currency at its rate', async () => {
    const testFirm = await TestFirm.open()
    const usd = { currency: 'USD', exchangeRate: '0.9', gross: '100', taxCode: 'DE-P0' }
    const { id } = await note(testFirm, usd)
    expect(linesOf(await step(testFirm, { id }, 'post'))).toEqual({ '4930': 9000, '1200': -9000 })
    const none = await testFirm.ask('POST', at, { ...input, ...usd, exchangeRate: '' })
    expect(none.body.data.fields).toEqual({ exchangeRate: { key: 'needsExchangeRate' } })
  })

  test('is taken back, and the books are as before', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm)
    await step(testFirm, { id }, 'post')
    const reversed = await step(testFirm, { id }, 'reverse')
    expect(reversed.state).toBe('reversed')
    const balances = Object.values(await testFirm.balances())
    expect(balances.filter((balance) => balance !== 0)).toEqual([])
    expect((await testFirm.ask('POST', `${at}/${id}/reverse`, {})).status).toBe(409)
    const check = await testFirm.must<{ broken: unknown }>('GET', '/journal-verification')
    expect(check.broken).toBeNull()
  })

  test('is not posted into a closed period, and stays a draft without a number', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm)
    await testFirm.must('PUT', '/ledger-locks/hard', { date: '2026-03-31', reason: 'Filed' })
    const refused = await testFirm.ask('POST', `${at}/${id}/post`, {})
    expect([refused.status, refused.body.code]).toEqual([423, 'locked'])
    const kept = await testFirm.must<Expense>('GET', `${at}/${id}`)
    expect([kept.state, kept.number]).toEqual(['draft', ''])
  })

  test('says at each field what is wrong, and only a draft is changed or removed', async () => {
    const testFirm = await TestFirm.open()
    const wrong: [object, object][] = [
      [{ gross: '0' }, { gross: { key: 'notPositive' } }],
      [{ gross: '1.005' }, { gross: { key: 'tooManyDecimals' } }],
      [{ taxCode: 'DE-K' }, { taxCode: { key: 'unknownTaxRate' } }],
      [{ paidFrom: '4930' }, { paidFrom: { key: 'notMoneyAccount' } }],
      [{ date: '2199-01-01' }, { date: { key: 'inFuture' } }],
      [{ payee: '' }, { payee: { key: 'required' } }],
    ]
    for (const [values, fields] of wrong) {
      const { status, body } = await testFirm.ask('POST', at, { ...input, ...values })
      expect([status, body.data.fields]).toEqual([422, fields])
    }
    const { id } = await note(testFirm)
    await step(testFirm, { id }, 'post')
    const late = { ...input, version: 2 }
    for (const [method, json] of [
      ['PUT', late],
      ['DELETE', undefined],
    ] as const) {
      const { status, body } = await testFirm.ask(method, `${at}/${id}`, json)
      expect([status, body.data.detail]).toEqual([409, { reason: 'notDraft' }])
    }
  })

  test('knows its supplier by name, and one that looks the same', async () => {
    const testFirm = await TestFirm.open()
    const supplier = await testFirm.customer({ name: 'Papier Krause', roles: ['supplier'] })
    const first = await note(testFirm, { payee: 'papier krause' })
    expect([first.supplierId, first.similar]).toEqual([supplier.id, []])
    const second = await note(testFirm)
    const same = { id: first.id, number: '', receiptNumber: '', date: input.date, state: 'draft' }
    expect(second.similar).toEqual([same])
    expect((await note(testFirm, { gross: '118' })).similar).toEqual([])
  })
})

describe('a claim', () => {
  const claim = { paidFrom: 'member' }

  test('is handed in, approved by another, owed to the member, and paid back', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm, claim)
    await step(testFirm, { id }, 'submit')
    const own = await testFirm.ask('POST', `${at}/${id}/approve`, { version: 2 })
    expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
    const approved = await asOther(testFirm, () => step(testFirm, { id }, 'approve'))
    expect(approved).toMatchObject({ state: 'approved', number: 'AG-2026-0001' })
    expect(linesOf(approved)).toEqual({ '4930': 10000, '1576': 1900, '1706': -11900 })
    await step(testFirm, { id }, 'reimburse', { date: today, account: '1200' })
    expect(await testFirm.balances()).toMatchObject({ '1706': 0, '1200': -11900 })
    await step(testFirm, { id }, 'reverse')
    const left = Object.values(await testFirm.balances()).filter((balance) => balance !== 0)
    expect(left).toEqual([])
  })

  test('is sent back with a reason, changed and handed in again', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm, claim)
    await step(testFirm, { id }, 'submit')
    const rejected = await asOther(testFirm, async () => {
      expect((await testFirm.ask('POST', `${at}/${id}/reject`, { reason: ' ' })).status).toBe(422)
      return step(testFirm, { id }, 'reject', { reason: 'No receipt' })
    })
    expect(rejected).toMatchObject({ state: 'rejected', reason: 'No receipt' })
    const version = { version: rejected.version }
    await testFirm.must('PUT', `${at}/${id}`, { ...input, ...claim, ...version, gross: '11.90' })
    expect(await step(testFirm, { id }, 'submit')).toMatchObject({ state: 'submitted', reason: '' })
  })

  test('is decided on as it was looked at, not as it was changed meanwhile', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm, claim)
    const seen = await step(testFirm, { id }, 'submit')
    const back = await asOther(testFirm, () => step(testFirm, { id }, 'reject', { reason: 'x' }))
    const changed = { ...input, ...claim, gross: '4000', version: back.version }
    await testFirm.must('PUT', `${at}/${id}`, changed)
    await step(testFirm, { id }, 'submit')
    await asOther(testFirm, async () => {
      const stale = { version: seen.version, reason: 'x' }
      for (const name of ['approve', 'reject']) {
        const { status, body } = await testFirm.ask('POST', `${at}/${id}/${name}`, stale)
        expect([name, status]).toEqual([name, 409])
        expect(body.data.detail?.current).toMatchObject({ amount: 400_000, state: 'submitted' })
      }
      expect((await testFirm.ask('POST', `${at}/${id}/approve`, {})).status).toBe(422)
    })
  })

  test('is approved by nobody who wrote what it says', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm, claim)
    await step(testFirm, { id }, 'submit')
    await asOther(testFirm, async () => {
      const { version } = await step(testFirm, { id }, 'reject', { reason: 'Not the sum' })
      await testFirm.must('PUT', `${at}/${id}`, { ...input, ...claim, version, gross: '4000' })
      const { actions, ...sent } = await step(testFirm, { id }, 'submit')
      expect(actions).not.toContain('approve')
      const seen = { version: sent.version }
      expect((await testFirm.ask('POST', `${at}/${id}/approve`, seen)).status).toBe(403)
    })
    const seen = { version: (await testFirm.must<Expense>('GET', `${at}/${id}`)).version }
    expect((await testFirm.ask('POST', `${at}/${id}/approve`, seen)).status).toBe(403)
    const approved = await asOther(testFirm, () => step(testFirm, { id }, 'approve'))
    expect(approved.state).toBe('approved')
  })

  test('is seen by its member and by those who decide, and decided on by nobody else', async () => {
    const testFirm = await TestFirm.open()
    const employee = { role: 'employee' } as const
    const mine = await testFirm.must<Expense>('POST', at, { ...input, ...claim }, employee)
    expect([mine.actions, mine.entries]).toEqual([['edit', 'remove', 'submit'], []])
    await testFirm.must('POST', `${at}/bulk`, { action: 'submit', ids: [mine.id] }, employee)
    for (const name of ['approve', 'reject', 'post', 'reimburse', 'reverse']) {
      const json = { reason: 'x', date: today, account: '1200' }
      const refused = await testFirm.ask('POST', `${at}/${mine.id}/${name}`, json, employee)
      expect([name, refused.status]).toEqual([name, 403])
    }
    await asOther(testFirm, async () => {
      expect((await testFirm.ask('GET', `${at}/${mine.id}`, undefined, employee)).status).toBe(404)
      const { rows } = await testFirm.must<{ rows: [] }>('GET', at, undefined, employee)
      expect(rows).toEqual([])
      const choices = await testFirm.must<ExpenseChoices>(
        'GET',
        '/expense-choices',
        undefined,
        employee,
      )
      expect(choices.suppliers).toEqual([])
    })
    const readOnly = { role: 'readOnly' } as const
    expect((await testFirm.ask('POST', at, input, readOnly)).status).toBe(403)
    const all = await testFirm.must<{ rows: ExpenseRow[] }>('GET', at, undefined, readOnly)
    expect(all.rows.map(({ state }) => state)).toEqual(['submitted'])
  })
})

describe('the list', () => {
  test('is searched, filtered and added up, and the months with it', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm, { date: today })
    await step(testFirm, { id }, 'post')
    await note(testFirm, { payee: 'Bahn', category: 'travel', gross: '50', paidFrom: 'member' })
    const list = (query: string) =>
      testFirm.must<{ rows: ExpenseRow[]; totals: { sums: object }[]; counts: object }>(
        'GET',
        `${at}?${query}`,
      )
    const all = await list('')
    expect(all.counts).toEqual({ all: 2, draft: 1, claim: 0, booked: 1 })
    expect(all.totals[0]?.sums).toEqual({ amount: 16900, tax: 2698 })
    const names = async (query: string) => (await list(query)).rows.map(({ payee }) => payee)
    expect(await names('q=toner&tab=booked')).toEqual(['Papier Krause'])
    expect(await names('category=travel&to=2026-12-31')).toEqual(['Bahn'])
    const months = await testFirm.must('GET', '/expense-months')
    const month = { month: today.slice(0, 7), count: 1, amountBase: 11900, costBase: 10000 }
    expect(months).toEqual({ rows: [month], toApprove: 0, toReimburse: 0 })
  })

  test('follows an index in every order', async () => {
    const testFirm = await TestFirm.open()
    for (const { order, plan } of await sortPlans(testFirm, expenseSource)) {
      expect(plan, order).toMatch(/^SEARCH expenses USING INDEX \S+ \(.*[<>]/)
      expect(plan, order).not.toContain('TEMP B-TREE')
    }
  })
})
