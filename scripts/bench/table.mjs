// @ts-check

import { median } from './timing.mjs'
import { maxGzip, maxStartMs } from './worker-size.mjs'

/**
 * @param {import('./measure.mjs').Judged[]} results
 * @param {{ now: number, peak: number }} memory of workerd, in MiB
 * @param {number[]} sameWork in milliseconds
 */
export function printMeasures(results, memory, sameWork) {
  const head = [
    '',
    'req/s',
    'best',
    'p50 ms',
    'p99 ms',
    'alone ms',
    'CPU ms',
    '× constant',
    'bytes',
    'bad',
  ]
  const rows = results.map(({ missed, ...r }) =>
    [
      r.name,
      r.rate,
      r.best,
      r.p50,
      r.p99,
      r.alone,
      r.cpu,
      r.multiple,
      r.bytes,
      r.bad,
      missed.join(', '),
    ].map(String),
  )
  printTable([[...head, 'missed'], ...rows])
  const [least, most] = [Math.min(...sameWork), Math.max(...sameWork)]
  console.log(
    `Medians of ${sameWork.length} rounds. The same calculation took ${least} to ${most} ms`,
  )
  console.log(
    `of the processor, ${median(sameWork)} ms at the median: so much does the machine vary.\n`,
  )
  console.log(`memory of workerd: ${memory.now} MiB now, ${memory.peak} MiB at most (limit 600)\n`)
}

/** @param {import('./worker-size.mjs').WorkerSize[]} sizes */
export function printSizes(sizes) {
  const head = ['Worker', 'gzip KiB', 'of the limit', 'start ms', 'limit ms']
  const rows = sizes.map(({ name, gzip, startMs }) => [
    name,
    `${Math.round(gzip / 1024)}`,
    `${Math.round((gzip / maxGzip) * 100)} %`,
    `${startMs}`,
    `${maxStartMs}`,
  ])
  printTable([head, ...rows])
}

/** @param {Record<string, import('./wire.mjs').Wire>} wire in bytes as they were sent */
export function printWire(wire) {
  const head = ['bytes on the wire', 'HTML', 'CSS', 'JS', 'fonts', 'images']
  const rows = Object.entries(wire).map(([name, w]) =>
    [name, w.html, w.css, w.js, w.fonts, w.images].map(String),
  )
  printTable([head, ...rows])
}

/** @param {string[][]} rows */
function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  '))
  }
  console.log('')
}
