import { afterEach, describe, expect, inject, test } from 'vitest'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createFirmWithCustomer, draftInput, testPassword } from '../support/firm.mjs'
import { askForSocket } from '../support/socket.mjs'
import { logIn } from './people.ts'

const origin = inject('origin')

type Socket = NonNullable<Awaited<ReturnType<typeof askForSocket>>['socket']>
type Person = { api: Api; cookie: string; userId: string }

const opened: { end(): void }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.end()
})

/** Somebody new, signed in as a program and in a browser. */
async function newPerson(name: string): Promise<Person> {
  const api = new Api(origin, 1)
  opened.push({ end: () => api.close() })
  const who = { email: `${name}@socket.example`, password: testPassword }
  const { response } = await api.register(who)
  // Else the second sign-in is news that may come at any moment.
  const choices = [{ kind: 'newSignIn', inApp: false, mail: false }]
  await api.call('PUT', '/notifications/choices', { choices })
  const cookie = await logIn(`${origin}/login`, new URLSearchParams(who))
  return { api, cookie, userId: response._id }
}

/** A firm, and the secret of the public link to an invoice of its own. */
async function makePublicLink(api: Api): Promise<{ firmId: string; token: string }> {
  const firm = await createFirmWithCustomer(api)
  const path = `/firms/${firm.firmId}/invoices`
  const { id } = await api.call('POST', path, draftInput(firm, 1), newKey())
  await api.call('POST', `${path}/${id}/finalise`, {}, newKey())
  const { publicPath } = await api.call('POST', `${path}/${id}/public-link`, {}, newKey())
  return { firmId: firm.firmId, token: String(publicPath).slice('/i/'.length) }
}

async function open({ cookie }: Pick<Person, 'cookie'>, query = ''): Promise<Socket> {
  const { status, socket } = await askForSocket(origin, `/realtime${query}`, { cookie, origin })
  if (!socket) throw new Error(`No websocket: ${status}`)
  opened.push(socket)
  return socket
}

/** What comes next, which is an answer and no news when one asks. */
async function ping(socket: Socket): Promise<string> {
  const heard = socket.hear()
  socket.send('ping')
  return heard
}

describe('a live connection', () => {
  test('is opened by nobody but who is signed in on our own pages', async () => {
    const { cookie, api } = await newPerson('own-pages')
    const statusFor = async (headers: Record<string, string>) =>
      (await askForSocket(origin, '/realtime', headers)).status
    expect(await statusFor({ origin })).toBe(401)
    expect(await statusFor({ origin, cookie: 'session=x' })).toBe(401)
    expect(await statusFor({ origin, authorization: `Bearer ${api.token}` })).toBe(401)
    expect(await statusFor({ cookie })).toBe(403)
    for (const foreign of ['https://evil.example', 'null', `${origin}.evil.example`]) {
      expect(await statusFor({ cookie, origin: foreign })).toBe(403)
    }
    expect(await ping(await open({ cookie }))).toBe('pong')
  })

  test('ends at logout, and the same cookie opens no other', async () => {
    const person = await newPerson('logout')
    const closed = (await open(person)).closed()
    const headers = new Headers({ cookie: person.cookie, origin })
    await fetchAlone(`${origin}/logout`, { method: 'POST', headers, redirect: 'manual' })
    expect(await closed).toBe(4401)
    const again = await askForSocket(origin, '/realtime', { origin, cookie: person.cookie })
    expect(again.status).toBe(401)
  })

  test('tells nothing of another person or firm, whatever id it names', async () => {
    const [owner, other] = [await newPerson('owner'), await newPerson('other')]
    const { firmId, token } = await makePublicLink(owner.api)
    const query = `?userId=${owner.userId}&firmId=${firmId}&name=${owner.userId}&room=${owner.userId}`
    const [own, foreign] = [await open(owner), await open(other, query)]
    const notice = own.hear()
    let heard = 0
    foreign.on('message', () => {
      heard += 1
    })
    // Whoever opens a public link is told of to the firm's members.
    await owner.api.call('POST', `/public/documents/${token}/open`, {})
    expect(JSON.parse(await notice)).toMatchObject({ type: 'newNotification' })
    expect([await ping(foreign), heard]).toEqual(['pong', 1])
  })

  test.each([
    ['10,000 messages at once', (socket: Socket) => socket.send('{}', 10_000), 1008],
    ['a message of 40 MB', (socket: Socket) => socket.send(Buffer.alloc(40_000_000, 'x')), 1009],
    ['a message of 1 MB', (socket: Socket) => socket.send(Buffer.alloc(1_000_000, 'x')), 1008],
  ])('is closed for %s, and nobody else notices', async (what, flood, code) => {
    const name = what.replace(/\W/g, '-')
    const [loud, quiet] = [await newPerson(`loud-${name}`), await newPerson(`quiet-${name}`)]
    const [flooded, ownOther, others] = [await open(loud), await open(loud), await open(quiet)]
    const closed = flooded.closed()
    flood(flooded)
    expect(await ping(others)).toBe('pong')
    expect(await closed).toBe(code)
    expect(await ping(ownOther)).toBe('pong')
    expect((await quiet.api.send('GET', '/auth/session')).status).toBe(200)
  })
})
