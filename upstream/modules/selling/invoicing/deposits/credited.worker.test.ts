import { beforeAll, describe, expect, test } from 'vitest'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { firmInMilan } from '#upstream/testing/firm-in-milan.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Lines = readonly [taxCode: string, price: string][]

/** An issued deposit of all of a quote, with a line for each of its rates, and the quote. */
async function askedDeposit(firm: TestFirm, customerId: string, lines: Lines) {
  const input = {
    ...documentInput(customerId),
    validUntil: addDays(today, 30),
    lines: lines.map(([taxCode, unitPrice]) => line({ taxCode, unitPrice })),
  }
  const made = await firm.must<Quote>('POST', '/quotes', input)
  const quote = await firm.must<Quote>('POST', `/quotes/${made.id}/issue`, {})
  const path = `/quotes/${quote.id}/deposits`
  const asked = { kind: 'percent', value: '100' }
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', path, asked)
  return { quote, deposit: await firm.finalise(invoiceId) }
}

function creditLine(firm: TestFirm, deposit: Invoice, at: number): Promise<Invoice> {
  const lines = [{ lineId: deposit.lines[at]?.id, quantity: '1' }]
  return firm.must('POST', `/invoices/${deposit.id}/credit-note`, { lines, reason: 'Changed' })
}

async function finalDraft(firm: TestFirm, quote: Quote): Promise<string> {
  const path = `/quotes/${quote.id}/convert`
  return (await firm.must<{ invoiceId: string }>('POST', path, { lineIds: [] })).invoiceId
}

describe('a credit note on a deposit takes back its own lines', () => {
  test('in Britain: the line without tax leaves the tax, and the rest is deducted', async () => {
    const address = { street: 'High St 1', postcode: 'SW1A 1AA', city: 'London', country: 'GB' }
    const firm = await TestFirm.open({ address, vatId: 'GB980780684' })
    const { id } = await firm.customer({ address })
    const codes: Lines = [
      ['GB-S20', '1000'],
      ['GB-Z', '500'],
    ]
    const { quote, deposit } = await askedDeposit(firm, id, codes)
    const asked = await firm.balances()
    await creditLine(firm, deposit, 1)
    const credited = await firm.balances()
    const moved = Object.keys(credited)
      .map((code) => (credited[code] ?? 0) - (asked[code] ?? 0))
      .filter((amount) => amount !== 0)
    expect(moved.toSorted((a, b) => a - b)).toEqual([-50_000, 50_000])

    const final = await firm.finalise(await finalDraft(firm, quote))
    expect(final.deposits).toMatchObject([{ net: 100_000, tax: 20_000, total: 120_000 }])
    const groups = final.deposits[0]?.groups.filter(({ net }) => net !== 0)
    expect(groups).toMatchObject([{ category: 'S', net: 100_000, tax: 20_000 }])
    const end = await firm.balances()
    // Tax of the final invoice alone, and nothing left of the deposit.
    const amounts = Object.values(end).filter((amount) => amount !== 0)
    expect(amounts.toSorted((a, b) => a - b)).toEqual([-150_000, -20_000, 170_000])
  })

  describe('in Germany, where tax waits for the money', () => {
    let firm: TestFirm
    beforeAll(async () => {
      firm = await TestFirm.open()
    })

    // Output tax 19 % 1776 and 7 % 1771 (SKR 03).
    test('the tax of the money is that of the lines that are left', async () => {
      const { id } = await firm.customer()
      const codes: Lines = [
        ['DE-S19', '1000'],
        ['DE-S7', '1000'],
      ]
      const { deposit } = await askedDeposit(firm, id, codes)
      await firm.pay(deposit, 113_000)
      expect(await firm.balances()).toMatchObject({ '1776': -9500, '1771': -3500 })
      await creditLine(firm, deposit, 1)
      // 1,130.00 of 1,190.00 are paid: all for the line at 19 %.
      const left = await firm.balances()
      expect(left['1776']).toBe(-Math.round((19_000 * 113_000) / 119_000))
      expect(left['1771']).toBe(0)
      await firm.pay(await firm.invoice(deposit.id), 6000)
      const paid = await firm.balances()
      expect(paid).toMatchObject({ '1776': -19_000, '1771': 0, '1710': -100_000, '1400': 0 })
    })

    test('money that came after the date of the final invoice is not deducted', async () => {
      const { id } = await firm.customer()
      const { quote, deposit } = await askedDeposit(firm, id, [['DE-S19', '1000']])
      await firm.pay(deposit, 119_000)
      const draft = await firm.invoice(await finalDraft(firm, quote))
      const path = `/invoices/${draft.id}`
      const early = {
        ...documentInput(id),
        issueDate: addDays(today, -1),
        lines: [line({ taxCode: 'DE-S19', unitPrice: '1000' })],
      }
      await firm.must('PUT', path, { ...early, version: draft.version })
      const refused = await firm.ask('PUT', `${path}/deposits`, { depositIds: [deposit.id] })
      expect(refused).toMatchObject({
        status: 422,
        body: { data: { fields: { depositIds: { key: 'depositPaidLater' } } } },
      })
    })
  })
})

test('a FatturaPA sums up the rate that only a deposit had', async () => {
  const firm = await TestFirm.open(firmInMilan)
  const { address } = firmInMilan
  const { id } = await firm.customer({ address, vatId: 'IT00743110157', language: 'it' })
  const { deposit } = await askedDeposit(firm, id, [['IT-S10', '100']])
  const input = {
    ...documentInput(id),
    lines: [line({ taxCode: 'IT-S22', unitPrice: '1000' })],
  }
  const draft = await firm.must<Invoice>('POST', '/invoices', input)
  await firm.must('PUT', `/invoices/${draft.id}/deposits`, { depositIds: [deposit.id] })
  await firm.finalise(draft.id)
  const path = `/invoices/${draft.id}/electronic/file?format=fattura`
  const xml = await (await askFirm(firm, 'GET', path)).text()
  const summaries = [...xml.matchAll(/<DatiRiepilogo>.*?<\/DatiRiepilogo>/gs)].map(([one]) => one)
  const figures = summaries.map((one) =>
    ['AliquotaIVA', 'ImponibileImporto', 'Imposta'].map(
      (name) => new RegExp(`<${name}>(.*?)</${name}>`).exec(one)?.[1],
    ),
  )
  expect(figures).toEqual([
    ['22.00', '1000.00', '220.00'],
    ['10.00', '-100.00', '-10.00'],
  ])
})
