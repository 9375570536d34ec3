import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { ReportCheck } from '#contract/reporting/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { Store } from '#upstream/firm/store.ts'
import { lastSequence, trialBalance } from '#upstream/modules/books/ledger/views.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

/** `OPERATIONS=10000` asks for the whole proof; the gate has time for a part. */
const wanted = Number(env.OPERATIONS) || 90
const step = wanted >= 1000 ? 100 : 30
const seed = 1867

test(`after every ${step} of ${wanted} operations the books agree and stay as they were known (${seed})`, {
  timeout: 900_000 + wanted * 600,
}, async () => {
  const random = randomFrom(seed)
  const pick = pickFrom(random)
  const firm = await TestFirm.open()
  const customers = [await firm.customer(), await firm.customer()]
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const invoices: string[] = []
  const payments: string[] = []
  const price = () => (1 + random() * 900).toFixed(2)
  const past = () => addDays(today, -Math.floor(random() * 300))
  let bought = 0
  let issueDate = addDays(today, -300)

  async function issue() {
    issueDate = [addDays(issueDate, random() < 0.1 ? 1 : 0), today].sort()[0] ?? today
    const taxCode = pick(['DE-S19', 'DE-S7'])
    const lines = [line({ unitPrice: price(), taxCode })]
    const { id } = await firm.draft(pick(customers).id, { issueDate, lines })
    if ((await firm.ask('POST', `/invoices/${id}/finalise`, {})).status === 200) invoices.push(id)
  }
  async function pay() {
    const invoice = await firm.invoice(pick(invoices))
    if (invoice.totals.due <= 0) return
    const amount = Math.ceil(invoice.totals.due * pick([0.5, 1]))
    payments.push((await firm.pay(invoice, amount, { date: past() })).id)
  }
  async function credit() {
    await firm.ask('POST', `/invoices/${pick(invoices)}/credit-note`, {})
  }
  async function spend() {
    const { id } = await firm.must<{ id: string }>('POST', '/expenses', {
      date: past(),
      payee: 'Papier Elbe',
      gross: price(),
      currency: 'EUR',
      category: 'office',
      taxCode: 'DE-S19',
      paidFrom: '1200',
    })
    await firm.must('POST', `/expenses/${id}/post`)
  }
  async function book() {
    const [debit, credit] = pick([
      ['4210', '1200'],
      ['1200', '1000'],
    ])
    const amount = Math.ceil(random() * 90_000)
    const { id, version } = await firm.must<{ id: string; version: number }>(
      'POST',
      '/manual-entries',
      {
        date: past(),
        memo: 'Umbuchung',
        lines: [
          { account: debit, debit: amount, credit: 0 },
          { account: credit, debit: 0, credit: amount },
        ],
      },
    )
    await firm.must('POST', `/manual-entries/${id}/post`, { version })
  }
  async function buy() {
    bought += 1
    const bill = await firm.must<Bill>('POST', '/bills', {
      kind: 'bill',
      supplierName: 'Holz Elbe',
      supplierNumber: `R-${bought}`,
      date: past(),
      currency: 'EUR',
      lines: [
        {
          description: 'Holz',
          quantity: '1',
          unitPrice: price(),
          account: '3400',
          taxCode: 'DE-S19',
        },
      ],
    })
    await firm.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
  }
  async function reverse() {
    if (payments.length > 0) await firm.ask('POST', `/payments/${pick(payments)}/reverse`, {})
  }

  type Known = { sequence: number; moved: ReturnType<typeof trialBalance>['rows'] }
  /** The trial balance as it was known at each of some entries, or now. */
  const read = (sequences: (number | undefined)[]): Promise<Known[]> =>
    runInDurableObject(firm.object, (_, { storage }) => {
      const { reader } = new Store(storage)
      return sequences.map((upTo) => {
        const sequence = upTo ?? lastSequence(reader)
        const { rows } = trialBalance(reader, { upTo: sequence })
        // An account that moved later alone is there with nothing on it.
        const moved = rows.filter(({ debited, credited }) => debited !== 0 || credited !== 0)
        return { sequence, moved }
      })
    })
  const stays = async (before: readonly Known[]) =>
    expect(await read(before.map(({ sequence }) => sequence))).toEqual(before)
  const known: Known[] = []
  await issue()
  for (let at = 1; at <= wanted; at++) {
    await pick([issue, issue, pay, pay, credit, spend, book, buy, reverse])()
    if (at % step !== 0) continue
    const { checks } = await firm.must<{ checks: ReportCheck[] }>('GET', '/report-checks')
    expect(checks.filter(({ isHeld }) => !isHeld)).toEqual([])
    // The first, the newest and some between after each step; all of them at the end.
    const between = Array.from({ length: known.length > 8 ? 6 : 0 }, () => pick(known))
    await stays(known.length > 8 ? [...known.slice(0, 1), ...between, ...known.slice(-1)] : known)
    known.push(...(await read([undefined])))
  }
  await stays(known)
  const [first, last] = [known[0], known.at(-1)]
  expect(last?.sequence).toBeGreaterThan(first?.sequence ?? 0)
})
