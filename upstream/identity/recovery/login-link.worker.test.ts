import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, password, registerPerson, signInPerson } from '../../testing/client.ts'
import { mailsTo, newestMail } from '../../testing/mails.ts'
import { createFirstAdministrator } from '../bootstrap.ts'

const refused = { error: 'Invalid credentials', data: { messageKey: 'invalidCredentials' } }
let addresses = 0

/** An address of the network that nobody has used yet. */
function elsewhere() {
  addresses += 1
  return { 'x-client-address': `198.51.100.${addresses}` }
}

async function askLink(email: string, headers: Record<string, string> = elsewhere()) {
  const response = await ask({ path: '/auth/login-link', json: { email }, headers })
  return { status: response.status, body: await response.json() }
}

function tryToken(email: string, token: string, path = '/auth/login', headers = elsewhere()) {
  return ask({ path, json: { email, token }, headers })
}

function later(minutes: number) {
  const back = minutes * 60_000
  return env.DIRECTORY.prepare('UPDATE mailed_tokens SET expires_at = expires_at - ?')
    .bind(back)
    .run()
}

describe('a login by mail', () => {
  it('is asked for alike whether there is an account or not', async () => {
    const { email } = await registerPerson()
    const known = await askLink(email)
    const unknown = await askLink(`nobody-${email}`)
    expect(known).toEqual(unknown)
    expect(known.status).toBe(200)
    expect(await mailsTo(`nobody-${email}`)).toEqual([])
  })

  it('enters by the link, once, and confirms the address', async () => {
    const { email } = await registerPerson()
    await askLink(email)
    const { link, token } = await newestMail(email, 'Your sign-in link')
    expect(link).toMatch(/^https:\/\/firmament\.test\/login\?email=/)
    const entered = await tryToken(email, token)
    expect(entered.status).toBe(200)
    const { data } = await entered.json<{ data: { token: string } }>()
    const session = await ask({ path: '/auth/session', token: data.token })
    expect(await session.json()).toMatchObject({ user: { email, isEmailVerified: true } })
    const again = await tryToken(email, token)
    expect([again.status, await again.json()]).toEqual([401, refused])
  })

  it('enters by the code, once', async () => {
    const { email } = await registerPerson()
    await askLink(email)
    const { code } = await newestMail(email, 'Your sign-in link')
    expect((await tryToken(email, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await tryToken(email, code)).status).toBe(401)
  })

  it('takes the newest link only', async () => {
    const { email } = await registerPerson()
    await askLink(email)
    const first = await newestMail(email, 'Your sign-in link')
    await askLink(email)
    const second = await newestMail(email, 'Your sign-in link')
    for (const old of [first.token, first.code]) {
      expect((await tryToken(email, old)).status).toBe(401)
    }
    expect((await tryToken(email, second.token)).status).toBe(200)
  })

  it('is over after ten minutes, the code after three', async () => {
    const { email } = await registerPerson()
    await askLink(email)
    const { token, code } = await newestMail(email, 'Your sign-in link')
    await later(3)
    expect((await tryToken(email, code)).status).toBe(401)
    await later(6)
    expect((await tryToken(email, token)).status).toBe(200)
    await askLink(email)
    const late = await newestMail(email, 'Your sign-in link')
    await later(10)
    expect((await tryToken(email, late.token)).status).toBe(401)
  })

  it('belongs to one address', async () => {
    const maria = await registerPerson()
    const other = await registerPerson()
    await askLink(maria.email)
    const { token, code } = await newestMail(maria.email, 'Your sign-in link')
    expect((await tryToken(other.email, token)).status).toBe(401)
    expect((await tryToken(other.email, code)).status).toBe(401)
    expect((await tryToken(maria.email, token)).status).toBe(200)
  })

  it('stops a thousand guesses of a code before the tenth, from wherever they come', async () => {
    const { email } = await registerPerson()
    await askLink(email)
    const { code } = await newestMail(email, 'Your sign-in link')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count += 1) {
      expect((await tryToken(email, wrong)).status).toBe(401)
    }
    expect((await tryToken(email, code)).status).toBe(401)
    const one = elsewhere()
    const statuses = []
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await tryToken(email, wrong, '/auth/login', one)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('gives a hundred tries at once no more than five looks', async () => {
    const { email } = await registerPerson()
    await askLink(email)
    const { code } = await newestMail(email, 'Your sign-in link')
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 12 }, () => tryToken(email, wrong)))
    expect((await tryToken(email, code)).status).toBe(401)
  })

  it('leads each kind to its own sign-in page and is used up at no other', async () => {
    const email = 'link-admin@example.com'
    await registerPerson()
    await env.DIRECTORY.prepare("DELETE FROM users WHERE kind = 'admin'").run()
    await createFirstAdministrator(env, { name: 'Admin', email, password })
    await askLink(email)
    const { link, token } = await newestMail(email, 'Your sign-in link')
    expect(link).toContain('https://firmament.test/admin/login?')
    const wrongPage = await tryToken(email, token)
    expect(await wrongPage.json()).toMatchObject({ data: { redirectTo: '/admin/login' } })
    expect(await (await tryToken(email, token, '/crmuser/login-crmsuser')).json()).toEqual(refused)
    expect((await tryToken(email, token, '/auth/admin/login')).status).toBe(200)
  })

  it('leads only to our own host, whatever the request says', async () => {
    const { email } = await registerPerson()
    const evil = 'evil.example'
    const headers = {
      host: evil,
      'x-forwarded-host': evil,
      forwarded: `host=${evil}`,
      origin: `https://${evil}`,
      ...elsewhere(),
    }
    await askLink(email, headers)
    await ask({ path: '/auth/forget-password', json: { email }, headers })
    const texts = (await mailsTo(email)).map((mail) => mail.text).join()
    expect(texts).not.toContain(evil)
    expect(texts).toContain('https://firmament.test/recover-password?token=')
  })

  it('is mailed a few times only, to one address, whether somebody has it or not', async () => {
    const { email } = await registerPerson()
    for (const address of [email, `nobody-${email}`]) {
      const statuses = []
      for (let count = 0; count < 6; count += 1) statuses.push((await askLink(address)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    }
    expect(await mailsTo(email)).toHaveLength(1 + 4)
  })

  it('leaves nothing in the directory that could be used', async () => {
    const { email } = await registerPerson()
    await askLink(email)
    const { token, code } = await newestMail(email, 'Your sign-in link')
    const { results } = await env.DIRECTORY.prepare('SELECT * FROM mailed_tokens').all()
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results)).not.toContain(token)
    expect(JSON.stringify(results)).not.toContain(`"${code}"`)
  })
})

describe('guessing from elsewhere', () => {
  it('does not keep a person out where they signed in before', async () => {
    const { email } = await registerPerson()
    const home = elsewhere()
    const tryPassword = (given: string, headers: Record<string, string>) =>
      ask({ path: '/auth/login', json: { email, password: given }, headers })
    expect((await tryPassword(password, home)).status).toBe(200)
    const { countAttempt, signInLimits } = await import('../attempts.ts')
    const { directory } = await import('../directory.ts')
    const [, account] = signInLimits(email, 'anywhere')
    for (let count = 0; account && count < 25; count += 1) {
      await countAttempt(directory(env), account, Date.now())
    }
    const startedAt = performance.now()
    const held = tryPassword('a wrong guess', elsewhere())
    expect((await tryPassword(password, home)).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(4_000)
    expect((await held).status).toBe(401)
    expect(performance.now() - startedAt).toBeGreaterThan(3_000)
  })
})

describe('a code to show who one is, for who has no password', () => {
  async function withoutPassword() {
    const person = await signInPerson()
    await env.DIRECTORY.prepare('DELETE FROM accounts WHERE user_id = ?').bind(person.userId).run()
    return person
  }

  async function askCode({ token, email }: { token: string; email: string }): Promise<string> {
    const asked = await ask({ path: '/auth/confirm-code', method: 'POST', token })
    expect(asked.status).toBe(200)
    return (await newestMail(email, 'Your code')).code
  }

  /** @returns the status, and the token to go on with where it was right */
  async function show(token: string, code: string, headers = elsewhere()) {
    const answer = await ask({ path: '/auth/confirm', token, json: { code }, headers })
    const { data } = await answer.json<{ data?: { token?: string } }>()
    return { status: answer.status, token: data?.token ?? token }
  }

  it('is good once, and the newest only', async () => {
    const person = await withoutPassword()
    const old = await askCode(person)
    const code = await askCode(person)
    if (old !== code) expect((await show(person.token, old)).status).toBe(401)
    const { status, token } = await show(person.token, code)
    expect(status).toBe(200)
    expect((await show(token, code)).status).toBe(401)
  })

  it('is over after three minutes', async () => {
    const person = await withoutPassword()
    const code = await askCode(person)
    await later(3)
    expect((await show(person.token, code)).status).toBe(401)
  })

  it('is dead after five guesses, and more guesses are slowed', async () => {
    const person = await withoutPassword()
    const code = await askCode(person)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count += 1) {
      expect((await show(person.token, wrong)).status).toBe(401)
    }
    expect((await show(person.token, code)).status).toBe(401)
    const one = elsewhere()
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await show(person.token, wrong, one)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('of another person is worth nothing', async () => {
    const [maria, other] = [await withoutPassword(), await withoutPassword()]
    const code = await askCode(maria)
    await askCode(other)
    expect((await show(other.token, code)).status).toBe(401)
    expect((await show(maria.token, code)).status).toBe(200)
  })
})
