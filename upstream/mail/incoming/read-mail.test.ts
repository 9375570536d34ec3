import process from 'node:process'
import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

function read(text: string) {
  return readMail(new TextEncoder().encode(text.replace(/\r?\n/g, '\r\n')))
}

test('a report of a mail that did not arrive names it, whom it was for, and why (RFC 3464)', async () => {
  const { bounce, isAutomatic } = await read(
    'Subject: Undelivered\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nSorry\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; Nobody@there.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 no such user\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: <01ARZ@x.example>\n\nHello\n--b--\n',
  )
  expect(bounce).toEqual({
    address: 'nobody@there.example',
    isForGood: true,
    said: '550 5.1.1 no such user',
    messageId: '01ARZ@x.example',
  })
  expect(isAutomatic).toBe(true)
})

test('headers by which lists and programs are known are kept, and no others', async () => {
  const { marks } = await read(
    'Subject: News\nList-Unsubscribe: <https://x.example/leave>\nPrecedence: bulk\nX-Other: 1\n\nHello\n',
  )
  expect(marks).toEqual({ 'list-unsubscribe': '<https://x.example/leave>', precedence: 'bulk' })
})

test('ten thousand parts, parts without end and bytes of chance are read as far as they go', async () => {
  const part = '--q\nContent-Disposition: attachment; filename=a.txt\n\nhi\n'
  const many = await read(
    `Subject: x\nContent-Type: multipart/mixed; boundary=q\n\n${part.repeat(10_000)}--q--\n`,
  )
  expect([many.files.length, many.hasMoreFiles]).toEqual([100, true])
  const levels = Array.from(
    { length: 300 },
    (_, at) => `Content-Type: multipart/mixed; boundary="n${at}"\n\n--n${at}\n`,
  )
  expect(await read(`Subject: Deep\n${levels.join('')}\nend`)).toMatchObject({ subject: 'Deep' })
  const bytes = Uint8Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256)
  expect(await readMail(bytes)).toMatchObject({ files: expect.any(Array) })
  expect(await readMail(new Uint8Array())).toMatchObject({ subject: '', text: '' })
})

test('broken charsets and hidden characters leave one plain line in subject and names', async () => {
  const mail = await read(
    'From: =?utf-8?Q?a=0D=0ABcc:_x=E2=80=AEgpj?= <a@b.example>\nSubject: =?x-none?Q?=FF=FE?= one\n two\nContent-Type: text/plain; charset=x-none\n\nBody',
  )
  expect(`${mail.from.name}${mail.subject}`).not.toMatch(/[\r\n\u202e]/)
  expect(mail).toMatchObject({ text: 'Body', from: { email: 'a@b.example' } })
})

test('a head made to be slow is read at once: a sender without end, references by ten thousands', async () => {
  const levels = Array.from(
    { length: 300 },
    (_, at) => `Content-Type: multipart/mixed; boundary="n${at}"\n\n--n${at}\n`,
  ).join('')
  const before = process.cpuUsage()
  const long = await read(`From: ${'<'.repeat(30_000)}${'a@'.repeat(15_000)} "\n${levels}`)
  expect(long.from.email.length).toBeLessThanOrEqual(320)
  const plain = await read(`From: "Kadri Vale" <kadri@harbour.example>\n${levels}`)
  expect(plain.from).toEqual({ name: 'Kadri Vale', email: 'kadri@harbour.example' })
  const ids = Array.from({ length: 60_000 }, (_, at) => `<${at}@x.example>`).join(' ')
  const { references } = await read(`References: ${ids}\nIn-Reply-To: <last@x.example>\n\nHi`)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(3)
  expect(references).toHaveLength(50)
  expect(references.slice(-2)).toEqual(['59999@x.example', 'last@x.example'])
})

/** A mail as bytes: each letter of the text is one of them. */
function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.replace(/\r?\n/g, '\r\n'), 'latin1'))
}

// RFC 2854 and RFC 6657: without a parameter the page's own word counts.
test.each([
  [
    'Content-Type: text/html\n\n<head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head>Gr\xfc\xdfe \x80 100',
    'Grüße € 100',
  ],
  ['Content-Type: text/html\n\n<meta charset="koi8-r">\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
  ['Content-Type: text/html;\n format=flowed\n\n<meta charset=iso-8859-2>\xe8\xed', 'čí'],
  ['Content-Type: text/html\n\n<meta charset=shift_jis>\x93\xfa\x96{', '日本'],
  // What is UTF-8 is, whatever its head says.
  ['Content-Type: text/html\n\n<meta charset=windows-1252>Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
  ['Content-Type: text/html\n\nGr\xfc\xdfe', 'Grüße'],
  ['Content-Type: text/plain\n\nGr\xfc\xdfe', 'Grüße'],
  ['Content-Type: text/html; charset=utf-8\n\n<meta charset=koi8-r>Gr\xc3\xbc\xc3\x9fe', 'Grüße'],
  [
    `Content-Type: text/html\n\n<style>${'a{b:c}\n'.repeat(2000)}</style><meta charset=koi8-r>\xf0\xd2\xc9\xd7\xc5\xd4`,
    'Привет',
  ],
  // A page that says that it is UTF-8, and is not.
  ['Content-Type: text/html\n\n<meta charset=utf-8>Gr\xfc\xdfe', 'Grüße'],
  // The words beside a page are in the same characters.
  [
    'Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n\xf0\xd2\xc9\xd7\xc5\xd4\n--b\nContent-Type: text/html\n\n<meta charset=koi8-r><p>\xf0\xd2\xc9\xd7\xc5\xd4</p>\n--b--',
    'Привет',
  ],
])('characters that no head names are those that the page names %#', async (mail, text) => {
  const head = 'Subject: x\nMIME-Version: 1.0\nContent-Transfer-Encoding: 8bit\n'
  expect((await readMail(bytesOf(`${head}${mail}\n`))).text.trim()).toBe(text)
})

test('a head whose letters nobody encoded is read as the machine wrote it, and UTF-8 as UTF-8', async () => {
  const text =
    'From: "Jürgen Öz" <j@x.example>\r\nSubject: Grüße für 5 \u20ac\r\nContent-Type: text/plain\r\n\r\nÄpfel'
  const eightBit = Uint8Array.from(text.replace('\u20ac', '\x80'), (letter) => letter.charCodeAt(0))
  for (const raw of [eightBit, new TextEncoder().encode(text)]) {
    expect(await readMail(raw)).toMatchObject({
      ...{ subject: 'Grüße für 5 \u20ac', from: { name: 'Jürgen Öz', email: 'j@x.example' } },
      text: 'Äpfel',
    })
  }
})
