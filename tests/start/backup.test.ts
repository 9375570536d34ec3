import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBooks } from '../kill/books.mjs'
import { Api, newKey } from '../support/api.mjs'
import { createFirmWithCustomer, draftInput, mapWide, testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, type Server, startServer } from '../support/server.mjs'

const person = { email: 'backup@example.com', password: testPassword }
const folder = createDataDir()
const dataDir = join(folder, 'data')
const file = join(folder, 'saved.tar.gz')
/** Enough that the copying meets writes, and few enough to read them all again. */
const maxWritten = 150
let server: Server

beforeAll(async () => {
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server.stop()
  removeDataDir(folder)
})

/** Runs a script as npm does, with what it says. */
function run(script: string, words: string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const args = [`scripts/${script}.mjs`, ...words]
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => done({ code, output }))
  })
}

it('saves the books of a moment while they are written, and gives them back elsewhere', async () => {
  const api = new Api(server.origin, 20)
  await api.register(person)
  const firm = await createFirmWithCustomer(api)
  const path = `/firms/${firm.firmId}/invoices`
  const issue = async (index: number) => {
    const draft = await api.call('POST', path, draftInput(firm, index), newKey())
    return api.call('POST', `${path}/${draft.id}/finalise`, {}, newKey())
  }
  const before = await mapWide(
    Array.from({ length: 20 }, (_, index) => index),
    4,
    issue,
  )

  let isSaved = false
  const written: string[] = []
  const saving = run('backup', [file], { DATA_DIR: dataDir }).finally(() => {
    isSaved = true
  })
  await mapWide(Array.from({ length: 4 }), 4, async () => {
    while (!isSaved && written.length < maxWritten) {
      written.push((await issue(written.length)).number)
    }
  })
  const saved = await saving
  expect(saved.output).toMatch(/The server was halted for \d+ ms/)
  expect(saved.code).toBe(0)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(written.length).toBeGreaterThan(0)
  expect(await checkBooks(api, firm.firmId), 'of the server that went on').toBe('')
  api.close()

  const elsewhere = join(folder, 'elsewhere')
  const restored = await run('restore', [file], { DATA_DIR: elsewhere })
  expect(restored.output).toMatch(/all are as they were saved/)
  expect(restored.code).toBe(0)
  const again = await startServer({ dataDir: elsewhere })
  const reader = new Api(again.origin, 4)
  await reader.signIn(person)
  expect(await checkBooks(reader, firm.firmId), 'of the backup').toBe('')
  for (const { id, number, totals } of before) {
    expect(await reader.call('GET', `${path}/${id}`)).toMatchObject({ number, totals })
  }
  reader.close()
  await again.stop()
})

it('overwrites neither a backup nor data that is there, nor what a server has open', async () => {
  expect(await run('backup', [file], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `${file} exists already; choose another name.\n`,
  })
  const running = await run('restore', [file, '--replace'], { DATA_DIR: dataDir })
  expect(running.output).toMatch(/^Firmament is already running on .*\n$/)
  expect(running.code).toBe(1)

  const elsewhere = join(folder, 'elsewhere')
  const secrets = readFileSync(join(elsewhere, 'secrets.json'), 'utf8')
  const asked = await run('restore', [file], { DATA_DIR: elsewhere })
  expect(asked.output).toMatch(/holds data\. .* Add --replace/)
  expect(asked.code).toBe(1)
  writeFileSync(join(elsewhere, 'of-before'), '')
  const replaced = await run('restore', [file, '--replace'], { DATA_DIR: elsewhere })
  expect(replaced.code).toBe(0)
  expect(existsSync(join(elsewhere, 'of-before'))).toBe(false)
  expect(readFileSync(join(elsewhere, 'secrets.json'), 'utf8')).toBe(secrets)
  const kept = readdirSync(folder).find((name) => name.startsWith('elsewhere.2'))
  expect(readdirSync(join(folder, kept ?? '')), 'what was there is kept').toContain('of-before')
})

it('takes no damaged backup, and leaves what is there', async () => {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  const damaged = {
    cut: bytes.subarray(0, middle),
    altered: Buffer.concat([
      bytes.subarray(0, middle),
      Buffer.alloc(8),
      bytes.subarray(middle + 8),
    ]),
    another: Buffer.from('no backup at all'),
  }
  for (const [name, content] of Object.entries(damaged)) {
    const path = join(folder, `${name}.tar.gz`)
    writeFileSync(path, content)
    const target = join(folder, name)
    const { code, output } = await run('restore', [path], { DATA_DIR: target })
    expect(output, name).toMatch(/^.*(damaged|no backup).*\n$/)
    expect(code).toBe(1)
    expect(readdirSync(target)).toEqual([])
  }
})
