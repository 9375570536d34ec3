// @ts-check
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts time in hundredths of a second, whatever the kernel's own clock. */
const millisecondsPerTick = 10

/**
 * Time on the processors a process has taken so far, in milliseconds.
 * @param {number} pid
 */
export function readCpu(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // utime and stime are the 14th and 15th; what stands before the name's end are two.
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}

/**
 * Memory in MiB: now, and the most it ever was.
 * @param {number} pid
 */
export function readMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (/** @type {string} */ name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/**
 * As `readCpu`, to the microsecond: what the kernel's scheduler counted for each thread that is there.
 * @param {number} pid
 */
export function readFineCpu(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      // It ended since it was listed.
      return 0
    }
  })
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

/**
 * Memory of a process in MiB, with its part of what it shares with others.
 * @param {number} pid
 */
export function readPss(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
}
