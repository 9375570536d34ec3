import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Expense } from '#contract/buying/expenses.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { BankAccount, BankImportTrial } from '#contract/money/bank.ts'
import type { SuggestedLine } from '#contract/money/bank-matching.ts'
import type { Payable, PaymentRun } from '#contract/money/payment-runs.ts'
import { type Roll, rollFrom } from '#upstream/testing/random.ts'
import { seedsOf } from '#upstream/testing/seeds.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** Accounts of SKR03: owed to suppliers and to members, input tax at 19 and 7 %. */
const owed = { suppliers: '1600', members: '1706' }
const inputTax = { 'DE-S19': '1576', 'DE-S7': '1571' }
type Code = keyof typeof inputTax

const ibans = ['DE02120300000000202051', 'DE02500105170137075030']
const others = '01K0000000000000000000000A'

type Taxes = Record<Code, number>

async function suppliers(firm: TestFirm): Promise<Party[]> {
  return Promise.all(
    ibans.map((iban, at) =>
      firm.must<Party>('POST', '/parties', {
        roles: ['supplier'],
        name: `Lieferant ${at}`,
        language: 'de',
        currency: 'EUR',
        address: { city: 'Köln', country: 'DE' },
        bankAccounts: [{ iban }],
      }),
    ),
  )
}

/** A bill, or a credit, of one to three lines at drawn rates; posted. Its tax is added to `taxes`. */
async function enterBill(firm: TestFirm, roll: Roll, { name }: Party, taxes: Taxes): Promise<Bill> {
  const lines = Array.from({ length: 1 + roll(3) }, (_, at) => ({
    description: `Posten ${at}`,
    quantity: String(1 + roll(5)),
    unitPrice: `${1 + roll(400)}.${10 + roll(90)}`,
    account: '4930',
    taxCode: roll(2) === 0 ? 'DE-S19' : 'DE-S7',
  }))
  const kind = roll(6) === 0 ? 'credit' : 'bill'
  const draft = await firm.must<Bill>('POST', '/bills', {
    kind,
    supplierName: name,
    supplierNumber: String(roll(1_000_000)),
    date: today,
    dueDate: today,
    currency: 'EUR',
    lines,
  })
  const bill = await firm.must<Bill>('POST', `/bills/${draft.id}/approve`, {
    version: draft.version,
  })
  const sign = kind === 'credit' ? -1 : 1
  for (const { taxCode, taxAmount } of bill.lines) {
    if (taxCode === 'DE-S19' || taxCode === 'DE-S7') taxes[taxCode] += sign * taxAmount
  }
  return bill
}

/** What a member paid, handed in and approved by another. */
async function claim(firm: TestFirm, roll: Roll, taxes: Taxes): Promise<Expense> {
  const taxCode: Code = roll(2) === 0 ? 'DE-S19' : 'DE-S7'
  const { id } = await firm.must<Expense>('POST', '/expenses', {
    date: today,
    payee: `Laden ${roll(1000)}`,
    gross: `${5 + roll(300)}.${10 + roll(90)}`,
    currency: 'EUR',
    category: 'office',
    taxCode,
    paidFrom: 'member',
  })
  await firm.must('POST', `/expenses/${id}/submit`, {})
  const how = { userId: others }
  const approved = await firm.must<Expense>('POST', `/expenses/${id}/approve`, { version: 2 }, how)
  taxes[taxCode] += approved.tax
  return approved
}

/** Pays what a draw chooses of all that is owed: by a run, approved and found on the statement. */
async function payBySome(firm: TestFirm, roll: Roll): Promise<number> {
  const { rows } = await firm.must<{ rows: Payable[] }>('GET', `/payables?until=${today}`)
  const free = rows.filter(({ obstacle, kind }) => obstacle === null || kind === 'expense')
  const chosen = free.filter(() => roll(3) > 0)
  if (chosen.length === 0) return 0
  const run = await firm.must<PaymentRun>('POST', '/payment-runs', {
    account: '1200',
    executionDate: today,
    documentIds: chosen.map(({ documentId }) => documentId),
    accounts: chosen.flatMap(({ kind, documentId }) =>
      kind === 'expense' ? [{ documentId, iban: ibans[0] }] : [],
    ),
  })
  await firm.must('POST', `/payment-runs/${run.id}/approve`, { version: run.version })
  await takeStatement(firm, run.total)
  const { lines } = await firm.must<{ lines: SuggestedLine[] }>(
    'GET',
    '/bank-accounts/1200/suggestions',
  )
  const line = lines.find(({ suggestions }) => suggestions.some(({ key }) => key === run.id))
  const match = { how: 'run', runId: run.id }
  await firm.must('POST', `/bank-lines/${line?.id}/match`, { match })
  return run.total
}

let statement = 0

async function takeStatement(firm: TestFirm, cents: number): Promise<void> {
  statement += 1
  const amount = (-cents / 100).toFixed(2)
  const text = `Date;Name;Text;Amount\n${today};Sammler;${statement};${amount}\n`
  const file = new File([text], 'bank.csv')
  const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
  await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
}

type Open = { rows: { balance: number; side: 'debit' | 'credit' }[] }

/** What the firm owes by its open items: bills less credits. */
async function openPayable(firm: TestFirm): Promise<number> {
  const sums = await Promise.all(
    ['owed', 'credit'].map((view) =>
      firm.must<Open>('GET', `/open-items?direction=payable&view=${view}&size=200`),
    ),
  )
  return sums
    .flatMap(({ rows }) => rows)
    .reduce((sum, { balance, side }) => sum + (side === 'credit' ? balance : -balance), 0)
}

test.each(seedsOf([3, 4]))(
  'payables are the open items, bank the statement, input tax its documents (%i)',
  async (seed) => {
    const firm = await TestFirm.open()
    const roll = rollFrom(seed)
    const parties = await suppliers(firm)
    const taxes: Taxes = { 'DE-S19': 0, 'DE-S7': 0 }
    const bills: Bill[] = []
    const claims: Expense[] = []
    let paid = 0
    for (let step = 0; step < 14; step += 1) {
      const party = parties[roll(parties.length)]
      const what = roll(5)
      if (what < 2 && party) bills.push(await enterBill(firm, roll, party, taxes))
      else if (what === 2) claims.push(await claim(firm, roll, taxes))
      else if (what === 3) paid += await payBySome(firm, roll)
      else await takeBack(firm, bills, taxes)

      const books = await firm.balances()
      const of = (code: string) => books[code] ?? 0
      expect(of(owed.suppliers), `step ${step}`).toBe(0 - (await openPayable(firm)))
      expect(of(owed.members), `step ${step}`).toBe(0 - (await openClaims(firm, claims)))
      expect(of('1200'), `step ${step}`).toBe(0 - paid)
      expect([of(inputTax['DE-S19']), of(inputTax['DE-S7'])], `step ${step}`).toEqual([
        taxes['DE-S19'],
        taxes['DE-S7'],
      ])
    }
    const account = await firm.must<BankAccount>('GET', '/bank-accounts/1200')
    expect([account.openLines, account.bookBalance]).toEqual([0, 0 - paid])
    expect(paid).toBeGreaterThan(0)
    const check = await firm.must<{ broken: unknown }>('GET', '/journal-verification')
    expect(check.broken).toBeNull()
  },
)

/** Takes the newest bill back of which nothing is paid. */
async function takeBack(firm: TestFirm, bills: Bill[], taxes: Taxes): Promise<void> {
  for (const known of [...bills].reverse()) {
    const bill = await firm.must<Bill>('GET', `/bills/${known.id}`)
    if (!bill.actions.includes('void')) continue
    await firm.must('POST', `/bills/${bill.id}/void`, { reason: '' })
    const sign = bill.kind === 'credit' ? 1 : -1
    for (const { taxCode, taxAmount } of bill.lines) {
      if (taxCode === 'DE-S19' || taxCode === 'DE-S7') taxes[taxCode] += sign * taxAmount
    }
    return
  }
}

async function openClaims(firm: TestFirm, claims: readonly Expense[]): Promise<number> {
  const now = await Promise.all(
    claims.map(({ id }) => firm.must<Expense>('GET', `/expenses/${id}`)),
  )
  return now.reduce(
    (sum, { state, amountBase }) => sum + (state === 'approved' ? amountBase : 0),
    0,
  )
}
