import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'

/** One real server on empty data for all tests; each test makes its own person and firm. */
export default async function serve() {
  const dataDir = createDataDir()
  const server = await startServer({ dataDir })
  process.env.E2E_ORIGIN = server.origin
  process.env.E2E_ADMINISTRATOR = JSON.stringify(server.administrator)
  return async () => {
    await server.stop()
    removeDataDir(dataDir)
  }
}
