// @ts-check
import { Api } from '../../tests/support/api.mjs'
import { removeDataDir, startServer } from '../../tests/support/server.mjs'

/**
 * Has somebody who is signed in ask a server about data that were written before.
 * @param {string} dataDir where they are; it is removed afterwards, unless `DATA_DIR` names it
 * @param {{ email: string, password: string }} person
 * @param {(api: Api) => Promise<void>} measure
 */
export async function withServer(dataDir, person, measure) {
  const server = await startServer({ dataDir })
  try {
    const api = new Api(server.origin, 1)
    await api.signIn(person)
    await measure(api)
  } finally {
    await server.stop()
    if (dataDir !== process.env.DATA_DIR) removeDataDir(dataDir)
  }
}
