import { expect, test } from 'vitest'
import { otherBuyerOf } from './other-buyer.ts'

function other(own: string, buyer: string): string {
  return otherBuyerOf(
    { legalName: own, tradeName: '', vatId: '' },
    { buyer: { name: buyer, tradingName: '', vatId: '' } },
  )
}

test.each([
  ['Kornblume Werkzeug GmbH', 'KORNBLUME WERKZEUG'],
  ['Kornblume Werkzeug GmbH', 'Kornblume'],
  ['Kornblume Werkzeug GmbH', 'Firma Kornblume Werkzeug GmbH, Buchhaltung'],
  ['Werkzeug-Haus GmbH', 'Werkzeughaus GmbH'],
  ['Müller', 'Mueller GmbH'],
])('the firm %s is the buyer %s', (own, buyer) => {
  expect(other(own, buyer)).toBe('')
})

test.each([
  ['Müller', 'Sabine Müller'],
  ['Nord', 'Nordsee GmbH'],
  ['Kornblume Werkzeug GmbH', 'Birnbaum KG'],
])('the firm %s is not the buyer %s', (own, buyer) => {
  expect(other(own, buyer)).toBe(buyer)
})
