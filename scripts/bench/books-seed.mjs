// @ts-check
import { newKey } from '../../tests/support/api.mjs'
import { mapWide } from '../../tests/support/firm.mjs'

/** @typedef {import('../../tests/support/api.mjs').Api} Api */

const width = 16

/**
 * So many bills, expenses and entries of wages, each posted, over this year until yesterday.
 * @param {Api} api
 * @param {string} firmId
 * @param {number} count of each
 */
export async function fillBooks(api, firmId, count) {
  const path = `/firms/${firmId}`
  const yesterday = Date.now() - 86_400_000
  const first = Date.UTC(new Date(yesterday).getUTCFullYear(), 0, 1)
  const dateOf = (/** @type {number} */ at) =>
    new Date(first + ((yesterday - first) * at) / count).toISOString().slice(0, 10)
  /** @param {string} to @param {object} [body] */
  const post = (to, body = {}) => api.call('POST', `${path}${to}`, body, newKey())
  const supplier = { name: 'Papier KG', roles: ['supplier'], language: 'de', currency: 'EUR' }
  const address = { street: '', postcode: '', city: 'Köln', country: 'DE' }
  await post('/parties', { ...supplier, address })
  await mapWide(Array.from({ length: count }), width, async (_, at) => {
    const date = dateOf(at)
    const price = `${20 + (at % 71)}.${10 + (at % 89)}`
    const bill = await post('/bills', {
      ...{ kind: 'bill', supplierName: 'Papier KG', supplierNumber: `P-${at}`, date },
      ...{ currency: 'EUR', lines: [billLine(price)] },
    })
    await post(`/bills/${bill.id}/approve`, { version: bill.version })
    const expense = await post('/expenses', {
      ...{ date, payee: 'Bahn', gross: price, currency: 'EUR', category: 'office' },
      ...{ taxCode: 'DE-S7', paidFrom: '1200' },
    })
    await post(`/expenses/${expense.id}/post`)
    const wages = 200_000 + at * 17
    const entry = await post('/manual-entries', {
      date,
      memo: `Lohn ${at}`,
      lines: [
        { account: '4210', debit: wages, credit: 0 },
        { account: '4930', debit: Math.round(wages / 5), credit: 0 },
        { account: '1200', debit: 0, credit: wages + Math.round(wages / 5) },
      ],
    })
    await post(`/manual-entries/${entry.id}/post`, { version: entry.version })
  })
}

/** @param {string} unitPrice */
function billLine(unitPrice) {
  return { description: 'Papier', quantity: '2', unitPrice, account: '3400', taxCode: 'DE-S19' }
}
