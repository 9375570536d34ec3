import { describe, expect, it } from 'vitest'
import { readForm } from '#app/shell/form/read-form.ts'
import {
  allocationField,
  decimalFields,
  discountField,
  invoiceAmountField,
  invoiceCurrencyField,
  problemsByInvoice,
  readPayment,
} from './payment-of-form.ts'

const [customerId, first, second] = [
  '01M7YR0000000000000000000A',
  '01M7YR0000000000000000000B',
  '01M7YR0000000000000000000C',
]
const usual = {
  currency: 'EUR',
  date: '2026-10-03',
  method: 'bankTransfer',
  fee: '',
  reference: '',
}

async function read(fields: Record<string, string>, locale = 'de-DE') {
  const body = new URLSearchParams({ ...usual, ...fields })
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  const form = await readForm(request, { decimals: decimalFields, locale })
  return readPayment(form, { customerId, baseCurrency: 'EUR' })
}

describe('the form of a payment', () => {
  it('gives minor units for amounts typed in the language, and leaves empty invoices out', async () => {
    const { value } = await read({
      amount: '1.234,50',
      fee: '0,35',
      [allocationField(first)]: '1.000',
      [allocationField(second)]: '',
    })
    expect(value).toMatchObject({
      customerId,
      amount: 123450,
      fee: 35,
      exchangeRate: '1',
      allocations: [{ invoiceId: first, amount: 100000, discount: 0 }],
    })
  })

  it('wants an amount', async () => {
    expect((await read({ amount: '' })).refusal?.problems).toEqual({ amount: { key: 'required' } })
    expect((await read({ amount: '0' })).refusal?.problems).toEqual({ amount: { key: 'required' } })
  })

  it('says at each field what is wrong with it and keeps what was typed', async () => {
    const { refusal } = await read({
      amount: 'viel',
      fee: '-1',
      [allocationField(second)]: '1,005',
    })
    expect(refusal?.problems).toEqual({
      amount: { key: 'invalidAmount' },
      fee: { key: 'negative' },
      [allocationField(second)]: { key: 'tooManyDecimals' },
    })
    expect(refusal?.values).toMatchObject({ amount: 'viel', allocations: { [second]: '1,005' } })
  })

  it('wants a rate only for another currency, and its own decimals', async () => {
    const empty = await read({ amount: '100', currency: 'JPY', exchangeRate: '' })
    expect(empty.value).toMatchObject({ exchangeRate: '' })
    const { refusal } = await read({ amount: '100', currency: 'JPY', exchangeRate: 'x' })
    expect(refusal?.problems).toEqual({ exchangeRate: { key: 'invalidNumber' } })
    const { value } = await read({ amount: '100', currency: 'JPY', exchangeRate: '0,0061' })
    expect(value).toMatchObject({ amount: 100, exchangeRate: '0.0061' })
  })

  it('takes what an invoice in another currency is settled by, and discounts in its currency', async () => {
    const { value } = await read({
      amount: '93',
      [allocationField(first)]: '93',
      [invoiceCurrencyField(first)]: 'JPY',
      [invoiceAmountField(first)]: '15000',
      [discountField(first)]: '300',
    })
    expect(value?.allocations).toEqual([
      { invoiceId: first, amount: 9300, invoiceAmount: 15000, discount: 300 },
    ])
    const { refusal } = await read({ amount: '93', [discountField(first)]: '3' })
    expect(refusal?.problems).toEqual({ [allocationField(first)]: { key: 'required' } })
  })

  it('refuses what no list of the page offers', async () => {
    const { refusal } = await read({ amount: '1', currency: 'XXL', method: 'shells' })
    expect(Object.keys(refusal?.problems ?? {}).sort()).toEqual(['amount', 'currency', 'method'])
  })
})

describe('problems of allocations', () => {
  it('go to the field of their invoice', () => {
    const problems = {
      amount: { key: 'lessThanAllocated' },
      'allocations.1.amount': { key: 'moreThanDue' },
      'allocations.0.invoiceId': { key: 'notOpen' },
    }
    expect(problemsByInvoice(problems, [{ invoiceId: first }, { invoiceId: second }])).toEqual({
      amount: { key: 'lessThanAllocated' },
      [allocationField(second)]: { key: 'moreThanDue' },
      [allocationField(first)]: { key: 'notOpen' },
    })
  })
})
