import { beforeAll, expect, test } from 'vitest'
import type { Mailbox, MailRow, MailThread } from '#contract/communication/mailbox.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { openBoxes } from './open-boxes.fixture.ts'
import { bring } from './testing/bring.ts'

let firm: TestFirm
let own: Mailbox

beforeAll(async () => {
  ;({ firm, own } = await openBoxes())
})

async function threadOf(mailboxId: string, q: string): Promise<MailThread> {
  const path = `/mail/threads?mailboxId=${mailboxId}&q=${q}`
  const { rows } = await firm.must<{ rows: MailRow[] }>('GET', path)
  return firm.must('GET', `/mail/threads/${rows[0]?.threadId}`)
}

test('HTML is shown without what runs or calls home', async () => {
  const html =
    '<p onclick="x()">Hi<script>x()</script><img src="https://spy.example/p.gif"><img src=cid:a><a href="javascript:x()">a</a>'
  await bring(
    own.address,
    { Subject: 'Html', 'Message-ID': '<h@x.example>', 'Content-Type': 'text/html' },
    html,
  )
  const thread = await threadOf(own.id, 'Html')
  const shown = await firm.must<{ html: string; remotePictures: number }>(
    'GET',
    `/mail/mails/${thread.mails[0]?.id}/html`,
  )
  expect(shown.remotePictures).toBe(1)
  expect(shown.html).not.toMatch(/script|onclick|javascript|spy\.example/)
  expect(shown.html).toContain('<p>Hi<img src="data:image/gif')
})

test('a picture that a mail names a hundred times is shown up to what fits', async () => {
  const picture = Buffer.alloc(1024 * 1024)
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const html = `<p>Many</p>${'<img src="cid:logo">'.repeat(100)}`
  const head = (type: string) => `--q\r\nContent-Type: ${type}\r\n`
  const body = `${head('text/html')}\r\n${html}\r\n${head('image/png')}Content-ID: <logo>\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture.toString('base64')}\r\n--q--\r\n`
  const type = 'multipart/related; boundary=q'
  await bring(
    own.address,
    { Subject: 'Wiederholt', 'Message-ID': '<many@x.example>', 'Content-Type': type },
    body,
  )
  const thread = await threadOf(own.id, 'Wiederholt')
  const path = `/mail/mails/${thread.mails[0]?.id}/html`
  const shown = await firm.must<{ html: string }>('GET', path)
  expect(shown.html.match(/src="data:image\/png/g)).toHaveLength(12)
})
