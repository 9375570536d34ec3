import { connect } from 'cloudflare:sockets'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { newId } from '../firm/ulid.ts'
import { mailPorts, mailTakenFor } from '../testing/mail-server.ts'
import { MailRefused, MailUnsure, type RenderedMail } from './rendered-mail.ts'
import type { MailEnv } from './settings.ts'
import { type SmtpServer, sendBySmtp } from './smtp.ts'
import { smtpTransport } from './transports/smtp.ts'

const ports = mailPorts
const from = 'mail@firmament.example'

function server(security: SmtpServer['security'], more: Partial<SmtpServer> = {}): SmtpServer {
  const port = { tls: ports.tls, starttls: ports.starttls, none: ports.plain }[security]
  return { host: 'localhost', port, security, ...more }
}

function freshAddress(name = 'a'): string {
  return `${name}@${newId().toLowerCase()}.example`
}

function send(to: string, how: SmtpServer, message = 'Subject: Hi\r\n\r\nHi\r\n') {
  return sendBySmtp(connect, how, { from, to: [to] }, message)
}

describe('a mail server is sent a mail', () => {
  test.each(['tls', 'starttls'] as const)('through %s, with a password', async (security) => {
    const to = freshAddress()
    await send(to, server(security, { user: 'firm', password: 'right' }))
    expect(await mailTakenFor(to)).toMatchObject([{ from, isSecure: true, user: 'firm' }])
  })

  test('with lines that begin with a dot as they are', async () => {
    const to = freshAddress()
    const message = 'Subject: Dots\r\n\r\n.\r\n..two\r\n.end'
    await send(to, server('starttls'), message)
    expect((await mailTakenFor(to))[0]?.raw).toBe(`${message}\r\n`)
  })
})

describe('nothing is handed over', () => {
  test('to a server without STARTTLS: neither password nor mail', async () => {
    const to = freshAddress()
    const without = { ...server('starttls', { user: 'u', password: 'right' }), port: ports.plain }
    await expect(send(to, without)).rejects.toThrow(/no STARTTLS/)
    expect(await mailTakenFor(to)).toEqual([])
  })

  test('with a wrong password, which is a fault of the settings and tried again', async () => {
    const attempt = send(freshAddress(), server('tls', { user: 'u', password: 'wrong' }))
    const error = await attempt.catch((fault) => fault)
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(error.message).toMatch(/^535/)
  })

  test.each(['a@b.example>\r\nRCPT TO:<c@d.example', 'a b@c.example', 'a@b', '', 'ä@b.example'])(
    'to %j, which is no address',
    async (to) => {
      await expect(send(to, server('starttls'))).rejects.toThrow(MailRefused)
    },
  )

  test('where nobody listens', async () => {
    const error = await send('a@b.example', { ...server('none'), port: 1 }).catch((fault) => fault)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailUnsure)
  })
})

describe('the server’s word decides what comes next', () => {
  const errorOf = (to: string) => send(to, server('starttls')).catch((fault) => fault)

  test('an unknown mailbox is a bounce', async () => {
    const to = freshAddress('unknown')
    expect(await errorOf(to)).toMatchObject({ bouncedAddress: to, message: /5\.1\.1/ })
  })

  test('a mail refused as spam is refused, but its address is not', async () => {
    const error = await errorOf(freshAddress('spam'))
    expect(error).toBeInstanceOf(MailRefused)
    expect(error.bouncedAddress).toBeUndefined()
  })

  test('a mailbox that is full now is tried later', async () => {
    const error = await errorOf(freshAddress('later'))
    expect(error.message).toMatch(/^451/)
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(error).not.toBeInstanceOf(MailUnsure)
  })

  test('without a word after the mail nobody knows', async () => {
    const to = freshAddress('silent')
    expect(await errorOf(to)).toBeInstanceOf(MailUnsure)
    expect(await mailTakenFor(to)).toHaveLength(1)
  })
})

test('a whole mail arrives as it was, byte for byte, with no header that a name brought along', async () => {
  const to = freshAddress()
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7) % 256)
  const name = 'Rechnung für Ärzte am Dom – Nr. 2026/0001, „Juli“ und noch mehr davon.pdf'
  const logo = new Uint8Array([137, 80, 78, 71])
  const mail: RenderedMail = {
    id: newId(),
    from: { email: from, name: 'Müller "Süd", <GmbH>' },
    to: [{ email: to, name: 'Bär\r\nBcc: x@y.example' }],
    cc: [{ email: 'cc@b.example', name: '' }],
    replyTo: { email: 'firm@b.example', name: 'Firm' },
    subject: `Счёт № 7 🙂 ${'очень длинная тема '.repeat(12)}\r\nBcc: all@b.example`,
    text: 'Guten Tag,\n.\nGrüße',
    html: '<p>Grüße</p>',
    attachments: [
      { name, type: 'application/pdf', bytes },
      { name: 'logo', type: 'image/png', bytes: logo, contentId: 'logo@firmament' },
    ],
    isTracked: false,
  }
  const env: MailEnv = {
    DEPLOYMENT: 'production',
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(ports.tls),
    SMTP_SECURITY: 'tls',
  }
  expect(await smtpTransport(env).deliver(mail)).toEqual({ transportId: 'T1' })
  const [taken] = await mailTakenFor(to)
  expect(taken?.to).toEqual([to, 'cc@b.example'])
  const raw = taken?.raw ?? ''
  expect(raw).toMatch(/^[\r\n\x20-\x7e]*$/)
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(79)
  expect(raw).not.toMatch(/^Bcc:/im)
  const read = await PostalMime.parse(raw)
  expect(read.subject).toBe(mail.subject.replace('\r\n', ' '))
  expect(read.from).toMatchObject({ address: from, name: mail.from.name })
  expect(read.to).toMatchObject([{ address: to, name: 'Bär Bcc: x@y.example' }])
  expect(read.replyTo).toMatchObject([{ address: 'firm@b.example' }])
  expect(read.text?.trim().replaceAll('\r\n', '\n')).toBe(mail.text)
  expect(read.html?.trim()).toBe(mail.html)
  const [picture, file] = read.attachments
  expect(picture).toMatchObject({ contentId: '<logo@firmament>', disposition: 'inline' })
  expect(file).toMatchObject({ filename: name, mimeType: 'application/pdf' })
  expect(file?.content instanceof ArrayBuffer && new Uint8Array(file.content)).toEqual(bytes)
})

test('a password never goes out in clear', () => {
  const env = { SMTP_HOST: 'mail.firm.example', SMTP_SECURITY: 'none' } as const
  expect(() => smtpTransport({ ...env, DEPLOYMENT: 'production' })).toThrow(/in clear/)
  expect(() => smtpTransport({ ...env, DEPLOYMENT: 'local' })).toThrow(/in clear/)
  expect(() => smtpTransport({ ...env, SMTP_PORT: '0', DEPLOYMENT: 'local' })).toThrow('SMTP_PORT')
})
