import { expect, test } from 'vitest'
import { firstParts } from './first-parts.ts'

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text.replace(/\n/g, '\r\n'))
}

const part = '--q\nContent-Disposition: attachment; filename=a.txt\n\nhi\n'

test('a mail of thousands of parts is read as far as its first 300', () => {
  const head = 'Subject: x\nContent-Type: multipart/mixed; boundary="q"\n\n'
  const cut = new TextDecoder().decode(firstParts(bytes(`${head}${part.repeat(5_000)}--q--\n`)))
  expect(cut.split('--q\r\n')).toHaveLength(301)
  const usual = bytes(`${head}${part.repeat(300)}`)
  expect(firstParts(usual)).toBe(usual)
})

test('lines of a text that look like marks are text', () => {
  const text = bytes(`Subject: x\n\n${'--option\n-- note\n---\n--- a/file\n'.repeat(1_000)}`)
  expect(firstParts(text)).toBe(text)
  const mail = bytes(
    `Subject: x\nContent-Type: multipart/mixed; boundary=q\n\n${part}${'--option\n'.repeat(1_000)}--q--\n`,
  )
  expect(firstParts(mail)).toBe(mail)
})
