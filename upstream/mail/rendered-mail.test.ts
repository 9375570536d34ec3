import { expect, test } from 'vitest'
import { leaveHeaders } from './rendered-mail.ts'

const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

test('mail programs are told where one press ends such mails, as RFC 8058 writes it', () => {
  expect(leaveHeaders('https://firm.example/unsubscribe/abc')).toEqual({
    'List-Unsubscribe': '<https://firm.example/unsubscribe/abc>',
    ...oneClick,
  })
})

test('without HTTPS there is no press, as RFC 8058 asks, but still the address', () => {
  expect(leaveHeaders('http://127.0.0.1:8788/unsubscribe/abc')).toEqual({
    'List-Unsubscribe': '<http://127.0.0.1:8788/unsubscribe/abc>',
  })
})

test.each(['https://x.example/a\r\nBcc: b@c.example', 'https://x.example/a>,<b'])(
  'an address that would break out of its header stays in it: %j',
  (url) => {
    expect(leaveHeaders(url)['List-Unsubscribe']).toMatch(/^<[^<>\s]+>$/)
  },
)
