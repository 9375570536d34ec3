// @ts-check
// Runs in the tree of a build, on that build's own code: node prepare.mjs DATA_DIR INVOICES
import { pathToFileURL } from 'node:url'

const [, , dataDir = '', count = '0'] = process.argv
const at = (/** @type {string} */ path) => import(pathToFileURL(`${process.cwd()}/${path}`).href)
const { startServer } = await at('tests/support/server.mjs')
const { Api } = await at('tests/support/api.mjs')
const { createFirm, seedInvoices } = await at('scripts/bench/seed.mjs')
const { testPassword } = await at('tests/support/firm.mjs')

const person = { email: 'bench@example.com', password: testPassword }
const server = await startServer({ dataDir })
const api = new Api(server.origin)
await api.register(person)
const firm = await createFirm(api)
const other = await createFirm(api)
api.close()
await server.stop()
await seedInvoices(dataDir, firm.firmId, Number(count))
console.log(`\n${JSON.stringify({ person, firm, other })}`)
