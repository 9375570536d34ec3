// @ts-check
import { unzipSync } from 'fflate'

/** @typedef {import('../../tests/support/api.mjs').Api} Api */
/** @typedef {import('./books-hledger.mjs').Days} Days */
/** @typedef {import('./books-hledger.mjs').Balances} Balances */

/**
 * Accounts of SKR03 that work tax out of an amount by themselves, and the keys that do it for others
 * (DATEV, SKR03, Art.-Nr. 11174). Written down here anew: what our export knows of them is on trial.
 */
const automatic = new Map([
  ['8400', { rate: 19, tax: '1776' }],
  ['8300', { rate: 7, tax: '1771' }],
  ['3400', { rate: 19, tax: '1576' }],
  ['3300', { rate: 7, tax: '1571' }],
])
const keys = new Map([
  ['2', { rate: 7, tax: '1771' }],
  ['3', { rate: 19, tax: '1776' }],
  ['8', { rate: 7, tax: '1571' }],
  ['9', { rate: 19, tax: '1576' }],
])
/** Switches the tax of an automatic account off. */
const withoutTax = '40'
/** Accounts that sum parties up, by the first digit of a party's own account. */
const controls = { receivable: '1400', payable: '1600' }

/**
 * What DATEV would post of the batches (EXTF 700, category 21) that we write for each month.
 * @param {{ api: Api, firmId: string, months: Days[], roots: Map<string, string> }} of `roots` are the
 *   types of accounts
 * @returns {Promise<{ ends: Balances, moves: Balances, records: number }>}
 */
export async function readBatches({ api, firmId, months, roots }) {
  /** @type {Balances} */
  const moves = new Map()
  let records = 0
  for (const [at, { from, to }] of months.entries()) {
    const path = `/firms/${firmId}/exports/datev`
    await api.call('PUT', path, { consultant: 1001, client: 7, from, to })
    const answer = await api.send('GET', `${path}/file?from=${from}&to=${to}`)
    if (answer.status !== 200) throw new Error(`DATEV of ${from}: ${answer.status}`)
    const batch = unzipSync(answer.bytes)['EXTF_Buchungsstapel.csv']
    for (const { account, amount } of postingsOf(batch)) {
      const own = moves.get(account) ?? {
        root: roots.get(account) ?? '',
        amounts: months.map(() => 0),
      }
      moves.set(account, own)
      own.amounts[at] = (own.amounts[at] ?? 0) + amount
    }
    records += rowsOf(batch).length
  }
  return { moves, ends: addedUp(moves), records }
}

/** @param {Balances} moves @returns {Balances} */
function addedUp(moves) {
  return new Map(
    [...moves].map(([code, { root, amounts }]) => {
      let sum = 0
      return [code, { root, amounts: amounts.map((amount) => (sum += amount)) }]
    }),
  )
}

/** Rows below the head and the names of columns. @param {Uint8Array | undefined} batch */
function rowsOf(batch) {
  const lines = new TextDecoder('windows-1252').decode(batch).split('\r\n').filter(Boolean)
  const [head = ''] = lines
  if (!head.startsWith('"EXTF";700;21;')) throw new Error(`No booking batch: ${head.slice(0, 40)}`)
  return lines.slice(2).map((line) => line.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g) ?? [])
}

/** @param {Uint8Array | undefined} batch @returns {{ account: string, amount: number }[]} */
function postingsOf(batch) {
  return rowsOf(batch).flatMap((row) => {
    const field = (/** @type {number} */ at) =>
      (row[at] ?? '').replace(/;$/, '').replaceAll('"', '')
    const [units, side, account, counter, key] = [0, 1, 6, 7, 8].map(field)
    const amount = Math.round(Number(units?.replace(',', '.')) * 100) * (side === 'S' ? 1 : -1)
    const [own, other] = [collective(account), collective(counter)]
    const rule = key === '' ? automatic.get(other) : keys.get(key ?? '')
    if (key !== '' && key !== withoutTax && !rule) throw new Error(`An unknown key: ${key}`)
    if (!rule)
      return [
        { account: own, amount },
        { account: other, amount: 0 - amount },
      ]
    const tax = Math.sign(amount) * Math.round((Math.abs(amount) * rule.rate) / (100 + rule.rate))
    return [
      { account: own, amount },
      { account: other, amount: tax - amount },
      { account: rule.tax, amount: 0 - tax },
    ]
  })
}

/** The account that a party's own one is summed up on. @param {string} account */
function collective(account = '') {
  if (account.length < 5) return account
  return Number(account) < 70_000 ? controls.receivable : controls.payable
}
