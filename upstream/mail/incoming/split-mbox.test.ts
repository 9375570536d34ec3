import { expect, test } from 'vitest'
import { splitMbox } from './split-mbox.ts'

function split(file: string): string[] {
  return splitMbox(new TextEncoder().encode(file)).map((mail) => new TextDecoder().decode(mail))
}

const first = 'From: a@x.example\nSubject: One\n\nHello\n\n'
const second = 'Received: from x\nSubject: Two\n\nBye\n'

test('a mailbox file is split where a line From and a head follow an empty line', () => {
  const file = `From a@x.example Fri Jul 10 10:00:00 2026\n${first}From - Sat Jul 11 10:00:00 2026\n${second}`
  expect(split(file)).toEqual([first, second])
  expect(split(file.replaceAll('\n', '\r\n'))).toHaveLength(2)
})

test('what people write of a date at the beginning of a paragraph begins no mail', () => {
  const body =
    'Subject: x\n\nHello\n\nFrom the 2026 report at 10:00 we know:\nnothing.\n\n>From here\n'
  expect(split(`From - Sat Jul 11 10:00:00 2026\n${body}`)).toEqual([body.replace('>From', 'From')])
})
