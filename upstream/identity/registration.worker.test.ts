import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, createFirmOf, password, registerPerson, signInPerson } from '../testing/client.ts'

const path = '/post-jwt-register'

function mailTo(address: string) {
  const query = env.DIRECTORY.prepare('SELECT subject, text FROM outbox WHERE recipient = ?')
  return query.bind(address).all<{ subject: string; text: string }>()
}

describe('registering', () => {
  it('answers a taken address like a new one, and tells its owner', async () => {
    const { email } = await registerPerson('Maria Rossi')
    const again = {
      name: 'Somebody Else',
      email: email.toUpperCase(),
      password: 'another good one',
    }
    const taken = await ask({ path, json: again })
    const fresh = await ask({ path, json: { ...again, email: `new-${email}` } })
    expect([taken.status, await taken.text()]).toEqual([fresh.status, await fresh.text()])
    const old = await ask({ path: '/auth/login', json: { email, password } })
    expect(old.status).toBe(200)
    expect((await ask({ path: '/auth/login', json: { ...again } })).status).toBe(401)
    const { results } = await mailTo(email)
    expect(results.map((mail) => mail.subject).sort()).toEqual([
      'Someone tried to register with your address',
      'Welcome to Firmament',
    ])
    const texts = results.map((mail) => mail.text).join()
    expect(texts).toContain('https://firmament.test/login')
    expect(texts).toContain('https://firmament.test/verify-email?token=')
  })

  it('writes to the owner at most once an hour', async () => {
    const { email } = await registerPerson()
    for (let count = 0; count < 3; count += 1)
      await ask({ path, json: { name: 'X', email, password } })
    expect((await mailTo(email)).results).toHaveLength(2)
  })

  it('makes one person of two requests at once', async () => {
    const json = { name: 'Twice', email: `twice-${crypto.randomUUID()}@example.com`, password }
    const both = await Promise.all([ask({ path, json }), ask({ path, json })])
    expect(both.map((response) => response.status)).toEqual([200, 200])
    const count = env.DIRECTORY.prepare('SELECT count(*) AS n FROM users WHERE email = ?')
    expect(await count.bind(json.email).first('n')).toBe(1)
  })

  it('ignores what is not asked for', async () => {
    const email = `extra-${crypto.randomUUID()}@example.com`
    const extra = { kind: 'admin', role: 'admin', isAdmin: true, id: 'x', emailVerified: true }
    await ask({ path, json: { name: 'X', email, password, ...extra } })
    const query = env.DIRECTORY.prepare('SELECT kind, email_verified FROM users WHERE email = ?')
    expect(await query.bind(email).first()).toEqual({ kind: 'user', email_verified: 0 })
  })

  it('keeps the plan that was chosen', async () => {
    const email = `plan-${crypto.randomUUID()}@example.com`
    await ask({ path, json: { name: 'X', email, password, planId: 'pro' } })
    const query = env.DIRECTORY.prepare('SELECT plan_id FROM users WHERE email = ?')
    expect(await query.bind(email).first('plan_id')).toBe('pro')
  })

  it('lets nobody write an address of his own into the mail of somebody else', async () => {
    const email = `victim-${crypto.randomUUID()}@example.com`
    const name = 'You won: https://evil.example/x www.evil.example'
    const response = await ask({ path, json: { name, email, password } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ data: { fields: { name: { key: 'noName' } } } })
    expect((await mailTo(email)).results).toEqual([])
  })

  it('lets nobody do so by the name of a firm and an invitation there', async () => {
    const { token } = await signInPerson('Maria Rossi')
    const firmId = await createFirmOf(token, 'You won: https://evil.example/x')
    const invited = `invited-${crypto.randomUUID()}@example.com`
    const invitation = { email: invited, role: 'sales', language: 'en', note: '' }
    await ask({ path: `/firms/${firmId}/invitations`, token, json: invitation })
    const [mail] = (await mailTo(invited)).results
    expect(mail?.subject).toBe('Maria Rossi invites you to You won: …')
    expect(mail?.text).not.toContain('evil')
  })

  it.each([
    ['1234567', 'passwordTooShort'],
    ['Password1234', 'passwordTooCommon'],
    ['Maria Rossi', 'passwordTooCommon'],
    ['p@ssw0rd1234', 'passwordTooCommon'],
    ['1234password!', 'passwordTooCommon'],
    ['mariarossi', 'passwordTooCommon'],
    ['maria.rossi1990!', 'passwordTooCommon'],
    ['Firmament2026!', 'passwordTooCommon'],
    ['zzzzzzzzzz', 'passwordTooCommon'],
    ['3456789:;', 'passwordTooCommon'],
  ])('refuses the password %s', async (given, key) => {
    const json = { name: 'Maria Rossi', email: 'maria.rossi@example.com', password: given }
    const response = await ask({ path, json })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ data: { fields: { password: { key } } } })
  })

  it.each([
    ['spaces', 'one two three four'],
    ['emoji', '🐝🌻🏔️🎻🚲🍋🧭🪁'],
    ['64 characters and more', `${'a quiet harbour at dawn '.repeat(4)}🐝🌻`],
  ])('takes a password with %s, whole', async (_name, given) => {
    const email = `p-${crypto.randomUUID()}@example.com`
    expect((await ask({ path, json: { name: 'P', email, password: given } })).status).toBe(200)
    const shorter = [...given].slice(0, -1).join('')
    const wrong = await ask({ path: '/auth/login', json: { email, password: shorter } })
    expect(wrong.status).toBe(401)
    expect((await ask({ path: '/auth/login', json: { email, password: given } })).status).toBe(200)
  })

  it('is slowed for one address that registers without end', async () => {
    const headers = { 'x-client-address': '192.0.2.77' }
    const json = { name: 'X', email: 'no address', password: 'short' }
    const { countAttempt, openingLimit } = await import('./attempts.ts')
    const { directory } = await import('./directory.ts')
    const limit = openingLimit('register', '192.0.2.77')
    for (let count = 0; count < limit.free; count += 1) {
      await countAttempt(directory(env), limit, Date.now())
    }
    const valid = { ...json, email: 'late@example.com', password }
    const response = await ask({ path, json: valid, headers })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
