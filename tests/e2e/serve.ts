import { findFreePort } from '../../scripts/start/port.mjs'
import { startCardServer } from '../support/card-server.ts'
import { startIssuer } from '../support/oidc.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'

/** One real server on empty data for all tests; each test makes its own person and firm. */
export default async function serve() {
  const dataDir = createDataDir()
  const port = await findFreePort()
  const issuer = await startIssuer(`http://127.0.0.1:${port}`)
  const cards = await startCardServer(`http://127.0.0.1:${port}`)
  const server = await startServer({ dataDir, port, env: { ...issuer.env, ...cards.env } })
  process.env.E2E_ORIGIN = server.origin
  process.env.E2E_CARDS = cards.env.STRIPE_API_BASE
  process.env.E2E_ADMINISTRATOR = JSON.stringify(server.administrator)
  return async () => {
    await server.stop()
    await issuer.stop()
    await cards.stop()
    removeDataDir(dataDir)
  }
}
