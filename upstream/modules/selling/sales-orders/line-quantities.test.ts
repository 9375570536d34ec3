import { describe, expect, test } from 'vitest'
import { type LineFacts, lineState, orderStates } from './line-quantities.ts'

const blank: LineFacts = {
  ...{ isGoods: true, ordered: 0, closed: 0, waived: 0, onNotes: 0 },
  ...{ out: 0, back: 0, drafted: 0, billed: 0, credited: 0, paid: 0 },
}

function line(facts: Partial<LineFacts>) {
  return lineState({ ...blank, ...facts })
}

describe('the states of an order', () => {
  test('one of two pieces open beside a quarter of a million millimetres is not delivered', () => {
    const lines = [
      line({ ordered: 2_500_000_000, out: 2_500_000_000 }),
      line({ ordered: 20_000, out: 10_000 }),
    ]
    expect(orderStates(lines).deliveryState).toBe('partly')
  })

  test('a service waits for no delivery', () => {
    const lines = [line({ isGoods: false, ordered: 10_000, billed: 10_000 })]
    expect(orderStates(lines)).toEqual({
      ...{ state: 'done', deliveryState: 'none', billingState: 'done' },
    })
  })

  test('delivered and billed are two things', () => {
    const lines = [line({ ordered: 10_000, billed: 10_000 })]
    expect(orderStates(lines)).toEqual({
      ...{ state: 'open', deliveryState: 'open', billingState: 'done' },
    })
  })

  test('ordered in part and billed in part is not done', () => {
    const lines = [line({ ordered: 50_000, closed: 20_000, out: 20_000, billed: 20_000 })]
    expect(lines[0]).toMatchObject({ toDeliver: 10_000, toInvoice: 10_000 })
    expect(orderStates(lines)).toMatchObject({ state: 'open', deliveryState: 'partly' })
  })

  test('what is on a draft invoice is not invoiced yet, and not to be invoiced again', () => {
    const lines = [line({ ordered: 10_000, out: 10_000, drafted: 10_000 })]
    expect(lines[0]?.toInvoice).toBe(0)
    expect(orderStates(lines)).toMatchObject({ state: 'open', billingState: 'partly' })
  })

  test('what was billed before it was given up is to be credited', () => {
    const lines = [line({ ordered: 10_000, closed: 10_000, billed: 10_000 })]
    expect(lines[0]?.toCredit).toBe(10_000)
    expect(orderStates(lines).state).toBe('open')
  })
})
