// @ts-check
import { percentile, runLoad, writeRequest } from './load.mjs'
import { readCpu } from './process-cost.mjs'
import { requestOf } from './targets.mjs'

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} rate Requests a second with 16 connections.
 * @property {number} p50 Milliseconds, with 16 connections.
 * @property {number} p99
 * @property {number} alone Milliseconds at the median, one request at a time.
 * @property {number} cpu Milliseconds of workerd's processor time for one request.
 * @property {number} bytes Of one answer, uncompressed.
 * @property {number} bad Answers that were no success.
 * @property {string[]} missed Names of the limits it does not keep.
 */

const warmUp = 100
const aloneCount = 200
const connections = 16

/**
 * @param {import('./targets.mjs').Target} target
 * @param {{ port: number, pid: number, cookie: string, token: string, seconds: number }} at
 * @returns {Promise<Result>}
 */
export async function measure(target, at) {
  const takeRequest = createSource(target, at)
  const { port } = at
  const share = target.isSlow ? 0.1 : 1
  const warm = await runLoad({ port, connections: 4, next: take(takeRequest, warmUp * share) })
  const one = await runLoad({ port, connections: 1, next: take(takeRequest, aloneCount * share) })
  const cpuBefore = readCpu(at.pid)
  const many = await runLoad({ port, connections, next: takeRequest, seconds: at.seconds })
  const cpu = (readCpu(at.pid) - cpuBefore) / many.requests
  const result = {
    name: target.name,
    rate: Math.round(many.requests / many.seconds),
    p50: round(percentile(many.latencies, 0.5)),
    p99: round(percentile(many.latencies, 0.99)),
    alone: round(percentile(one.latencies, 0.5)),
    cpu: round(cpu),
    bytes: Math.round(many.bytes / many.requests),
    bad: warm.bad + one.bad + many.bad,
  }
  const { limits } = target
  const missed = [
    ...(limits.rate !== undefined && result.rate < limits.rate ? ['rate'] : []),
    ...(limits.alone !== undefined && result.alone > limits.alone ? ['alone'] : []),
    ...(limits.cpu !== undefined && result.cpu > limits.cpu ? ['cpu'] : []),
  ]
  return { ...result, missed }
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
