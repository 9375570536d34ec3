import { expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import type { PublicDocument } from '#contract/selling/public-documents.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

// By hand, as Circolare 1/E of 9.2.2015 (Agenzia delle Entrate, on art. 17-ter DPR 633/1972) has it:
// the invoice shows its tax, the office pays what is taxed and the tax goes to the state.
//   3 days at 350.00 = 1,050.00, 22 % 231.00; 10 books at 9.90 = 99.00, 4 % 3.96
//   total 1,383.96, tax 234.96, to be paid 1,149.00
const days = line({ quantity: '3', unitPrice: '350', taxCode: 'IT-S22' })
const books = line({ quantity: '10', unitPrice: '9.90', taxCode: 'IT-S4' })
const law = 'Scissione dei pagamenti ai sensi dell’art. 17-ter del D.P.R. 633/1972'

const milan = {
  legalName: 'Studio Navigli S.r.l.',
  vatId: 'IT00743110157',
  language: 'it',
  timeZone: 'Europe/Rome',
  address: { street: 'Via Roma 1', postcode: '20121', city: 'Milano', region: 'MI', country: 'IT' },
  bankAccount: { iban: 'IT60X0542811101000000123456' },
}

const office = {
  name: 'Comune di Pavia',
  language: 'it',
  address: { street: 'Piazza 1', postcode: '27100', city: 'Pavia', region: 'PV', country: 'IT' },
  taxNumbers: [{ label: 'Codice fiscale', number: '00296180185' }],
  electronicScheme: '0205',
  electronicId: 'UF1A2B',
}

async function open(marks: object = { isSplitPayment: true }) {
  const firm = await TestFirm.open(milan)
  return { firm, customer: await firm.customer({ ...office, ...marks }) }
}

async function fileOf(firm: TestFirm, id: string, format: string): Promise<string> {
  const path = `/invoices/${id}/electronic/file?format=${format}`
  return (await askFirm(firm, 'GET', path)).text()
}

const digits = ({ totals }: PaperView) => totals.map(({ value }) => value.replace(/[^\d,−-]/g, ''))

test('what an office pays is the net amount on page, paper, public page, XML and in the ledger', async () => {
  const { firm, customer } = await open()
  const invoice = await firm.issued(customer.id, { lines: [days, books], language: 'it' })
  expect(invoice.totals).toMatchObject({ net: 114_900, tax: 23_496, total: 138_396 })
  expect(invoice.totals).toMatchObject({ splitTax: 23_496, due: 114_900 })
  // 1501 the customer, 3101 what was sold; no tax is owed.
  const balances = await firm.balances()
  expect(Object.values(balances).filter((sum) => sum !== 0)).toEqual([114_900, -114_900])
  expect(balances['1501']).toBe(114_900)

  const paper = await firm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
  expect(digits(paper).slice(-3)).toEqual(['1383,96', expect.stringMatching(/234,96$/), '1149,00'])
  expect(paper.taxNotes).toContain(`${law}.`)
  const { publicPath } = await firm.must<Invoice>('POST', `/invoices/${invoice.id}/public-link`, {})
  const token = publicPath?.split('/').at(-1)
  const page = await firm.must<PublicDocument>('POST', `/public/documents/${token}/open`, {})
  expect(page).toMatchObject({ total: 114_900, due: 114_900 })

  const fattura = await fileOf(firm, invoice.id, 'fattura')
  expect(fattura.match(/<EsigibilitaIVA>(.)/g)).toEqual(['<EsigibilitaIVA>S', '<EsigibilitaIVA>S'])
  expect(fattura).toContain('<ImportoTotaleDocumento>1383.96<')
  expect(fattura).toContain('<ImportoPagamento>1149.00<')
  expect(fattura).not.toContain('<Natura>')
  for (const [format, due] of [
    ['ubl', '<cbc:PayableAmount currencyID="EUR">1149.00<'],
    ['cii', '<ram:DuePayableAmount>1149.00<'],
  ] as const) {
    const xml = await fileOf(firm, invoice.id, format)
    expect(xml).toContain(due)
    expect(xml).toContain(law)
    expect(xml).toMatch(/(cbc:ID|ram:CategoryCode)>B</)
  }
  const { broken } = await firm.must<ElectronicView>('GET', `/invoices/${invoice.id}/electronic`)
  expect(broken).toEqual([])

  const lineId = invoice.lines[1]?.id
  const credit = { lines: [{ lineId, quantity: '10' }] }
  const note = await firm.must<Invoice>('POST', `/invoices/${invoice.id}/credit-note`, credit)
  expect(note.totals).toMatchObject({ total: 10_296, splitTax: 396 })
  expect((await firm.invoice(invoice.id)).totals).toMatchObject({ credited: 9_900, due: 105_000 })
  expect((await firm.balances())['1501']).toBe(105_000)
  const back = await firm.must<PaperView>('GET', `/invoices/${note.id}/paper`)
  expect(digits(back).at(-1)).toBe('99,00')
  expect(await fileOf(firm, note.id, 'fattura')).toContain('<EsigibilitaIVA>S')

  await firm.pay(invoice, 105_000)
  expect(await firm.invoice(invoice.id)).toMatchObject({ state: 'paid', totals: { due: 0 } })
})

// Half of 1,050.00 and 231.00 before: 525.00 are paid and 115.50 go to the state; then the same again.
test('a deposit is split as the final invoice is, which leaves out what was split before', async () => {
  const { firm, customer } = await open()
  const quoted = { ...documentInput(customer.id), validUntil: addDays(today, 30), lines: [days] }
  const quote = await firm.must<{ id: string }>('POST', '/quotes', quoted)
  await firm.must('POST', `/quotes/${quote.id}/issue`, {})
  const asked = { kind: 'progress', value: '50' }
  const path = `/quotes/${quote.id}`
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `${path}/deposits`, asked)
  const deposit = await firm.finalise(invoiceId)
  expect(deposit.totals).toMatchObject({ total: 64_050, splitTax: 11_550, due: 52_500 })
  const moved = async () => Object.values(await firm.balances()).filter((sum) => sum !== 0)
  expect((await moved()).toSorted((a, b) => a - b)).toEqual([-52_500, 52_500])
  expect(await fileOf(firm, invoiceId, 'fattura')).toContain('<ImportoPagamento>525.00<')
  await firm.pay(deposit, 52_500)

  const begun = await firm.must<{ invoiceId: string }>('POST', `${path}/convert`, { lineIds: [] })
  const draft = await firm.must<PaperView>('GET', `/invoices/${begun.invoiceId}/paper`)
  const final = await firm.finalise(begun.invoiceId)
  expect(final.totals).toMatchObject({ total: 128_100, splitTax: 11_550, paid: 64_050 })
  expect(final.totals.due).toBe(52_500)
  for (const paper of [draft, await firm.must<PaperView>('GET', `/invoices/${final.id}/paper`)]) {
    expect(digits(paper).at(-1)).toBe('525,00')
  }
  // What was sold, what is owed and what was paid; neither tax nor deposit is left.
  expect((await moved()).toSorted((a, b) => a - b)).toEqual([-105_000, 52_500, 52_500])
  expect(await firm.trial()).toMatchObject({ receivable: 52_500, openInvoices: 52_500 })
  const fattura = await fileOf(firm, final.id, 'fattura')
  for (const part of [
    '<ImponibileImporto>525.00<',
    '<Imposta>115.50<',
    '<EsigibilitaIVA>S<',
    '<ImportoTotaleDocumento>640.50<',
    '<ImportoPagamento>525.00<',
  ])
    expect(fattura).toContain(part)
  const ubl = await fileOf(firm, final.id, 'ubl')
  expect(ubl).toContain('PayableAmount currencyID="EUR">525.00<')
  const { broken } = await firm.must<ElectronicView>('GET', `/invoices/${final.id}/electronic`)
  expect(broken).toEqual([])
})

test('a final invoice whose tax was paid to the state before is split in its files all the same', async () => {
  const { firm, customer } = await open()
  const quoted = { ...documentInput(customer.id), validUntil: addDays(today, 30), lines: [days] }
  const quote = await firm.must<{ id: string }>('POST', '/quotes', quoted)
  await firm.must('POST', `/quotes/${quote.id}/issue`, {})
  const path = `/quotes/${quote.id}`
  const asked = { kind: 'percent', value: '100' }
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `${path}/deposits`, asked)
  await firm.pay(await firm.finalise(invoiceId), 105_000)
  const begun = await firm.must<{ invoiceId: string }>('POST', `${path}/convert`, { lineIds: [] })
  const final = await firm.finalise(begun.invoiceId)
  expect(final.totals).toMatchObject({ total: 128_100, splitTax: 0, due: 0 })
  for (const format of ['ubl', 'cii']) {
    const xml = await fileOf(firm, final.id, format)
    expect(xml).toMatch(/(cbc:ID|ram:CategoryCode)>B</)
    expect(xml).not.toMatch(/(cbc:ID|ram:CategoryCode)>S</)
    expect(xml).toContain(law)
  }
  expect(await fileOf(firm, final.id, 'fattura')).toContain('<EsigibilitaIVA>S<')
  const { broken } = await firm.must<ElectronicView>('GET', `/invoices/${final.id}/electronic`)
  expect(broken).toEqual([])
})

test('a credit note on a split deposit takes back what was paid of it, and no tax', async () => {
  const { firm, customer } = await open()
  const quoted = { ...documentInput(customer.id), validUntil: addDays(today, 30), lines: [days] }
  const quote = await firm.must<{ id: string }>('POST', '/quotes', quoted)
  await firm.must('POST', `/quotes/${quote.id}/issue`, {})
  const asked = { kind: 'amount', value: '122' }
  const at = `/quotes/${quote.id}/deposits`
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', at, asked)
  const deposit = await firm.finalise(invoiceId)
  const lines = [{ lineId: deposit.lines[0]?.id, quantity: '1' }]
  const note = await firm.must<Invoice>('POST', `/invoices/${invoiceId}/credit-note`, { lines })
  expect(note.totals).toMatchObject({ total: 12_200, splitTax: 2200 })
  expect(await firm.invoice(invoiceId)).toMatchObject({ state: 'credited', totals: { due: 0 } })
  expect(Object.values(await firm.balances()).filter((sum) => sum !== 0)).toEqual([])
})

// The deposit's 22 % went to the firm, which owes them; the rest of the tax goes to the state.
test('an office that was no such one when it paid the deposit splits the rest alone', async () => {
  const { firm, customer } = await open({ isSplitPayment: false })
  const quoted = { ...documentInput(customer.id), validUntil: addDays(today, 30), lines: [days] }
  const quote = await firm.must<{ id: string }>('POST', '/quotes', quoted)
  await firm.must('POST', `/quotes/${quote.id}/issue`, {})
  const path = `/quotes/${quote.id}`
  const asked = { kind: 'percent', value: '50' }
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `${path}/deposits`, asked)
  expect((await firm.finalise(invoiceId)).totals.due).toBe(64_050)
  const begun = await firm.must<{ invoiceId: string }>('POST', `${path}/convert`, { lineIds: [] })
  await firm.must('PUT', `/invoices/${begun.invoiceId}/electronic`, { splitPayment: 'yes' })
  const final = await firm.finalise(begun.invoiceId)
  expect(final.totals).toMatchObject({ splitTax: 11_550, due: 52_500 })
  const { 1501: owed, 2601: tax, 3101: sold } = await firm.balances()
  expect([owed, tax, sold]).toEqual([116_550, -11_550, -105_000])
})

test('the list carries the split tax, and the public page credits without it', async () => {
  const { firm, customer } = await open()
  const lines = [line({ quantity: '10', unitPrice: '10', taxCode: 'IT-S22' })]
  const invoice = await firm.issued(customer.id, { lines })
  const { rows } = await firm.must<{ rows: unknown[] }>('GET', '/invoices')
  expect(rows).toMatchObject([{ total: 12_200, splitTax: 2200, due: 10_000 }])
  // 90.00 of 100.00, with its tax 109.80.
  const credit = { lines: [{ lineId: invoice.lines[0]?.id, quantity: '9' }] }
  await firm.must('POST', `/invoices/${invoice.id}/credit-note`, credit)
  const { publicPath } = await firm.must<Invoice>('POST', `/invoices/${invoice.id}/public-link`, {})
  const path = `/public/documents/${publicPath?.split('/').at(-1)}/open`
  const page = await firm.must<PublicDocument>('POST', path, {})
  expect(page).toMatchObject({ total: 10_000, creditNotesTotal: 9000, due: 1000 })
})

test('the document says otherwise than the customer; it may be voided, paid in parts and copied', async () => {
  const { firm, customer } = await open({ isSplitPayment: false })
  const draft = await firm.draft(customer.id, { lines: [days] })
  expect(draft.totals).toMatchObject({ splitTax: 0, due: 128_100 })
  const path = `/invoices/${draft.id}/electronic`
  await firm.must('PUT', path, { splitPayment: 'yes' })
  expect((await firm.invoice(draft.id)).totals).toMatchObject({ splitTax: 23_100, due: 105_000 })
  const { id: _, ...input } = await firm.invoice(draft.id)
  const preview = { ...input, draftId: draft.id }
  const { totals, journal } = await firm.must<InvoicePreview>('POST', '/invoices/preview', preview)
  expect(totals.due).toBe(105_000)
  const owed = journal.reduce(
    (sum, one) => sum + (one.account === '2601' ? one.credit - one.debit : 0),
    0,
  )
  expect(owed).toBe(0)
  const copy = await firm.must<Invoice>('POST', `/invoices/${draft.id}/duplicate`)
  expect(copy.totals.due).toBe(105_000)
  await firm.finalise(draft.id)
  await firm.must('POST', `/invoices/${draft.id}/void`, { reason: 'Errore' })
  expect(Object.values(await firm.balances()).filter((sum) => sum !== 0)).toEqual([])

  // Given up: 1,050.00 of bad debt and no tax to ask back.
  const lost = await firm.finalise(copy.id)
  const loss = { amount: 105_000, date: today, reason: 'Dissesto', withTax: true }
  await firm.must('POST', `/invoices/${lost.id}/write-off`, loss)
  const { 4905: debt, 2601: tax = 0 } = await firm.balances()
  expect([debt, tax]).toEqual([105_000, 0])

  const abroad = await firm.draft((await firm.customer()).id, { lines: [days] })
  const refused = await firm.ask('PUT', `/invoices/${abroad.id}/electronic`, {
    splitPayment: 'yes',
  })
  expect(refused).toMatchObject({
    status: 422,
    body: { data: { fields: { splitPayment: { key: 'splitPaymentItaly' } } } },
  })
})
