import { expect, test } from 'vitest'
import { givenParts, type PartName } from '#upstream/core/hooks.ts'

/**
 * What runs inside somebody else's transaction, in the order in which it does. A change here changes
 * what is written first: say in the manifest why (`after`).
 */
const orders: readonly (readonly [PartName, readonly string[]])[] = [
  ['onCreate', ['ledger', 'numbering', 'taxes']],
  ['onFirstEntry', ['proofs', 'reports']],
  ['postingGuard', ['cash-book', 'cost-centres']],
  [
    'invoiceSteps',
    [
      ...['billing', 'expenses', 'online-payments', 'own-firms', 'partners'],
      ...['public-courses', 'stock', 'sales-orders'],
    ],
  ],
  ['billSteps', ['expenses', 'partners', 'purchase-orders', 'stock']],
  ['itemChanges', ['publishing', 'stock']],
  ['eventChanges', ['bookings', 'event-guests']],
  ['settled', ['bills', 'invoicing', 'opening-items', 'wallets']],
]

test.each(orders)('%s run in the order that is written', (name, order) => {
  expect(givenParts(name).map(({ module }) => module)).toEqual(order)
})
