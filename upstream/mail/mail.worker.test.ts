import { env } from 'cloudflare:test'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { OutboxMail } from '#contract/platform/outbox.ts'
import { newId } from '../firm/ulid.ts'
import { createFirstAdministrator } from '../identity/bootstrap.ts'
import { ask, password, signInPerson } from '../testing/client.ts'
import { mailPorts, mailTakenFor } from '../testing/mail-server.ts'
import { sendMail, sendWaiting } from './mailer.ts'
import { MailUnsure } from './rendered-mail.ts'

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
  const language = 'en' as const
  return { id: newId(), firmId: null, to, subject, text: 'Hello', language, attachments: [] }
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
        isMasked: false,
        state: 'kept',
        error: '',
        canResend: false,
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

  it('masks links and codes until an administrator asks, and keeps that one did', async () => {
    const text = 'Sign in: https://firmament.test/login?token=abc\nor type 123456, by 2026.'
    const secret = { ...mail('Masked'), text }
    await sendMail(env, secret)
    const path = `/admin/outbox/${secret.id}`
    const shown = await (await ask({ path, token })).json<OutboxMail>()
    expect(shown.text).toBe('Sign in: https://firmament.test/…\nor type ••••••, by 2026.')
    expect(shown.isMasked).toBe(true)
    expect((await list('q=masked')).rows[0]?.text).toBe(shown.text)
    const person = await signInPerson()
    const reveal = { path: `${path}/reveal`, method: 'POST', token }
    expect((await ask({ ...reveal, token: person.token })).status).toBe(403)
    expect(await (await ask(reveal)).json()).toMatchObject({ text, isMasked: false })
    const kept = await env.DIRECTORY.prepare(
      "SELECT after FROM directory_audit WHERE action = 'mail.revealed'",
    ).all<{ after: string }>()
    expect(kept.results.map(({ after }) => JSON.parse(after))).toMatchObject([
      { mailId: secret.id },
    ])
  })

  it('refuses a cursor it never gave', async () => {
    expect((await ask({ path: '/admin/outbox?after=%27', token })).status).toBe(400)
  })
})

const smtp: typeof env = {
  ...env,
  MAIL_TRANSPORT: 'smtp',
  MAIL_FROM: 'mail@firmament.example',
  SMTP_HOST: 'localhost',
  SMTP_PORT: String(mailPorts.starttls),
}

describe('with a mail server', () => {
  const stateOf = async (id: string) =>
    (await (await ask({ path: `/admin/outbox/${id}`, token })).json<OutboxMail>()).state

  it('the platform’s mail leaves by itself, and its links stay with the reader alone', async () => {
    const text = 'Sign in: https://firmament.test/login?token=abc'
    const own = { ...mail('Leaves', `leaves@${newId().toLowerCase()}.example`), text }
    await sendMail(smtp, own)
    await vi.waitFor(async () => expect(await stateOf(own.id)).toBe('sent'))
    const [found] = await mailTakenFor(own.to)
    expect((await PostalMime.parse(found?.raw ?? '')).text?.trim()).toBe(text)
    const stored = env.DIRECTORY.prepare('SELECT text FROM outbox WHERE id = ?').bind(own.id)
    expect(await stored.first('text')).toBe('Sign in: https://firmament.test/…')
  })

  it('a firm’s mail that was cut off is marked, and not sent twice', async () => {
    const cut = { ...mail('Cut off'), firmId: newId() }
    await expect(sendMail({ ...smtp, SMTP_PORT: '1' }, cut)).rejects.toThrow()
    expect(await stateOf(cut.id)).toBe('queued')
    await env.DIRECTORY.prepare("UPDATE outbox SET state = 'sending' WHERE id = ?")
      .bind(cut.id)
      .run()
    await expect(sendMail(smtp, cut)).rejects.toBeInstanceOf(MailUnsure)
    expect(await stateOf(cut.id)).toBe('failed')
  })

  it('a mail that came back leaves again once it may', async () => {
    const own = { ...mail('Returned', `unknown@${newId().toLowerCase()}.example`), firmId: newId() }
    await expect(sendMail(smtp, own)).rejects.toThrow('5.1.1')
    expect(await stateOf(own.id)).toBe('bounced')
    const known = { ...own, to: own.to.replace('unknown', 'known') }
    expect(await sendMail(smtp, known)).toBe('sent')
    expect(await mailTakenFor(known.to)).toHaveLength(1)
  })

  it('mail of the platform that cannot leave now is tried again, up to a point', async () => {
    const late = mail('Late', `later@${newId().toLowerCase()}.example`)
    await sendMail(smtp, late)
    const row = () =>
      env.DIRECTORY.prepare('SELECT state, attempts FROM outbox WHERE id = ?').bind(late.id).first()
    await vi.waitFor(async () => expect(await row()).toEqual({ state: 'queued', attempts: 1 }))
    for (let days = 1; days < 9; days += 1) await sendWaiting(smtp, Date.now() + days * 86_400_000)
    expect(await row()).toEqual({ state: 'failed', attempts: 8 })
  })

  it('mail of the platform that failed is sent again by an administrator, with a trace', async () => {
    const own = mail('Again', `again@${newId().toLowerCase()}.example`)
    await sendMail(env, own)
    const resend = { path: `/admin/outbox/${own.id}/resend`, method: 'POST', with: smtp }
    expect((await ask({ ...resend, token })).status).toBe(409)
    await env.DIRECTORY.prepare("UPDATE outbox SET state = 'failed' WHERE id = ?")
      .bind(own.id)
      .run()
    const person = await signInPerson()
    expect((await ask({ ...resend, token: person.token })).status).toBe(403)
    expect(await (await ask({ ...resend, token })).json()).toMatchObject({ canResend: false })
    await vi.waitFor(async () => expect(await stateOf(own.id)).toBe('sent'))
    expect(await mailTakenFor(own.to)).toHaveLength(1)
    const audit = "SELECT count(*) AS n FROM directory_audit WHERE action = 'mail.resent'"
    expect(await env.DIRECTORY.prepare(audit).first('n')).toBe(1)
  })
})

// One message for each recipient: the second is refused for now, and a repetition would reach the first twice.
it('what a binding took for some recipients is not sent to them again', async () => {
  const sentTo: string[] = []
  const send = async ({ to }: { to: unknown }) => {
    if (to === 'busy@b.example') throw new Error('Try again later')
    sentTo.push(String(to))
    return { messageId: 'm1' }
  }
  const binding = { ...env, MAIL_TRANSPORT: 'cloudflare', MAIL_FROM: 'post@a.example' }
  const cut = { ...mail('Some', 'one@b.example'), cc: ['busy@b.example'], firmId: newId() }
  const attempt = () => sendMail({ ...binding, MAIL: { send } }, cut)
  await expect(attempt()).rejects.toThrow('Sent to 1 of 2 recipients: Try again later')
  expect((await list('q=some')).rows[0]?.state).toBe('failed')
  const busy = { ...mail('None', 'busy@b.example'), firmId: newId() }
  const later = await sendMail({ ...binding, MAIL: { send } }, busy).catch((fault) => fault)
  expect([later instanceof MailUnsure, sentTo]).toEqual([false, ['one@b.example']])
})

function subjects(page: Page): string[] {
  return page.rows.map((row) => row.subject)
}
