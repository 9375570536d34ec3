import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { NoticeCount, OfferingNotice } from '#contract/public-site/notices-of-offerings.ts'
import { newId } from '../../../../firm/ulid.ts'
import { sweepDirectory } from '../../../../identity/cleanup.ts'
import { ask, type Page, Root } from '../../../../testing/administrator.ts'
import { signInPerson } from '../../../../testing/client.ts'
import { mailsTo, newestMail } from '../../../../testing/mails.ts'

let root: Root
const dayMs = 86_400_000

beforeAll(async () => {
  root = await Root.signIn()
})

function newAddress() {
  return `${newId().toLowerCase()}@example.com`
}

async function askFor(more: object, address = newId()) {
  const input = { about: 'inventory', language: 'en', consent: true, email: newAddress(), ...more }
  const headers = { 'x-client-address': address }
  const answer = await ask({ path: '/offering-notices', json: input, headers })
  return { status: answer.status, body: await answer.text() }
}

function post(what: 'confirm' | 'leave', token: string) {
  return ask({ path: `/offering-notices/${what}`, json: { token } })
}

async function listed(email: string) {
  return (await root.get<Page<OfferingNotice>>(`/admin/offering-notices?q=${email}`)).rows
}

function tokenOf(text: string, page: 'confirm' | 'leave'): string {
  return new RegExp(`/coming-soon/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? ''
}

/** An address that has asked and confirmed. */
async function waiter(about = 'inventory', language = 'en') {
  const email = newAddress()
  await askFor({ email, about, language })
  const [mail] = await mailsTo(email)
  const text = mail?.text ?? ''
  expect((await post('confirm', tokenOf(text, 'confirm'))).status).toBe(200)
  return { email, leave: tokenOf(text, 'leave') }
}

describe('an address for a notice', () => {
  it('is on the list once its reader has confirmed, in their language, and not before', async () => {
    const email = newAddress()
    expect((await askFor({ email: email.toUpperCase(), language: 'de' })).status).toBe(202)
    expect(await listed(email)).toMatchObject([{ email, about: 'inventory', confirmedAt: null }])
    const { text, token } = await newestMail(email, 'Bitte bestätigen Sie Ihre Adresse: Lager')
    expect(text).toContain(`https://firmament.test/coming-soon/confirm?token=${token}`)
    const confirmed = await post('confirm', token)
    expect(await confirmed.json()).toMatchObject({ about: 'inventory' })
    expect((await listed(email))[0]?.confirmedAt).not.toBeNull()
  })

  it('is confirmed by a link once, and by no other', async () => {
    const email = newAddress()
    await askFor({ email })
    const { token } = await newestMail(email, 'Confirm')
    expect((await post('confirm', `${token}x`)).status).toBe(422)
    expect((await post('confirm', token)).status).toBe(200)
    expect((await post('confirm', token)).status).toBe(422)
  })

  it('is answered alike whether it is new, unconfirmed or there, and mailed only until it is', async () => {
    const { email } = await waiter()
    const known = await askFor({ email })
    const unknown = await askFor({})
    expect(known).toEqual(unknown)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await listed(email)).toHaveLength(1)
  })

  it('needs consent, an address, and an offering there is', async () => {
    for (const wrong of [{ consent: false }, { email: 'nobody' }, { about: 'teleporter' }]) {
      const email = newAddress()
      expect((await askFor({ email, ...wrong })).status).toBe(422)
      expect(await mailsTo(email)).toEqual([])
    }
  })

  it('is forgotten where a bot gave it, with the same answer', async () => {
    const email = newAddress()
    const bot = await askFor({ email, website: 'https://spam.example' })
    expect(bot).toEqual(await askFor({}))
    expect([await mailsTo(email), await listed(email)]).toEqual([[], []])
  })

  it('gets a few mails only, and a network address gives a few only', async () => {
    const email = newAddress()
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await askFor({ email })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429])
    const address = newId()
    let last = 0
    for (let count = 0; count < 61; count += 1) last = (await askFor({}, address)).status
    expect(last).toBe(429)
  })

  it('leaves by the link of any mail, also before it was confirmed', async () => {
    const { email, leave } = await waiter()
    expect((await post('leave', `${leave}x`)).status).toBe(422)
    expect((await post('leave', leave)).status).toBe(200)
    expect(await listed(email)).toEqual([])
    expect((await post('leave', leave)).status).toBe(200)
    const other = newAddress()
    await askFor({ email: other })
    await post('leave', tokenOf((await mailsTo(other))[0]?.text ?? '', 'leave'))
    expect(await listed(other)).toEqual([])
  })

  it('is removed after seven days without a yes', async () => {
    const email = newAddress()
    const { email: confirmed } = await waiter()
    await askFor({ email })
    const { token } = await newestMail(email, 'Confirm')
    await env.DIRECTORY.prepare('UPDATE offering_notices SET created_at = created_at - ?')
      .bind(7 * dayMs)
      .run()
    expect((await post('confirm', token)).status).toBe(422)
    await sweepDirectory(env, Date.now() + 1)
    expect(await listed(email)).toEqual([])
    expect(await listed(confirmed)).toHaveLength(1)
  })

  it('is kept with nothing in it that could be used', async () => {
    const email = newAddress()
    await askFor({ email })
    const [mail] = await mailsTo(email)
    const { results } = await env.DIRECTORY.prepare('SELECT * FROM offering_notices').all()
    const kept = JSON.stringify(results)
    expect(kept).toContain(email)
    expect(kept).not.toContain(tokenOf(mail?.text ?? '', 'confirm'))
    expect(kept).not.toContain(tokenOf(mail?.text ?? '', 'leave').split('.')[1])
  })
})

describe('a notice', () => {
  it('goes once to whoever waits for the offering or for everything, with a way to leave', async () => {
    const one = await waiter('cms', 'it')
    const all = await waiter('everything')
    const other = await waiter('lms')
    const unconfirmed = newAddress()
    await askFor({ email: unconfirmed, about: 'cms' })
    const counts = await root.get<NoticeCount[]>('/admin/offering-notices/counts')
    expect(counts.find(({ about }) => about === 'cms')).toMatchObject({
      confirmed: 1,
      unconfirmed: 1,
      notified: 0,
    })
    const first = await root.post('/admin/offering-notices/cms/send')
    expect(await first.json()).toEqual({ sent: 2, left: 0 })
    const second = await root.post('/admin/offering-notices/cms/send')
    expect(await second.json()).toEqual({ sent: 0, left: 0 })
    const { text } = await newestMail(one.email, 'Ora in Firmament: Contenuti del sito')
    expect(text).toContain('https://firmament.test/apps/cms')
    expect(tokenOf(text, 'leave')).toBe(one.leave)
    expect(await mailsTo(one.email)).toHaveLength(2)
    expect(await mailsTo(all.email)).toHaveLength(2)
    expect(await mailsTo(other.email)).toHaveLength(1)
    expect(await mailsTo(unconfirmed)).toHaveLength(1)
    await root.post('/admin/offering-notices/lms/send')
    expect(await mailsTo(all.email)).toHaveLength(3)
    expect(await root.audit('action=notice.sent')).toHaveLength(2)
  })

  it('is sent, and the list read, by administrators alone', async () => {
    const { email } = await waiter('erp')
    const { token } = await signInPerson()
    const reads = ['', '/counts'].map((end) => `/admin/offering-notices${end}`)
    for (const path of reads) {
      expect((await ask({ path })).status, path).toBe(401)
      expect((await ask({ path, token })).status, path).toBe(403)
    }
    const path = '/admin/offering-notices/erp/send'
    expect((await ask({ path, json: {} })).status).toBe(401)
    expect((await ask({ path, token, json: {} })).status).toBe(403)
    expect(await mailsTo(email)).toHaveLength(1)
    const confirmed = '/admin/offering-notices?about=erp&tab=confirmed'
    expect((await root.get<Page<OfferingNotice>>(confirmed)).rows).toMatchObject([
      { email, about: 'erp', language: 'en' },
    ])
  })
})
