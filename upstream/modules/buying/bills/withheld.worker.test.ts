import { expect, test } from 'vitest'
import type { ManualEntry } from '#contract/books/manual-entries.ts'
import type { Payment } from '#contract/books/payment.ts'
import type { Bill } from '#contract/buying/bills.ts'
import type { LayerEntry } from '#contract/communication/calendar.ts'
import type { CashLine } from '#contract/money/cash-line.ts'
import type { TaxDuty } from '#contract/reporting/tax-duties.ts'
import { addDays, laterOf, monthStart, workingDay } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import fatturaUrl from '../../../einvoice/fixtures/parcella.fattura.xml?url&inline'

const italian = {
  address: { country: 'IT', city: 'Milano' },
  vatId: '',
  language: 'it',
  timeZone: 'Europe/Rome',
}

/** The parcella of 1,268.80 that asks for 1,068.80, of another day. */
function parcella(date: string): File {
  const data = fatturaUrl.slice(fatturaUrl.indexOf(',') + 1)
  const bytes = fatturaUrl.includes(';base64,')
    ? Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
    : new TextEncoder().encode(decodeURIComponent(data))
  const xml = new TextDecoder('latin1').decode(bytes).replaceAll('2026-11-03', date)
  const latin = Uint8Array.from(xml, (one) => one.charCodeAt(0))
  return new File([latin], 'IT01234567890_1.xml')
}

function posted({ entries }: Pick<Bill, 'entries'>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, debit, credit } of entries.flatMap(({ lines }) => lines)) {
    sums[account] = (sums[account] ?? 0) + debit - credit
  }
  return sums
}

const withheldIn = async (firm: TestFirm) =>
  (await firm.must<CashLine>('GET', '/cash-line')).items
    .filter(({ isWithheld }) => isWithheld)
    .map(({ amount, dueDate }) => [amount, dueDate])

/** The 16th of the month after a day, in August the 20th, not on a weekend. */
const taxDay = (date: string) => {
  const month = monthStart(date, 1)
  return workingDay(addDays(month, month.slice(5, 7) === '08' ? 19 : 15))
}

// Art. 25 D.P.R. 600/1973: 20 % of the fee of 1,000.00, not of the pension fund's 40.00 and the VAT.
test('a parcella’s ritenuta is owed to the tax office, and the rest to the supplier', async () => {
  const firm = await TestFirm.open(italian)
  const date = addDays(today, -10)
  const draft = (await firm.upload<Bill>('/bills/read', { file: parcella(date) })).body
  expect([draft.totalAmount, draft.withheldAmount, draft.due]).toEqual([126_880, 20_000, 106_880])
  const { id, version } = await firm.must<Bill>('POST', `/bills/${draft.id}/supplier`, {})
  const bill = await firm.must<Bill>('POST', `/bills/${id}/approve`, { version })
  expect(bill).toMatchObject({ askedAmount: bill.due, due: 106_880 })
  expect(posted(bill)).toEqual({
    '4903': 104_000,
    '1601': 22_880,
    '2501': -106_880,
    '2632': -20_000,
  })
  expect(await withheldIn(firm)).toEqual([[-20_000, taxDay(laterOf(bill.dueDate, today))]])
  await firm.must<Payment>('POST', '/supplier-payments', {
    ...{ supplierId: bill.supplierId, date: today, currency: 'EUR', amount: 106_880 },
    allocations: [{ billId: id, amount: 106_880 }],
  })
  const paid = await firm.must<Bill>('GET', `/bills/${id}`)
  expect([paid.state, paid.due, paid.withheldDueDate]).toEqual(['paid', 0, taxDay(today)])
  expect(await withheldIn(firm)).toEqual([[-20_000, taxDay(today)]])
})

test('it is typed by hand, voided with its bill, and paid over by what clears its account', async () => {
  const firm = await TestFirm.open(italian)
  await firm.customer({ name: 'Studio Rossi', roles: ['supplier'] })
  const input = (withheldTax: string, more = {}) => ({
    ...{ supplierName: 'Studio Rossi', supplierNumber: withheldTax, date: today, currency: 'EUR' },
    lines: [{ description: 'Parere', unitPrice: '500', taxCode: 'IT-S22', account: '4204' }],
    ...{ exchangeRate: '', withheldTax, ...more },
  })
  const approved = async (values: object) => {
    const { id, version } = await firm.must<Bill>('POST', '/bills', values)
    return firm.must<Bill>('POST', `/bills/${id}/approve`, { version })
  }
  const bill = await approved(input('100'))
  expect(posted(bill)).toEqual({ '4204': 50_000, '1601': 11_000, '2501': -51_000, '2632': -10_000 })
  const other = await approved(input('80'))
  expect((await firm.must<Bill>('POST', `/bills/${other.id}/void`, {})).state).toBe('void')
  const credit = await approved(input('30', { kind: 'credit' }))
  expect(posted(credit)['2632']).toBe(3000)
  expect(await withheldIn(firm)).toEqual([[-7000, taxDay(bill.dueDate)]])
  for (const [typed, key] of [
    ['500.01', 'withheldTooMuch'],
    ['1.001', 'tooManyDecimals'],
  ]) {
    const { status, body } = await firm.ask<{ data: { fields: object } }>(
      'POST',
      '/bills',
      input(typed ?? ''),
    )
    expect([status, body.data.fields]).toMatchObject([422, { withheldTax: { key } }])
  }
})

test('each payment has its share to be paid over, and what is cleared was due first', async () => {
  const firm = await TestFirm.open(italian)
  await firm.customer({ name: 'Studio Rossi', roles: ['supplier'] })
  const { id, version } = await firm.must<Bill>('POST', '/bills', {
    ...{ supplierName: 'Studio Rossi', supplierNumber: '7', date: addDays(today, -70) },
    ...{ dueDate: addDays(today, 20), currency: 'EUR', exchangeRate: '', withheldTax: '200' },
    lines: [{ description: 'Parere', unitPrice: '1000', taxCode: 'IT-S22', account: '4204' }],
  })
  const bill = await firm.must<Bill>('POST', `/bills/${id}/approve`, { version })
  const paidOn = addDays(today, -60)
  await firm.must<Payment>('POST', '/supplier-payments', {
    ...{ supplierId: bill.supplierId, date: paidOn, currency: 'EUR', amount: 51_000 },
    allocations: [{ billId: id, amount: 51_000 }],
  })
  const rest = [-10_000, taxDay(bill.dueDate)]
  expect(await withheldIn(firm)).toEqual([[-10_000, taxDay(paidOn)], rest])
  // Due as a tax is what a payment withheld; it is in the calendar, and goes as it is paid over.
  const duties = async () => {
    const due = await firm.must<TaxDuty[]>('GET', '/tax-duties')
    return due
      .filter(({ key }) => key === 'withheld')
      .map(({ amount, dueDate }) => [amount, dueDate])
  }
  const calendar = async () => {
    const days = `from=${taxDay(paidOn)}&to=${taxDay(paidOn)}`
    const entries = await firm.must<LayerEntry[]>('GET', `/calendar-layers?${days}`)
    return entries.map(({ number }) => number).filter((number) => number.startsWith('F24'))
  }
  expect(await duties()).toEqual([[10_000, taxDay(paidOn)]])
  expect(await calendar()).toEqual([`F24: ritenute d’acconto ${paidOn.slice(0, 7)}`])
  // Who sees reports and no books is told of the day, not of the sum; nor is who marks it as done.
  for (const permission of ['report:view', 'tax:edit'] as const) {
    const custom = { name: 'Office', permissions: ['firm:view', permission], scopes: {} } as const
    const [due] = await firm.must<TaxDuty[]>('GET', '/tax-duties')
    const which = { key: 'withheld', to: due?.to }
    const shown =
      permission === 'report:view'
        ? await firm.must<TaxDuty[]>('GET', '/tax-duties', undefined, { custom })
        : await firm.must<TaxDuty[]>('POST', '/tax-duties/reopen', which, { custom })
    expect(shown.filter(({ key }) => key === 'withheld')).toMatchObject([{ amount: null }])
  }
  expect((await firm.must<Bill>('GET', `/bills/${id}`)).withheldDueDate).toBe(taxDay(paidOn))
  const part = { memo: '', partyId: null, taxCode: null }
  const entry = await firm.must<ManualEntry>('POST', '/manual-entries', {
    ...{ date: today, memo: 'F24' },
    lines: [
      { ...part, account: '2632', debit: 10_000, credit: 0 },
      { ...part, account: '1810', debit: 0, credit: 10_000 },
    ],
  })
  await firm.must('POST', `/manual-entries/${entry.id}/post`, { version: 1 })
  expect(await withheldIn(firm)).toEqual([rest])
  expect(await duties()).toEqual([])
  expect(await calendar()).toEqual([])
})

test('elsewhere no tax is withheld', async () => {
  const firm = await TestFirm.open()
  const { status, body } = await firm.ask<{ data: { fields: object } }>('POST', '/bills', {
    ...{ supplierName: 'Holz Elbe', supplierNumber: '1', date: today, currency: 'EUR' },
    lines: [{ description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }],
    ...{ exchangeRate: '', withheldTax: '20' },
  })
  expect([status, body.data.fields]).toMatchObject([422, { withheldTax: { key: 'notWithheld' } }])
  const read = await firm.upload<Bill>('/bills/read', { file: parcella(addDays(today, -10)) })
  expect([read.body.withheldAmount, read.body.due]).toEqual([0, 126_880])
})
