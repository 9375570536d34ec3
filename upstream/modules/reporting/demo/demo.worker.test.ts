import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { OpeningBalances, OpeningItemRow } from '#contract/books/opening-items.ts'
import type { PriceListRow } from '#contract/catalogue/price-lists.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import type { ImportBatch, OpenImport } from '#contract/core/imports.ts'
import type { BulkResult } from '#contract/core/register.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { Question } from '#contract/firm/questions.ts'
import type { BankAccount } from '#contract/money/bank.ts'
import type { PaymentRunRow } from '#contract/money/payment-runs.ts'
import type { FirmQueue } from '#contract/reporting/firm-queue.ts'
import type { FirmSummary } from '#contract/reporting/firm-summary.ts'
import type { OwnFirms } from '#contract/reporting/own-firms.ts'
import type { ReportPin } from '#contract/reporting/report-pins.ts'
import type { ReportSnapshots } from '#contract/reporting/report-snapshots.ts'
import type { TaxDuty } from '#contract/reporting/tax-duties.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import type { SalesOrderRow } from '#contract/selling/sales-orders.ts'
import { Store } from '#upstream/firm/store.ts'
import { forge, forgeries } from '#upstream/testing/forged-documents.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** Playing two years takes seconds, and more where others work too. */
const patienceMs = 900_000

test.each(languages)(
  'a demo in %s has two years behind it, and its books balance',
  async (language) => {
    const testFirm = new TestFirm()
    const firm = await testFirm.must<Firm>('POST', '/internal/seed-demo', { language })
    expect(firm).toMatchObject({ language, warnings: [] })
    await expectTwoYears(testFirm)
    await expectBankToAgree(testFirm)
    await expectRuns(testFirm, language)
    await expectOffice(testFirm)
    await expectKept(testFirm)
    await expectOldItems(testFirm)
    await expectSalesOrders(testFirm)
    await expectToBeWrittenTo(testFirm)
    await expectSister(testFirm, language)
    if (language === 'it') await expectWithheld(testFirm)
    if (language === 'en') await expectSealed(testFirm)
    const again = await testFirm.must<Firm>('POST', '/internal/seed-demo', { language })
    expect(again).toEqual(firm)
  },
  patienceMs,
)

/** Entries that are all the record there is: nothing else could be forged. */
const bare = ['journal', 'cashEntry', 'depositTax']

/** Every kind of document in the journal is sealed, and a forged one is named. */
async function expectSealed(testFirm: TestFirm) {
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    const store = new Store(storage)
    const last = storage.sql
      .exec<{ kind: string; id: string; hash: string | null; sequence: number }>(
        `select source_kind as kind, source_id as id, document_hash as hash, min(sequence) as sequence
         from journal_entries where reverses_id is null group by source_kind`,
      )
      .toArray()
      .filter(({ kind }) => !bare.includes(kind))
    expect(last.length).toBeGreaterThan(6)
    const known: Record<string, readonly [string, string, string]> = forgeries
    for (const { kind, id, hash, sequence } of last) {
      expect(hash, kind).not.toBeNull()
      const forgery = known[kind]
      expect(forgery, kind).toBeDefined()
      if (!forgery) continue
      const broken = forge(storage, store.reader, forgery, id)
      expect([kind, broken]).toMatchObject([kind, { sequence, reason: 'document' }])
    }
  })
}

/** Bills are paid by runs where banks have IBANs, invoices collected where the firm reckons in euro. */
async function expectRuns(testFirm: TestFirm, language: string) {
  const { rows } = await testFirm.must<{ rows: PaymentRunRow[] }>('GET', '/payment-runs')
  const states = (wanted: string) => [
    ...new Set(rows.flatMap(({ direction, state }) => (direction === wanted ? [state] : []))),
  ]
  const both = expect.arrayContaining(['paid', 'waiting'])
  expect(states('out')).toEqual(language === 'ru' ? [] : both)
  expect(states('in')).toEqual(['en', 'ru'].includes(language) ? [] : both)
}

/** The last return waits to be filed, as a question waits for its answer; a customer has prices. */
async function expectOffice(testFirm: TestFirm) {
  const { rows } = await testFirm.must<{ rows: ReturnDays[] }>('GET', '/tax-returns')
  const over = rows.filter(({ isOver }) => isOver)
  // Two months wait to be signed off; the last return and what is due in two weeks to be filed.
  const queue = await testFirm.must<FirmQueue>('GET', '/queue')
  expect(queue.openMonths).toBe(2)
  expect(queue.dueReturns).toBeLessThan(8)
  expect(over.filter(({ filed }) => filed === null)).toEqual([over[0]])
  expect(over.length).toBeGreaterThan(6)
  const questions = await testFirm.must<Question[]>('GET', '/questions')
  expect(questions.map(({ answer }) => answer !== '').sort()).toEqual([false, true])
  const lists = await testFirm.must<{ rows: PriceListRow[] }>('GET', '/price-lists')
  expect(lists.rows).toMatchObject([{ customerCount: 2, priceCount: 10 }])
}

/** A file was imported, reports are pinned, and one was kept for enough nights to draw a line. */
async function expectKept(testFirm: TestFirm) {
  const [batch] = await testFirm.must<ImportBatch[]>('GET', '/imports?register=customers')
  expect(batch).toMatchObject({ state: 'done', rowCount: 4, recordCount: 3 })
  const { results } = await testFirm.must<OpenImport>('GET', `/imports/${batch?.id}`)
  expect(results).toMatchObject({ new: 3, refused: 1 })
  const pins = await testFirm.must<ReportPin[]>('GET', '/report-pins')
  expect(pins.map(({ look }) => look)).toEqual(['figure', 'chart', 'table'])
  const kept = await testFirm.must<ReportSnapshots>(
    'GET',
    `/saved-reports/${pins[0]?.savedReportId}/snapshots`,
  )
  expect(kept.days).toHaveLength(30)
  // Invoices were issued and paid meanwhile, so that the line moves.
  expect(new Set(kept.days.map(({ total }) => JSON.stringify(total))).size).toBeGreaterThan(5)
}

/**
 * The owner's shop has books of its own. Of the workshop's two invoices to it one is a bill there, on
 * which both agree, and one is left to hand over.
 */
async function expectSister(testFirm: TestFirm, language: Language) {
  const shop = new TestFirm()
  shop.userId = testFirm.userId
  const made = await shop.must<Firm>('POST', '/internal/seed-demo-sister', { language })
  expect(made).toMatchObject({ language, warnings: [] })
  await joinFirm(testFirm)
  await joinFirm(shop)
  await testFirm.must('POST', '/internal/join-demo', { otherFirmId: shop.firmId })
  const { links, rows } = await testFirm.must<OwnFirms>('GET', '/own-firms')
  expect(links).toMatchObject([{ partyName: made.legalName, otherFirmId: shop.firmId }])
  const outcomes = rows.map(({ outcome, theirs }) => [outcome, theirs?.state ?? null])
  expect(outcomes).toEqual([
    ['waiting', null],
    ['agrees', 'draft'],
  ])
  const summary = await shop.must<FirmSummary>('GET', '/summary')
  expect(summary.receivable?.overdue).toBeGreaterThan(0)
  expect(summary.cash).toBeGreaterThan(0)
  // The invoice that nobody finished and the bill that came.
  const queue = await shop.must<FirmQueue>('GET', '/queue')
  expect(queue).toMatchObject({ drafts: 2 })
  const { debit, credit } = await shop.trial()
  expect(debit).toBe(credit)
}

/** What was open when the books began agrees with the old books; a supplier's credit is open still. */
async function expectOldItems(testFirm: TestFirm) {
  const balances = await testFirm.must<OpeningBalances>('GET', '/opening-balances')
  expect(balances).toMatchObject({
    receivable: { count: 3, difference: 0 },
    payable: { count: 3, difference: 0 },
  })
  const path = '/opening-items?tab=all&sort=number'
  const { rows } = await testFirm.must<{ rows: OpeningItemRow[] }>('GET', path)
  const open = rows.filter(({ state }) => state === 'open')
  expect(open.map(({ number, amount, due }) => [number, due / amount])).toEqual([['8790 C', 1]])
  expect(rows.filter(({ state }) => state === 'settled')).toHaveLength(5)
}

/** The newest order is a draft, one waits, and of the oldest goods left, as far as they were there. */
async function expectSalesOrders(testFirm: TestFirm) {
  const path = '/sales-orders?tab=all&sort=issueDate'
  const { rows } = await testFirm.must<{ rows: SalesOrderRow[] }>('GET', path)
  expect(rows.map(({ state, deliveryState }) => [state, deliveryState])).toEqual([
    ['draft', 'none'],
    ['open', 'open'],
    ['open', expect.stringMatching(/^(partly|open)$/)],
  ])
}

/** A good part of customers and leads agreed to news: a campaign and a sequence that ask for it go out. */
async function expectToBeWrittenTo(testFirm: TestFirm) {
  type Rows = { rows: { id: string }[] }
  const idsOf = async (path: string) =>
    (await testFirm.must<Rows>('GET', path)).rows.map(({ id }) => id)
  const [campaignId] = await idsOf('/campaigns')
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const when = { date: inAWeek, time: '09:00' }
  const scheduled = await testFirm.must('POST', `/campaigns/${campaignId}/schedule`, when)
  expect(scheduled).toMatchObject({ needsConsent: true, state: 'scheduled' })
  const { id: sequenceId } = await testFirm.must<{ id: string }>('POST', '/sequences', {
    ...{ name: 'News', timeZone: 'Europe/Berlin', needsConsent: true },
    steps: [{ kind: 'mail', subject: 'News', text: 'Hello', wait: 1, unit: 'workingDays' }],
  })
  for (const [kind, path, least] of [
    ['lead', '/leads', 3],
    ['party', '/parties?size=100', 10],
  ] as const) {
    const enrolled = { kind, ids: await idsOf(path) }
    const at = `/sequences/${sequenceId}/members`
    const { results } = await testFirm.must<BulkResult>('POST', at, enrolled)
    const done = results.filter(({ outcome }) => outcome === 'done')
    expect(done.length, kind).toBeGreaterThanOrEqual(least)
  }
}

/** Of an adviser's fee, half is paid, and with it half of the tax that was withheld falls due. */
async function expectWithheld(testFirm: TestFirm) {
  const duties = await testFirm.must<TaxDuty[]>('GET', '/tax-duties')
  const withheld = duties.filter(({ key }) => key === 'withheld')
  expect(withheld).toMatchObject([{ amount: 10_000, isLate: false, doneAt: null }])
}

/** A year of statements: the books and the bank differ by what is open, and by nothing else. */
async function expectBankToAgree(testFirm: TestFirm) {
  const accounts = await testFirm.must<BankAccount[]>('GET', '/bank-accounts')
  const [stated] = accounts.filter(({ bankDate }) => bankDate !== null)
  expect(stated).toMatchObject({ unexplained: 0, openLines: expect.any(Number) })
  const { bookBalance = 0, bankBalance = 0, openAmount = 0, unmatchedBooks = 0 } = stated ?? {}
  expect(bookBalance - unmatchedBooks).toBe((bankBalance ?? 0) - openAmount)
  const path = `/bank-accounts/${stated?.code}/suggestions`
  const { sure } = await testFirm.must<{ sure: number }>('GET', path)
  expect(sure).toBeGreaterThan(1)
}

test('a demo that is copied from another is as good, and all its own', {
  timeout: patienceMs,
}, async () => {
  const made = new TestFirm()
  const copy = new TestFirm()
  const language = 'de'
  await env.FILES.delete((await templates()).map(({ key }) => key))
  const firm = await made.must<Firm>('POST', '/internal/seed-demo', { language })
  await vi.waitFor(async () => expect(await templates()).toHaveLength(1))
  const copied = await copy.must<Firm>('POST', '/internal/seed-demo', { language })
  expect(copied).toEqual({ ...firm, id: copy.firmId })
  await expectTwoYears(copy)
  await expectSealed(copy)
  expect(await copy.trial()).toEqual(await made.trial())

  const [one, other] = [await linksOf(made), await linksOf(copy)]
  expect(one.length).toBeGreaterThan(50)
  expect(new Set([...one, ...other]).size).toBe(one.length + other.length)
  for (const secret of other) expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}([0-9A-F]{6})?$/)
  expect(await traceOf(copy, made)).toEqual([])

  const page = await made.must<InvoicePage>('GET', '/invoices?size=1&tab=paid')
  const [{ number = '', customerName = '' } = {}] = page.rows
  for (const q of [number, customerName]) {
    const path = `/invoices?size=200&q=${encodeURIComponent(String(q))}`
    const found = await copy.must<InvoicePage>('GET', path)
    expect(found.rows.length, String(q)).toBeGreaterThan(0)
    const there = await made.must<InvoicePage>('GET', path)
    expect(found.rows.map(({ id }) => id)).toEqual(there.rows.map(({ id }) => id))
  }

  const customer = await copy.customer()
  const issued = await copy.issued(customer.id, {
    lines: [{ description: 'New', quantity: '1', unitPrice: '10', taxCode: 'DE-S19' }],
  })
  expect(page.rows.map((row) => row.number)).not.toContain(issued.number)
  expect((await copy.trial()).debit).toBe((await copy.trial()).credit)
})

async function expectTwoYears(testFirm: TestFirm): Promise<void> {
  const { counts } = await testFirm.must<InvoicePage>('GET', '/invoices?size=200')
  const tabs = ['draft', 'sent', 'partlyPaid', 'overdue', 'paid', 'void', 'creditNote'] as const
  for (const tab of tabs) expect(counts[tab], tab).toBeGreaterThan(0)
  const trial = await testFirm.trial()
  expect(trial.debit).toBe(trial.credit)
  expect(trial.openInvoices).toBe(trial.receivable)
  // One of the last hours is still on its way; at some times of the day there is none.
  const states = ['bounced', 'delivered', 'failed', 'opened']
  expect(await mailStatesOf(testFirm)).toEqual(expect.arrayContaining(states))
}

/** What became of the mails of the last weeks. */
function mailStatesOf(testFirm: TestFirm): Promise<string[]> {
  return runInDurableObject(testFirm.object, (_object, { storage }) =>
    storage.sql
      .exec<{ state: string }>('select distinct state from outbound_message order by state')
      .toArray()
      .map(({ state }) => state),
  )
}

async function templates() {
  return (await env.FILES.list({ prefix: 'demo-templates/' })).objects
}

function linksOf(testFirm: TestFirm): Promise<string[]> {
  return runInDurableObject(testFirm.object, (_object, { storage }) =>
    storage.sql
      .exec<{ secret: string }>(
        'select public_secret as secret from invoices where public_secret is not null',
      )
      .toArray()
      .map(({ secret }) => secret),
  )
}

/** Tables of one firm in which the other's id or person stands. */
function traceOf(testFirm: TestFirm, other: TestFirm): Promise<string[]> {
  return runInDurableObject(testFirm.object, (_object, { storage: { sql } }) => {
    const query = "select name from sqlite_master where type = 'table' and name not like '%search%'"
    const names = sql.exec<{ name: string }>(query).toArray()
    return names
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('_cf'))
      .filter((name) => {
        const rows = JSON.stringify([...sql.exec(`select * from ${name}`).raw()])
        return rows.includes(other.firmId) || rows.includes(other.userId)
      })
  })
}
