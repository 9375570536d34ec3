import { describe, expect, test } from 'vitest'
import type { Invoice } from '#contract/invoice.ts'
import { Desk, documentInput, line, today } from '#upstream/testing/desk.ts'

describe('finalising', () => {
  test('takes the next number, posts the golden totals and shows them', async () => {
    const desk = await Desk.open()
    const customer = await desk.customer()
    const lines = [line({ quantity: '50', unitPrice: '241.67' })]
    const draft = await desk.draft(customer.id, { lines })
    expect(draft.number).toBeNull()
    const invoice = await desk.finalise(draft.id)
    expect(invoice.number).toBe(`${today.slice(0, 4)}-0001`)
    expect(invoice.state).toBe('finalised')
    expect(invoice.totals).toMatchObject({
      net: 1208350,
      tax: 229587,
      total: 1437937,
      due: 1437937,
    })
    expect(await desk.balances()).toEqual({ '1400': 1437937, '1776': -229587, '8400': -1208350 })
  })
})
