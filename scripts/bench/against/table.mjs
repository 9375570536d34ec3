// @ts-check
import { median } from '../timing.mjs'

/**
 * @typedef {import('./measure-one.mjs').Figures & { target: string, build: string }} Seen one look
 * @typedef {{ cpu: number, ms: number, rate?: number, bytes?: number }} Medians
 * @typedef {{ target: string, today: Medians, other?: Medians, ratio?: { cpu: number, ms: number } }} Row
 * @typedef {{ at: string, invoices: number, rounds: number, load?: number, memory: Record<string, number>, rows: Row[] }} Whole
 */

/**
 * Medians of all looks, and today's as a share of the other's: below 1 is faster.
 * @param {Seen[]} seen
 * @param {string[]} names of today's build and the other
 * @returns {Row[]}
 */
export function compare(seen, [today = '', other = '']) {
  return [...new Set(seen.map(({ target }) => target))].map((target) => {
    const own = mediansOf(seen, target, today)
    const others = mediansOf(seen, target, other)
    if (!own || !others)
      return { target, today: own ?? others ?? { cpu: Number.NaN, ms: Number.NaN } }
    const ratio = { cpu: round(own.cpu / others.cpu), ms: round(own.ms / others.ms) }
    return { target, today: own, other: others, ratio }
  })
}

/**
 * @param {Seen[]} seen
 * @param {string} target
 * @param {string} build
 * @returns {Medians | undefined}
 */
function mediansOf(seen, target, build) {
  const looks = seen.filter((one) => one.target === target && one.build === build)
  const [first] = looks
  if (!first) return undefined
  const of = (/** @type {'cpu' | 'ms' | 'rate' | 'bytes'} */ key) =>
    round(median(looks.map((look) => look[key] ?? 0)))
  return {
    cpu: of('cpu'),
    ms: of('ms'),
    ...(first.rate !== undefined && { rate: of('rate') }),
    ...(first.bytes !== undefined && { bytes: of('bytes') }),
  }
}

/**
 * @param {Row[]} rows
 * @param {string} name of the other build
 * @param {Record<string, number>} memory in MiB
 */
export function printComparison(rows, name, memory) {
  console.log(`\n${linesOf(rows, name).join('\n')}\n`)
  console.log(`Memory (PSS): ${memoryText(memory)}`)
}

/**
 * The same as a page to read.
 * @param {Whole} whole
 * @param {string} name
 */
export function writeMarkdown({ at, invoices, rounds, load, memory, rows }, name) {
  return `# Today's build beside ${name}

Measured at ${at}, ${invoices} invoices, medians of ${rounds} rounds in which both builds take turns; load of the machine ${load?.toFixed(1)}. CPU is the processor time of workerd for one request. A ratio below 1 is faster than ${name}.

${linesOf(rows, name).join('\n')}

Memory after the run (PSS): ${memoryText(memory)}.
`
}

/** @param {Record<string, number>} memory */
function memoryText(memory) {
  return Object.entries(memory)
    .map(([build, mebibytes]) => `${build} ${mebibytes} MiB`)
    .join(', ')
}

/**
 * @param {Row[]} rows
 * @param {string} name
 */
function linesOf(rows, name) {
  const head = ['', `CPU ms today`, `CPU ms ${name}`, 'ratio', 'ms today', `ms ${name}`, 'ratio']
  const body = rows.map(({ target, today, other, ratio }) => {
    const rate = today.rate
      ? ` (${Math.round(today.rate)} and ${Math.round(other?.rate ?? 0)} a second)`
      : ''
    return [
      `${target}${rate}`,
      today.cpu,
      other?.cpu,
      ratio?.cpu,
      today.ms,
      other?.ms,
      ratio?.ms,
    ].map((cell) => String(cell ?? '—'))
  })
  const widths = head.map((_, at) =>
    Math.max(...[head, ...body].map((row) => row[at]?.length ?? 0)),
  )
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...body.map(line)]
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100
}
