import { env } from 'cloudflare:test'
import ece from 'http_ece'
import { importJWK, jwtVerify } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../../../core/env.ts'
import { ask, signInPerson } from '../../../testing/client.ts'
import { notify } from './notify.ts'

const signedIn = {
  kind: 'newSignIn',
  params: { browser: 'Firefox', system: 'Linux', place: 'Turin, IT' },
  link: '/profile/security',
} as const

type Taken = { url: string; headers: Headers; body: Uint8Array }
const taken: Taken[] = []
let status = 201
let vapid: Partial<Env> = {}
let ours: JsonWebKey = {}

/** A push service that keeps what comes. */
const PUBLIC_NET = {
  fetch: async (url: string, init: RequestInit) => {
    const request = new Request(url, init)
    const body = new Uint8Array(await request.arrayBuffer())
    taken.push({ url, headers: request.headers, body })
    return new Response(null, { status })
  },
} as unknown as Fetcher

beforeAll(async () => {
  const pair = await keyPair('ECDSA')
  ours = pair.publicJwk
  vapid = {
    VAPID_PUBLIC_KEY: pair.raw,
    VAPID_PRIVATE_KEY: pair.privateJwk.d ?? '',
    VAPID_SUBJECT: 'mailto:operator@firmament.test',
    PUBLIC_NET,
  }
})

async function keyPair(name: 'ECDSA' | 'ECDH') {
  const usages = name === 'ECDSA' ? (['sign', 'verify'] as const) : (['deriveBits'] as const)
  const algorithm = { name, namedCurve: 'P-256' }
  const made = await crypto.subtle.generateKey(algorithm, true, [...usages])
  const { publicKey, privateKey } = made as CryptoKeyPair
  const raw = (await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer
  return {
    raw: Buffer.from(raw).toString('base64url'),
    publicJwk: (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey,
    privateJwk: (await crypto.subtle.exportKey('jwk', privateKey)) as JsonWebKey,
  }
}

/** A browser that lets us show notices. */
async function subscribe(token: string, endpoint: string) {
  const browser = await keyPair('ECDH')
  const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16)))
  const keys = { p256dh: browser.raw, auth: auth.toString('base64url') }
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0' }
  const json = { endpoint, keys }
  const path = '/notifications/devices'
  const answer = await ask({ path, token, json, headers, with: vapid })
  return { answer, browser, auth }
}

describe('push', () => {
  it('reaches each device encrypted for it and signed by us, and forgets one that is gone', async () => {
    const { token, userId } = await signInPerson()
    const endpoint = `https://push.example.com/${crypto.randomUUID()}`
    const { answer, browser, auth } = await subscribe(token, endpoint)
    expect(await answer.json()).toMatchObject({ browser: 'Firefox', system: 'Linux', isThis: true })

    taken.length = 0
    await notify({ ...env, ...vapid }, [userId], signedIn)
    const [sent] = taken
    expect([taken.length, sent?.url]).toEqual([1, endpoint])
    const receiver = { ...browser.privateJwk }
    const ecdh = await import('node:crypto').then((c) => c.createECDH('prime256v1'))
    ecdh.setPrivateKey(Buffer.from(receiver.d ?? '', 'base64url'))
    const plain = ece.decrypt(Buffer.from(sent?.body ?? []), {
      version: 'aes128gcm',
      privateKey: ecdh,
      authSecret: auth,
    })
    expect(JSON.parse(plain.toString())).toMatchObject({
      title: 'Firmament',
      body: 'New sign-in to your account: Firefox, Linux, Turin, IT',
      link: '/profile/security',
    })
    const [, jwt = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(sent?.headers.get('authorization') ?? '') ?? []
    expect(key).toBe(vapid.VAPID_PUBLIC_KEY)
    const verified = await jwtVerify(jwt, await importJWK(ours, 'ES256'), {
      audience: 'https://push.example.com',
    })
    expect(verified.payload.sub).toBe('mailto:operator@firmament.test')

    status = 410
    await notify({ ...env, ...vapid }, [userId], signedIn)
    status = 201
    await notify({ ...env, ...vapid }, [userId], signedIn)
    expect(taken).toHaveLength(2)
    const list = await ask({ path: '/notifications/devices', token, with: vapid })
    expect(await list.json()).toEqual({ publicKey: vapid.VAPID_PUBLIC_KEY, rows: [] })
  })

  it('goes to nobody who did not want it, and ends with the session or when it is removed', async () => {
    const { token, userId } = await signInPerson()
    const endpoint = `https://push.example.com/${crypto.randomUUID()}`
    const device = await (await subscribe(token, endpoint)).answer.json<{ id: string }>()
    const choices = [{ kind: 'newSignIn', inApp: true, mail: false, push: false }]
    await ask({ path: '/notifications/choices', method: 'PUT', token, json: { choices } })
    taken.length = 0
    await notify({ ...env, ...vapid }, [userId], signedIn)
    expect(taken).toEqual([])
    const path = `/notifications/devices/${device.id}`
    const stranger = await signInPerson()
    const refused = await ask({ path, method: 'DELETE', token: stranger.token })
    expect(refused.status).toBe(404)
    expect((await ask({ path, method: 'DELETE', token })).status).toBe(200)
    await subscribe(token, endpoint)
    await ask({ path: '/auth/logout', method: 'POST', token, json: {} })
    const other = [{ kind: 'newSignIn', inApp: true, mail: false, push: true }]
    await ask({ path: '/notifications/choices', method: 'PUT', token, json: { choices: other } })
    await notify({ ...env, ...vapid }, [userId], {
      ...signedIn,
      kind: 'keyCreated',
      params: { name: 'x' },
    })
    expect(taken).toEqual([])
  })

  it('is refused to private addresses, and where the operator has not set it up', async () => {
    const { token } = await signInPerson()
    const inside = [
      'https://127.0.0.1/x',
      'https://10.0.0.5/x',
      'https://push.internal/x',
      'http://push.example.com/x',
    ]
    for (const endpoint of inside) {
      const { answer } = await subscribe(token, endpoint)
      expect(answer.status, endpoint).toBe(422)
    }
    const list = await ask({ path: '/notifications/devices', token })
    expect(await list.json()).toEqual({ publicKey: null, rows: [] })
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const json = { endpoint: 'https://push.example.com/x', keys }
    const answer = await ask({ path: '/notifications/devices', token, json })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('pushNotSetUp')
  })
})
