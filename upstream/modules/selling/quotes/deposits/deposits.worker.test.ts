import { beforeAll, describe, expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Deposit } from '#contract/selling/deposits.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { readInvoiceInSteps } from '#upstream/einvoice/index.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { firmInMilan } from '#upstream/testing/firm-in-milan.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

/** An issued quote of 1,000.00 at 19 % and 500.00 at 7 %: 1,725.00 with tax. */
async function issuedQuote(firm: TestFirm, customerId: string, taxCodes: string[]): Promise<Quote> {
  const lines = taxCodes.map((taxCode, at) => line({ taxCode, unitPrice: String(1000 / (at + 1)) }))
  const input = { ...documentInput(customerId), validUntil: addDays(today, 30), lines }
  const { id } = await firm.must<Quote>('POST', '/quotes', input)
  return firm.must<Quote>('POST', `/quotes/${id}/issue`, {})
}

function ask(firm: TestFirm, quote: Quote, kind: string, value: string) {
  return firm.must<{ invoiceId: string }>('POST', `/quotes/${quote.id}/deposits`, { kind, value })
}

describe('in Germany, where the tax of a deposit waits for its money', () => {
  let firm: TestFirm
  let quote: Quote
  let deposit: Invoice
  const start: Record<string, number> = {}

  beforeAll(async () => {
    firm = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000' } })
    const { id } = await firm.customer()
    quote = await issuedQuote(firm, id, ['DE-S19', 'DE-S7'])
    const { invoiceId } = await ask(firm, quote, 'percent', '30')
    deposit = await firm.finalise(invoiceId)
    Object.assign(start, await firm.balances())
  })

  test('it asks for the share of each rate and posts no tax yet', async () => {
    expect(deposit).toMatchObject({ purpose: 'deposit', totals: { net: 45_000, tax: 6750 } })
    expect(start).toMatchObject({ '1400': 51_750, '1710': -51_750 })
    expect(start['1776']).toBeUndefined()
    const paper = await firm.must<PaperView>('GET', `/invoices/${deposit.id}/paper`)
    expect(paper.title).toBe('Anzahlungsrechnung')
    expect(paper.rows[0]?.description).toMatch(/^Anzahlung von 30\s% auf Angebot AN-/)
  })

  test('the tax is posted with each part that is paid, and taken back with it', async () => {
    const part = await firm.pay(deposit, 17_250)
    expect(await firm.balances()).toMatchObject({ '1400': 34_500, '1776': -1900, '1771': -350 })
    await firm.must('POST', `/payments/${part.id}/reverse`, {})
    const back = await firm.balances()
    expect([back['1400'], back['1710'], back['1776']]).toEqual([51_750, -51_750, 0])
    await firm.pay(deposit, 51_750)
    expect(await firm.balances()).toMatchObject({ '1710': -45_000, '1776': -5700, '1771': -1050 })
  })

  test('the final invoice says net and tax of it, takes it off, and leaves nothing on it', async () => {
    const path = `/quotes/${quote.id}/convert`
    const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', path, { lineIds: [] })
    const { rows } = await firm.must<{ rows: (Deposit & { isChosen: boolean })[] }>(
      'GET',
      `/invoices/${invoiceId}/deposits`,
    )
    expect(rows).toMatchObject([{ invoiceId: deposit.id, usable: 51_750, isChosen: true }])
    const final = await firm.finalise(invoiceId)
    expect(final.totals).toMatchObject({ total: 172_500, paid: 51_750, due: 120_750 })
    expect(final.deposits).toMatchObject([{ number: deposit.number, net: 45_000, tax: 6750 }])
    const balances = await firm.balances()
    expect(balances['1710']).toBe(0)
    expect(balances).toMatchObject({ '1400': 120_750, '1776': -19_000, '1771': -3500 })
    expect(await firm.trial()).toMatchObject({ receivable: 120_750, openInvoices: 120_750 })

    const paper = await firm.must<PaperView>('GET', `/invoices/${invoiceId}/paper`)
    expect(paper.title).toBe('Schlussrechnung')
    const less = paper.totals.find(({ label }) => label.includes(deposit.number ?? '?'))
    expect(less?.label).toMatch(/netto 450,00, .* 67,50/)
    expect(less?.value).toBe('−517,50')
    expect(paper.totals.at(-1)?.value).toContain('1.207,50')
    for (const format of ['ubl', 'cii']) {
      const at = `/invoices/${invoiceId}/electronic/file?format=${format}`
      const bytes = new Uint8Array(await (await askFirm(firm, 'GET', at)).arrayBuffer())
      const read = await readInvoiceInSteps(bytes)
      if ('refusal' in read) throw new Error(read.refusal)
      expect(read.document.totals).toMatchObject({ prepaid: '517.50', due: '1207.50' })
      expect(read.document.precedingInvoices).toMatchObject([{ number: deposit.number }])
      expect(read.document.notes.map(({ text }) => text).join()).toContain('67,50')
    }
    const view = await firm.must<{ broken: unknown[] }>('GET', `/invoices/${invoiceId}/electronic`)
    expect(view.broken).toEqual([])
    for (const act of ['void', 'credit-note']) {
      const again = await firm.ask('POST', `/invoices/${deposit.id}/${act}`, {
        reason: 'x',
        lines: [{ lineId: deposit.lines[0]?.id, quantity: '1' }],
      })
      expect(again).toMatchObject({
        status: 409,
        body: { data: { detail: { reason: 'depositDeducted' } } },
      })
    }
    const [settled] = final.settlements
    const back = await firm.ask('POST', `/allocations/${settled?.id}/take-back`, { reason: 'x' })
    expect(back.status).toBe(409)
  })

  test('what was paid and is credited goes back with its tax', async () => {
    const other = await issuedQuote(firm, (await firm.customer()).id, ['DE-S19'])
    const before = await firm.balances()
    const { invoiceId } = await ask(firm, other, 'amount', '119')
    const invoice = await firm.finalise(invoiceId)
    await firm.pay(invoice, 5950)
    const lines = [{ lineId: invoice.lines[0]?.id, quantity: '1' }]
    await firm.must('POST', `/invoices/${invoiceId}/credit-note`, { lines, reason: 'Storno' })
    const after = await firm.balances()
    for (const account of ['1400', '1710', '1776']) expect(after[account]).toBe(before[account])
    expect((after['1709'] ?? 0) - (before['1709'] ?? 0)).toBe(-5950)
  })

  test('progress is counted from the beginning, and never beyond the quote', async () => {
    const other = await issuedQuote(firm, (await firm.customer()).id, ['DE-S19'])
    const first = await firm.finalise((await ask(firm, other, 'progress', '30')).invoiceId)
    const second = await firm.finalise((await ask(firm, other, 'progress', '75')).invoiceId)
    expect([first.totals.net, second.totals.net]).toEqual([30_000, 45_000])
    expect(second).toMatchObject({ purpose: 'progress', progress: '75' })
    const path = `/quotes/${other.id}/deposits`
    const less = await firm.ask('POST', path, { kind: 'progress', value: '60' })
    expect(less).toMatchObject({
      status: 422,
      body: { data: { fields: { value: { key: 'notMoreThanBefore' } } } },
    })
    const more = await firm.ask('POST', path, { kind: 'amount', value: '400' })
    expect(more).toMatchObject({
      status: 422,
      body: { data: { fields: { value: { key: 'onlyLeft' } } } },
    })
    const denied = await firm.ask(
      'POST',
      path,
      { kind: 'percent', value: '5' },
      { role: 'readOnly' },
    )
    expect(denied.status).toBe(403)
  })
})

test('in Italy the tax is owed with the invoice, and the FatturaPA taxes the rest alone', async () => {
  const firm = await TestFirm.open(firmInMilan)
  const italian = { ...firmInMilan.address, city: 'Roma', region: 'RM' }
  const { id } = await firm.customer({ address: italian, vatId: 'IT00743110157', language: 'it' })
  const quote = await issuedQuote(firm, id, ['IT-S22'])
  const deposit = await firm.finalise((await ask(firm, quote, 'percent', '50')).invoiceId)
  const { invoiceId } = await firm.must<{ invoiceId: string }>(
    'POST',
    `/quotes/${quote.id}/convert`,
    {
      lineIds: [],
    },
  )
  const final = await firm.finalise(invoiceId)
  expect(final.totals).toMatchObject({ total: 122_000, due: 61_000 })
  const xml = await (
    await askFirm(firm, 'GET', `/invoices/${invoiceId}/electronic/file?format=fattura`)
  ).text()
  expect(xml).toContain('<ImponibileImporto>500.00</ImponibileImporto>')
  expect(xml).toContain('<Imposta>110.00</Imposta>')
  expect(xml).toContain('<ImportoTotaleDocumento>610.00</ImportoTotaleDocumento>')
  expect(xml).toContain(`<IdDocumento>${deposit.number}</IdDocumento>`)
})

test('deposits and progress count once in reports of sales, with their final invoice', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const sold = async (report: string) => {
    const path = `/reports/${report}period=custom&from=${today}&to=${today}`
    const { rows } = await firm.must<Report>('GET', path)
    return rows.at(-1)?.cells.find((cell) => cell?.amount !== undefined)?.amount ?? 0
  }
  const sales = () => Promise.all(['sales-by-item?', 'custom?by=customer&'].map(sold))
  const first = await issuedQuote(firm, id, ['DE-S19'])
  await firm.finalise((await ask(firm, first, 'percent', '30')).invoiceId)
  const second = await issuedQuote(firm, id, ['DE-S19'])
  await firm.finalise((await ask(firm, second, 'progress', '30')).invoiceId)
  // The third is called off: its deposit is credited, and nothing is delivered.
  const third = await issuedQuote(firm, id, ['DE-S19'])
  const part = await firm.finalise((await ask(firm, third, 'percent', '30')).invoiceId)
  const lines = [{ lineId: part.lines[0]?.id, quantity: '1' }]
  await firm.must('POST', `/invoices/${part.id}/credit-note`, { lines, reason: 'Storno' })
  expect(await sales()).toEqual([0, 0])
  for (const quote of [first, second]) {
    const path = `/quotes/${quote.id}/convert`
    const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', path, { lineIds: [] })
    await firm.finalise(invoiceId)
  }
  expect(await sales()).toEqual([200_000, 200_000])
})
