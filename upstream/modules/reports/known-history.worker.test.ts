import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { ReportCheck } from '#contract/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { Store } from '#upstream/firm/store.ts'
import { lastSequence, trialBalance } from '#upstream/modules/ledger/views.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

/** `OPERATIONS=10000` asks for the whole proof; the gate has time for a part. */
const wanted = Number(env.OPERATIONS) || 90
const step = wanted >= 1000 ? 100 : 30
const seed = 1867

test(`after every ${step} of ${wanted} operations the books agree and stay as they were known (${seed})`, {
  timeout: 60_000 + wanted * 600,
}, async () => {
  const random = randomFrom(seed)
  const pick = pickFrom(random)
  const firm = await TestFirm.open()
  const customers = [await firm.customer(), await firm.customer()]
  const invoices: string[] = []
  const payments: string[] = []
  const price = () => (1 + random() * 900).toFixed(2)
  const past = () => addDays(today, -Math.floor(random() * 300))
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
  async function reverse() {
    if (payments.length > 0) await firm.ask('POST', `/payments/${pick(payments)}/reverse`, {})
  }

  const read = (upTo?: number) =>
    runInDurableObject(firm.object, (_, { storage }) => {
      const { reader } = new Store(storage)
      const sequence = upTo ?? lastSequence(reader)
      const { rows } = trialBalance(reader, { upTo: sequence })
      // An account that moved later alone is there with nothing on it.
      const moved = rows.filter(({ debited, credited }) => debited !== 0 || credited !== 0)
      return { sequence, moved }
    })
  const known: Awaited<ReturnType<typeof read>>[] = []
  await issue()
  for (let at = 1; at <= wanted; at++) {
    await pick([issue, issue, pay, pay, credit, spend, reverse])()
    if (at % step !== 0) continue
    const { checks } = await firm.must<{ checks: ReportCheck[] }>('GET', '/report-checks')
    expect(checks.filter(({ isHeld }) => !isHeld)).toEqual([])
    for (const before of known) expect(await read(before.sequence)).toEqual(before)
    known.push(await read())
  }
  const [first, last] = [known[0], known.at(-1)]
  expect(last?.sequence).toBeGreaterThan(first?.sequence ?? 0)
})
