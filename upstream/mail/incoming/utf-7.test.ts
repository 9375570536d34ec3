import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'
import { fromUtf7 } from './utf-7.ts'

// The first four are the examples of RFC 2152.
test.each([
  ['A+ImIDkQ.', 'A≢Α.'],
  ['Hi Mom -+Jjo--!', 'Hi Mom -☺-!'],
  ['+ZeVnLIqe-', '日本語'],
  ['Item 3 is +AKM-1.', 'Item 3 is £1.'],
  ['1 +- 1 = 2, 3 + 4', '1 + 1 = 2, 3 + 4'],
  ['Gr+APwA3w-e +2D3eAA-', 'Grüße 😀'],
])('%s is %s', (text, wanted) => {
  expect(fromUtf7(text)).toBe(wanted)
})

function read(text: string) {
  return readMail(new TextEncoder().encode(text.replace(/\n/g, '\r\n')))
}

test('a mail in UTF-7 is read: its words, its page and what its head has encoded', async () => {
  const plain = 'Content-Type: text/plain; charset=utf-7\n\nGr+APwA3w-e +- Tsch+APwA3w-\n'
  const head = 'From: =?utf-7?Q?J+APY-rg?= <j@x.example>\nSubject: =?UTF-7?B?R3IrQVB3QTN3LWU=?=\n'
  expect(await read(`${head}${plain}`)).toMatchObject({
    from: { name: 'Jörg', email: 'j@x.example' },
    subject: 'Grüße',
    text: 'Grüße + Tschüß',
  })
  const page =
    'Content-Type: text/html;\n charset="UNICODE-1-1-UTF-7"\n\n<p>1 +- 1, Gr+APwA3w-e</p>\n'
  expect((await read(page)).text).toBe('1 + 1, Grüße')
  const both = `Content-Type: multipart/alternative; boundary=b\n\n--b\n${plain}--b\n${page}--b--\n`
  expect(await read(both)).toMatchObject({
    text: 'Grüße + Tschüß',
    html: expect.stringContaining('1 + 1, Grüße'),
  })
})

test('what says another charset keeps its plus signs', async () => {
  const { text } = await read(
    'Content-Type: text/plain; charset=utf-8\n\nUTF-7 writes Gr+APwA3w-e\n',
  )
  expect(text).toBe('UTF-7 writes Gr+APwA3w-e')
})
