// @ts-check
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'

/** A program that hangs is ended, and counts as failed. */
const limitMs = 180 * 60_000

/**
 * @typedef {object} Ran How a program ended.
 * @property {number} code Its exit code; 1 when it could not start or was killed.
 * @property {number} seconds By the clock.
 * @property {number | undefined} cpuSeconds Of it and all it started, where the system tells.
 * @property {number | undefined} idle Share of the machine's processors that nobody used meanwhile,
 *   from 0 to 1, where the system tells.
 */

/**
 * Runs node on a script of ours and writes down what it prints.
 * @param {string[]} args
 * @param {{ log: string, isShown: boolean, env?: NodeJS.ProcessEnv }} options `log` is a file;
 *   `isShown`: it is printed as it comes, too.
 * @returns {Promise<Ran>}
 */
export function runLogged(args, { log, isShown, env = {} }) {
  return new Promise((done) => {
    const began = Date.now()
    const file = createWriteStream(log)
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const endChild = () => child.kill()
    process.once('exit', endChild)
    const timer = setTimeout(() => {
      write(`It did not end within ${limitMs / 60_000} minutes.\n`)
      child.kill()
    }, limitMs)
    const write = (/** @type {Buffer | string} */ chunk) => {
      file.write(chunk)
      if (isShown) process.stdout.write(chunk)
    }
    child.stdout.on('data', write)
    child.stderr.on('data', write)
    child.on('error', (error) => write(`${error.message}\n`))
    const cpuBefore = readCpuOfEnded()
    const machineBefore = readMachine()
    /** @type {number | undefined} */
    let cpuSeconds
    child.on('exit', () => {
      const all = difference(readCpuOfEnded(), cpuBefore)
      cpuSeconds = all === undefined ? undefined : Math.max(0, all - takenSince(began))
      ended.push({ at: Date.now(), seconds: cpuSeconds ?? 0 })
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      process.off('exit', endChild)
      if (signal) write(`It was ended by ${signal}.\n`)
      const seconds = (Date.now() - began) / 1000
      const idle = idleSince(machineBefore)
      file.end(() => done({ code: code ?? 1, seconds, cpuSeconds, idle }))
    })
  })
}

/** @type {{ at: number, seconds: number }[]} what programs that ended took of the processors */
const ended = []

/** @param {number} began Others that ended since then are in the system's sum, too. */
function takenSince(began) {
  return ended.filter(({ at }) => at >= began).reduce((sum, { seconds }) => sum + seconds, 0)
}

/** @param {number | undefined} now @param {number | undefined} before */
function difference(now, before) {
  return now === undefined || before === undefined ? undefined : now - before
}

/**
 * Linux adds up what the ended children of a process took of the processors.
 * @returns {number | undefined} seconds
 */
function readCpuOfEnded() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Fields 16 and 17 of proc(5), counted from the third; a hundredth of a second each.
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return undefined
  }
}

/**
 * What Linux counts of all processors since it started, in ticks: idle, and altogether.
 * @returns {{ idle: number, all: number } | undefined}
 */
function readMachine() {
  try {
    // "cpu", then user, nice, system, idle, iowait and others; proc(5).
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
    const all = ticks.reduce((sum, one) => sum + one, 0)
    return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all }
  } catch {
    return undefined
  }
}

/** @param {{ idle: number, all: number } | undefined} before */
function idleSince(before) {
  const now = readMachine()
  if (!before || !now || now.all === before.all) return undefined
  return (now.idle - before.idle) / (now.all - before.all)
}
