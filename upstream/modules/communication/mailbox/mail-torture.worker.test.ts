import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Mailbox, MailRow, MailThread } from '#contract/communication/mailbox.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { bringMail } from '../../../mail/incoming/bring-mail.ts'
import { openBoxes } from './open-boxes.fixture.ts'

let firm: TestFirm
let box: Mailbox

beforeAll(async () => {
  ;({ firm, own: box } = await openBoxes())
})

type Torture = { name: string; head?: string; body: string | Uint8Array; shows?: RegExp }

const many = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(10_000)
const zip = new Uint8Array(200)
zip.set([0x50, 0x4b, 3, 4])
const nested = Array.from(
  { length: 300 },
  () => 'Content-Type: message/rfc822\r\n\r\nSubject: in\r\n',
).join('')
const layers = Array.from(
  { length: 200 },
  (_, at) => `Content-Type: multipart/mixed; boundary=n${at}\r\n\r\n--n${at}\r\n`,
).join('')

/** The classes of the public samples of hard mail, written here. */
const tortures: Torture[] = [
  { name: 'nested-messages', body: `${nested}\r\nHello` },
  { name: 'nested-parts', body: `${layers}Content-Type: text/plain\r\n\r\ndeep` },
  {
    name: 'ten-thousand-parts',
    head: 'Content-Type: multipart/mixed; boundary=b\r\n',
    body: `${many}--b--`,
  },
  {
    name: 'no-end',
    head: 'Content-Type: multipart/mixed; boundary=b\r\n',
    body: '--b\r\n\r\nHello',
    shows: /Hello/,
  },
  { name: 'no-boundary', head: 'Content-Type: multipart/mixed\r\n', body: 'Hello' },
  {
    name: 'empty-boundary',
    head: 'Content-Type: multipart/mixed; boundary=""\r\n',
    body: '--\r\n\r\nHello\r\n----',
  },
  {
    name: 'same-boundary',
    head: 'Content-Type: multipart/mixed; boundary=b\r\n',
    body: '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n--b--\r\n--b--',
  },
  {
    name: 'unknown-charset',
    head: 'Content-Type: text/plain; charset=x-martian\r\n',
    body: 'Hello',
    shows: /Hello/,
  },
  {
    name: 'lying-charset',
    head: 'Content-Type: text/plain; charset=utf-8\r\n',
    body: Uint8Array.of(0xc3, 0x28, 0xff, 0xfe, 0x00, 0x41),
    shows: /A/,
  },
  {
    name: 'utf16-odd',
    head: 'Content-Type: text/plain; charset=utf-16\r\n',
    body: Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x42),
  },
  {
    name: 'broken-base64',
    head: 'Content-Transfer-Encoding: base64\r\n',
    body: '!!!SGVsbG8*=\r\n====%',
  },
  {
    name: 'broken-quoted',
    head: 'Content-Transfer-Encoding: quoted-printable\r\n',
    body: 'Hello =ZZ =4 =\r\n=',
    shows: /Hello/,
  },
  { name: 'unknown-encoding', head: 'Content-Transfer-Encoding: x-rot13\r\n', body: 'Uryyb' },
  { name: 'nul-bytes', body: 'Hel\0lo\0' },
  { name: 'long-line', head: `X-Long: ${'a'.repeat(200_000)}\r\n`, body: 'a'.repeat(500_000) },
  { name: 'many-headers', head: 'X-A: b\r\n'.repeat(20_000), body: 'Hello' },
  {
    name: 'broken-words',
    head: 'X-B: =?utf-8?B?////?= =?x-none?Q?=ZZ?= =?utf-8?Q?=?=\r\n',
    body: 'Hello',
    shows: /Hello/,
  },
  {
    name: 'tnef',
    head: 'Content-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n',
    body: 'eJ8+IgEA',
  },
  {
    name: 'zip-bomb',
    head: 'Content-Type: application/zip; name="b.zip"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="../../b.zip"\r\n',
    body: Buffer.from(zip).toString('base64'),
  },
  { name: 'header-only', body: '' },
]

test('hard mail is kept as it came, is shown harmless, and never fails', async () => {
  for (const { name, head = '', body, shows } of tortures) {
    const start = `From: T <t@there.example>\r\nTo: ${box.address}\r\nSubject: torture ${name}\r\nMessage-ID: <${name}@there.example>\r\n`
    const separator = name.startsWith('nested') ? '' : '\r\n'
    const raw = Buffer.concat([Buffer.from(`${start}${head}${separator}`), Buffer.from(body)])
    const brought = await bringMail(env, {
      raw: new Uint8Array(raw),
      to: box.address,
      now: new Date(),
    })
    expect([name, brought]).toEqual([name, 'taken'])
    const path = `/mail/threads?mailboxId=${box.id}&folder=inbox&size=1`
    const { rows } = await firm.must<{ rows: MailRow[] }>('GET', path)
    const thread = await firm.must<MailThread>('GET', `/mail/threads/${rows[0]?.threadId}`)
    const mail = thread.mails.at(-1)
    expect([name, mail?.subject]).toEqual([name, `torture ${name}`])
    if (shows) expect([name, mail?.text]).toEqual([name, expect.stringMatching(shows)])
    expect([name, (mail?.files.length ?? 0) <= 200]).toEqual([name, true])
    for (const file of mail?.files ?? []) expect(file.name).not.toMatch(/[/\\\r\n]/)
    const { status } = await firm.ask('GET', `/mail/mails/${mail?.id}/html`)
    expect([name, status]).toEqual([name, 200])
    const kept = await env.FILES.get(`firms/${firm.firmId}/mail/${mail?.id}/raw`)
    const bytes = Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect([name, bytes.equals(raw)]).toEqual([name, true])
    expect([name, mail?.hasRaw]).toEqual([name, true])
  }
})

test('line breaks in a subject or a name make no header of a mail that answers', async () => {
  const raw =
    'From: =?utf-8?B?RXZlDQpCY2M6IHhAeC5leGFtcGxl?= <eve@there.example>\r\nSubject: =?utf-8?Q?Hi=0D=0ABcc:_all@there.example?=\r\nMessage-ID: <inject@there.example>\r\n\r\nHello'
  await bringMail(env, { raw: new TextEncoder().encode(raw), to: box.address, now: new Date() })
  const path = `/mail/threads?mailboxId=${box.id}&q=Hello&size=50`
  const { rows } = await firm.must<{ rows: MailRow[] }>('GET', path)
  const row = rows.find(({ subject }) => subject.includes('Bcc:'))
  const thread = await firm.must<MailThread>('GET', `/mail/threads/${row?.threadId}`)
  const input = { mailboxId: box.id, mailId: thread.mails[0]?.id, way: 'reply' }
  const draft = await firm.must<{ to: string; bcc: string }>('POST', '/mail/drafts', input)
  expect(draft.bcc).toBe('')
  expect(draft.to).toContain('eve@there.example')
  expect(draft.to).not.toMatch(/[\r\n]/)
})
