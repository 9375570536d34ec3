import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Session } from '#contract/core/identity.ts'
import type { OwnFirms } from '#contract/reporting/own-firms.ts'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import { sweepDirectory } from '../../../identity/cleanup.ts'
import { forgetUser } from '../../../identity/identity-cache.ts'
import { ask, firmInput, password, signInPerson } from '../../../testing/client.ts'
import { openDemo } from '../../../testing/demo.ts'

/** For mail, which leaves behind the answer with a PDF to make first. */
const waitMs = 300_000
const real = { FIRM: env.FIRM }
const stubOf = (firmId: string) => env.FIRM.get(env.FIRM.idFromName(firmId))

beforeAll(async () => {
  await ask({ path: '/openapi.json' })
})

/** Makes a demo a day older, for the directory and for its firm. */
async function letPass({ userId, firmId }: { userId: string; firmId: string }) {
  const past = Date.now() - 1000
  await env.DIRECTORY.prepare('UPDATE users SET expires_at = ? WHERE id = ?')
    .bind(past, userId)
    .run()
  await letRing(firmId, past)
  forgetUser(userId)
}

/** Puts the firm's own idea of its end into the past. */
async function letRing(firmId: string, at = Date.now() - 1000) {
  await runInDurableObject(stubOf(firmId), (_object, { storage }) => {
    storage.kv.put('ending', { firmId, at })
  })
}

function tablesOf(firmId: string): Promise<number> {
  return runInDurableObject(stubOf(firmId), (_object, { storage }) => {
    const query =
      "SELECT count(*) AS count FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'"
    return storage.sql.exec<{ count: number }>(query).one().count
  })
}

async function sessionOf(token: string): Promise<Session> {
  return (await ask({ path: '/auth/session', token, with: real })).json()
}

async function mailTo(email: string) {
  const query = 'SELECT subject, text, is_held FROM outbox WHERE recipient = ? ORDER BY id DESC'
  const { results } = await env.DIRECTORY.prepare(query).bind(email).all<{
    subject: string
    text: string
    is_held: number
  }>()
  return results
}

/** Sends the firm's first invoice that can be, to an address of a customer. */
async function sendInvoice({ token, firmId }: { token: string; firmId: string }, to: string) {
  const ofFirm = { token, with: real }
  const path = `/firms/${firmId}/invoices`
  const list = await (await ask({ path: `${path}?tab=sent`, ...ofFirm })).json<InvoicePage>()
  const [invoice] = list.rows
  const json = { to, subject: 'Your invoice', message: 'Hello' }
  return ask({ path: `${path}/${invoice?.id}/send`, json, ...ofFirm })
}

const wish = (email: string, more: object = {}) => ({
  name: 'Nora Keeper',
  email,
  password,
  consent: true,
  ...more,
})

/** The first demo of a language is played, which takes seconds. */
const patient = { timeout: 900_000 }

/** It may have rung by itself already: a demo has reminders that are due. */
async function ringAlarm(firmId: string): Promise<void> {
  await runDurableObjectAlarm(stubOf(firmId))
}

describe('a demo that is over', patient, () => {
  it('is deleted with its storage, its files and its person, and stays so', async () => {
    const demo = await openDemo({}, real)
    const { token, userId, firmId } = demo
    await env.FILES.put(`firms/${firmId}/logo`, 'x')
    const { demo: tracked, firms } = await sessionOf(token)
    expect([tracked?.isTracked, firms.length]).toEqual([true, 2])
    expect(await tablesOf(firmId)).toBeGreaterThan(10)

    for (const one of firms) await letPass({ userId, firmId: one.firmId })
    expect((await ask({ path: '/auth/session', token, with: real })).status).toBe(401)
    for (const one of firms) {
      await ringAlarm(one.firmId)
      await expect.poll(() => tablesOf(one.firmId)).toBe(0)
    }
    expect((await env.FILES.list({ prefix: `firms/${firmId}/` })).objects).toEqual([])
    for (const query of [
      'SELECT id FROM users WHERE id = ?1',
      'SELECT id FROM sessions WHERE user_id = ?1',
      'SELECT firm_id FROM memberships WHERE user_id = ?1',
      'SELECT id FROM firms WHERE owner_id = ?1',
    ]) {
      const { results } = await env.DIRECTORY.prepare(query).bind(userId).all()
      expect(results, query).toEqual([])
    }
    const stray = await stubOf(firmId).fetch(`https://firm/firms/${firmId}/invoices`)
    expect(stray.status).toBe(404)
    expect(await tablesOf(firmId)).toBe(0)
    expect(await runDurableObjectAlarm(stubOf(firmId))).toBe(false)
  })

  it('is deleted though the directory was swept before the alarm rang', async () => {
    const demo = await openDemo({}, real)
    await letPass(demo)
    await sweepDirectory(env, Date.now())
    await ringAlarm(demo.firmId)
    await expect.poll(() => tablesOf(demo.firmId)).toBe(0)
  })

  it('takes the firms along that its visitor made', async () => {
    const demo = await openDemo({}, real)
    const json = firmInput('Seconda Srl')
    const made = await ask({ path: '/firms', token: demo.token, json, with: real })
    const { id } = await made.json<{ id: string }>()
    await letPass({ ...demo, firmId: id })
    expect(await runDurableObjectAlarm(stubOf(id))).toBe(true)
    expect(await tablesOf(id)).toBe(0)
  })
})

describe('a demo that was prepared', patient, () => {
  /** Has the firm of a demo do what it does some seconds after somebody opened it. */
  async function letPrepare({ firmId }: { firmId: string }) {
    await vi.waitFor(async () => {
      const jobs = await runInDurableObject(stubOf(firmId), (_object, { storage }) =>
        storage.sql
          .exec("update job set run_at = '2020' where kind = 'demo-visits.prepare' returning id")
          .toArray(),
      )
      expect(jobs).toHaveLength(1)
    }, waitMs)
    await ringAlarm(firmId)
    // On a slow machine demos of other tests have had the time for it, too.
    await vi.waitFor(async () => expect(await preparedIds()).not.toEqual([]), waitMs)
  }

  async function preparedIds() {
    const { results } = await env.DIRECTORY.prepare(
      'SELECT user_id AS id FROM prepared_demos',
    ).all()
    return results.map(({ id }) => id)
  }

  it('is given to the next one, once, with its whole day', async () => {
    await letPrepare(await openDemo({}, real))
    const ids = await preparedIds()
    const next = await openDemo({ isPrepared: true }, real)
    expect(ids).toContain(next.userId)
    expect(await preparedIds()).not.toContain(next.userId)
    const { firms, user, demo } = await sessionOf(next.token)
    expect(firms).toHaveLength(2)
    expect(user).toMatchObject({ name: 'Demo', isDemo: true, currentFirmId: next.firmId })
    expect(demo?.isTracked).toBe(true)
    const row = await env.DIRECTORY.prepare('SELECT expires_at FROM users WHERE id = ?')
      .bind(next.userId)
      .first<number>('expires_at')
    expect(Number(row) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    const other = await openDemo({ isPrepared: true }, real)
    expect(other.userId).not.toBe(next.userId)
  })

  it('is not given to anybody once its own day is nearly over', async () => {
    await letPrepare(await openDemo({}, real))
    const ids = await preparedIds()
    await env.DIRECTORY.prepare(
      'UPDATE users SET expires_at = ? WHERE id IN (SELECT user_id FROM prepared_demos)',
    )
      .bind(Date.now() + 60_000)
      .run()
    const next = await openDemo({ isPrepared: true }, real)
    expect(ids).not.toContain(next.userId)
  })
})

describe('a demo that goes on', patient, () => {
  it('is left alone by an alarm that rings for something else, and rings again at its end', async () => {
    const { firmId } = await openDemo({}, real)
    await letRing(firmId)
    // Jobs that are due may be running, and then the alarm is set again after them.
    await expect.poll(() => runDurableObjectAlarm(stubOf(firmId)), { timeout: waitMs }).toBe(true)
    expect(await tablesOf(firmId)).toBeGreaterThan(10)
    const next = await runInDurableObject(stubOf(firmId), (_object, { storage }) =>
      storage.getAlarm(),
    )
    // At its end, or before for a job of the night.
    expect((next ?? 0) - Date.now()).toBeGreaterThan(0)
    expect((next ?? 0) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  it('is two firms, of which the first bills the second', async () => {
    const { token, firmId } = await openDemo({}, real)
    const { firms } = await sessionOf(token)
    expect(firms).toHaveLength(2)
    const path = `/firms/${firmId}/own-firms`
    await vi.waitFor(async () => {
      const answer = await ask({ path, token, with: real })
      const { links, rows } = await answer.json<OwnFirms>()
      expect(links).toMatchObject([{ otherFirmId: firms[1]?.firmId }])
      expect(rows.map(({ outcome }) => outcome)).toEqual(['waiting', 'agrees'])
    }, waitMs)
  })

  it('writes to nobody: its mail lies in the outbox as not sent', async () => {
    const demo = await openDemo({}, real)
    const to = 'customer-of-a-demo@example.com'
    expect((await sendInvoice(demo, to)).status).toBe(200)
    await vi.waitFor(async () => {
      expect(await mailTo(to)).toMatchObject([{ subject: 'Your invoice', is_held: 1 }])
    }, waitMs)
  })
})

describe('keeping a demo', patient, () => {
  it('makes person and firm real, under another session', async () => {
    const demo = await openDemo({}, real)
    const email = `kept-${crypto.randomUUID()}@example.com`
    const kept = await ask({
      path: '/demo/keep',
      token: demo.token,
      json: wish(email.toUpperCase()),
      with: real,
    })
    expect(kept.status).toBe(200)
    const { data } = await kept.json<{ data: { token: string } }>()
    expect((await ask({ path: '/auth/session', token: demo.token, with: real })).status).toBe(401)
    const session = await sessionOf(data.token)
    expect(session.user).toMatchObject({ email, kind: 'user', isDemo: false, name: 'Nora Keeper' })
    expect(session.demo).toBeUndefined()
    // The workshop, and the owner's shop beside it.
    const kinds = session.firms.map(({ firmId, role }) => [firmId, role])
    expect(kinds).toEqual([
      [demo.firmId, 'owner'],
      [expect.any(String), 'owner'],
    ])
    expect((await mailTo(email))[0]?.text).toContain('/verify-email?token=')

    const login = await ask({ path: '/auth/login', json: { email, password } })
    expect(login.status).toBe(200)
    const logs = { demoUserId: demo.userId, routeLogs: [], actionLogs: [] }
    const refused = await ask({ path: '/demo/visit-logs', token: data.token, json: logs })
    expect(refused.status).toBe(403)

    await letRing(demo.firmId)
    await runDurableObjectAlarm(stubOf(demo.firmId))
    expect(await tablesOf(demo.firmId)).toBeGreaterThan(10)
    const to = 'customer-of-a-kept-firm@example.com'
    await sendInvoice({ token: data.token, firmId: demo.firmId }, to)
    await vi.waitFor(async () => {
      expect(await mailTo(to)).toMatchObject([{ is_held: 0 }])
    }, waitMs)
  })

  it('answers alike for a taken address, loses nothing, and lets its owner take over', async () => {
    const owner = await signInPerson('Olga Owner')
    const demo = await openDemo()
    const free = await openDemo()
    const fresh = `free-${crypto.randomUUID()}@example.com`
    const [taken, kept] = await Promise.all([
      ask({ path: '/demo/keep', token: demo.token, json: wish(owner.email) }),
      ask({ path: '/demo/keep', token: free.token, json: wish(fresh) }),
    ])
    const [one, other] = [
      await taken.json<{ data: { token: string }; message: string }>(),
      await kept.json<{ data: { token: string }; message: string }>(),
    ]
    expect([taken.status, one.message]).toEqual([kept.status, other.message])
    expect(Object.keys(one.data)).toEqual(Object.keys(other.data))
    expect(await sessionOf(one.data.token)).toMatchObject({
      user: { isDemo: true },
      firms: [{ firmId: demo.firmId }],
    })
    expect(
      (await ask({ path: '/auth/login', json: { email: owner.email, password } })).status,
    ).toBe(200)

    const [mail] = await mailTo(owner.email)
    const token = /take-over\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const takeOver = { path: '/demo/take-over', json: { token } }
    const stranger = await signInPerson()
    expect((await ask({ ...takeOver, token: stranger.token })).status).toBe(404)
    const done = await ask({ ...takeOver, token: owner.token })
    expect(await done.json()).toEqual({ firmId: demo.firmId })
    expect((await sessionOf(owner.token)).firms).toMatchObject([
      { firmId: demo.firmId, role: 'owner' },
    ])
    expect((await ask({ path: '/auth/session', token: one.data.token })).status).toBe(401)
    expect((await ask({ ...takeOver, token: owner.token })).status).toBe(404)
  })

  it('is for a demo’s visitor, with a good password and their consent', async () => {
    const person = await signInPerson()
    const demo = await openDemo()
    const email = `careful-${crypto.randomUUID()}@example.com`
    const path = '/demo/keep'
    expect((await ask({ path, json: wish(email) })).status).toBe(401)
    expect((await ask({ path, token: person.token, json: wish(email) })).status).toBe(403)
    for (const bad of [
      { password: 'short' },
      { password: 'password1234' },
      { consent: false },
      { email: 'nobody' },
      { name: ' ' },
    ]) {
      const refused = await ask({ path, token: demo.token, json: wish(email, bad) })
      expect(refused.status, JSON.stringify(bad)).toBe(422)
    }
    expect((await sessionOf(demo.token)).user.isDemo).toBe(true)
  })
})
