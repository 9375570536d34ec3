import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { makeManifest } from './manifest.ts'
import { normalisePath } from './paths.ts'
import { previewToken, readPreviewToken } from './preview.ts'

const page = (hash: string) => ({ hash, type: 'text/html; charset=utf-8' })
const manifest = makeManifest({
  entries: {
    '/': page('h0'),
    '/über uns': page('h1'),
    '/_not-found': page('nf'),
    '/_gone': page('go'),
    '/_theme/abc.css': { hash: 'h2', type: 'text/css' },
  },
  redirects: { '/old': '/über uns', '/?p=12': '/über uns', '/shop': 'https://shop.example/' },
  gone: ['/away'],
})

test.each([
  ['/', '200 h0'],
  ['/%C3%BCber%20uns', '200 h1'],
  ['/%C3%BCber%20uns?utm=1', '200 h1'],
  ['/%c3%bcber%20uns/', '301 /%C3%BCber%20uns'],
  ['/%C3%BCber%20uns//?a=b', '301 /%C3%BCber%20uns?a=b'],
  ['/old', '301 /%C3%BCber%20uns'],
  ['/old/?x=1', '301 /%C3%BCber%20uns'],
  ['/?p=12', '301 /%C3%BCber%20uns'],
  ['/?p=13', '200 h0'],
  ['/shop', '301 https://shop.example/'],
  ['/away', '410 go'],
  ['/nothing', '404 nf'],
  ['/_not-found', '404 nf'],
  ['/constructor', '404 nf'],
  ['/__proto__', '404 nf'],
  ['//evil.example', '404 nf'],
  ['/a/../b', '404 nf'],
  ['/%E0%A4%A', '404 nf'],
  ['/a%2fb', '404 nf'],
])('%s is answered %s', (path, wanted) => {
  const given = answer(manifest, { path, etag: '' })
  const about = 'location' in given ? given.location : 'hash' in given ? given.hash : ''
  expect(`${given.status} ${about}`).toBe(wanted)
})

test('a page that the reader has is not sent again, and only what has its hash in its name is kept', () => {
  expect(answer(manifest, { path: '/', etag: 'W/"h9", "h0"' })).toMatchObject({ status: 304 })
  expect(answer(manifest, { path: '/', etag: '"h1"' }).headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate',
  )
  expect(
    answer(manifest, { path: '/_theme/abc.css', etag: '' }).headers['cache-control'],
  ).toContain('immutable')
})

test('no answer sets a cookie, runs a script or may be framed', () => {
  for (const path of ['/', '/old', '/away', '/nothing']) {
    const { headers } = answer(manifest, { path, etag: '' })
    expect(Object.keys(headers)).not.toContain('set-cookie')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe|https:/)
  }
})

test('a path has one form', () => {
  expect(normalisePath('/a//b/?x=%20#y')).toBe('/a/b?x=%20')
  expect(normalisePath('/u\u0308')).toBe('/ü')
  expect(normalisePath('a')).toBeUndefined()
  expect(normalisePath('/\\evil')).toBeUndefined()
})

test('a preview link shows one version until it expires, and only what we signed', () => {
  const preview = { pageId: 'p', revision: 3, expiresAt: '2026-03-08T00:00:00.000Z' }
  const token = previewToken(preview, 'secret')
  const read = (text: string, now: string, secrets = ['secret']) =>
    readPreviewToken(text, { secrets, now })
  expect(read(token, '2026-03-07T23:59:59Z')).toEqual(preview)
  expect(read(token, '2026-03-08T00:00:00Z')).toBeUndefined()
  expect(read(token, '2026-03-01T00:00:00Z', ['new', 'secret'])).toEqual(preview)
  expect(read(token, '2026-03-01T00:00:00Z', ['other'])).toBeUndefined()
  const [body = '', sign = ''] = token.split('.')
  const longer = Buffer.from(JSON.stringify(['p', 3, Date.parse('2030-01-01')])).toString(
    'base64url',
  )
  for (const forged of [
    `${longer}.${sign}`,
    `${body}.${sign.replace(/.$/, 'A')}x`,
    body,
    '',
    '.',
    'a.b',
  ]) {
    expect(read(forged, '2026-03-01T00:00:00Z')).toBeUndefined()
  }
})
