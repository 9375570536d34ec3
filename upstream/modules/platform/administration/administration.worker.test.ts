import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  ContactMessage,
  ContactMessageDetail,
} from '#contract/public-site/contact-messages.ts'
import { newId } from '../../../firm/ulid.ts'
import { ask, newFirm, type Page, Root } from '../../../testing/administrator.ts'
import { signInPerson } from '../../../testing/client.ts'

let root: Root

beforeAll(async () => {
  root = await Root.signIn()
})

describe('what administrators see', () => {
  const id = newId()
  const reads = [
    '/admin/firms',
    `/admin/firms/${id}`,
    '/admin/users',
    `/admin/users/${id}`,
    '/admin/plans',
    '/admin/audit',
    '/admin/audit/actions',
    '/admin/contact-messages',
    `/admin/contact-messages/${id}`,
    '/admin/failed-jobs',
    '/admin/offering-notices',
  ]
  const writes = [
    ['POST', `/admin/firms/${id}/suspend`],
    ['POST', `/admin/firms/${id}/resume`],
    ['POST', `/admin/firms/${id}/visits`],
    ['POST', `/admin/firms/${id}/visits/end`],
    ['POST', `/admin/users/${id}/suspend`],
    ['POST', `/admin/users/${id}/resume`],
    ['POST', `/admin/users/${id}/end-sessions`],
    ['POST', `/admin/users/${id}/reset-second-factor`],
    ['PUT', `/admin/users/${id}/plan`],
    ['POST', '/admin/administrators'],
    ['POST', `/admin/contact-messages/${id}/answers`],
    ['PUT', `/admin/contact-messages/${id}/answered`],
    ['POST', `/admin/failed-jobs/${id}/retry`],
    ['POST', `/admin/failed-jobs/${id}/dismiss`],
  ] as const

  it('is refused to everybody else, and nothing is told', async () => {
    const { token } = await signInPerson()
    for (const path of reads) {
      expect((await ask({ path })).status, path).toBe(401)
      const refused = await ask({ path, token })
      expect([refused.status, await refused.text()], path).toEqual([
        403,
        expect.not.stringContaining('@'),
      ])
    }
    for (const [method, path] of writes) {
      expect((await ask({ path, method, json: {} })).status, path).toBe(401)
      expect((await ask({ path, method, token, json: {} })).status, path).toBe(403)
    }
  })
})

describe('contact messages', () => {
  const input = {
    name: 'Vera Visitor',
    email: 'Vera@Example.com',
    text: 'Can I import\nmy items?',
    language: 'it',
    consent: true,
  }
  const send = (more: object, address = newId()) =>
    ask({
      path: '/contact-messages',
      json: { ...input, email: `${newId()}@example.com`, ...more },
      headers: { 'x-client-address': address },
    })
  const list = async (q: string) =>
    (await root.get<Page<ContactMessage>>(`/admin/contact-messages?q=${q}`)).rows

  it('come from anybody who consents, and are answered once by mail', async () => {
    const mark = newId()
    expect((await send({ name: `Vera ${mark}`, email: input.email })).status).toBe(201)
    const [message] = await list(mark)
    expect(message).toMatchObject({ email: 'vera@example.com', language: 'it', answeredAt: null })
    const path = `/admin/contact-messages/${message?.id}`
    const answer = { answerId: newId(), text: 'Sì, da un file CSV.' }
    await root.post(`${path}/answers`, answer)
    const after = await (await root.post(`${path}/answers`, answer)).json<ContactMessageDetail>()
    expect(after).toMatchObject({
      answeredByName: 'Root',
      answers: [{ text: 'Sì, da un file CSV.', sentByName: 'Root' }],
    })
    const mails = await root.mailTo('vera@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Il suo messaggio a Firmament')
    expect(mails[0]?.text).toContain('> Can I import\n> my items?')
    expect(await root.audit('action=message.answered')).toHaveLength(1)
    const open = await root.post(`${path}/answered`, { isAnswered: false }, 'PUT')
    expect(await open.json()).toMatchObject({ answeredAt: null })
  })

  it('are refused without consent or with a wrong address, and bots are forgotten', async () => {
    const mark = newId()
    expect((await send({ consent: false })).status).toBe(422)
    expect((await send({ email: 'nobody' })).status).toBe(422)
    expect((await send({ name: mark, website: 'https://spam.example' })).status).toBe(201)
    expect(await list(mark)).toEqual([])
  })

  it('say what they are about, if that is one of the topics', async () => {
    const mark = newId()
    await send({ name: `Plans ${mark}`, about: 'plans' })
    await send({ name: `Nothing ${mark}` })
    const about = (await list(mark)).map((message) => message.about)
    expect(about.sort()).toEqual(['', 'plans'])
    expect((await send({ about: 'weather' })).status).toBe(422)
  })

  it('are few in a day, from one address or in one name, however slowly they come', async () => {
    const { countAttempt, dailyLimit } = await import('../../../identity/attempts.ts')
    const { directory } = await import('../../../identity/directory.ts')
    const email = `${newId().toLowerCase()}@example.com`
    const anHourAgo = Date.now() - 3_600_000
    const limit = dailyLimit(`contact email ${email}`, 10)
    for (let count = 0; count < 9; count += 1) {
      await countAttempt(directory(env), limit, anHourAgo)
    }
    expect((await send({ email })).status).toBe(201)
    const refused = await send({ email })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  it('are slowed when one address sends many', async () => {
    const address = newId()
    const statuses = []
    for (let index = 0; index < 12; index += 1) statuses.push((await send({}, address)).status)
    expect(statuses.at(0)).toBe(201)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the audit', () => {
  it('is filtered by firm, person, action and day', async () => {
    const { firmId, userId } = await newFirm('=HYPERLINK("x")')
    await root.post(`/admin/firms/${firmId}/suspend`, { reason: '=1+1' })
    const day = new Date().toISOString().slice(0, 10)
    const [entry] = await root.audit(`firmId=${firmId}&action=firm.suspended&from=${day}&to=${day}`)
    expect(entry).toMatchObject({
      actorName: 'Root',
      firm: { id: firmId },
      after: '{"reason":"=1+1"}',
    })
    expect(await root.audit(`firmId=${firmId}&to=2020-01-01`)).toEqual([])
    expect(await root.audit(`firmId=${firmId}&userId=${userId}`)).toEqual([])
    expect(await root.audit(`firmId=${firmId}&userId=${root.id}`)).toHaveLength(1)
    expect(await root.get<string[]>('/admin/audit/actions')).toContain('firm.suspended')
  })

  it('changes for nobody', async () => {
    const path = '/admin/audit'
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await ask({ path, method, token: root.token })
      expect([404, 405]).toContain(answer.status)
    }
  })
})
