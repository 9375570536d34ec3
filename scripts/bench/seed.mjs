// @ts-check
import { newKey } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, draftInput, mapWide } from '../../tests/support/firm.mjs'

/** @typedef {import('../../tests/support/api.mjs').Api} Api */
/** @typedef {{ firmId: string, customerId: string, taxCode: string }} Firm */

const width = 24
const aDay = 100

/**
 * A firm with customers and finalised invoices, made through the API as a program would.
 * @param {Api} api
 * @param {number} count
 * @returns {Promise<Firm>}
 */
export async function seedFirm(api, count) {
  const firm = await createFirmWithCustomer(api)
  const customers = await createCustomers(api, firm)
  const began = Date.now()
  const path = `/firms/${firm.firmId}/invoices`
  // Numbers follow dates, so that a day must be finalised before the next one.
  for (let made = 0; made < count; made += aDay) {
    const indexes = Array.from({ length: Math.min(aDay, count - made) }, (_, index) => made + index)
    await mapWide(indexes, width, async (index) => {
      const customerId = customers[index % customers.length] ?? firm.customerId
      const input = {
        ...draftInput({ ...firm, customerId }, index),
        issueDate: dateOf(made, count),
      }
      const { id } = await api.call('POST', path, input)
      await api.call('POST', `${path}/${id}/finalise`, {}, newKey())
    })
    if ((made / aDay) % 20 === 19) {
      console.log(`seeded ${made + aDay} invoices, ${rate(made + aDay, began)} a second`)
    }
  }
  return firm
}

/**
 * @param {Api} api
 * @param {Firm} firm
 * @param {number} count
 * @returns {Promise<string[]>} ids of new drafts
 */
export function createDrafts(api, firm, count) {
  return mapWide(Array.from({ length: count }), width, async (_, index) => {
    const draft = await api.call('POST', `/firms/${firm.firmId}/invoices`, draftInput(firm, index))
    return draft.id
  })
}

/**
 * The cursor of a page of the list, found by turning pages.
 * @param {Api} api
 * @param {Firm} firm
 * @param {number} page
 */
export async function findCursor(api, firm, page) {
  let cursor = ''
  for (let turned = 1; turned < page; turned += 1) {
    const after = cursor === '' ? '' : `&after=${encodeURIComponent(cursor)}`
    const { next } = await api.call('GET', `/firms/${firm.firmId}/invoices?size=25${after}`)
    if (!next) throw new Error(`The list has only ${turned} pages`)
    cursor = next
  }
  return cursor
}

/**
 * @param {Api} api
 * @param {Firm} firm
 * @returns {Promise<string[]>}
 */
function createCustomers(api, firm) {
  const address = { street: 'Lindenweg 7', postcode: '50667', city: 'Köln', country: 'DE' }
  return mapWide(Array.from({ length: 200 }), width, async (_, index) => {
    const name = `Kunde ${String(index).padStart(3, '0')} GmbH`
    const input = { name, address, language: 'de', currency: 'EUR' }
    return (await api.call('POST', `/firms/${firm.firmId}/customers`, input, newKey())).id
  })
}

/** Spreads the invoices over the last 300 days, so that some are overdue. */
function dateOf(/** @type {number} */ index, /** @type {number} */ count) {
  const days = Math.floor(((count - index) / count) * 300)
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * @param {number} made
 * @param {number} began
 */
function rate(made, began) {
  return Math.round((made / (Date.now() - began)) * 1000)
}
