import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { Notification } from '#contract/core/notifications.ts'
import { newId } from '../../../firm/ulid.ts'
import { sweepDirectory } from '../../../identity/cleanup.ts'
import { directory } from '../../../identity/directory.ts'
import { firmRoles } from '../../../identity/roles/tables.ts'
import { memberships } from '../../../identity/tables.ts'
import { ask, password, registerPerson, signInPerson } from '../../../testing/client.ts'
import {
  addMember,
  mailsTo,
  noticesOf,
  openFirm,
  type Person,
  unreadOf,
} from '../../../testing/notices.ts'
import { notify } from './notify.ts'
import { notifications, seenDevices } from './tables.ts'

const signedIn = {
  kind: 'newSignIn',
  params: { browser: 'Firefox', system: 'Linux', place: 'Turin, IT' },
} as const

describe('what happened in a firm', () => {
  it('a customer’s first look at an invoice is told once to whoever may see invoices', async () => {
    const { owner, firmId, testFirm } = await openFirm()
    const [seller, cashier] = [await addMember(firmId, 'sales'), await addMember(firmId, 'cashier')]
    const invoice = await testFirm.issued((await testFirm.customer()).id)
    const { publicPath } = await testFirm.must<{ publicPath: string }>(
      'POST',
      `/invoices/${invoice.id}/public-link`,
      {},
    )
    const path = `/public/documents/${publicPath.split('/').at(-1)}/open`
    for (let times = 0; times < 2; times += 1) {
      const opened = await ask({ path, method: 'POST', with: { FIRM: env.FIRM } })
      expect(opened.status).toBe(200)
    }
    await vi.waitFor(async () => expect(await unreadOf(seller)).toBe(1))
    const [notice, ...more] = await noticesOf(owner)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      kind: 'invoiceOpened',
      params: { number: invoice.number, customer: 'Ärzte am Dom' },
      link: `/firms/${firmId}/invoices/${invoice.id}`,
      firmId,
      readAt: null,
    })
    expect(await noticesOf(cashier)).toEqual([])
  })

  it('a payment is told to those who may see payments, but not to whoever recorded it', async () => {
    const { owner, firmId, testFirm } = await openFirm()
    const [accountant, seller] = [
      await addMember(firmId, 'accountant'),
      await addMember(firmId, 'sales'),
    ]
    const invoice = await testFirm.issued((await testFirm.customer()).id)
    const input = {
      customerId: invoice.customerId,
      date: new Date().toISOString().slice(0, 10),
      currency: 'EUR',
      amount: 11_900,
      allocations: [{ invoiceId: invoice.id, amount: 11_900 }],
    }
    for (let times = 0; times < 2; times += 1) {
      await testFirm.must('POST', '/payments', input, { key: 'the-same-call' })
    }
    await vi.waitFor(async () => expect(await unreadOf(accountant)).toBe(1))
    const [notice] = await noticesOf(accountant)
    expect(notice).toMatchObject({
      kind: 'paymentRecorded',
      params: { by: 'Maria', customer: 'Ärzte am Dom', amount: 11_900, currency: 'EUR' },
    })
    expect(await noticesOf(owner)).toEqual([])
    expect(await noticesOf(seller)).toEqual([])
  })

  it('another bank account is mailed to all who may change it, also to who did, whatever they chose', async () => {
    const { owner, firmId, testFirm } = await openFirm()
    const [admin, seller] = [await addMember(firmId, 'admin'), await addMember(firmId, 'sales')]
    const choices = [{ kind: 'bankAccountChanged', inApp: false, mail: false }]
    await ask({
      path: '/notifications/choices',
      method: 'PUT',
      token: owner.token,
      json: { choices },
    })
    const bankAccount = { iban: 'DE89370400440532013000' }
    const change = async (changes: object) =>
      testFirm.must('PUT', '', { ...(await testFirm.must<object>('GET', '')), ...changes })
    await change({ phone: '+49 40 1' })
    await change({ bankAccount })
    const subject = 'Maria changed the bank account of Nord GmbH'
    const countFor = async (person: Person) =>
      (await mailsTo(person)).filter((mail) => mail.subject === subject).length
    await vi.waitFor(async () =>
      expect([await countFor(owner), await countFor(admin)]).toEqual([1, 1]),
    )
    expect(await countFor(seller)).toBe(0)
    expect(await unreadOf(admin)).toBe(1)
  })

  it('about a record of others is not for a role that reaches its own, nor shown to one made so', async () => {
    const { owner, firmId, testFirm } = await openFirm()
    const all = { permissions: ['invoice:view'], scopes: {} }
    const role = async (name: string, grants: object) => {
      const times = { version: 1, createdAt: 1, updatedAt: 1 }
      const told = { name, description: '', grants: JSON.stringify(grants) }
      const row = Object.assign(times, told, { id: newId(), firmId })
      await directory(env).insert(firmRoles).values(row)
      return row.id
    }
    const own = await role('Own', { ...all, scopes: { invoice: 'own' } })
    const team = await role('Team', { ...all, scopes: { invoice: 'team' } })
    const put = async (person: Person, values: { role?: string; team?: string }) =>
      directory(env)
        .update(memberships)
        .set(values)
        .where(and(eq(memberships.userId, person.userId), eq(memberships.firmId, firmId)))
    const [seller, mate, stranger] = [
      await addMember(firmId, 'sales'),
      await addMember(firmId, 'sales'),
      await addMember(firmId, 'sales'),
    ]
    await put(owner, { team: 'North' })
    await put(mate, { role: team, team: 'North' })
    await put(stranger, { role: own, team: 'North' })
    const invoice = await testFirm.issued((await testFirm.customer()).id)
    const link = `/invoices/${invoice.id}/public-link`
    const { publicPath } = await testFirm.must<{ publicPath: string }>('POST', link, {})
    const path = `/public/documents/${publicPath.split('/').at(-1)}/open`
    await ask({ path, method: 'POST', with: { FIRM: env.FIRM } })
    await vi.waitFor(async () => expect(await unreadOf(seller)).toBe(1))
    expect(await unreadOf(owner)).toBe(1)
    expect(await unreadOf(mate)).toBe(1)
    expect(await unreadOf(stranger)).toBe(0)
    const kept = await directory(env)
      .select()
      .from(notifications)
      .where(eq(notifications.userId, stranger.userId))
    expect(kept).toEqual([])
    // Narrowed later, or out of the team: what was told before is hidden too.
    await put(seller, { role: own })
    await put(mate, { team: 'South' })
    expect([await noticesOf(seller), await noticesOf(mate)]).toEqual([[], []])
    expect([await unreadOf(seller), await unreadOf(mate)]).toEqual([0, 0])
  })

  it('is told to nobody who is no member of it at that moment', async () => {
    const { firmId } = await openFirm()
    const [member, stranger] = [await addMember(firmId, 'accountant'), await signInPerson()]
    const left = await addMember(firmId, 'accountant')
    await directory(env)
      .update(memberships)
      .set({ suspendedAt: 1 })
      .where(eq(memberships.userId, left.userId))
    const mailsBefore = (await mailsTo(stranger)).length
    await notify(env, [member.userId, stranger.userId, left.userId], {
      kind: 'eventStarts',
      params: {
        title: 'x',
        place: '',
        timeZone: 'UTC',
        allDay: false,
        startsAt: '2026-01-01T00:00:00Z',
      },
      firmId,
    })
    const told = await directory(env)
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(eq(notifications.firmId, firmId))
    expect(told).toEqual([{ userId: member.userId }])
    expect(await mailsTo(stranger)).toHaveLength(mailsBefore)
  })

  it('is hidden from whoever is no longer let in, or may no longer see it', async () => {
    const { firmId } = await openFirm()
    const person = await addMember(firmId, 'accountant')
    const content = {
      kind: 'paymentRecorded',
      params: { by: 'Maria', customer: 'Dom', amount: 100, currency: 'EUR' },
    } as const
    await notify(env, [person.userId], { ...content, firmId })
    expect(await unreadOf(person)).toBe(1)
    const own = eq(memberships.userId, person.userId)
    await directory(env).update(memberships).set({ role: 'sales' }).where(own)
    expect(await unreadOf(person)).toBe(0)
    expect(await noticesOf(person)).toEqual([])
    await directory(env).update(memberships).set({ role: 'owner', suspendedAt: 1 }).where(own)
    expect(await unreadOf(person)).toBe(0)
    await directory(env).delete(memberships).where(own)
    expect(await unreadOf(person)).toBe(0)
  })
})

describe('a person’s notices', () => {
  it('come newest first, a page at a time, and are read one by one or all at once', async () => {
    const person = await signInPerson()
    for (let times = 0; times < 5; times += 1) await notify(env, [person.userId], signedIn)
    const all = await noticesOf(person)
    expect(all.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .sort()
        .reverse(),
    )
    const page = (query: string) =>
      ask({ path: `/notifications?size=2${query}`, token: person.token }).then((answer) =>
        answer.json<{ rows: Notification[]; next: string; previous: string | null }>(),
      )
    const first = await page('')
    const second = await page(`&after=${first.next}`)
    expect(second.rows).toEqual(all.slice(2, 4))
    expect((await page(`&before=${second.previous}`)).rows).toEqual(all.slice(0, 2))

    const read = { method: 'POST', token: person.token }
    const one = await ask({ ...read, path: `/notifications/${all[0]?.id}/read` })
    expect(await one.json()).toEqual({ unread: 4 })
    const rest = await ask({ ...read, path: '/notifications/read' })
    expect(await rest.json()).toEqual({ unread: 0 })
  })

  it('are nobody else’s: neither seen, counted nor marked', async () => {
    const [person, other] = [await signInPerson(), await signInPerson()]
    await notify(env, [person.userId], signedIn)
    expect(await noticesOf(other)).toEqual([])
    const [notice] = await noticesOf(person)
    const path = `/notifications/${notice?.id}/read`
    expect((await ask({ path, method: 'POST', token: other.token })).status).toBe(404)
    await ask({ path: '/notifications/read', method: 'POST', token: other.token })
    expect(await unreadOf(person)).toBe(1)
  })

  it.each([
    ['GET', '/notifications'],
    ['GET', '/notifications/unread'],
    ['POST', '/notifications/read'],
    ['POST', '/notifications/01K00000000000000000000000/read'],
    ['GET', '/notifications/choices'],
    ['PUT', '/notifications/choices'],
  ])('%s %s asks who is there', async (method, path) => {
    expect((await ask({ method, path })).status).toBe(401)
  })

  it('are forgotten after 180 days, those of yesterday are not', async () => {
    const person = await signInPerson()
    await notify(env, [person.userId], signedIn)
    await notify(env, [person.userId], signedIn)
    const [young, old] = await noticesOf(person)
    const createdAt = Date.now() - 181 * 86_400_000
    await directory(env)
      .update(notifications)
      .set({ createdAt })
      .where(eq(notifications.id, old?.id ?? ''))
    await sweepDirectory(env, Date.now())
    expect((await noticesOf(person)).map(({ id }) => id)).toEqual([young?.id])
  })
})

describe('a sign-in', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

  it('from a device not seen before is told, and never twice', async () => {
    const { email } = await registerPerson()
    const enter = async (agent: string, address: string) => {
      const headers = { 'x-client-agent': agent, 'x-client-address': address }
      const answer = await ask({ path: '/auth/login', json: { email, password }, headers })
      const { data } = await answer.json<{ data: { token: string; response: { _id: string } } }>()
      return { email, token: data.token, userId: data.response._id }
    }
    await enter(firefox, '203.0.113.7')
    const person = await enter(firefox.replaceAll('140', '141'), '203.0.113.9')
    expect(await unreadOf(person)).toBe(0)
    await enter(chrome, '203.0.113.7')
    await enter(chrome, '203.0.113.7')
    const [notice, ...more] = await noticesOf(person)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      kind: 'newSignIn',
      params: { browser: 'Chrome', system: 'Windows', place: '' },
      link: '/profile/security',
    })
    await enter(firefox, '198.51.100.7')
    expect(await unreadOf(person)).toBe(2)
    const stored = await directory(env)
      .select()
      .from(seenDevices)
      .where(eq(seenDevices.userId, person.userId))
    expect(JSON.stringify(stored)).not.toContain('203.0')
  })
})
