import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { seedsOf } from '#upstream/testing/seeds.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Sums = {
  entriesOut: number
  sequenceGaps: number
  wrongDue: number
  openByDocuments: number
  openByDays: number
  openDue: number
  openDueByDays: number
  statsWrong: number
  daysWrong: number
  credits: number
  creditAccount: number
  emptyCreditsWithWorth: number
  received: number
  receivedByDays: number
  allocationsWrong: number
  numberGaps: number
}

const open = `kind = 'invoice' and state in ('finalised', 'sent', 'viewed', 'partlyPaid')`
const grouped = `kind, state, currency, count(*) as count, sum(total - deducted) as total,
  sum(due) as due, sum(total_base - deducted_base) as totalBase, sum(due_base) as dueBase`

/** Every invariant of the books, each 0 or a pair that must agree. */
function readSums(testFirm: TestFirm): Promise<Sums> {
  const asked: Record<keyof Sums, string> = {
    entriesOut: `select count(*) from (select 1 from journal_lines group by entry_sequence
      having sum(debit) <> sum(credit))`,
    sequenceGaps: 'select coalesce(max(sequence), 0) - count(*) from journal_entries',
    wrongDue: `select count(*) from invoices where (state <> 'draft' and (due < 0 or paid < 0))
      or (kind = 'invoice' and state <> 'void' and due <> total - paid - credited - discounted - written_off)
      or (state in ('paid', 'credited', 'writtenOff') and due <> 0)`,
    openByDocuments: `select coalesce(sum(balance_base), 0) from open_items
      where direction = 'receivable' and side = 'debit'`,
    openByDays: `select coalesce(sum(balance_base), 0) from open_due_days
      where direction = 'receivable' and side = 'debit'`,
    openDue: `select coalesce(sum(due), 0) from invoices where ${open}`,
    openDueByDays: `select coalesce(sum(balance), 0) from open_due_days
      where document_kind = 'invoice'`,
    statsWrong: `select count(*) from (
      select ${grouped} from invoices group by kind, state, currency
      except select kind, state, currency, count, total, due, total_base, due_base
      from invoice_stats)`,
    daysWrong: `select count(*) from (
      select issue_date, ${grouped} from invoices
      group by issue_date, kind, state, currency
      except select issue_date, kind, state, currency, count, total, due, total_base,
        due_base from invoice_days)`,
    credits: `select coalesce(sum(balance_base), 0) from open_items
      where direction = 'receivable' and side = 'credit'`,
    creditAccount: `select coalesce(sum(credit - debit), 0) from account_months
      where account = (select code from accounts where role = 'customerCredit')`,
    emptyCreditsWithWorth: `select count(*) from open_items
      where balance < 0 or balance_base < 0 or (balance = 0 and balance_base <> 0)`,
    received: `select coalesce(sum(amount), 0) from payments where state = 'completed'`,
    receivedByDays: 'select coalesce(sum(amount), 0) from payment_days',
    allocationsWrong: `select count(*) from invoices i
      where kind = 'invoice' and state <> 'draft' and state <> 'void' and total > 0 and (due, due_base) <>
        (select sum(balance), sum(balance_base) from open_items where document_id = i.id)`,
    numberGaps: `select coalesce(sum(last), 0) - (select count(*) from invoices where number <> '')
      - (select count(*) from payments) from series_counters`,
  }
  return runInDurableObject(testFirm.object, (_, { storage }) => {
    const value = (query: string) => Number(Object.values(storage.sql.exec(query).one())[0])
    const pairs = Object.entries(asked).map(([name, query]) => [name, value(query)])
    return Object.fromEntries(pairs) as Sums
  })
}

async function requireSound(testFirm: TestFirm): Promise<void> {
  const sums = await readSums(testFirm)
  const { debit, credit, receivable, openInvoices } = await testFirm.trial()
  expect(sums).toEqual({
    ...sums,
    entriesOut: 0,
    sequenceGaps: 0,
    wrongDue: 0,
    statsWrong: 0,
    daysWrong: 0,
    emptyCreditsWithWorth: 0,
    allocationsWrong: 0,
    numberGaps: 0,
    openByDays: sums.openByDocuments,
    openDueByDays: sums.openDue,
    creditAccount: sums.credits,
    receivedByDays: sums.received,
  })
  expect([debit, openInvoices, sums.openByDocuments]).toEqual([credit, receivable, receivable])
}

for (const seed of seedsOf([1, 2026])) {
  test(`the books stay sound over 250 random operations (${seed})`, {
    timeout: 240_000,
  }, async () => {
    const random = randomFrom(seed)
    const pick = pickFrom(random)
    const decimal = (most: number, digits: number) => (random() * most).toFixed(digits)
    const testFirm = await TestFirm.open()
    const customers = [await testFirm.customer({ vatId: 'ATU12345675' }), await testFirm.customer()]
    const invoices: string[] = []
    const payments: string[] = []
    let refused = 0

    function randomDocument() {
      const currency = pick(['EUR', 'EUR', 'USD', 'JPY', 'KWD'])
      const lines = Array.from({ length: Math.ceil(random() * 4) }, () =>
        line({
          quantity: random() < 0.1 ? `-${decimal(2, 2)}` : decimal(20, 4),
          unitPrice: decimal(90, Math.floor(random() * 7)),
          taxCode: pick(['DE-S19', 'DE-S7', 'DE-Z0', 'DE-G', 'DE-E']),
          discount: random() < 0.3 ? { kind: 'percent', value: decimal(50, 2) } : null,
        }),
      )
      return {
        currency,
        lines,
        exchangeRate: currency === 'EUR' ? '1' : decimal(2, 6).replace(/^0\.0*$/, '1'),
        priceMode: pick(['net', 'gross']),
        discount: random() < 0.3 ? { kind: 'percent', value: decimal(20, 1) } : null,
      }
    }

    const steps: [weight: number, step: () => Promise<number>][] = [
      [
        6,
        async () => {
          const { id } = await testFirm.draft(pick(customers).id, randomDocument())
          invoices.push(id)
          return (await testFirm.ask('POST', `/invoices/${id}/finalise`, {})).status
        },
      ],
      [1, async () => (await testFirm.draft(pick(customers).id, randomDocument())) && 201],
      [
        5,
        async () => {
          const { customerId, currency, totals, id } = await testFirm.invoice(pick(invoices))
          const amount = Math.ceil(totals.due * pick([0.3, 0.5, 1, 1, 1.2])) || 100
          const answer = await testFirm.ask<Payment>('POST', '/payments', {
            customerId,
            currency,
            amount,
            date: today,
            fee: pick([0, 0, 1]),
            exchangeRate: decimal(2, 4).replace(/^0\.0*$/, '1'),
            allocations:
              totals.due > 0 ? [{ invoiceId: id, amount: Math.min(amount, totals.due) }] : [],
          })
          if (answer.status === 201) payments.push(answer.body.id)
          return answer.status
        },
      ],
      [
        2,
        async () => (await testFirm.ask('POST', `/payments/${pick(payments)}/reverse`, {})).status,
      ],
      [
        3,
        async () => {
          const invoice = await testFirm.invoice(pick(invoices))
          const lines = invoice.lines
            .filter(() => random() < 0.6)
            .map(({ id, quantity, creditedQuantity }) => {
              const rest = Math.abs(Number(quantity)) - Number(creditedQuantity)
              return { lineId: id, quantity: (rest * pick([0.25, 0.5, 1])).toFixed(4) }
            })
          return (await testFirm.ask('POST', `/invoices/${invoice.id}/credit-note`, { lines }))
            .status
        },
      ],
      [1, async () => (await testFirm.ask('POST', `/invoices/${pick(invoices)}/void`, {})).status],
      [
        2,
        async () => {
          const { customerId, id, totals } = await testFirm.invoice(pick(invoices))
          const amount = Math.ceil(totals.due * pick([0.2, 1])) || 1
          const path = `/customers/${customerId}/apply-credit`
          return (await testFirm.ask('POST', path, { invoiceId: id, amount })).status
        },
      ],
      [
        1,
        async () =>
          (await testFirm.ask<Invoice>('POST', `/invoices/${pick(invoices)}/duplicate`, {})).status,
      ],
    ]
    const urn = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))

    for (let at = 0; at < 12; at++) await urn[0]?.()
    for (let at = 0; at < 3; at++) await steps[2]?.[1]()
    for (let at = 1; at <= 250; at++) {
      const status = await pick(urn)()
      expect([200, 201, 409, 422]).toContain(status)
      if (status > 201) refused += 1
      if (at % 50 === 0) await requireSound(testFirm)
    }
    expect(refused).toBeLessThan(175)
  })
}
