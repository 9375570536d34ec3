import { expect, test } from 'vitest'
import { isGenuine } from './verify-event.ts'

/** The example of the Standard Webhooks specification's own libraries. */
const example = {
  provider: 'generic',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  body: '{"test": 2432232314}',
  now: 1_614_265_330_000,
} as const
const signed = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

function isTaken(changes: object, headers: Record<string, string> = signed): boolean {
  return isGenuine({ ...example, ...changes, headers: new Headers(headers) })
}

test('a signed report is taken, among several signatures and under the names of Svix too', () => {
  expect(isTaken({})).toBe(true)
  const several = { ...signed, 'webhook-signature': `v1,bm8= ${signed['webhook-signature']}` }
  expect(isTaken({}, several)).toBe(true)
  const svix = Object.entries(signed).map(([name, value]) => [
    name.replace('webhook', 'svix'),
    value,
  ])
  expect(isTaken({ provider: 'resend' }, Object.fromEntries(svix))).toBe(true)
})

test.each([
  ['another secret', { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSx' }, signed],
  ['a changed body', { body: '{"test": 2432232315}' }, signed],
  ['one kept for later', { now: example.now + 301_000 }, signed],
  ['one from the future', { now: example.now - 301_000 }, signed],
  ['another id', {}, { ...signed, 'webhook-id': 'msg_2' }],
  ['no signature', {}, {}],
  ['an empty signature', {}, { ...signed, 'webhook-signature': 'v1,' }],
  ['the names of another', { provider: 'resend' }, signed],
])('is not taken: %s', (_, changes, headers) => {
  expect(isTaken(changes, Object(headers))).toBe(false)
})

test('Postmark shows the secret as a password', () => {
  const basic = (pair: string) => ({ authorization: `Basic ${btoa(pair)}` })
  const postmark = { provider: 'postmark', secret: 'a secret: with a colon' }
  expect(isTaken(postmark, basic('any:a secret: with a colon'))).toBe(true)
  expect(isTaken(postmark, basic('any:a secret'))).toBe(false)
  expect(isTaken(postmark, {})).toBe(false)
})
