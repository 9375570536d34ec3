import { describe, expect, it } from 'vitest'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { CustomerInput } from '#contract/customers.ts'
import {
  customerFields,
  customerValues,
  newCustomerValues,
  nullableFields,
  parseNewerCustomer,
} from './customer-values.ts'

const customer: CustomerInput = {
  kind: 'person',
  name: 'Eva Roth',
  contactName: '',
  email: 'eva@example.com',
  phone: '+49 30 1',
  address: { street: 'Hafen 1', postcode: '20457', city: 'Hamburg', region: '', country: 'DE' },
  vatId: 'DE136695976',
  registryNumber: '',
  language: 'de',
  currency: 'EUR',
  paymentTermsDays: 14,
  notes: 'Two\nlines',
}

/** Sends the fields as the form of a page would. */
async function send(values: TypedTree) {
  const body = new URLSearchParams(customerFields.map((path) => [path, textAt(values, path)]))
  const request = new Request('https://firmament.test/', { method: 'POST', body })
  return parseForm(CustomerInput, await readForm(request, { nullable: nullableFields }))
}

describe('the form of a customer', () => {
  it('sent as it is shown changes nothing', async () => {
    expect((await send(customerValues(customer))).value).toEqual(customer)
  })

  it('means the firm’s usual payment term when the field is empty', async () => {
    const values = customerValues({ ...customer, paymentTermsDays: null })
    expect(values.paymentTermsDays).toBe('')
    expect((await send(values)).value?.paymentTermsDays).toBeNull()
    expect((await send({ ...values, paymentTermsDays: '0' })).value?.paymentTermsDays).toBe(0)
  })

  it('keeps what was typed when it is refused', async () => {
    const { refusal } = await send({ ...customerValues(customer), name: ' ', email: 'eva' })
    expect(refusal?.problems).toEqual({
      name: { key: 'required' },
      email: { key: 'invalidEmail' },
    })
    expect(refusal?.values).toMatchObject({ email: 'eva', address: { city: 'Hamburg' } })
  })

  it('begins where the firm is', async () => {
    const firm = { address: { country: 'AT' }, language: 'de', baseCurrency: 'EUR' } as const
    const { value } = await send({ ...newCustomerValues(firm), name: 'New' })
    expect(value).toMatchObject({ name: 'New', address: { country: 'AT' }, currency: 'EUR' })
  })
})

describe('a conflict', () => {
  it('gives the newer customer, and nothing for anything else', () => {
    const newer = {
      ...customer,
      id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      isArchived: false,
      receivable: 0,
      overdue: 0,
      credit: [],
      warnings: [],
      version: 2,
      createdAt: '2026-10-03T00:00:00.000Z',
      updatedAt: '2026-10-03T00:00:00.000Z',
    }
    expect(parseNewerCustomer({ current: newer })).toEqual(newer)
    for (const other of [undefined, {}, { current: null }, 'x']) {
      expect(parseNewerCustomer(other)).toBeUndefined()
    }
  })
})
