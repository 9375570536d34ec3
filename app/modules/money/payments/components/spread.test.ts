import { describe, expect, it } from 'vitest'
import { spreadOverOldest } from './spread.ts'

const invoices = [
  { id: 'a', due: 1000 },
  { id: 'b', due: 250 },
  { id: 'c', due: 99 },
]

function spread(amount: number) {
  return Object.fromEntries(spreadOverOldest(amount, invoices))
}

describe('spreading a payment over the oldest invoices', () => {
  it('fills them in their order', () => {
    expect(spread(1100)).toEqual({ a: 1000, b: 100 })
    expect(spread(400)).toEqual({ a: 400 })
  })

  it('takes no more than is due and leaves the rest', () => {
    expect(spread(5000)).toEqual({ a: 1000, b: 250, c: 99 })
  })

  it('gives nothing to nobody for nothing', () => {
    expect(spread(0)).toEqual({})
    expect(spreadOverOldest(100, []).size).toBe(0)
  })

  it('passes over what is owed to the customer', () => {
    expect(Object.fromEntries(spreadOverOldest(50, [{ id: 'x', due: -20 }, ...invoices]))).toEqual({
      a: 50,
    })
  })

  it('in cash takes whole what coins round to the amount', () => {
    const due = [{ id: 'a', due: 1232 }]
    expect(Object.fromEntries(spreadOverOldest(1230, due, 5))).toEqual({ a: 1232 })
    expect(Object.fromEntries(spreadOverOldest(1235, [{ id: 'a', due: 1233 }], 5))).toEqual({
      a: 1233,
    })
    expect(Object.fromEntries(spreadOverOldest(1225, due, 5))).toEqual({ a: 1225 })
    expect(Object.fromEntries(spreadOverOldest(500, due, 5))).toEqual({ a: 500 })
  })
})
