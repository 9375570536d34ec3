// @ts-check
import { percentile, runLoad, writeRequest } from './load.mjs'
import { readCpu } from './process-cost.mjs'
import { referenceRequest, requestOf } from './targets.mjs'
import { median } from './timing.mjs'

/**
 * @typedef {object} Result What one round measured, or the median of all.
 * @property {number} rate Requests a second with 16 connections.
 * @property {number} p50 Milliseconds, with 16 connections.
 * @property {number} p99
 * @property {number} alone Milliseconds at the median, one request at a time.
 * @property {number} cpu Milliseconds of workerd's processor time for one request.
 * @property {number} bytes Of one answer, uncompressed.
 * @property {number} multiple Of the processor time of a constant page with as many bytes, in the
 *   same round.
 * @property {number} bad Answers that were no success; of all rounds.
 *
 * @typedef {Result & { name: string, best: number, missed: string[] }} Judged
 * `best` is the rate of the best round, `missed` has the names of the limits the medians do not keep.
 *
 * @typedef {{ port: number, pid: number, cookie: string, token: string, seconds: number }} At
 * @typedef {{ port: number, pid: number }} Reference a server of constant pages
 */

const warmUp = 100
const aloneCount = 200
const connections = 16

/**
 * Measures all targets in turn, and that several times: what else runs on a machine comes and goes,
 * so that one long look at each would tell more of the minute than of the target.
 * @param {import('./targets.mjs').Target[]} targets
 * @param {At} at `seconds` for each target, of all rounds together
 * @param {Reference} reference
 * @param {number} rounds
 * @param {(name: string, round: number, result: Result) => void} tell hears each figure as it comes
 * @returns {Promise<{ results: Judged[], sameWork: number[] }>} `sameWork`: what the same
 *   calculation took of the processor in each round, in milliseconds
 */
export async function measure(targets, at, reference, rounds, tell) {
  const watched = targets.map((target) => ({
    target,
    takeRequest: createSource(target, at),
    /** @type {Result[]} */
    seen: [],
  }))
  const sameWork = []
  for (let turn = 0; turn < rounds; turn += 1) {
    sameWork.push(doSameWork())
    for (const { target, takeRequest, seen } of watched) {
      const share = (target.isSlow ? 0.1 : 1) / rounds
      const looked = await look(takeRequest, share, { ...at, seconds: at.seconds / rounds })
      const constant = await costOfConstant(looked.bytes, reference, at.seconds / rounds / 2)
      const result = { ...looked, multiple: round(looked.cpu / constant) }
      seen.push(result)
      tell(target.name, turn + 1, result)
    }
  }
  return { results: watched.map(({ target, seen }) => judge(target, seen)), sameWork }
}

/**
 * Milliseconds of the processor that a constant page takes.
 * @param {number} bytes of the page
 * @param {Reference} reference
 * @param {number} seconds to measure
 */
export async function costOfConstant(bytes, { port, pid }, seconds) {
  const request = writeRequest(referenceRequest(bytes))
  const next = () => request
  await runLoad({ port, connections: 4, next: take(next, warmUp) })
  const before = readCpu(pid)
  const load = await runLoad({ port, connections, next, seconds })
  return (readCpu(pid) - before) / load.requests
}

/**
 * @param {() => Buffer | undefined} takeRequest
 * @param {number} share of the requests before those that count
 * @param {At} at
 * @returns {Promise<Omit<Result, 'multiple'>>}
 */
async function look(takeRequest, share, { port, pid, seconds }) {
  const warm = await runLoad({ port, connections: 4, next: take(takeRequest, warmUp * share) })
  const one = await runLoad({ port, connections: 1, next: take(takeRequest, aloneCount * share) })
  const cpuBefore = readCpu(pid)
  const many = await runLoad({ port, connections, next: takeRequest, seconds })
  const cpu = (readCpu(pid) - cpuBefore) / many.requests
  return {
    rate: Math.round(many.requests / many.seconds),
    p50: round(percentile(many.latencies, 0.5)),
    p99: round(percentile(many.latencies, 0.99)),
    alone: round(percentile(one.latencies, 0.5)),
    cpu: round(cpu),
    bytes: Math.round(many.bytes / many.requests),
    bad: warm.bad + one.bad + many.bad,
  }
}

/**
 * @param {import('./targets.mjs').Target} target
 * @param {Result[]} seen
 * @returns {Judged}
 */
function judge({ name, limits }, seen) {
  const medianOf = (/** @type {keyof Result} */ key) => median(seen.map((one) => one[key]))
  const [rate, alone, cpu] = [medianOf('rate'), medianOf('alone'), medianOf('cpu')]
  const multiple = medianOf('multiple')
  const missed = [
    ...(limits.rate !== undefined && rate < limits.rate ? ['rate'] : []),
    ...(limits.alone !== undefined && alone > limits.alone ? ['alone'] : []),
    ...(limits.cpu !== undefined && cpu > limits.cpu ? ['cpu'] : []),
    ...(limits.multiple !== undefined && multiple > limits.multiple ? ['multiple'] : []),
  ]
  const best = Math.max(...seen.map((one) => one.rate))
  const bad = seen.reduce((sum, one) => sum + one.bad, 0)
  const [p50, p99, bytes] = [medianOf('p50'), medianOf('p99'), medianOf('bytes')]
  return { name, rate, best, p50, p99, alone, cpu, multiple, bytes, bad, missed }
}

/** Takes as long as the machine is slow: the same objects and texts each time. */
function doSameWork() {
  const before = process.cpuUsage()
  const kept = []
  for (let at = 0; at < 200_000; at += 1) kept.push(JSON.stringify({ at, name: `Kunde ${at}` }))
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1000)
}

/**
 * @param {import('./targets.mjs').Target} target
 * @param {{ cookie: string, token: string }} who
 * @returns {() => Buffer | undefined}
 */
function createSource(target, who) {
  if (target.bodies) {
    const requests = target.bodies.map((body) =>
      writeRequest(requestOf(target, target.path, who, body)),
    )
    let next = 0
    return () => {
      next += 1
      return requests[next % requests.length]
    }
  }
  if (!target.paths) {
    const request = writeRequest(requestOf(target, target.path, who))
    return () => request
  }
  const requests = target.paths.map((path) => writeRequest(requestOf(target, path, who)))
  return () => requests.pop()
}

/**
 * @param {() => Buffer | undefined} source
 * @param {number} count
 */
function take(source, count) {
  let left = count
  return () => {
    left -= 1
    return left >= 0 ? source() : undefined
  }
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100
}
