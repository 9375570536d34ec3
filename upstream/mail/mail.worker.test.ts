import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OutboxMail } from '#contract/outbox.ts'
import { newId } from '../firm/ulid.ts'
import { createFirstAdministrator } from '../identity/bootstrap.ts'
import { ask, password, signInPerson } from '../testing/client.ts'
import { sendMail } from './mailer.ts'

type Page = { rows: OutboxMail[]; next: string | null; previous: string | null }
let token = ''

beforeAll(async () => {
  await signInPerson()
  const email = 'post@example.com'
  await createFirstAdministrator(env, { name: 'Post', email, password })
  const login = await ask({ path: '/auth/admin/login', json: { email, password } })
  token = (await login.json<{ data: { token: string } }>()).data.token
  await env.DIRECTORY.prepare('DELETE FROM outbox').run()
})

async function list(query: string): Promise<Page> {
  return (await ask({ path: `/admin/outbox?${query}`, token })).json()
}

function mail(subject: string, to = 'customer@example.com') {
  return { id: newId(), firmId: null, to, subject, text: 'Hello', attachments: [] }
}

describe('the mail port', () => {
  it('takes a mail once, however often it is handed over', async () => {
    const bytes = new Uint8Array(1234)
    const attachments = [{ name: 'invoice.pdf', type: 'application/pdf', bytes }]
    const once = { ...mail('Once'), attachments }
    await sendMail(env, once)
    await sendMail(env, once)
    const { rows } = await list('q=once')
    expect(rows).toEqual([
      {
        id: once.id,
        firmId: null,
        to: 'customer@example.com',
        subject: 'Once',
        text: 'Hello',
        attachments: [{ name: 'invoice.pdf', size: 1234 }],
        sentAt: expect.stringMatching(/Z$/),
        isHeld: false,
      },
    ])
  })

  it('writes no header that a text brought along', async () => {
    const hostile = mail('Hi\r\nBcc: all@example.com', 'a@example.com\nCc: b@example.com')
    await sendMail(env, hostile)
    const sent = await (
      await ask({ path: `/admin/outbox/${hostile.id}`, token })
    ).json<OutboxMail>()
    expect(sent.subject).toBe('Hi Bcc: all@example.com')
    expect(sent.to).toBe('a@example.com Cc: b@example.com')
  })
})

describe('the outbox', () => {
  it('is for administrators', async () => {
    const person = await signInPerson()
    expect((await ask({ path: '/admin/outbox', token: person.token })).status).toBe(403)
    expect((await ask({ path: '/admin/outbox' })).status).toBe(401)
    expect((await ask({ path: `/admin/outbox/${newId()}`, token })).status).toBe(404)
  })

  it('is paged from the newest on, forth and back', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await sendMail(env, mail(`Page ${name}`))
    const first = await list('q=page&size=2')
    expect(subjects(first)).toEqual(['Page E', 'Page D'])
    expect(first.previous).toBeNull()
    const second = await list(`q=page&size=2&after=${first.next}`)
    expect(subjects(second)).toEqual(['Page C', 'Page B'])
    const last = await list(`q=page&size=2&after=${second.next}`)
    expect([subjects(last), last.next]).toEqual([['Page A'], null])
    const back = await list(`q=page&size=2&before=${last.previous}`)
    expect(subjects(back)).toEqual(['Page C', 'Page B'])
    const start = await list(`q=page&size=2&before=${back.previous}`)
    expect([subjects(start), start.previous]).toEqual([['Page E', 'Page D'], null])
  })

  it.each(["'", '%', '_', '\\', `${'x'.repeat(60)}`, '";--'])(
    'can be searched for %s',
    async (q) => {
      await sendMail(env, mail(`Found ${q} here`))
      expect(subjects(await list(`q=${encodeURIComponent(q)}`))).toEqual([`Found ${q} here`])
    },
  )

  it('refuses a cursor it never gave', async () => {
    expect((await ask({ path: '/admin/outbox?after=%27', token })).status).toBe(400)
  })
})

function subjects(page: Page): string[] {
  return page.rows.map((row) => row.subject)
}
