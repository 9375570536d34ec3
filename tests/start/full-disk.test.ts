import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/start/port.mjs'
import { Api } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createFirmWithCustomer, testPassword } from '../support/firm.mjs'
import {
  createDataDir,
  removeDataDir,
  type Server,
  startAndEnd,
  startServer,
} from '../support/server.mjs'

const person = { email: 'disk@example.com', password: testPassword }
const dataDir = createDataDir()
const filler = join(dataDir, 'filler')
const isMounted = mountSmall()

/** A disk of its own, which only root may make. */
function mountSmall(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', dataDir], { stdio: 'ignore' })
    return true
  } catch {
    removeDataDir(dataDir)
    return false
  }
}

function fillDisk(): void {
  for (const size of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size))
    } catch {
      // No more of this size.
    }
  }
}

describe.skipIf(!isMounted)('on a disk that is full (only root may mount one)', () => {
  let server: Server
  let api: Api
  let firm: Awaited<ReturnType<typeof createFirmWithCustomer>>
  let cookie = ''

  beforeAll(async () => {
    server = await startServer({ dataDir })
    api = new Api(server.origin, 1)
    await api.register(person)
    firm = await createFirmWithCustomer(api)
    cookie = await logIn()
    expect((await sendItem('Before')).status).toBe(302)
    fillDisk()
  })
  afterAll(async () => {
    await server?.stop()
    execFileSync('umount', ['-l', dataDir])
    removeDataDir(dataDir)
  })

  async function logIn(): Promise<string> {
    const answer = await post('/login', { email: person.email, password: person.password })
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }

  function post(path: string, form: Record<string, string>): Promise<Response> {
    const headers = { cookie, origin: server.origin, accept: 'text/html' }
    const body = new URLSearchParams(form)
    const url = server.origin + path
    return fetchAlone(url, { method: 'POST', headers, body, redirect: 'manual' })
  }

  function sendItem(name: string): Promise<Response> {
    const fields = { name, unit: 'h', unitPrice: '10', taxCode: firm.taxCode }
    return post(`/firms/${firm.firmId}/items/new`, { ...fields, description: 'x'.repeat(2000) })
  }

  /** What is written last may still fit into the log of the database. */
  async function sendUntilRefused(): Promise<Response> {
    for (let tries = 0; tries < 500; tries += 1) {
      const answer = await sendItem(`Kept ${tries}`)
      if (answer.status !== 302) return answer
    }
    throw new Error('The disk took everything')
  }

  it('a form is answered with 503 and what was typed, and pages are still shown', async () => {
    const answer = await sendUntilRefused()
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(page).toMatch(/name="name"[^>]*value="Kept \d+"/)
    expect(page).toContain('x'.repeat(2000))
    const list = await fetchAlone(`${server.origin}/firms/${firm.firmId}/items`, {
      headers: { cookie },
    })
    expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('Before')])
  })

  it('a program is told 503, and so is whoever signs in', async () => {
    const address = { street: 'Hafen 1', postcode: '20457', city: 'Hamburg', country: 'DE' }
    const customer = { name: 'Zeisig und Partner', address, currency: 'EUR', language: 'de' }
    const calls = [
      ['/auth/login', { email: person.email, password: person.password }],
      [`/firms/${firm.firmId}/parties`, customer],
    ] as const
    for (const [path, body] of calls) {
      let answer = await api.send('POST', path, body)
      for (let tries = 0; tries < 50 && answer.status < 300; tries += 1) {
        answer = await api.send('POST', path, body)
      }
      expect(answer, path).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    }
  })

  it('all goes on where there is room again', async () => {
    rmSync(filler)
    expect((await sendItem('After')).status).toBe(302)
    fillDisk()
  })

  it('a start on a full disk says so in one line', async () => {
    await server.stop()
    fillDisk()
    const { code, output } = await startAndEnd({
      DATA_DIR: dataDir,
      PORT: `${await findFreePort()}`,
    })
    expect(output).toMatch(/^Firmament did not start\. The disk is full: [^\n]+\n$/)
    expect(code).toBe(1)
  })
})
