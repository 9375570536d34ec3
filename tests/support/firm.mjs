// @ts-check
import { newKey } from './api.mjs'

/** @typedef {import('./api.mjs').Api} Api */

/** A password that no list knows. */
export const testPassword = 'correct-horse-battery-7Q'

/**
 * A firm, a customer and the code of a tax rate, ready for invoices.
 * @param {Api} api signed in
 * @param {Partial<typeof firmInput>} [profile] what is to be otherwise
 */
export async function createFirmWithCustomer(api, profile = {}) {
  const firm = await api.call('POST', '/firms', { ...firmInput, ...profile }, newKey())
  const rates = await api.call('GET', `/firms/${firm.id}/tax-rates`)
  const customer = await api.call('POST', `/firms/${firm.id}/parties`, customerInput, newKey())
  const taxCode = (rates.find((/** @type {any} */ rate) => rate.isDefault) ?? rates[0]).code
  return { firmId: firm.id, customerId: customer.id, taxCode }
}

/**
 * @param {{ customerId: string, taxCode: string }} of
 * @param {number} index tells one invoice's lines and amounts from another's
 */
export function draftInput({ customerId, taxCode }, index) {
  return {
    customerId,
    issueDate: new Date().toISOString().slice(0, 10),
    paymentTermsDays: 14,
    currency: 'EUR',
    language: 'en',
    lines: [
      line(`Consulting ${index}`, '2.5', `${80 + (index % 17)}.90`, taxCode),
      line('Travel expenses', '1', `${20 + (index % 31)}.05`, taxCode),
      line('Licence, one month', '3', '19.99', taxCode),
    ],
  }
}

/**
 * Works through a list with a few at a time.
 * @template T, R
 * @param {T[]} list
 * @param {number} width
 * @param {(item: T, index: number) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function mapWide(list, width, work) {
  /** @type {R[]} */
  const results = []
  // One iterator for all runners: each takes what the others have left.
  const entries = list.entries()
  const runner = async () => {
    for (const [index, item] of entries) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: width }, runner))
  return results
}

/**
 * @param {string} description
 * @param {string} quantity
 * @param {string} unitPrice
 * @param {string} taxCode
 */
function line(description, quantity, unitPrice, taxCode) {
  return { description, quantity, unit: 'h', unitPrice, taxCode }
}

const address = { street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' }

export const firmInput = {
  legalName: 'Probe GmbH',
  taxNumber: '27/123/45678',
  address,
  baseCurrency: 'EUR',
  language: 'de',
  timeZone: 'Europe/Berlin',
}

export const customerInput = { name: 'Muster AG', address, language: 'de', currency: 'EUR' }
