import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, password } from '../../testing/client.ts'
import { newestMail } from '../../testing/mails.ts'
import {
  advanceClock,
  clock,
  enrol,
  finish,
  type Login,
  logIn,
  mailsTo,
  post,
  stopClock,
} from '../../testing/second-factor.ts'
import { directory } from '../directory.ts'
import { users } from '../tables.ts'
import { resetSecondFactor } from './second-factor.ts'

const better = 'a louder harbour at noon'

beforeAll(stopClock)
afterEach(() => advanceClock(20 * 60_000))

describe('recovery codes', () => {
  it('are guessed five times, as are those of the app, and then begun anew', async () => {
    const { email, recoveryCodes } = await enrol()
    const [right = ''] = recoveryCodes
    const { flow } = (await logIn(email)).body.data
    for (const guess of ['aaaaa-aaaaa', '000001', 'bbbbb-bbbbb', '000002', 'ccccc-ccccc']) {
      expect((await finish(flow, guess)).status).toBe(422)
    }
    expect(await finish(flow, right)).toMatchObject({
      status: 401,
      body: { data: { redirectTo: '/login' } },
    })
    expect((await finish((await logIn(email)).body.data.flow, right)).status).toBe(200)
  })

  it('let in once each, and the owner is told', async () => {
    const { email, recoveryCodes, token } = await enrol()
    const [first = ''] = recoveryCodes
    expect((await finish((await logIn(email)).body.data.flow, first)).status).toBe(200)
    const again = await finish((await logIn(email)).body.data.flow, first)
    expect(again.status).toBe(422)
    const methods = await ask({ path: '/auth/sign-in-methods', token })
    expect(await methods.json()).toMatchObject({ secondFactor: { recoveryCodes: 9 } })
    expect(await mailsTo(email)).toContain('A recovery code was used')
  })

  it('are replaced all at once', async () => {
    const { email, recoveryCodes, token } = await enrol()
    const renewed = await post<{ recoveryCodes: string[] }>(
      '/auth/second-factor/recovery-codes',
      { password },
      { token },
    )
    const [old = ''] = recoveryCodes
    const [fresh = ''] = renewed.body.recoveryCodes
    expect((await finish((await logIn(email)).body.data.flow, old)).status).toBe(422)
    expect((await finish((await logIn(email)).body.data.flow, fresh)).status).toBe(200)
    expect(await mailsTo(email)).toContain('New recovery codes')
  })
})

describe('a trusted browser', () => {
  async function trust() {
    const person = await enrol()
    const db = directory(env)
    await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, person.userId))
    const { flow } = (await logIn(person.email)).body.data
    const { body } = await finish(flow, person.code(), true)
    return { ...person, device: body.device ?? '' }
  }

  it('is not asked for 30 days, with a new token each time', async () => {
    const { email, device } = await trust()
    const next = await logIn(email, { 'x-client-device': device })
    expect(next.status).toBe(200)
    expect(next.body.device).not.toBe(device)
    const replayed = await logIn(email, { 'x-client-device': device })
    expect(replayed.body.error).toBe('Second factor needed')
    advanceClock(31 * 24 * 3_600_000)
    const later = await logIn(email, { 'x-client-device': next.body.device ?? '' })
    expect(later.body.error).toBe('Second factor needed')
  })

  it('is trusted for its own person only', async () => {
    const { device } = await trust()
    const other = await enrol('Anna Bauer')
    const answer = await logIn(other.email, { 'x-client-device': device })
    expect(answer.body.error).toBe('Second factor needed')
  })

  it('is trusted no more once the password was set anew by a mailed link', async () => {
    const { email, device } = await trust()
    await ask({ path: '/auth/forget-password', json: { email } })
    const { token } = await newestMail(email, 'Set a new password')
    const renewed = await ask({ path: '/auth/recover-password', json: { token, password: better } })
    expect(renewed.status).toBe(200)
    const json = { email, password: better }
    const headers = { 'x-client-device': device }
    const answer = await post<Login>('/auth/login', json, { headers })
    expect(answer.body.error).toBe('Second factor needed')
  })

  it('is trusted no more once the second factor was switched off', async () => {
    const { email, token, device } = await trust()
    expect((await post('/auth/second-factor/end', { password }, { token })).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
    expect(await mailsTo(email)).toContain('Two-factor authentication is off')
    const begun = await post<{ uri: string }>('/auth/second-factor/enrol', { password }, { token })
    advanceClock(5 * 60_000)
    const code = URI.parse(begun.body.uri).generate({ timestamp: clock() })
    await post('/auth/second-factor/confirm', { code }, { token })
    const answer = await logIn(email, { 'x-client-device': device })
    expect(answer.body.error).toBe('Second factor needed')
  })
})

it('an administrator takes a second factor away, and its owner is told', async () => {
  const { email, userId } = await enrol()
  const half = await logIn(email)
  await resetSecondFactor(env, userId)
  expect((await logIn(email)).status).toBe(200)
  expect((await finish(half.body.data.flow, '123456')).status).toBe(401)
  expect(await mailsTo(email)).toContain('Your two-factor authentication was reset')
})

it('outlasts a new secret as long as the old one is kept', async () => {
  const { email, code } = await enrol()
  const SECRETS = `bmV3IHNlY3JldCB0aGF0IGlzIGxvbmcgZW5vdWdo,${env.SECRETS}`
  const rotated = { with: { SECRETS } }
  const half = await ask({ path: '/auth/login', json: { email, password }, ...rotated })
  const { data } = await half.json<Login>()
  const json = { flow: data.flow, code: code() }
  expect((await ask({ path: '/auth/second-factor/login', json, ...rotated })).status).toBe(200)
})
