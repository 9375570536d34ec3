import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, password, signInPerson } from '../../testing/client.ts'
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
import { createFirstAdministrator } from '../bootstrap.ts'
import { directory } from '../directory.ts'
import { sessions, users } from '../tables.ts'
import { seal } from './seal.ts'
import { secondFactors, verifications } from './tables.ts'

beforeAll(stopClock)
afterEach(() => advanceClock(20 * 60_000))

describe('setting up a second factor', () => {
  it('asks for the password', async () => {
    const { token } = await signInPerson()
    for (const given of [undefined, 'not the password']) {
      const answer = await post('/auth/second-factor/enrol', { password: given }, { token })
      expect(answer).toMatchObject({
        status: 422,
        body: { data: { fields: { password: { key: given ? 'wrongPassword' : 'required' } } } },
      })
    }
  })

  it('is for the signed-in person only', async () => {
    for (const path of ['enrol', 'confirm', 'recovery-codes', 'end']) {
      const answer = await post(`/auth/second-factor/${path}`, { password, code: '123456' })
      expect(answer.status).toBe(401)
    }
  })

  it('counts for nothing before the first code', async () => {
    const { token, email } = await signInPerson()
    await post('/auth/second-factor/enrol', { password }, { token })
    expect((await logIn(email)).status).toBe(200)
    const wrong = await post('/auth/second-factor/confirm', { code: '000000' }, { token })
    expect(wrong).toMatchObject({
      status: 422,
      body: { data: { fields: { code: { key: 'wrongCode' } } } },
    })
    expect((await logIn(email)).status).toBe(200)
  })

  it('gives ten recovery codes, shows how many are left, and writes to the owner', async () => {
    const { token, email, recoveryCodes } = await enrol()
    expect(new Set(recoveryCodes).size).toBe(10)
    const methods = await ask({ path: '/auth/sign-in-methods', token })
    expect(await methods.json()).toMatchObject({
      hasPassword: true,
      secondFactor: { isOn: true, recoveryCodes: 10 },
    })
    expect(await mailsTo(email)).toContain('Two-factor authentication is on')
  })

  it('keeps neither secret nor recovery codes readable', async () => {
    const { userId, uri, recoveryCodes } = await enrol()
    const own = eq(secondFactors.userId, userId)
    const [row] = await directory(env).select().from(secondFactors).where(own)
    const kept = JSON.stringify(row)
    expect(kept).not.toContain(new URL(uri).searchParams.get('secret'))
    expect(kept).not.toContain(recoveryCodes[0])
  })

  it('cannot be replaced while it is on', async () => {
    const { token, code } = await enrol()
    expect((await post('/auth/second-factor/enrol', { password }, { token })).status).toBe(409)
    const again = await post('/auth/second-factor/confirm', { code: code() }, { token })
    expect(again.status).toBe(409)
  })
})

describe('signing in with a second factor', () => {
  it('leads on from the password, and opens no session before the code', async () => {
    const { email, userId, code } = await enrol()
    const own = eq(sessions.userId, userId)
    const before = await directory(env).$count(sessions, own)
    const half = await logIn(email)
    expect(half).toMatchObject({
      status: 401,
      body: { error: 'Second factor needed', data: { redirectTo: '/login/second-factor' } },
    })
    expect(await directory(env).$count(sessions, own)).toBe(before)
    const whole = await finish(half.body.data.flow, ` ${code().slice(0, 3)} ${code().slice(3)} `)
    expect(whole.status).toBe(200)
    expect(whole.body.data.response._id).toBe(userId)
    const session = await ask({ path: '/auth/session', token: whole.body.data.token })
    expect(session.status).toBe(200)
  })

  it('holds at the sign-in page of administrators too', async () => {
    const email = 'second-factor-admin@example.com'
    await createFirstAdministrator(env, { name: 'Admin', email, password })
    const { body } = await logIn(email, {}, '/auth/admin/login')
    const { token } = body.data
    const begun = await post<{ uri: string }>('/auth/second-factor/enrol', { password }, { token })
    const code = URI.parse(begun.body.uri).generate({ timestamp: clock() })
    await post('/auth/second-factor/confirm', { code }, { token })
    const half = await logIn(email, {}, '/auth/admin/login')
    expect(half.body.error).toBe('Second factor needed')
    expect(await finish(half.body.data.flow, code)).toMatchObject({ status: 422 })
    advanceClock(30_000)
    const next = URI.parse(begun.body.uri).generate({ timestamp: clock() })
    expect((await finish(half.body.data.flow, next)).status).toBe(200)
  })

  it.each([
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('takes the code of RFC 6238, appendix B, at %i s', async (seconds, code) => {
    const { email, userId } = await enrol()
    // “12345678901234567890” of the appendix, in Base32.
    const secret = await seal(env, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await directory(env)
      .update(secondFactors)
      .set({ secret })
      .where(eq(secondFactors.userId, userId))
    vi.setSystemTime(seconds * 1000)
    const half = await logIn(email)
    const whole = await finish(half.body.data.flow, code)
    vi.setSystemTime(clock())
    expect(whole.status).toBe(200)
  })

  it('takes the code of the step before and after, and none further away', async () => {
    const { email, codeAt } = await enrol()
    advanceClock(10 * 60_000)
    const isTaken = async (offset: number) => {
      const half = await logIn(email)
      return (await finish(half.body.data.flow, codeAt(clock() + offset * 30_000))).status === 200
    }
    expect(await isTaken(-2)).toBe(false)
    expect(await isTaken(2)).toBe(false)
    expect(await isTaken(-1)).toBe(true)
    expect(await isTaken(1)).toBe(true)
  })

  it('takes no code of a clock that is ten minutes off, whichever way', async () => {
    const { email, codeAt } = await enrol()
    advanceClock(20 * 60_000)
    for (const minutes of [-10, -3, 3, 10]) {
      const { flow } = (await logIn(email)).body.data
      expect((await finish(flow, codeAt(clock() + minutes * 60_000))).status).toBe(422)
    }
  })

  it('is asked of nobody who does not know the password', async () => {
    const { email } = await enrol()
    const without = await signInPerson()
    const tell = ({ status, body }: Awaited<ReturnType<typeof logIn>>) => [status, body]
    const wrong = { password: 'not the password' }
    const one = await post<Login>('/auth/login', { email, ...wrong })
    const other = await post<Login>('/auth/login', { email: without.email, ...wrong })
    expect(tell(one)).toEqual(tell(other))
    expect(tell(one)).toEqual([
      401,
      { error: 'Invalid credentials', data: { messageKey: 'invalidCredentials' } },
    ])
  })

  it('refuses a code that was used, also to two at once', async () => {
    const { email, code } = await enrol()
    const flows = [await logIn(email), await logIn(email), await logIn(email)]
    const [first, second, third] = flows.map(({ body }) => body.data.flow)
    const both = await Promise.all([finish(first, code()), finish(second, code())])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await finish(third, code())).status).toBe(422)
  })

  it('stops after five guesses, back at the sign-in page, also for the right code', async () => {
    const { email, code } = await enrol()
    const { flow } = (await logIn(email)).body.data
    for (const guess of ['000001', '000002', '000003', '000004', '000005']) {
      expect((await finish(flow, guess)).status).toBe(422)
    }
    const late = await finish(flow, code())
    expect(late).toMatchObject({ status: 401, body: { data: { redirectTo: '/login' } } })
    expect((await finish((await logIn(email)).body.data.flow, code())).status).toBe(200)
  })

  it('stops guesses over many flows', async () => {
    const { email, code } = await enrol()
    const statuses = new Set<number>()
    for (let round = 0; round < 3; round += 1) {
      const { flow } = (await logIn(email)).body.data
      for (let guess = 0; guess < 5; guess += 1) {
        statuses.add((await finish(flow, `${round}0000${guess}`)).status)
      }
    }
    expect(statuses).toContain(429)
    const { flow } = (await logIn(email)).body.data
    expect((await finish(flow, code())).status).toBe(429)
    advanceClock(16 * 60_000)
    expect((await finish((await logIn(email)).body.data.flow, code())).status).toBe(200)
  })

  it('refuses a flow that is old, used, altered or somebody else’s cookie', async () => {
    const { email, code } = await enrol()
    const { flow = '' } = (await logIn(email)).body.data
    const altered = flow.slice(0, -4) + (flow.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    for (const bad of [altered, 'no flow', JSON.stringify({ personId: 'x' })]) {
      expect((await finish(bad, code())).status).toBe(401)
    }
    expect((await finish(flow, code())).status).toBe(200)
    advanceClock(30_000)
    expect((await finish(flow, code())).status).toBe(401)
    const old = (await logIn(email)).body.data.flow
    advanceClock(11 * 60_000)
    expect((await finish(old, code())).status).toBe(401)
  })

  it('is refused to somebody who was suspended meanwhile', async () => {
    const { email, userId, code } = await enrol()
    const { flow } = (await logIn(email)).body.data
    await directory(env).update(users).set({ suspendedAt: clock() }).where(eq(users.id, userId))
    expect((await finish(flow, code())).status).toBe(401)
  })

  it('keeps nothing of a flow readable', async () => {
    const { email, userId } = await enrol()
    await logIn(email)
    const rows = await directory(env).select().from(verifications)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.keyHash).toMatch(/^[\w-]{43}$/)
      expect(row.value).not.toContain(userId)
    }
  })
})
