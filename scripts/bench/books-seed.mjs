// @ts-check
import { newKey } from '../../tests/support/api.mjs'
import { mapWide } from '../../tests/support/firm.mjs'
import { listIssued } from './seed.mjs'

/** @typedef {import('../../tests/support/api.mjs').Api} Api */
/** @typedef {{ date: string, at: number }} Turn */

const width = 16
const aDayMs = 86_400_000

/**
 * How many documents of each kind a firm of so many has: two in five are invoices, which its own
 * object writes (`seedInvoices`); the rest goes through the API.
 * @param {number} documents
 */
export function partsOf(documents) {
  const part = (/** @type {number} */ share) => Math.round(documents * share)
  const others = { bills: part(0.2), receipts: part(0.1), paid: part(0.1), expenses: part(0.1) }
  const wages = part(0.1)
  const sum = Object.values(others).reduce((all, count) => all + count, wages)
  return { ...others, wages, invoices: documents - sum }
}

/**
 * So many bills, payments of them, payments of invoices, expenses and entries of wages, each posted,
 * over this year until yesterday. Invoices must be there for whoever pays them.
 * @param {Api} api
 * @param {string} firmId
 * @param {ReturnType<typeof partsOf>} parts
 */
export async function fillBooks(api, firmId, parts) {
  const post = poster(api, firmId)
  const suppliers = await createSuppliers(post)
  const bills = await overYear(parts.bills, async (turn) => {
    const { id: supplierId, name: supplierName } = suppliers[turn.at % suppliers.length] ?? {}
    const bill = await post('/bills', {
      ...{ kind: 'bill', supplierId, supplierName, supplierNumber: `P-${turn.at}` },
      ...{ date: turn.date, currency: 'EUR', lines: [billLine(priceOf(turn))] },
    })
    const approved = await post(`/bills/${bill.id}/approve`, { version: bill.version })
    return { id: bill.id, supplierId, date: turn.date, amount: approved.totalAmount }
  })
  await mapWide(bills.slice(0, parts.paid), width, ({ id, supplierId, date, amount }) =>
    post('/supplier-payments', {
      ...{ supplierId, date, currency: 'EUR', amount },
      allocations: [{ billId: id, amount }],
    }),
  )
  const issued = await listIssued(api, { firmId, customerId: '', taxCode: '' }, parts.receipts)
  await mapWide(issued, width, async (invoiceId) => {
    const { customerId, issueDate, due } = await api.call(
      'GET',
      `/firms/${firmId}/invoices/${invoiceId}`,
    )
    await post('/payments', {
      ...{ customerId, date: issueDate, currency: 'EUR', amount: due },
      allocations: [{ invoiceId, amount: due }],
    })
  })
  await overYear(parts.expenses, async (turn) => {
    const expense = await post('/expenses', {
      ...{ date: turn.date, payee: 'Bahn', gross: priceOf(turn), currency: 'EUR' },
      ...{ category: 'office', taxCode: 'DE-S7', paidFrom: '1200' },
    })
    await post(`/expenses/${expense.id}/post`)
  })
  await overYear(parts.wages, async ({ at, date }) => {
    const gross = 200_000 + at * 17
    const social = Math.round(gross / 5)
    const entry = await post('/manual-entries', {
      ...{ date, memo: `Lohn ${at}` },
      lines: [
        { account: '4210', debit: gross, credit: 0 },
        { account: '4930', debit: social, credit: 0 },
        { account: '1200', debit: 0, credit: gross + social },
      ],
    })
    await post(`/manual-entries/${entry.id}/post`, { version: entry.version })
  })
}

/** @param {Api} api @param {string} firmId */
function poster(api, firmId) {
  /** @param {string} to @param {object} [body] */
  return (to, body = {}) => api.call('POST', `/firms/${firmId}${to}`, body, newKey())
}

/** @param {ReturnType<typeof poster>} post */
async function createSuppliers(post) {
  const address = { street: '', postcode: '', city: 'Köln', country: 'DE' }
  return mapWide(Array.from({ length: 40 }), width, (_, at) =>
    post('/parties', {
      ...{ name: `Papier ${at} KG`, roles: ['supplier'], language: 'de', currency: 'EUR' },
      address,
    }),
  )
}

/**
 * Does something so many times, on days from the first of this year until yesterday.
 * @template R
 * @param {number} count
 * @param {(turn: Turn) => Promise<R>} work
 */
function overYear(count, work) {
  const yesterday = Date.now() - aDayMs
  const first = Date.UTC(new Date(yesterday).getUTCFullYear(), 0, 1)
  const dateOf = (/** @type {number} */ at) =>
    new Date(first + ((yesterday - first) * at) / count).toISOString().slice(0, 10)
  return mapWide(Array.from({ length: count }), width, (_, at) => work({ at, date: dateOf(at) }))
}

/** @param {Turn} turn */
function priceOf({ at }) {
  return `${20 + (at % 71)}.${10 + (at % 89)}`
}

/** @param {string} unitPrice */
function billLine(unitPrice) {
  return { description: 'Papier', quantity: '2', unitPrice, account: '3400', taxCode: 'DE-S19' }
}
