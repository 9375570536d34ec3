// @ts-check
import { readFileSync } from 'node:fs'

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
