// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @typedef {{ from: string, to: string }} Days */
/** @typedef {Map<string, { root: string, amounts: number[] }>} Balances by the code of an account */
/** @typedef {import('../../tests/support/api.mjs').Api} Api */

/**
 * The months of a year that have begun, each with its first and last day.
 * @param {number} year
 * @returns {Days[]}
 */
export function monthsOf(year) {
  return Array.from({ length: 12 }, (_, at) => {
    const day = (/** @type {number} */ time) => new Date(time).toISOString().slice(0, 10)
    return { from: day(Date.UTC(year, at, 1)), to: day(Date.UTC(year, at + 1, 0)) }
  }).filter(({ from }) => Date.parse(from) < Date.now() - 86_400_000)
}

/**
 * What somebody else makes of our books, beside what we say: the balance of each account at the end of
 * each month, what an analysis says that it changed by, the profit of the month, and what the sides of the balance sheet come to.
 * @param {{ api: Api, firmId: string, months: Days[], ends: Balances, moves: Balances }} of
 * @returns {Promise<{ figures: number, differences: string[] }>}
 */
export async function compareMonths({ api, firmId, months, ends, moves }) {
  /** @type {string[]} */
  const differences = []
  let figures = 0
  /** @param {string} what @param {number} ours @param {number} theirs */
  const compare = (what, ours, theirs) => {
    figures += 1
    if (ours !== theirs) differences.push(`${what}: ours ${ours}, theirs ${theirs}`)
  }
  for (const [at, { from, to }] of months.entries()) {
    const days = `period=custom&from=${from}&to=${to}`
    const path = `/firms/${firmId}/reports`
    const trial = await api.call('GET', `${path}/trial-balance?${days}`)
    const ours = closingOf(trial)
    for (const code of new Set([...ours.keys(), ...ends.keys()])) {
      const theirs = ends.get(code)?.amounts[at] ?? 0
      compare(`${to} ${code}`, ours.get(code) ?? 0, theirs)
    }
    const asked = await api.call('GET', questionOf(firmId, days))
    const changed = changesOf(asked)
    for (const code of new Set([...changed.keys(), ...moves.keys()])) {
      const theirs = moves.get(code)?.amounts[at] ?? 0
      compare(`${to} ${code} by question`, changed.get(code) ?? 0, theirs)
    }
    const result = await api.call('GET', `${path}/profit-and-loss?${days}`)
    compare(`${to} profit`, lastAmount(result), 0 - sumOf(moves, at, ['revenues', 'expenses']))
    const sheet = await api.call('GET', `${path}/balance-sheet?${days}`)
    const [check] = sheet.checks
    compare(`${to} assets`, check.left, sumOf(ends, at, ['assets']))
    const owed = ['liabilities', 'equity', 'revenues', 'expenses']
    compare(`${to} liabilities and equity`, check.right, 0 - sumOf(ends, at, owed))
  }
  return { figures, differences }
}

/**
 * What hledger makes of a journal.
 * @param {string} journal
 * @returns {{ ends: Balances, moves: Balances, lines: number }}
 */
export function readJournal(journal) {
  const stats = execFileSync('hledger', ['-f', journal, 'stats'], { encoding: 'utf8' })
  return {
    ends: readBalances(journal, '--historical'),
    moves: readBalances(journal),
    lines: countLines(journal, stats),
  }
}

/** Balance of each account of the trial balance, debit less credit. @param {any} report */
function closingOf({ columns, rows }) {
  const place = (/** @type {string} */ key) =>
    columns.findIndex((/** @type {any} */ one) => one.key === key)
  const [debit, credit] = [place('debit'), place('credit')]
  /** @type {Map<string, number>} */
  const found = new Map()
  for (const { kind, cells } of rows) {
    const code = /^\d+/.exec(cells[0]?.text ?? '')?.[0]
    if (kind !== 'line' || code === undefined) continue
    found.set(code, (cells[debit]?.amount ?? 0) - (cells[credit]?.amount ?? 0))
  }
  return found
}

/** What each account changed by, as an analysis is asked. @param {string} firmId @param {string} days */
function questionOf(firmId, days) {
  const query = 'view=journalLines&measures=change&by=account&limit=500'
  return `/firms/${firmId}/analytics/run?${query}&${days}`
}

/** By the code of the account. @param {any} analysis @returns {Map<string, number>} */
function changesOf({ rows }) {
  const groups = rows.filter((/** @type {any} */ row) => row.kind === 'group')
  return new Map(
    groups.map((/** @type {any} */ row) => [row.key, Number(row.cells[0]?.amount ?? 0)]),
  )
}

/** The last amount of the last row. @param {any} report @returns {number} */
function lastAmount({ rows }) {
  return (
    rows.at(-1)?.cells.find((/** @type {any} */ cell) => cell?.amount !== undefined)?.amount ?? 0
  )
}

/**
 * Balances by month of each account, in minor units, by the code that its name begins with.
 * @param {string} journal
 * @param {string[]} options
 * @returns {Balances}
 */
function readBalances(journal, ...options) {
  const command = ['-f', journal, 'balance', '--monthly', '--flat', '--no-total', '--empty']
  const output = execFileSync('hledger', [...command, ...options, '--output-format=csv'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = new Map()
  for (const row of output.trim().split('\n').slice(1)) {
    const [name = '', ...amounts] = row.split('","').map((cell) => cell.replaceAll('"', ''))
    const [root = '', label = ''] = name.split(':')
    found.set(label.split(' ')[0], { root, amounts: amounts.map(minorOf) })
  }
  return found
}

/** @param {Balances} balances @param {number} at @param {string[]} roots */
function sumOf(balances, at, roots) {
  return [...balances.values()]
    .filter(({ root }) => roots.includes(root))
    .reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0)
}

/** `-1234.50 EUR` in minor units. @param {string} text */
function minorOf(text) {
  return Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
}

/** Postings of the journal; hledger's own count, where its version says it. @param {string} journal @param {string} stats */
function countLines(journal, stats) {
  const said = /Postings\s*:?\s*(\d+)/i.exec(stats)?.[1]
  return said ? Number(said) : (readFileSync(journal, 'utf8').match(/^ {4}\S/gm)?.length ?? 0)
}
