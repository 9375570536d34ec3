import { expect, test } from 'vitest'
import type { Firm } from '#contract/firm/firms.ts'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

// By hand: 0.99 at 19 % is 0.1881, so 0.19 on each of three lines and 0.57 in all; 19 % of 2.97 is
// 0.5643, so 0.56. With the tax inside: 0.99 holds 0.1581 and 2.97 holds 0.4742.
const cheap = line({ unitPrice: '0.99' })
const three = [cheap, cheap, cheap]

async function open(profile: Record<string, unknown> = { taxRounding: 'line' }) {
  const firm = await TestFirm.open(profile)
  const customer = await firm.customer()
  const issue = (values: object) => firm.issued(customer.id, { ...values })
  return { firm, customer, issue }
}

test.each([
  ['group', 'net', 297, 56, 353],
  ['line', 'net', 297, 57, 354],
  ['group', 'gross', 250, 47, 297],
  ['line', 'gross', 249, 48, 297],
])(
  'three lines of 0.99, tax by %s, prices %s: %i + %i = %i on every side',
  async (taxRounding, priceMode, net, tax, total) => {
    const { firm, issue } = await open({ taxRounding })
    const { id, totals, lines } = await issue({ lines: three, priceMode })
    expect(totals).toMatchObject({ net, tax, total, due: total })
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.subtotal)
    const balances = await firm.balances()
    expect(Object.values(balances).sort((a, b) => a - b)).toEqual([-net, -tax, total])
    const paper = await firm.must<{ totals: { label: string; value: string }[] }>(
      'GET',
      `/invoices/${id}/paper`,
    )
    const shown = paper.totals.map(({ value }) => value.replace(/[^\d,]/g, '').replace(',', ''))
    expect(shown.map(Number)).toEqual(expect.arrayContaining([tax, total]))
    const { broken } = await firm.must<ElectronicView>('GET', `/invoices/${id}/electronic`)
    expect(broken.filter(({ rule }) => rule.startsWith('BR-CO'))).toEqual([])
    const file = await askFirm(firm, 'GET', `/invoices/${id}/electronic/file?format=ubl`)
    const xml = await file.text()
    const decimal = (minor: number) => (minor / 100).toFixed(2)
    expect(xml).toContain(`<cbc:TaxAmount currencyID="EUR">${decimal(tax)}</cbc:TaxAmount>`)
    expect(xml).toContain(`<cbc:TaxableAmount currencyID="EUR">${decimal(net)}</cbc:TaxableAmount>`)
  },
)

test('credit notes take back the tax of each line, in one step or in several', async () => {
  const { firm, issue } = await open()
  const credit = (invoice: Invoice, json: object = {}) =>
    firm.must<Invoice>('POST', `/invoices/${invoice.id}/credit-note`, json)
  const invoice = await issue({ lines: three })
  const lineId = invoice.lines[1]?.id
  expect((await credit(invoice, { lines: [{ lineId, quantity: '1' }] })).totals.tax).toBe(19)
  expect((await credit(invoice)).totals.tax).toBe(38)
  expect(await firm.invoice(invoice.id)).toMatchObject({ state: 'credited', totals: { due: 0 } })

  const parted = await issue({ lines: [line({ quantity: '3', unitPrice: '0.99' }), cheap] })
  expect(parted.totals.tax).toBe(56 + 19)
  const taxes: number[] = []
  for (let step = 0; step < 3; step++) {
    const lines = [{ lineId: parted.lines[0]?.id, quantity: '1' }]
    taxes.push((await credit(parted, { lines })).totals.tax)
  }
  expect(taxes).toEqual([19, 19, 18])
  expect((await credit(parted)).totals.tax).toBe(19)
  const left = await firm.balances()
  expect(Object.entries(left).filter(([account]) => account.startsWith('38'))).toEqual([])
})

test('what is issued keeps its way when the firm changes its own', async () => {
  const { firm, issue } = await open()
  const issued = await issue({ lines: three })
  const profile = await firm.must<Firm>('GET', '')
  await firm.must('PUT', '', { ...profile, taxRounding: 'group' })
  expect((await firm.invoice(issued.id)).totals.tax).toBe(57)
  expect((await issue({ lines: three })).totals.tax).toBe(56)
  const note = await firm.must<Invoice>('POST', `/invoices/${issued.id}/credit-note`, {})
  expect(note.totals.tax).toBe(57)
})

// 0.50 at 19 % is 0.095: each line gives half a cent away, and 200 of them a whole euro.
test('an e-invoice is refused where lines add up to a euro of tax too much', async () => {
  const { firm, customer } = await open()
  const broken = async (count: number) => {
    const lines = Array.from({ length: count }, () => line({ unitPrice: '0.50' }))
    const { id } = await firm.draft(customer.id, { lines })
    const view = await firm.must<ElectronicView>('GET', `/invoices/${id}/electronic`)
    return view.broken.map(({ rule }) => rule).filter((rule) => rule === 'BR-CO-17')
  }
  expect(await broken(190)).toEqual([])
  expect(await broken(200)).toEqual(['BR-CO-17'])
})

test('an Italian firm rounds by rate, as the summary of its invoices must', async () => {
  const address = { street: 'Via Roma 1', postcode: '20121', city: 'Milano', country: 'IT' }
  const firm = new TestFirm()
  const asked = { legalName: 'Bianchi Srl', address, baseCurrency: 'EUR', language: 'it' }
  const answer = await firm.ask('POST', '/internal/create-firm', {
    ...asked,
    timeZone: 'Europe/Rome',
    taxRounding: 'line',
  })
  expect(answer).toMatchObject({
    status: 422,
    body: { data: { fields: { taxRounding: { key: 'taxRoundingNotHere' } } } },
  })
})
