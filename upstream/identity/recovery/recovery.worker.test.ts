import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, createFirmOf, password, signInPerson } from '../../testing/client.ts'
import { mailsTo, newestMail } from '../../testing/mails.ts'

const sent = {
  data: null,
  message: 'Password reset link has been sent to your email.',
  messageKey: 'resetSent',
}
const dead = { error: 'This link is no longer valid', data: { messageKey: 'linkDead' } }
const better = 'a louder harbour at noon'

function forget(email: string, headers: Record<string, string> = {}) {
  return ask({ path: '/auth/forget-password', json: { email }, headers })
}

async function resetTokenOf(email: string): Promise<string> {
  await forget(email)
  return (await newestMail(email, 'Set a new password')).token
}

function recover(token: string, given = better) {
  return ask({ path: '/auth/recover-password', json: { token, password: given } })
}

function logIn(email: string, given: string) {
  return ask({ path: '/auth/login', json: { email, password: given } })
}

function post(path: string, token: string, json?: unknown) {
  return ask({ path, method: 'POST', token, json })
}

function age(userId: string, column: string, minutes: number) {
  const query = `UPDATE sessions SET ${column} = ${column} - ? WHERE user_id = ?`
  return env.DIRECTORY.prepare(query)
    .bind(minutes * 60_000, userId)
    .run()
}

/** As another isolate would: this one remembers nothing. */
async function forgetCaches(userId: string) {
  const { forgetUser } = await import('../identity-cache.ts')
  forgetUser(userId)
}

describe('a forgotten password', () => {
  it('is answered alike for a known and an unknown address', async () => {
    const { email } = await signInPerson()
    for (const address of [email, `nobody-${email}`]) {
      const response = await forget(address)
      expect([response.status, await response.json()]).toEqual([200, sent])
    }
    expect(await mailsTo(`nobody-${email}`)).toEqual([])
  })

  it('has words of its own for what is no address', async () => {
    const response = await forget('no address')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      message: 'Check your email',
      data: { fields: { email: { key: 'invalidEmail' } } },
    })
  })

  it('is set anew by the link, which ends all sessions and tells the owner', async () => {
    const { email, token: session } = await signInPerson()
    const token = await resetTokenOf(email)
    const good = await ask({ path: '/auth/recover-password/check', json: { token } })
    expect(await good.json()).toEqual({ isGood: true })
    const done = await recover(token)
    expect([done.status, await done.json()]).toEqual([
      200,
      {
        data: { redirectTo: '/login' },
        message: 'Your password was changed. Sign in to continue.',
        messageKey: 'passwordChanged',
      },
    ])
    expect((await ask({ path: '/auth/session', token: session })).status).toBe(401)
    expect((await logIn(email, password)).status).toBe(401)
    expect((await logIn(email, better)).status).toBe(200)
    await newestMail(email, 'Your password was changed')
  })

  it('is set once by a link, by the newest only', async () => {
    const { email } = await signInPerson()
    const first = await resetTokenOf(email)
    const second = await resetTokenOf(email)
    for (const token of [first, `${second}x`]) {
      const response = await recover(token)
      expect([response.status, await response.json()]).toEqual([401, dead])
    }
    const both = await Promise.all([recover(second), recover(second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const gone = await ask({ path: '/auth/recover-password/check', json: { token: second } })
    expect(await gone.json()).toEqual({ isGood: false })
  })

  it('cannot be set by a link that is older than half an hour', async () => {
    const { email, userId } = await signInPerson()
    const token = await resetTokenOf(email)
    await env.DIRECTORY.prepare(
      'UPDATE mailed_tokens SET expires_at = expires_at - 1800000 WHERE user_id = ?',
    )
      .bind(userId)
      .run()
    expect((await recover(token)).status).toBe(401)
    expect((await logIn(email, password)).status).toBe(200)
  })

  it('cannot be set by a link from before the password changed, nor a sign-in link be used', async () => {
    const { email, userId } = await signInPerson()
    await ask({ path: '/auth/login-link', json: { email } })
    const link = await newestMail(email, 'Your sign-in link')
    const token = await resetTokenOf(email)
    const { changePassword } = await import('./password.ts')
    const call = { env, address: '192.0.2.1', defer: (work: Promise<unknown>) => void work }
    await changePassword(call, userId, 'yet another harbour')
    expect((await recover(token)).status).toBe(401)
    const entered = await ask({ path: '/auth/login', json: { email, token: link.token } })
    expect(entered.status).toBe(401)
  })

  it('follows the same rules as a first one, and the link stays good', async () => {
    const { email, token: session } = await signInPerson()
    await createFirmOf(session, 'Nordlicht Segel GmbH')
    const token = await resetTokenOf(email)
    for (const poor of [
      '1234567',
      'Password1234',
      'Nordlicht Segel GmbH',
      'nordlicht segel gmbh1!',
    ]) {
      const response = await recover(token, poor)
      expect(response.status).toBe(422)
      const key = poor.length < 8 ? 'passwordTooShort' : 'passwordTooCommon'
      expect(await response.json()).toMatchObject({ data: { fields: { password: { key } } } })
    }
    expect((await recover(token)).status).toBe(200)
  })
})

describe('an address', () => {
  it('is confirmed by the link of the first mail, once', async () => {
    const { email, token: session } = await signInPerson()
    const { token } = await newestMail(email, 'Welcome to Firmament')
    const path = '/auth/verify-email'
    const confirmed = await ask({ path, json: { token }, token: session })
    expect(confirmed.status).toBe(200)
    const now = await ask({ path: '/auth/session', token: session })
    expect(await now.json()).toMatchObject({ user: { isEmailVerified: true } })
    expect((await ask({ path, json: { token }, token: session })).status).toBe(401)
    expect((await post('/auth/send-verification', session)).status).toBe(409)
  })

  it('is mailed another link when asked, and the older one is dead', async () => {
    const { email, token: session } = await signInPerson()
    const old = await newestMail(email, 'Welcome to Firmament')
    expect((await post('/auth/send-verification', session)).status).toBe(200)
    const { token } = await newestMail(email, 'Confirm your address')
    const path = '/auth/verify-email'
    expect((await ask({ path, json: { token: old.token } })).status).toBe(401)
    expect((await ask({ path, json: { token, password } })).status).toBe(200)
    expect((await ask({ path: '/auth/send-verification', method: 'POST' })).status).toBe(401)
  })
})

describe('a locked screen', () => {
  it('shows nothing and does nothing until the password is given', async () => {
    const { token, userId } = await signInPerson()
    const firmId = await createFirmOf(token)
    expect((await post('/auth/lock', token)).status).toBe(200)
    for (const path of [
      `/firms/${firmId}`,
      `/firms/${firmId}/parties`,
      `/auth/getCompany/${userId}`,
    ]) {
      const response = await ask({ path, token })
      expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([
        423,
        'session_locked',
      ])
    }
    const shown = await (await ask({ path: '/auth/session', token })).json()
    expect(shown).toMatchObject({ isLocked: true, firms: [] })
    const wrong = await post('/auth/unlock', token, { password: 'wrong' })
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      { error: 'Invalid credentials', data: { messageKey: 'invalidCredentials' } },
    ])
    expect((await post('/auth/unlock', token, { password })).status).toBe(200)
    expect((await ask({ path: `/firms/${firmId}`, token })).status).toBe(200)
  })

  it('is not unlocked by confirming, and can be left', async () => {
    const { token } = await signInPerson()
    await post('/auth/lock', token)
    expect((await post('/auth/confirm', token, { password })).status).toBe(423)
    expect((await post('/auth/logout', token)).status).toBe(200)
    expect((await ask({ path: '/auth/session', token })).status).toBe(401)
  })

  it('counts wrong passwords with those of the sign-in page', async () => {
    const { token, email } = await signInPerson()
    await post('/auth/lock', token)
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await post('/auth/unlock', token, { password: 'wrong' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await logIn(email, password)).status).toBe(429)
  })

  it('comes by itself once nobody asked for the time that was set', async () => {
    const { token, userId } = await signInPerson()
    await age(userId, 'touched_at', 50)
    await env.DIRECTORY.prepare('UPDATE users SET lock_after_minutes = 5 WHERE id = ?')
      .bind(userId)
      .run()
    // The database measures from its own clock, which the tests' clock does not move.
    const measured = await env.DIRECTORY.prepare(
      'SELECT abs(touched_at / 1000 - unixepoch()) AS seconds FROM sessions WHERE user_id = ?',
    )
      .bind(userId)
      .first<number>('seconds')
    expect(measured).toBeLessThan(60)
    await env.DIRECTORY.prepare('UPDATE sessions SET touched_at = ? WHERE user_id = ?')
      .bind(Date.now(), userId)
      .run()
    await forgetCaches(userId)
    const isLocked = async () => {
      const response = await ask({ path: '/auth/session', token })
      return (await response.json<{ isLocked: boolean }>()).isLocked
    }
    expect(await isLocked()).toBe(false)
    await age(userId, 'touched_at', 5)
    await forgetCaches(userId)
    expect(await isLocked()).toBe(false)
    await age(userId, 'touched_at', 6)
    await forgetCaches(userId)
    expect(await isLocked()).toBe(true)
    await forgetCaches(userId)
    expect(await isLocked()).toBe(true)
    expect((await post('/auth/unlock', token, { password })).status).toBe(200)
    expect(await isLocked()).toBe(false)
  })
})

describe('showing once more who one is', () => {
  async function isFresh(token: string): Promise<boolean> {
    const { findIdentity, requireFreshIdentity } = await import('../identity.ts')
    const call = { env, now: Date.now(), defer: (work: Promise<unknown>) => void work }
    const identity = await findIdentity(token, call)
    try {
      return requireFreshIdentity({ identity, now: call.now }) === identity
    } catch {
      return false
    }
  }

  it('lasts a quarter of an hour and puts another token in place of the old', async () => {
    const { token, userId } = await signInPerson()
    expect(await isFresh(token)).toBe(true)
    await age(userId, 'authenticated_at', 16)
    await forgetCaches(userId)
    expect(await isFresh(token)).toBe(false)
    expect((await post('/auth/confirm', token, { password: 'wrong' })).status).toBe(401)
    const confirmed = await post('/auth/confirm', token, { password })
    const { data } = await confirmed.json<{ data: { token: string } }>()
    expect(await isFresh(data.token)).toBe(true)
    expect((await ask({ path: '/auth/session', token })).status).toBe(401)
    expect((await ask({ path: '/auth/session', token: data.token })).status).toBe(200)
  })

  it('is by password for who has one, and by a mailed code for who has none', async () => {
    const { token, userId, email } = await signInPerson()
    const way = async () => (await ask({ path: '/auth/confirm-way', token })).json()
    expect(await way()).toEqual({ way: 'password' })
    expect((await post('/auth/confirm-code', token)).status).toBe(403)
    await env.DIRECTORY.prepare('DELETE FROM accounts WHERE user_id = ?').bind(userId).run()
    expect(await way()).toEqual({ way: 'code' })
    expect((await post('/auth/confirm-code', token)).status).toBe(200)
    const { code } = await newestMail(email, 'Your code')
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await post('/auth/confirm', token, { code: wrong })).status).toBe(401)
    const entered = await ask({ path: '/auth/login', json: { email, token: code } })
    expect(entered.status).toBe(401)
    expect((await post('/auth/confirm', token, { code })).status).toBe(200)
  })

  it('asks before a firm is paid elsewhere', async () => {
    const { token, userId } = await signInPerson()
    const firmId = await createFirmOf(token)
    const path = `/firms/${firmId}/parties`
    const actorOf = async () => {
      const response = await ask({ path, token })
      const { headers } = await response.json<{ headers: Record<string, string> }>()
      const { actorHeader, decodeActor } = await import('../../firm/actor.ts')
      return decodeActor(headers[actorHeader] ?? null)
    }
    expect((await actorOf()).isFresh).toBe(true)
    await age(userId, 'authenticated_at', 16)
    await forgetCaches(userId)
    expect((await actorOf()).isFresh).toBe(false)
  })
})
