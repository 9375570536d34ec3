import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/start/port.mjs'
import { Api } from '../support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, startAndEnd, startServer } from '../support/server.mjs'

const person = { email: 'loss@example.com', password: testPassword }
const whole = createDataDir()
let dataDir = ''
let firmId = ''
beforeAll(async () => {
  const server = await startServer({ dataDir: whole })
  const api = new Api(server.origin, 1)
  await api.register(person)
  firmId = (await createFirmWithCustomer(api)).firmId
  await server.stop()
})
beforeEach(() => {
  dataDir = createDataDir()
  cpSync(whole, dataDir, { recursive: true })
})
afterEach(() => removeDataDir(dataDir))
afterAll(() => removeDataDir(whole))

it('says at the start and at each call that the data of a firm is missing', async () => {
  loseDatabases('objects/upstream-Firm')
  const server = await startServer({ dataDir })
  expect(server.output).toContain(
    'DATA MISSING: the databases of 1 of 1 firms are missing or empty',
  )
  expect(server.output).toContain(firmId)
  const api = new Api(server.origin, 1)
  await api.signIn(person)
  const { status, body } = await api.send('GET', `/firms/${firmId}/items`)
  await server.hasPrinted(`DATA MISSING: the directory lists firm ${firmId}`)
  await server.stop()
  expect([status, body.code]).toEqual([503, 'unavailable'])

  // What workerd has made in its place is no data either.
  const again = await startServer({ dataDir })
  await again.stop()
  expect(again.output).toContain('DATA MISSING')
})

it('refuses to start with an empty directory where there are firms', async () => {
  loseDatabases('d1')
  const { code, output } = await startAndEnd({
    DATA_DIR: dataDir,
    PORT: `${await findFreePort()}`,
  })
  expect(code).toBe(1)
  expect(output).toMatch(/^\S+\.sqlite is missing or empty: [^\n]+ from a backup\.\n$/)
})

function loseDatabases(folder: string): void {
  const root = join(dataDir, folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const databases = files.filter((file) => /\.sqlite/.test(file))
  expect(databases.length).toBeGreaterThan(0)
  for (const file of databases) rmSync(join(root, file))
}
