import { describe, expect, test, vi } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type {
  CategoryMonthLine,
  ExpenseCategoryRecord,
  ExpenseRules,
} from '#contract/buying/expense-rules.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { addMember, noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { expenseInput } from '#upstream/testing/purchase-inputs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const input = { ...expenseInput, payee: 'Metro', gross: '100' }

function note(testFirm: TestFirm, values: object = {}): Promise<Expense> {
  return testFirm.must('POST', '/expenses', { ...input, ...values })
}

async function step(testFirm: TestFirm, { id }: { id: string }, name: string) {
  const { version } = await testFirm.must<Expense>('GET', `/expenses/${id}`)
  const seen = name === 'approve' ? { version } : {}
  return testFirm.must<Expense>('POST', `/expenses/${id}/${name}`, seen)
}

function linesOf({ entries }: Expense): Record<string, number> {
  const lines = entries.flatMap((entry) => entry.lines)
  return Object.fromEntries(lines.map(({ account, debit, credit }) => [account, debit - credit]))
}

describe('a receipt with several rates', () => {
  test('posts each part to its category and rate, and what they leave over', async () => {
    const testFirm = await TestFirm.open()
    const parts = [{ gross: '10.70', category: 'travel', taxCode: 'DE-S7' }]
    const noted = await note(testFirm, { gross: '129.70', parts })
    expect(noted.tax).toBe(1970)
    expect(noted.lines.map(({ amount, tax }) => [amount, tax])).toEqual([
      [1070, 70],
      [11900, 1900],
    ])
    const posted = await step(testFirm, noted, 'post')
    const lines = linesOf(posted)
    expect(lines).toMatchObject({ '4660': 1000, '4930': 10000, '1200': -12970, '1571': 70 })
    expect(Object.values(lines).reduce((one, other) => one + other, 0)).toBe(0)
  })

  test('refuses parts that leave nothing over, at their field', async () => {
    const testFirm = await TestFirm.open()
    const parts = [{ gross: '100', category: 'travel', taxCode: 'DE-S7' }]
    const refused = await testFirm.ask('POST', '/expenses', { ...input, parts })
    expect(refused.body.data.fields).toEqual({ 'parts.0.gross': { key: 'partsTooLarge' } })
  })

  test('leaves a trace of a tax that was typed', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await note(testFirm, { taxText: '15.98' })
    const { rows } = await testFirm.must<{ rows: { action: string }[] }>(
      'GET',
      `/records/expense/${id}/history`,
    )
    expect(rows.map(({ action }) => action)).toContain('overrideTax')
  })
})

test('warns of the same number, payee and amount, and not of another number', async () => {
  const testFirm = await TestFirm.open()
  const first = await note(testFirm, { receiptNumber: 'R-7' })
  const same = await note(testFirm, { receiptNumber: 'r-7', date: '2026-03-05', payee: 'METRO' })
  expect(same.similar.map(({ id }) => id)).toEqual([first.id])
  expect((await note(testFirm, { receiptNumber: 'R-8' })).similar).toEqual([])
})

describe('mileage', () => {
  const drive = { gross: '', category: 'vehicles', taxCode: 'DE-P0', paidFrom: 'member' }

  test('is worth what the country takes on its day', async () => {
    const testFirm = await TestFirm.open()
    // § 5 Abs. 2 BRKG: 0.30 a kilometre, 42.5 km are 12.75.
    const driven = await note(testFirm, { ...drive, distance: '42.5' })
    expect([driven.amount, driven.mileageRate, driven.gross]).toEqual([1275, '0.30', ''])
    const both = { ...input, ...drive, distance: '10', gross: '5' }
    const refused = await testFirm.ask('POST', '/expenses', both)
    expect(refused.body.data.fields).toEqual({ gross: { key: 'grossOfMileage' } })
  })

  test('holds no tax and is owed to the driver, whatever is usual', async () => {
    const testFirm = await TestFirm.open()
    const usual = { ...drive, distance: '120', taxCode: '', paidFrom: '' }
    const driven = await note(testFirm, usual)
    // 120 km at 0.30; neither the rate of photovoltaics nor that of the category.
    expect(driven).toMatchObject({ amount: 3600, tax: 0, paidFrom: 'member' })
    expect(driven.lines.map(({ taxCode }) => taxCode)).toEqual(['DE-P0'])
    const wrong = { ...input, ...usual, taxCode: 'DE-Z0', paidFrom: '1200' }
    const { body } = await testFirm.ask('POST', '/expenses', wrong)
    expect(body.data.fields).toEqual({
      taxCode: { key: 'mileageTax' },
      paidFrom: { key: 'mileagePayer' },
    })
  })

  test('in Britain is worth less above 10,000 miles of a tax year', async () => {
    const testFirm = await TestFirm.open({
      address: { country: 'GB', city: 'Leeds' },
      baseCurrency: 'GBP',
      vatId: '',
    })
    const british = { ...drive, taxCode: 'GB-P0', currency: 'GBP' }
    await note(testFirm, { ...british, distance: '9990', date: '2026-05-01' })
    // 10 miles at 0.45 and 20 at 0.25.
    const over = await note(testFirm, { ...british, distance: '30', date: '2026-06-01' })
    expect(over.amount).toBe(950)
    const year = await note(testFirm, { ...british, distance: '30', date: '2026-04-05' })
    expect(year.amount).toBe(1350)
  })

  test('follows a rate of the firm’s own from its day on', async () => {
    const testFirm = await TestFirm.open()
    const rules = await testFirm.must<ExpenseRules>('GET', '/expense-rules')
    const mileage = [{ from: '2026-03-01', rate: '0.4' }]
    await testFirm.must('PUT', '/expense-rules', { ...rules, mileage })
    expect((await note(testFirm, { ...drive, distance: '10' })).amount).toBe(400)
    const before = await note(testFirm, { ...drive, distance: '10', date: '2026-02-28' })
    expect(before.amount).toBe(300)
  })
})

test('what is exempt in the country bears no tax unless somebody says so', async () => {
  const testFirm = await TestFirm.open()
  const spent = { gross: '119', taxCode: '', paidFrom: '' }
  const taxOf = async (values: object) => (await note(testFirm, { ...spent, ...values })).tax
  // § 4 Nr. 8, 10 and 12 UStG.
  expect(await taxOf({ category: 'bankFees' })).toBe(0)
  expect(await taxOf({ category: 'insurance' })).toBe(0)
  expect(await taxOf({ category: 'rent' })).toBe(0)
  expect(await taxOf({ category: 'office' })).toBe(1900)
  expect(await taxOf({ category: 'rent', taxCode: 'DE-S19' })).toBe(1900)
  const spanish = await TestFirm.open({ address: { country: 'ES', city: 'Vigo' }, vatId: '' })
  const rent = await note(spanish, { ...spent, gross: '121', category: 'rent' })
  expect(rent.tax).toBe(2100)
})

// A garage asks 100.00 and tax: of that Austria and France take back nothing, Italy 40 %, Spain half.
test.each([
  ['AT', '120', 'AT-NV20', 12000],
  ['IT', '122', 'IT-IND40', 11320],
  ['ES', '121', 'ES-ND50', 11050],
  ['FR', '120', 'FR-ND20', 12000],
])(
  'a car in %s begins with the tax that is taken back',
  async (country, gross, taxCode, costBase) => {
    const testFirm = await TestFirm.open({ address: { country, city: 'X' }, vatId: '' })
    const spent = { gross, taxCode: '', paidFrom: '', category: 'vehicles' }
    expect(await note(testFirm, spent)).toMatchObject({ taxCode, costBase })
    const office = await note(testFirm, { ...spent, category: 'office' })
    expect(office.costBase).toBe(10000)
    const path = '/expense-categories/vehicles'
    const own = { name: '', account: '', taxCode: office.taxCode, version: 1 }
    await testFirm.must('PUT', path, own)
    expect((await note(testFirm, spent)).costBase).toBe(10000)
  },
)

describe('rules of the firm', () => {
  test('flag receipts by amount and age, and leave what is over a limit to an owner', async () => {
    const testFirm = await TestFirm.open()
    const rules = await testFirm.must<ExpenseRules>('GET', '/expense-rules')
    const limits = [{ role: 'employee', amount: 5_000 }]
    const saved = { ...rules, receiptFrom: 15_000, maxAgeDays: 3000, limits }
    await testFirm.must('PUT', '/expense-rules', saved)
    expect((await testFirm.ask('PUT', '/expense-rules', saved)).status).toBe(409)
    const employee = { role: 'employee' } as const
    const denied = await testFirm.ask('PUT', '/expense-rules', saved, employee)
    expect(denied.status).toBe(403)
    const accountant = { role: 'accountant' } as const
    const current = await testFirm.must<ExpenseRules>('GET', '/expense-rules')
    const raised = { ...current, limits: [] }
    expect((await testFirm.ask('PUT', '/expense-rules', raised, accountant)).status).toBe(403)
    expect((await testFirm.ask('PUT', '/expense-rules', current, accountant)).status).toBe(200)
    expect((await note(testFirm)).flags).toEqual([])
    const claim = { ...input, paidFrom: 'member' }
    const { id } = await testFirm.must<Expense>('POST', '/expenses', claim, employee)
    const sent = await testFirm.must<Expense>('POST', `/expenses/${id}/submit`, {}, employee)
    expect(sent.flags).toEqual(['overLimit'])
    const other = await testFirm.must<Expense>('POST', '/expenses', claim, employee)
    testFirm.userId = newId()
    const handed = await testFirm.must<Expense>(
      'POST',
      `/expenses/${other.id}/submit`,
      {},
      accountant,
    )
    expect(handed.flags).toContain('overLimit')
    const refused = await testFirm.ask(
      'POST',
      `/expenses/${id}/approve`,
      { version: 2 },
      accountant,
    )
    expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'overClaimLimit' }])
    expect((await step(testFirm, { id }, 'approve')).state).toBe('approved')
  })

  test('post a category to the account it names, and to a category of its own', async () => {
    const testFirm = await TestFirm.open()
    const path = '/expense-categories'
    const tools = { name: 'Tools', account: '4950', taxCode: '', budget: 10_000, isActive: true }
    const made = await testFirm.must<ExpenseCategoryRecord>('POST', path, tools)
    const posted = await step(testFirm, await note(testFirm, { category: made.id }), 'post')
    expect(Object.keys(linesOf(posted))).toContain('4950')
    const wrong = await testFirm.ask('POST', path, { ...tools, account: '1200' })
    expect(wrong.body.data.fields).toEqual({ account: { key: 'unknownAccount' } })
    await testFirm.must('PUT', `${path}/${made.id}`, { ...tools, isActive: false, version: 1 })
    const refused = await testFirm.ask('POST', '/expenses', { ...input, category: made.id })
    expect(refused.body.data.fields).toEqual({ category: { key: 'unknownCategory' } })
    const { rows } = await testFirm.must<{ rows: object[] }>('GET', '/expense-months/2026-03')
    expect(rows).toContainEqual({
      category: made.id,
      count: 1,
      costBase: 8403,
      billedBase: 0,
      budget: null,
    })
  })

  test('tell once when expenses and bills use a budget to 80 and to 100 %', async () => {
    const { firmId, testFirm } = await openFirm()
    const accountant = await addMember(firmId, 'accountant')
    const office = { name: '', account: '', taxCode: '', budget: 10_000, isActive: true }
    await testFirm.must('PUT', '/expense-categories/office', { ...office, version: 1 })
    const noted = async (gross: string) =>
      step(testFirm, await note(testFirm, { gross, taxCode: 'DE-P0', date: today }), 'post')
    const supplier = await testFirm.customer({ name: 'Papier GmbH', roles: ['supplier'] })
    const billed = async (unitPrice: string) => {
      const bill = await testFirm.must<Bill>('POST', '/bills', {
        supplierId: supplier.id,
        supplierName: supplier.name,
        supplierNumber: unitPrice,
        date: today,
        currency: 'EUR',
        exchangeRate: '',
        lines: [{ description: 'x', unitPrice, account: '4930', taxCode: 'DE-P0' }],
      })
      await testFirm.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
    }
    await noted('79')
    await billed('2')
    await noted('10')
    await billed('30')
    await noted('5')
    const used = await testFirm.must<{ rows: object[] }>(
      'GET',
      `/expense-months/${today.slice(0, 7)}`,
    )
    expect(used.rows[0]).toEqual({
      category: 'office',
      count: 5,
      costBase: 12_600,
      billedBase: 3200,
      budget: 10_000,
    })
    const month = today.slice(0, 7)
    const said = { month, category: 'office', budget: 10_000, currency: 'EUR' }
    await vi.waitFor(async () => {
      const notices = await noticesOf(accountant)
      expect(notices.map(({ params }) => params)).toEqual([
        { percent: 100, cost: 12_100, ...said },
        { percent: 80, cost: 8100, ...said },
      ])
    })
    const { lines } = await testFirm.must<{ lines: CategoryMonthLine[] }>(
      'GET',
      `/expense-months/${month}?category=office`,
    )
    expect(lines.map(({ costBase }) => costBase).sort()).toEqual([1000, 200, 3000, 500, 7900])
    expect(lines.filter(({ source }) => source.kind === 'bill')).toHaveLength(2)
    // A budget that is set when it is used up is told of at once, and only then.
    const raised = { ...office, budget: 12_600, version: 2 }
    await testFirm.must('PUT', '/expense-categories/office', raised)
    await noted('1')
    await vi.waitFor(async () => expect(await noticesOf(accountant)).toHaveLength(3))
  })
})
