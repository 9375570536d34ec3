import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { AppError } from '#contract/core/errors.ts'
import { convert, minorToDecimal } from '#contract/core/money.ts'
import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { printedPaper } from '#upstream/documents/paper/printed-paper.ts'
import { readPages } from '#upstream/documents/pdf/fixtures/read-pdf.ts'
import { renderPdf } from '#upstream/documents/pdf/render-pdf.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { type FirmContext, Store, type Writer } from '#upstream/firm/store.ts'
import { type Roll, rollFrom } from '#upstream/testing/random.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { readInvoiceInSteps } from '../../../../einvoice/index.ts'
import { entriesOf, entryLines } from '../../../books/ledger/index.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import { cancel } from '../../../firm/jobs/index.ts'
import { creditInvoice } from '../credit.ts'
import { createDepositDraft } from '../deposits/create.ts'
import { createDraft } from '../draft.ts'
import { setTerms } from '../electronic/keep-terms.ts'
import { finalise } from '../finalise.ts'
import { composeInvoicePaper } from '../paper/invoice-paper.ts'
import { issuedPaperSource } from '../paper/read-source.ts'
import { groupsOf } from '../posting.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { keepPdfJob } from './keep-issued.ts'
import { findKeptXml } from './store.ts'

const seed = 7
/** All go through XML and the journal, each tenth through page and PDF too. */
const documents = 1_000
const codes = [['DE-S19'], ['DE-S19', 'DE-S7'], ['DE-S7', 'DE-E'], ['DE-K'], ['DE-AE'], ['DE-G']]
const currencies = ['EUR', 'EUR', 'EUR', 'CHF', 'JPY', 'USD'] as const
const rates = { EUR: '1', CHF: '1.0437', JPY: '0.0061', USD: '0.92' } as const

function pick<Value>(random: Roll, values: readonly Value[]): Value {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

function discountOf(random: Roll) {
  if (random(2) === 0) return null
  const value = random(2) === 0 ? `${random(40)}.${random(10)}` : `${random(4)}`
  return { kind: value.includes('.') ? 'percent' : 'amount', value }
}

function inputOf(random: Roll, customerId: string): InvoiceInput {
  const currency = pick(random, currencies)
  const mixed = pick(random, [...codes, ['DE-O']])
  return InvoiceInput.parse({
    customerId,
    issueDate: today,
    supplyDate: today,
    currency,
    exchangeRate: rates[currency],
    priceMode: pick(random, ['net', 'net', 'gross']),
    language: pick(random, ['de', 'en', 'it']),
    discount: discountOf(random),
    lines: Array.from({ length: 1 + random(6) }, () => ({
      description: pick(random, ['Holz & Leim', 'Arbeit am <Kai>', 'Rovere massello']),
      quantity: `${1 + random(20)}${pick(random, ['', '.5', '.125'])}`,
      unit: pick(random, ['h', 'Stk', '']),
      unitPrice: `${5 + random(900)}.${10 + random(90)}`,
      discount: discountOf(random),
      taxCode: pick(random, mixed),
    })),
  })
}

async function read(xml: string | undefined) {
  const result = await readInvoiceInSteps(new TextEncoder().encode(xml))
  if ('refusal' in result) throw new Error(result.refusal)
  return result.document
}

const corrected = ElectronicTerms.parse({ typeCode: '384', precedingNumber: 'R-1' })

/** 386, 326, 384, 380, and 381 of one that was issued before. */
function issue(
  store: Store,
  random: Roll,
  customerId: string,
  credited: string | undefined,
): DocumentRow {
  const context = { ...firmItself('F', new Date()), newId: () => crypto.randomUUID() }
  const firm = { ...context, actor: { ...context.actor, role: 'owner' } }
  return store.transact(firm, (writer) => {
    const row = make(writer, firm)
    // Its PDF is looked at below, and not for each.
    cancel(writer, keepPdfJob, row.id)
    return row
  })

  function make(writer: Writer, firm: FirmContext): DocumentRow {
    if (credited) return creditInvoice(writer, firm, credited, { lines: [], reason: 'Retoure' })
    const input = inputOf(random, customerId)
    const purpose = pick(random, ['', '', '', 'deposit', 'progress'] as const)
    if (purpose !== '') {
      const kind = { purpose, progress: purpose === 'progress' ? '30' : '', quoteId: 'Q' }
      return finalise(writer, firm, createDepositDraft(writer, firm, input, kind).id)
    }
    const draft = createDraft(writer, firm, input)
    if (random(4) === 0) {
      setTerms(writer, firm, draft.id, corrected)
    }
    return finalise(writer, firm, draft.id)
  }
}

/** A discount that is more than its lines is refused; so is what no rate covers. */
function tryIssue(...given: Parameters<typeof issue>): DocumentRow | undefined {
  try {
    return issue(...given)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return undefined
    throw error
  }
}

test(`${documents} documents of all kinds say the same on page, PDF, UBL, CII and in the journal (${seed})`, {
  timeout: 180_000,
}, async () => {
  const firm = await TestFirm.open({ cashRounding: 'coins' })
  const { id: customerId } = await firm.customer({ vatId: 'ATU13585627' })
  const random = rollFrom(seed)
  const kinds = new Set<string>()
  const creditable: string[] = []
  await runInDurableObject(firm.object, async (_, { storage }) => {
    const store = new Store(storage)
    for (let at = 0; at < documents; at += 1) {
      const where = `document ${at}`
      const row = tryIssue(
        store,
        random,
        customerId,
        random(5) === 0 ? creditable.pop() : undefined,
      )
      if (!row) continue
      const { currency } = row
      if (row.kind === 'invoice' && row.purpose === '' && row.total > 0) creditable.push(row.id)
      const text = (minor: number) => minorToDecimal(minor, currency)
      const ubl = await read(findKeptXml(store.reader, row.id, 'ubl')?.xml)
      const cii = await read(findKeptXml(store.reader, row.id, 'cii')?.xml)
      expect(cii, where).toEqual(ubl)
      kinds.add(ubl.typeCode)
      expect(ubl.totals, where).toMatchObject({
        net: text(row.net),
        tax: text(row.tax),
        gross: text(row.total - row.rounding),
        due: text(row.total),
      })
      const groups = groupsOf(row)
      expect(ubl.taxes.map(({ base, tax }) => [base, tax])).toEqual(
        groups.map(({ base, tax }) => [text(base), text(tax)]),
      )
      requireJournal(store, row, where)
      if (at % 10 === 0) await requirePaper(store, row, where)
    }
  })
  expect([...kinds].sort()).toEqual(['326', '380', '381', '384', '386'])
})

/** The journal in euro: what is owed, and the tax to the cent, unless it waits for the money. */
function requireJournal({ reader }: Store, row: DocumentRow, where: string): void {
  const lines = entriesOf(reader, row.id).flatMap(({ sequence }) => entryLines(reader, sequence))
  const sum = (list: typeof lines) => list.reduce((all, one) => all + one.debit - one.credit, 0)
  expect(sum(lines), where).toBe(0)
  if (row.kind === 'creditNote') return
  const owed = convert(row.total, row.currency, 'EUR', row.exchangeRate)
  const [receivable] = lines
  expect(receivable ? receivable.debit - receivable.credit : 0, where).toBe(owed)
  if (row.purpose !== '') return
  const accounts = new Set([
    ...[...taxRules(reader).values()].map(({ accounts: { output } }) => output),
    reader.sql.exec<{ code: string }>("select code from accounts where role = 'outputTax'").one()
      .code,
  ])
  const taxed = lines.filter(({ account }) => accounts.has(account))
  const tax = groupsOf(row).reduce((all, { baseTax }) => all + baseTax, 0)
  expect(0 - sum(taxed), where).toBe(tax)
}

/** Each figure of the page stands in the text of the PDF, and is the document's. */
async function requirePaper(store: Store, row: DocumentRow, where: string): Promise<void> {
  const source = issuedPaperSource(store.reader, getDocument(store.reader, row.id))
  const view = composeInvoicePaper(source)
  const digits = (words: string) => Number(words.replace(/\D/g, ''))
  const figures = view.totals.map(({ value }) => digits(value))
  expect(figures, where).toContain(row.total)
  const taxes = groupsOf(row).flatMap(({ tax }) => (tax === 0 ? [] : [tax]))
  expect(figures, where).toEqual(expect.arrayContaining(taxes))
  const pdf = await renderPdf(printedPaper(source, view, undefined), new Date(0))
  const plain = (words: string) => words.replace(/\s+/g, ' ')
  const text = plain(readPages(pdf).join(' '))
  for (const { value } of view.totals) expect(text, where).toContain(plain(value))
  for (const { amount } of view.rows) expect(text, where).toContain(plain(amount))
}
