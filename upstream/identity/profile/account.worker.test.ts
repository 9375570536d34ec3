import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, createFirmOf, password, registerPerson, signInPerson } from '../../testing/client.ts'
import { newestMail } from '../../testing/mails.ts'
import { ageSessions, joinFirm, mailedToken, mailsTo, signInAgain } from '../../testing/profile.ts'
import { picture } from './photo/pictures.fixture.ts'

const better = 'another harbour at dusk'

function logIn(email: string, secret: string) {
  return ask({ path: '/auth/login', json: { email, password: secret } })
}

function changePassword(token: string, json: Record<string, string>) {
  return ask({ path: '/auth/password', token, json })
}

function askForEmail(token: string, email: string) {
  return ask({ path: '/auth/email-change', token, json: { email } })
}

function confirmEmail(token: string, session?: string) {
  const own = session === undefined ? {} : { token: session }
  return ask({ path: '/auth/email-change/confirm', json: { token }, ...own })
}

function newAddress(): string {
  return `new-${crypto.randomUUID()}@example.com`
}

async function statusOf(token: string): Promise<number> {
  return (await ask({ path: '/auth/session', token })).status
}

describe('another password', () => {
  it('needs the one in use, ends every other session and gives this one a new token', async () => {
    const { token, email } = await signInPerson()
    const phone = await signInAgain(email)
    const answer = await changePassword(token, { currentPassword: password, password: better })
    expect(answer.status).toBe(200)
    const { data } = await answer.json<{ data: { token: string } }>()
    expect(data.token).not.toBe(token)
    expect([await statusOf(token), await statusOf(phone)]).toEqual([401, 401])
    expect(await statusOf(data.token)).toBe(200)
    expect((await logIn(email, password)).status).toBe(401)
    expect((await logIn(email, better)).status).toBe(200)
    const [notice] = await mailsTo(email)
    expect(notice?.subject).toBe('Your password was changed')
    expect(notice?.text).not.toContain(better)
  })

  it('is refused with a wrong one, a weak one, the same one; and guessing is slowed', async () => {
    const { token, email } = await signInPerson()
    const wrong = await changePassword(token, { currentPassword: 'guess', password: better })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({
      data: { fields: { currentPassword: { key: 'wrongPassword' } } },
    })
    await createFirmOf(token, 'Nordlicht Segel GmbH')
    for (const weak of ['seven77', 'qwertyuiop', 'nordlicht segel gmbh 1', password]) {
      const answer = await changePassword(token, { currentPassword: password, password: weak })
      expect(answer.status, weak).toBe(422)
    }
    const guesses = Array.from({ length: 10 }, (_, at) =>
      changePassword(token, { currentPassword: `guess ${at}`, password: better }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect((await logIn(email, password)).status).toBe(200)
  })
})

describe('another address', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('is taken once the %s and then the %s mailbox agreed', async (first, _second) => {
    const { token, email, userId } = await signInPerson()
    const email2 = newAddress()
    expect((await askForEmail(token, email2.toUpperCase())).status).toBe(200)
    const links = {
      old: await mailedToken(email, 'confirm-email'),
      new: await mailedToken(email2, 'confirm-email'),
    }
    const [one, two] = first === 'old' ? [links.old, links.new] : [links.new, links.old]
    const shown = await ask({ path: `/auth/email-change/link?token=${one}` })
    expect(await shown.json()).toEqual({ mailbox: first, email: email2, isConfirmed: false })

    expect(await (await confirmEmail(one, token)).json()).toEqual({
      isChanged: false,
      email: email2,
    })
    expect((await logIn(email, password)).status).toBe(200)
    const waiting = await (await ask({ path: '/auth/profile', token })).json()
    expect(waiting).toMatchObject({
      email,
      emailChange: {
        email: email2,
        isOldConfirmed: first === 'old',
        isNewConfirmed: first === 'new',
      },
    })
    expect(await (await confirmEmail(two, token)).json()).toEqual({
      isChanged: true,
      email: email2,
    })
    expect((await logIn(email, password)).status).toBe(401)
    expect((await logIn(email2, password)).status).toBe(200)
    const session = await (await ask({ path: '/auth/session', token })).json()
    expect(session).toMatchObject({ user: { email: email2, isEmailVerified: true } })
    for (const address of [email, email2]) {
      expect((await mailsTo(address))[0]?.subject).toBe('Your address was changed')
    }
    for (const link of [one, two]) expect((await confirmEmail(link)).status).toBe(404)
    const kept = await env.DIRECTORY.prepare(
      "SELECT action FROM directory_audit WHERE user_id = ? AND action = 'email.changed'",
    )
      .bind(userId)
      .all()
    expect(kept.results).toHaveLength(1)
  })

  it('is put on no account by the click of somebody whose account it is not', async () => {
    const [mallory, other] = [await signInPerson('Mallory'), await signInPerson()]
    const victim = newAddress()
    await askForEmail(mallory.token, victim)
    await confirmEmail(await mailedToken(mallory.email, 'confirm-email'), mallory.token)
    const link = await mailedToken(victim, 'confirm-email')
    expect((await confirmEmail(link)).status).toBe(401)
    expect((await confirmEmail(link, other.token)).status).toBe(403)
    expect((await logIn(victim, password)).status).toBe(401)
    expect((await logIn(mallory.email, password)).status).toBe(200)
  })

  it('looks alike for one that is taken, whose owner is told and stays', async () => {
    const [maria, owner] = [await signInPerson(), await registerPerson('Owner')]
    const free = await askForEmail(maria.token, newAddress())
    const taken = await askForEmail(maria.token, owner.email)
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()])
    const profile = await (await ask({ path: '/auth/profile', token: maria.token })).json()
    expect(profile).toMatchObject({ emailChange: { email: owner.email, isNewConfirmed: false } })
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toBe('Someone tried to use your address')
    expect(mail?.text).not.toMatch(/token=|Maria/)
    const old = await mailedToken(maria.email, 'confirm-email')
    expect(await (await confirmEmail(old)).json()).toMatchObject({ isChanged: false })
    expect((await logIn(owner.email, password)).status).toBe(200)
  })

  it('is nobody’s when another account took it while the mails were on their way', async () => {
    const { token, email } = await signInPerson()
    const email2 = newAddress()
    await askForEmail(token, email2)
    const name = 'Quick'
    await ask({ path: '/post-jwt-register', json: { name, email: email2, password } })
    await confirmEmail(await mailedToken(email, 'confirm-email'))
    const link = await mailedToken(email2, 'confirm-email')
    expect((await confirmEmail(link, token)).status).toBe(404)
    expect(await (await ask({ path: '/auth/session', token })).json()).toMatchObject({
      user: { email },
    })
  })

  it('has links that die with a newer wish, its withdrawal, or after 30 minutes', async () => {
    const { token, email, userId } = await signInPerson()
    await askForEmail(token, newAddress())
    const first = await mailedToken(email, 'confirm-email')
    await askForEmail(token, newAddress())
    const second = await mailedToken(email, 'confirm-email')
    expect((await confirmEmail(first)).status).toBe(404)
    await env.DIRECTORY.prepare(
      'UPDATE email_changes SET expires_at = expires_at - 1800000 WHERE user_id = ?',
    )
      .bind(userId)
      .run()
    expect((await confirmEmail(second)).status).toBe(404)
    await askForEmail(token, newAddress())
    const third = await mailedToken(email, 'confirm-email')
    await ask({ path: '/auth/email-change', method: 'DELETE', token })
    expect((await confirmEmail(third)).status).toBe(404)
    const { results } = await env.DIRECTORY.prepare('SELECT * FROM email_changes').all()
    expect(JSON.stringify(results)).not.toContain(third)
  })

  it('kills what was mailed to the old one, and what waits there for the new one', async () => {
    const { token, email } = await signInPerson()
    const email2 = newAddress()
    await ask({ path: '/auth/forget-password', json: { email } })
    await ask({ path: '/auth/login-link', json: { email } })
    const [reset, login] = [
      await mailedToken(email, 'recover-password'),
      (await newestMail(email, 'Your sign-in link')).token,
    ]
    await askForEmail(token, email2)
    await confirmEmail(await mailedToken(email, 'confirm-email'))
    await confirmEmail(await mailedToken(email2, 'confirm-email'), token)
    const recovered = await ask({
      path: '/auth/recover-password',
      json: { token: reset, password: better },
    })
    expect(recovered.status).toBe(401)
    for (const address of [email, email2]) {
      const entered = await ask({ path: '/auth/login', json: { email: address, token: login } })
      expect(entered.status).toBe(401)
    }
    expect((await logIn(email2, password)).status).toBe(200)
  })

  it('needs somebody who showed just now who they are, and mails within limits', async () => {
    const { token, email, userId } = await signInPerson()
    expect((await askForEmail(token, email)).status).toBe(422)
    const statuses = []
    for (let at = 0; at < 7; at += 1) statuses.push((await askForEmail(token, newAddress())).status)
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200])
    expect(statuses.at(-1)).toBe(429)
    await ageSessions(userId)
    const stale = await askForEmail(token, newAddress())
    expect(stale.status).toBe(403)
    expect(await stale.json()).toMatchObject({ code: 'confirm_needed' })
    expect((await ask({ path: '/auth/email-change', json: { email } })).status).toBe(401)
  })

  it('is mailed with links to our own house only', async () => {
    const evil = 'evil.example'
    const { token, email } = await signInPerson('Maria Rossi')
    const victim = newAddress()
    const headers = { host: evil, 'x-forwarded-host': evil, forwarded: `host=${evil}` }
    await ask({ path: '/auth/email-change', token, json: { email: victim }, headers })
    const mails = [...(await mailsTo(email)), ...(await mailsTo(victim))]
    expect(mails).toHaveLength(3)
    expect(mails.map(({ text }) => text).join()).not.toContain('evil')
  })
})

describe('one’s data', () => {
  it('are all that the directory keeps of the person, and nothing that signs anybody in', async () => {
    const { token, email, userId } = await signInPerson('Maria Rossi')
    const firmId = await createFirmOf(token)
    await askForEmail(token, newAddress())
    const answer = await ask({ path: '/auth/data', token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const text = await answer.text()
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      profile: { id: userId, name: 'Maria Rossi', email },
      users: [{ email, plan_id: null }],
      sessions: [{ method: 'password' }],
      memberships: [{ firm_id: firmId, role: 'owner' }],
      accounts: [{ provider_id: 'credential' }],
    })
    expect(data.mails.length).toBeGreaterThan(0)
    const [account] = await ofUser<{ password_hash: string }>('accounts', userId)
    const [session] = await ofUser<{ token_hash: string }>('sessions', userId)
    const secrets = [account?.password_hash, session?.token_hash, token, 'scrypt', 'token=']
    for (const secret of secrets) expect(text).not.toContain(secret ?? '?')
  })

  it('hold no other person’s', async () => {
    const [maria, other] = [await signInPerson(), await signInPerson()]
    const firmId = await createFirmOf(maria.token)
    await joinFirm(other.userId, firmId, 'sales')
    const text = await (await ask({ path: '/auth/data', token: maria.token })).text()
    expect(text).not.toContain(other.userId)
    expect(text).not.toContain(other.email)
  })

  it('need somebody who showed just now who they are', async () => {
    const { token, userId } = await signInPerson()
    await ageSessions(userId)
    expect((await ask({ path: '/auth/data', token })).status).toBe(403)
    expect((await ask({ path: '/auth/data' })).status).toBe(401)
  })
})

describe('removing the account', () => {
  it('ends other sessions at once, and with the mailed link everything', async () => {
    const { token, email, userId } = await signInPerson()
    const phone = await signInAgain(email)
    const body = new FormData()
    body.append('file', new File([picture('png')], 'me.png', { type: 'image/png' }))
    await ask({ path: '/auth/photo', method: 'PUT', token, body })
    const asked = await ask({ path: '/auth/deletion', token, json: { email } })
    expect(asked.status).toBe(200)
    expect([await statusOf(phone), await statusOf(token)]).toEqual([401, 200])
    const link = await mailedToken(email, 'confirm-deletion')
    const shown = await ask({ path: `/auth/deletion/link?token=${link}` })
    expect(await shown.json()).toEqual({ email })
    const confirmed = await ask({ path: '/auth/deletion/confirm', json: { token: link } })
    expect(confirmed.status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect((await logIn(email, password)).status).toBe(401)
    for (const table of ['accounts', 'sessions', 'memberships', 'account_deletions']) {
      expect(await ofUser(table, userId), table).toEqual([])
    }
    expect((await env.FILES.list({ prefix: `users/${userId}/` })).objects).toEqual([])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Your account is removed',
    ])
    const again = await ask({ path: '/auth/deletion/confirm', json: { token: link } })
    expect(again.status).toBe(404)
  })

  it('waits while a firm would be left without an owner, also at the link', async () => {
    const [maria, other] = [await signInPerson(), await signInPerson()]
    const firmId = await createFirmOf(maria.token, 'Sole Srl')
    const json = { email: maria.email }
    const refused = await ask({ path: '/auth/deletion', token: maria.token, json })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ data: { detail: { reason: 'soleOwner' } } })
    const listed = await ask({ path: '/auth/sole-ownerships', token: maria.token })
    expect(await listed.json()).toEqual([{ firmId, name: 'Sole Srl' }])

    await joinFirm(other.userId, firmId, 'owner')
    expect((await ask({ path: '/auth/deletion', token: maria.token, json })).status).toBe(200)
    const link = await mailedToken(maria.email, 'confirm-deletion')
    const leave = { path: `/auth/firms/${firmId}/leave`, method: 'POST', token: other.token }
    expect((await ask(leave)).status).toBe(200)
    const late = await ask({ path: '/auth/deletion/confirm', json: { token: link } })
    expect(late.status).toBe(409)
    expect(await statusOf(maria.token)).toBe(200)
  })

  it('hands firms on to another owner', async () => {
    const [maria, other] = [await signInPerson(), await signInPerson()]
    const firmId = await createFirmOf(maria.token)
    await joinFirm(other.userId, firmId, 'owner')
    await ask({ path: '/auth/deletion', token: maria.token, json: { email: maria.email } })
    const token = await mailedToken(maria.email, 'confirm-deletion')
    expect((await ask({ path: '/auth/deletion/confirm', json: { token } })).status).toBe(200)
    const row = await env.DIRECTORY.prepare('SELECT owner_id AS id FROM firms WHERE id = ?')
      .bind(firmId)
      .first<{ id: string }>()
    expect(row?.id).toBe(other.userId)
    expect((await ask({ path: `/firms/${firmId}`, token: other.token })).status).toBe(200)
  })

  it('needs one’s own address typed, a fresh sign-in, and can be taken back', async () => {
    const { token, email, userId } = await signInPerson()
    const path = '/auth/deletion'
    const other = await ask({ path, token, json: { email: 'somebody@example.com' } })
    expect(other.status).toBe(422)
    expect((await ask({ path, token, json: { email: email.toUpperCase() } })).status).toBe(200)
    const link = await mailedToken(email, 'confirm-deletion')
    expect((await ask({ path, method: 'DELETE', token })).status).toBe(200)
    const dead = await ask({ path: '/auth/deletion/confirm', json: { token: link } })
    expect(dead.status).toBe(404)
    await ageSessions(userId)
    expect((await ask({ path, token, json: { email } })).status).toBe(403)
    expect((await ask({ path, json: { email } })).status).toBe(401)
  })
})

async function ofUser<Row>(table: string, userId: string): Promise<Row[]> {
  const { results } = await env.DIRECTORY.prepare(`SELECT * FROM ${table} WHERE user_id = ?`)
    .bind(userId)
    .all<Row>()
  return results
}
