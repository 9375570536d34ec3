// @ts-check
import { createServer } from 'node:net'

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
