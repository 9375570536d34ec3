import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Party } from '#contract/firm/parties.ts'
import type { BankLine } from '#contract/money/bank.ts'
import type { Mandate } from '#contract/money/mandates.ts'
import type { Collectable, PaymentRun } from '#contract/money/payment-runs.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

beforeAll(async () => {
  const bankAccount = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  firm = await TestFirm.open({ bankAccount })
  await settings(1)
})

/** How many days before a debit its customer is told. */
async function settings(noticeDays: number): Promise<void> {
  const { version } = await firm.must<{ version: number }>('GET', '/debit-settings')
  const creditorId = 'DE98ZZZ09999999999'
  await firm.must('PUT', '/debit-settings', { creditorId, noticeDays, version })
}

/** A customer who signed a mandate. */
async function customer(name: string, kind = 'recurrent', email = ''): Promise<Party> {
  const party = await firm.customer({ name, email })
  const signedOn = addDays(today, -30)
  const iban = 'DE02120300000000202051'
  await firm.must('POST', '/mandates', { customerName: name, signedOn, iban, kind })
  return party
}

/** An invoice without tax that is due today, or as its instalments are. */
function issue({ id }: Party, unitPrice: string, values: object = {}): Promise<Invoice> {
  const lines = [line({ unitPrice, taxCode: 'DE-Z0' })]
  return firm.issued(id, { dueDate: today, ...values, lines })
}

async function open(): Promise<{ rows: Collectable[]; firstDate: string }> {
  return firm.must('GET', '/collectables')
}

async function input(documentIds: string[]) {
  const { firstDate: collectionDate } = await open()
  return { account: '1200', collectionDate, documentIds }
}

const collect = async (...ids: string[]) =>
  firm.must<PaymentRun>('POST', '/debit-runs', await input(ids))

const step = (run: PaymentRun, name: string, values: object = {}) =>
  firm.must<PaymentRun>('POST', `/payment-runs/${run.id}/${name}`, values)

const approve = (run: PaymentRun) => step(run, 'approve', { version: run.version })

async function mandateOf(name: string): Promise<Mandate> {
  const list = await firm.must<{ rows: { id: string; customerName: string }[] }>(
    'GET',
    '/mandates?tab=all',
  )
  const id = list.rows.find(({ customerName }) => customerName === name)?.id
  return firm.must('GET', `/mandates/${id}`)
}

/** The id of a line of the bank that came in. */
async function bankLine(amount: string): Promise<string> {
  const csv = `Date;Name;Description;Amount;Balance\n${today};Sammler;x;${amount};${amount}\n`
  const file = new File([csv], 'b.csv')
  const { body } = await firm.upload<{ id: string }>('/bank-accounts/1200/imports', { file })
  await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
  const { lines } = await firm.must<{ lines: BankLine[] }>('GET', '/bank-accounts/1200/suggestions')
  return lines[0]?.id ?? ''
}

// 300.00 in two parts, of which the first is due now.
test('instalments that are not due by then are not collected', async () => {
  const party = await customer('Raten GmbH')
  const later = [
    { share: '40', dueDate: today },
    { share: '60', dueDate: addDays(today, 90) },
  ]
  const { id } = await issue(party, '300', { dueDate: undefined, instalments: later })
  expect((await open()).rows).toMatchObject([{ documentId: id, due: 12_000, dueDate: today }])
  const run = await approve(await collect(id))
  expect(run.total).toBe(12_000)
  await step(run, 'settle', { date: today })
  expect((await firm.invoice(id)).totals.due).toBe(18_000)
  expect((await open()).rows).toEqual([])
  const early = await firm.ask('POST', '/debit-runs', await input([id]))
  expect([early.status, early.body.data.fields.documentIds?.key]).toEqual([422, 'notDueByThen'])
})

test('a mandate for one debit is in one run, and only one debit of a mandate is the first', async () => {
  const [once, often] = [await customer('Einmal AG', 'oneOff'), await customer('Oft AG')]
  const bills = [await issue(once, '10'), await issue(often, '20')]
  const more = [await issue(once, '30'), await issue(often, '40')]
  const first = await collect(...bills.map(({ id }) => id))
  expect(first.items.map(({ sequence }) => sequence)).toEqual(['OOFF', 'FRST'])
  const { rows } = await open()
  expect(rows.find(({ documentId }) => documentId === more[0]?.id)?.obstacle).toBe('mandateInRun')
  const twice = await firm.ask('POST', '/debit-runs', await input([more[0]?.id ?? '']))
  expect([twice.status, twice.body.data.fields.documentIds?.key]).toEqual([422, 'oneOffOnce'])
  const second = await collect(more[1]?.id ?? '')
  expect(second.items[0]?.sequence).toBe('RCUR')
  await step(first, 'cancel')
  await step(second, 'cancel')
})

test('a returned debit is returned again after its bank line was matched anew', async () => {
  const party = await customer('Zweimal GmbH')
  const [one, other] = [await issue(party, '50'), await issue(party, '60')]
  const run = await approve(await collect(one.id, other.id))
  const at = `/bank-lines/${await bankLine('110.00')}`
  const match = { match: { how: 'run', runId: run.id } }
  const back = { documentId: one.id, reason: 'AM04' }
  await firm.must('POST', `${at}/match`, match)
  await step(run, 'returns', back)
  await firm.must('POST', `${at}/unmatch`, {})
  expect((await mandateOf('Zweimal GmbH')).debitCount).toBe(0)
  await firm.must('POST', `${at}/match`, match)
  expect((await firm.invoice(one.id)).state).toBe('paid')
  expect((await mandateOf('Zweimal GmbH')).debitCount).toBe(2)
  expect((await step(run, 'returns', back)).items[0]).toMatchObject({ returned: 'AM04' })
  expect((await firm.invoice(one.id)).totals.due).toBe(5_000)
})

// 80.00 are collected of an invoice of which the customer paid 30.00 by themselves: 30.00 are their credit.
test('what the bank collected beyond what is open stands to the customer’s credit', async () => {
  const party = await customer('Doppelt GmbH')
  const invoice = await issue(party, '80')
  const run = await approve(await collect(invoice.id))
  const items = [{ documentId: invoice.id, amount: 3_000 }]
  const own = `/bank-lines/${await bankLine('30.00')}/match`
  await firm.must('POST', own, { match: { how: 'items', items } })
  // Nothing says that the bank collected it as well.
  const settled = await firm.ask('POST', `/payment-runs/${run.id}/settle`, { date: today })
  expect([settled.status, settled.body.data.detail]).toEqual([409, { reason: 'runOutdated' }])
  const line = `/bank-lines/${await bankLine('80.00')}/match`
  await firm.must('POST', line, { match: { how: 'run', runId: run.id } })
  expect((await firm.invoice(invoice.id)).state).toBe('paid')
  const { credit } = await firm.must<Party>('GET', `/parties/${party.id}`)
  expect(credit).toEqual([{ currency: 'EUR', amount: 3_000 }])
})

test('an address that mail comes back from holds up no approval', async () => {
  const [bad, good] = [
    await customer('Zurück GmbH', 'recurrent', 'zurueck@example.com'),
    await customer('Da GmbH', 'recurrent', 'da@example.com'),
  ]
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec(`insert into outbound_suppression (address, reason, created_at)
      values ('zurueck@example.com', 'unknown', '2026-01-01T00:00:00Z')`)
  })
  const run = await approve(
    await collect((await issue(bad, '10')).id, (await issue(good, '10')).id),
  )
  expect(run.state).toBe('approved')
  expect(run.items.map(({ toldAt }) => toldAt !== null)).toEqual([false, true])
})

test('a debit is approved while customers can be told in time, and filed while the bank takes it', async () => {
  const party = await customer('Spät GmbH')
  const [one, other] = [await issue(party, '10'), await issue(party, '20')]
  const waiting = await collect(one.id)
  const approved = await approve(await collect(other.id))
  await settings(20)
  const late = await firm.ask('POST', `/payment-runs/${waiting.id}/approve`, { version: 1 })
  expect([late.status, late.body.data.detail]).toEqual([409, { reason: 'collectionTooNear' }])
  const path = `/payment-runs/${approved.id}/file`
  const format = { format: 'debit08' }
  expect((await firm.take('POST', path, format)).status).toBe(200)
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec('update payment_runs set execution_date = ? where id = ?', today, approved.id)
  })
  const tooNear = await firm.ask('POST', path, format)
  expect([tooNear.status, tooNear.body.data.detail]).toEqual([409, { reason: 'collectionTooNear' }])
})
