// @ts-check
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.mjs'

/**
 * @param {string} host
 * @param {number} port
 * @throws {StartError} when nobody can listen there.
 */
export async function requireFreePort(host, port) {
  let code = await tryToListen(host, port)
  // A server that is just ending still holds it for a moment.
  for (let tries = 0; tries < 10 && code === 'EADDRINUSE'; tries += 1) {
    await sleep(100)
    code = await tryToListen(host, port)
  }
  if (code === undefined) return
  const reasons = new Map([
    ['EADDRINUSE', `Port ${port} on ${host} is in use; choose another: PORT=${port + 1} npm start`],
    ['EACCES', `Port ${port} needs more rights; choose one above 1023: PORT=8788 npm start`],
    ['EADDRNOTAVAIL', `HOST=${host} is not an address of this machine.`],
    ['ENOTFOUND', `HOST=${host} is not an address of this machine.`],
  ])
  throw new StartError(reasons.get(code) ?? `Cannot listen on ${host}:${port} (${code}).`)
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the error's code
 */
function tryToListen(host, port) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done('code' in error ? String(error.code) : error.message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => done(undefined)))
  })
}

/** @returns {Promise<number>} a port of 127.0.0.1 that nobody uses now */
export function findFreePort() {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
