import { expect, test } from 'vitest'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const swiss = {
  address: { street: 'Limmatquai 1', postcode: '8001', city: 'Zürich', country: 'CH' },
  vatId: '',
  baseCurrency: 'CHF',
  timeZone: 'Europe/Zurich',
  cashRounding: 'coins',
}

const untaxed = (unitPrice: string, quantity = '1') =>
  line({ quantity, unitPrice, taxCode: 'CH-E', unit: '' })

async function open(profile: Record<string, unknown> = {}) {
  const firm = await TestFirm.open({ ...swiss, ...profile })
  const customer = await firm.customer({ currency: 'CHF' })
  const issue = (lines: object[], more: object = {}) =>
    firm.issued(customer.id, { currency: 'CHF', lines, ...more })
  return { firm, customer, issue }
}

test.each([
  ['12.33', 1235, 2],
  ['12.32', 1230, -2],
  ['12.35', 1235, 0],
  ['0.02', 0, -2],
  ['12.375', 1240, 2],
])('%s francs are paid as %i centimes', async (price, total, rounding) => {
  const { firm, issue } = await open()
  const invoice = await issue([untaxed(price)])
  expect(invoice.totals).toMatchObject({ rounding, total, due: total })
  expect(invoice.totals.net + invoice.totals.tax + rounding).toBe(total)
  const balances = await firm.balances()
  const { '1100': owed = 0, '6961': rounded = 0 } = balances
  expect([owed, rounded]).toEqual([total, 0 - rounding])
})

test('a firm that does not round asks for each centime; the euro is not rounded', async () => {
  const { issue } = await open({ cashRounding: 'off' })
  const toCentime = await issue([untaxed('12.33')])
  expect(toCentime.totals).toMatchObject({ rounding: 0, total: 1233 })
  const { issue: issueRounded } = await open()
  const inEuro = await issueRounded([untaxed('12.33')], { currency: 'EUR', exchangeRate: '0.95' })
  expect(inEuro.totals).toMatchObject({ rounding: 0, total: 1233 })
})

test('credit notes take the rounding back, in one step or in several', async () => {
  const { firm, issue } = await open()
  const credit = (invoice: Invoice, json: object = {}) =>
    firm.must<Invoice>('POST', `/invoices/${invoice.id}/credit-note`, json)
  const whole = await issue([untaxed('12.33')])
  const note = await credit(whole)
  expect(note.totals).toMatchObject({ net: 1233, rounding: 2, total: 1235 })
  expect(await firm.invoice(whole.id)).toMatchObject({ state: 'credited', totals: { due: 0 } })

  const parted = await issue([untaxed('4.11', '3')])
  const lineId = parted.lines[0]?.id
  const notes: Invoice[] = []
  for (let step = 0; step < 3; step++) {
    notes.push(await credit(parted, { lines: [{ lineId, quantity: '1' }] }))
  }
  expect(notes.map(({ totals }) => [totals.total, totals.rounding])).toEqual([
    [410, -1],
    [410, -1],
    [415, 4],
  ])
  expect(await firm.invoice(parted.id)).toMatchObject({ state: 'credited', totals: { due: 0 } })
  const { '1100': owed = 0, '6961': rounded = 0 } = await firm.balances()
  expect([owed, rounded]).toEqual([0, 0])
})

test('paper and e-invoice name the difference', async () => {
  const { firm, customer, issue } = await open()
  const { id } = await issue([untaxed('12.33')])
  const { totals } = await firm.must<{ totals: { label: string; value: string }[] }>(
    'GET',
    `/invoices/${id}/paper`,
  )
  expect(totals.map(({ label }) => label)).toContain('Rundung')
  expect(totals.at(-1)?.value.replace(/\s/g, ' ')).toContain('12.35')
  const draft = await firm.draft(customer.id, { currency: 'CHF', lines: [untaxed('12.33')] })
  const { broken } = await firm.must<ElectronicView>('GET', `/invoices/${draft.id}/electronic`)
  expect(broken.filter(({ rule }) => ['BR-CO-15', 'BR-CO-16'].includes(rule))).toEqual([])
})

test('a deposit keeps its cents, so that its tax is deducted as it was posted', async () => {
  const { firm, customer } = await open({ vatId: 'CHE116281710' })
  const quoted = await firm.must<Quote>('POST', '/quotes', {
    ...documentInput(customer.id, { currency: 'CHF' }),
    validUntil: addDays(today, 30),
    lines: [line({ unitPrice: '333.33', taxCode: 'CH-S81', unit: '' })],
  })
  await firm.must('POST', `/quotes/${quoted.id}/issue`, {})
  const asked = { kind: 'amount', value: '108.12' }
  const path = `/quotes/${quoted.id}`
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `${path}/deposits`, asked)
  const deposit = await firm.finalise(invoiceId)
  expect(deposit.totals).toMatchObject({ rounding: 0, total: 10_812 })
  await firm.pay(deposit, 10_812)
  const made = await firm.must<{ invoiceId: string }>('POST', `${path}/convert`, { lineIds: [] })
  const final = await firm.finalise(made.invoiceId)
  const { net, tax, total } = deposit.totals
  expect(final.deposits).toMatchObject([{ net, tax, total }])
})
