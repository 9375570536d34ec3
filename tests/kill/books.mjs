// @ts-check

/** @typedef {import('../support/api.mjs').Api} Api */

/**
 * Reads every invoice and the trial balance, and looks for what must never be.
 * @param {Api} api
 * @param {string} firmId
 * @returns {Promise<string>} the first fault, or nothing
 */
export async function checkBooks(api, firmId) {
  const rows = await listAll(api, `/firms/${firmId}/invoices?size=200`)
  const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number]))
  const counters = numbers.map((number) => Number(/(\d+)\D*$/.exec(number)?.[1])).sort(byValue)
  const gap = counters.findIndex((counter, index) => counter !== index + 1)
  if (gap >= 0) return `expected number ${gap + 1}, found ${counters[gap]}`
  const sum = rows.reduce((total, row) => total + (row.number === null ? 0 : row.total), 0)
  const balance = await api.call('GET', `/firms/${firmId}/trial-balance`)
  if (balance.debit !== balance.credit) return `debit ${balance.debit}, credit ${balance.credit}`
  if (balance.receivable !== balance.openInvoices) {
    return `receivable ${balance.receivable}, open invoices ${balance.openInvoices}`
  }
  if (balance.openInvoices !== sum) return `open ${balance.openInvoices}, documents sum to ${sum}`
  const entries = await listAll(api, `/firms/${firmId}/journal-entries?size=200`)
  if (entries.length !== numbers.length) {
    return `${numbers.length} invoices, ${entries.length} journal entries`
  }
  return ''
}

/**
 * @param {Api} api
 * @param {string} path
 * @returns {Promise<any[]>}
 */
async function listAll(api, path) {
  const rows = []
  for (let cursor = ''; ; ) {
    const page = await api.call('GET', `${path}${cursor}`)
    rows.push(...page.rows)
    if (!page.next) return rows
    cursor = `&after=${encodeURIComponent(page.next)}`
  }
}

/**
 * @param {number} a
 * @param {number} b
 */
function byValue(a, b) {
  return a - b
}
