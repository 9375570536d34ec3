// @ts-check
import { randomUUID } from 'node:crypto'
import { newKey } from '../../../tests/support/api.mjs'
import { draftInput } from '../../../tests/support/firm.mjs'
import { percentile, runLoad, writeRequest } from '../load.mjs'
import { readFineCpu } from '../process-cost.mjs'

/**
 * @typedef {import('./start-build.mjs').Build} Build
 * @typedef {{ cpu: number, ms: number, bytes?: number, rate?: number }} Figures processor time of workerd and time
 *   for one, in milliseconds
 */

const looks = 40
const warmUp = 8
const finalised = 25
const fresh = 25
const keptLooks = 400

/**
 * A page, or files one after the other, asked for alone.
 * @param {Build} build
 * @param {import('./targets.mjs').Page | string[] | undefined} what paths of files are used up
 * @param {boolean} [isOpen]
 * @returns {Promise<Figures | undefined>} undefined where the build does not have it
 */
export async function measurePage(build, what, isOpen = false) {
  if (!what) return undefined
  const requests = Array.isArray(what)
    ? what.splice(0, fresh).map((path) => fileRequest(build, path))
    : undefined
  const page = Array.isArray(what) ? undefined : pageRequest(what, isOpen)
  if (page && (await take(build, page, warmUp)).bad > 0) return undefined
  if (requests?.length === 0) return undefined
  return page ? costOf(build, () => page, looks) : costOf(build, () => requests?.shift(), fresh)
}

/**
 * The same file again and again, by sixteen at once.
 * @param {Build} build
 * @param {string} path
 * @returns {Promise<Figures>}
 */
export async function measureRate(build, path) {
  const request = fileRequest(build, path)
  await take(build, request, warmUp)
  const before = readFineCpu(build.pid)
  const load = await runLoad({
    port: build.port,
    connections: 16,
    next: counted(() => request, keptLooks),
  })
  const cpu = (readFineCpu(build.pid) - before) / load.requests
  return { cpu, ms: percentile(load.latencies, 0.5), rate: load.requests / load.seconds }
}

/**
 * Invoices that are made and issued one after the other, through the API.
 * @param {Build} build
 * @returns {Promise<Figures>}
 */
export async function measureFinalise({ api, firm, pid }) {
  const path = `/firms/${firm.firmId}/invoices`
  const one = async (/** @type {number} */ index) => {
    const { id } = await api.call('POST', path, draftInput(firm, index), newKey())
    await api.call('POST', `${path}/${id}/finalise`, {}, { 'idempotency-key': randomUUID() })
  }
  for (let at = 0; at < 3; at += 1) await one(at)
  return timed(pid, finalised, one)
}

/**
 * A demo, from the button until its dashboard is there. What is made for the next visitor comes later, and
 * is waited for.
 * @param {Build} build
 * @returns {Promise<Figures>}
 */
export async function measureOpening({ openDemo, pid }) {
  const figures = await timed(pid, 1, openDemo)
  await quiet(pid)
  return figures
}

/**
 * Waits until a process does nothing for a while, a minute at most.
 * @param {number} pid
 */
async function quiet(pid) {
  const [pauseMs, needed] = [1000, 25]
  let still = 0
  for (let at = 0; at < 60 && still < needed; at += 1) {
    const before = readFineCpu(pid)
    await new Promise((done) => setTimeout(done, pauseMs))
    still = readFineCpu(pid) - before < 50 ? still + 1 : 0
  }
}

/**
 * @param {number} pid
 * @param {number} count
 * @param {(index: number) => Promise<unknown>} work
 * @returns {Promise<Figures>}
 */
async function timed(pid, count, work) {
  const [began, before] = [performance.now(), readFineCpu(pid)]
  for (let at = 0; at < count; at += 1) await work(at)
  return { cpu: (readFineCpu(pid) - before) / count, ms: (performance.now() - began) / count }
}

/**
 * @param {Build} build
 * @param {() => Buffer | undefined} next
 * @param {number} count
 * @returns {Promise<Figures>}
 */
async function costOf({ port, pid }, next, count) {
  const before = readFineCpu(pid)
  const load = await runLoad({ port, connections: 1, next: counted(next, count) })
  const cpu = (readFineCpu(pid) - before) / load.requests
  const bytes = Math.round(load.bytes / load.requests)
  return { cpu, ms: percentile(load.latencies, 0.5), bytes }
}

/**
 * @param {Build} build
 * @param {Buffer} request
 * @param {number} count
 */
function take({ port }, request, count) {
  return runLoad({ port, connections: 1, next: counted(() => request, count) })
}

/**
 * @param {() => Buffer | undefined} next
 * @param {number} count
 */
function counted(next, count) {
  let left = count
  return () => {
    left -= 1
    return left >= 0 ? next() : undefined
  }
}

/**
 * @param {import('./targets.mjs').Page} page
 * @param {boolean} isOpen
 */
function pageRequest({ path, cookie }, isOpen) {
  const accept = 'text/html'
  return writeRequest({ path, headers: isOpen ? { accept } : { accept, cookie } })
}

/**
 * @param {Build} build
 * @param {string} path
 */
function fileRequest({ api }, path) {
  return writeRequest({ path, headers: { authorization: `Bearer ${api.token}` } })
}
