import { expect, test } from 'vitest'
import { countsAsLook, lookSourceOf } from './page-look.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

function ask(headers: Record<string, string>, method = 'GET') {
  return countsAsLook(new Request('https://firmament.test/i/x', { method, headers }))
}

test('a person with a browser looks', () => {
  expect(ask({ 'user-agent': firefox })).toBe(true)
  expect(ask({ 'user-agent': iphone })).toBe(true)
})

test.each([
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'python-requests/2.32',
  '',
])('%s is no look', (agent) => {
  expect(ask({ 'user-agent': agent })).toBe(false)
})

test('neither is a head, nor what a browser fetches ahead', () => {
  expect(ask({ 'user-agent': firefox }, 'HEAD')).toBe(false)
  expect(ask({ 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' })).toBe(false)
  expect(ask({ 'user-agent': firefox, 'x-moz': 'prefetch' })).toBe(false)
})

test('a look comes from another host, or goes on within its own', () => {
  const of = (search: string, referer = '') =>
    lookSourceOf(new Request(`https://shop.test/prices${search}`, { headers: { referer } }))
  const nothing = { referrer: '', campaign: '', isEntry: true }
  expect(of('')).toEqual(nothing)
  expect(of('', 'not an address')).toEqual(nothing)
  expect(of('', 'https://www.Search.test/?q=lamp')).toEqual({ ...nothing, referrer: 'search.test' })
  expect(of('', 'https://shop.test/')).toEqual({ ...nothing, isEntry: false })
  expect(of('?utm_source=letter&utm_campaign=Spring')).toEqual({
    ...{ referrer: 'letter', campaign: 'Spring', isEntry: true },
  })
  // Nobody's address is kept, and nothing longer than a name.
  expect(of('?utm_source=jane%40example.com&utm_campaign=%00a')).toEqual({
    ...nothing,
    campaign: 'a',
  })
  expect(of(`?utm_campaign=${'x'.repeat(300)}`).campaign).toHaveLength(100)
})
