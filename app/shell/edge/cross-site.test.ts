import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { isCrossSiteWrite } from './cross-site.ts'

const env: Env = { PUBLIC_ORIGIN: 'https://firmament.example', DEPLOYMENT: 'production' }

function request(method: string, headers: Record<string, string>, path = '/logout'): Request {
  return new Request(`https://firmament.example${path}`, { method, headers })
}

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['a sister of our origin', { origin: 'https://x.firmament.example' }],
  ['our name by http', { origin: 'http://firmament.example' }],
  ['another port', { origin: 'https://firmament.example:8443' }],
  ['a longer name', { origin: 'https://firmament.example.elsewhere.example' }],
  ['no site, to another page', { 'sec-fetch-site': 'none', origin: 'null' }],
  ['a hidden origin of another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['the same site, not origin', { 'sec-fetch-site': 'same-site' }],
])('a form from %s is refused', (_, headers) => {
  expect(isCrossSiteWrite(request('POST', headers), env)).toBe(true)
})

test.each([
  ['our origin', { origin: 'https://firmament.example' }],
  ['a program', {}],
  ['the same origin', { 'sec-fetch-site': 'same-origin', origin: 'https://firmament.example' }],
])('a form from %s passes', (_, headers) => {
  expect(isCrossSiteWrite(request('POST', headers), env)).toBe(false)
})

test('a photo that a phone shares passes', () => {
  const headers = { 'sec-fetch-site': 'none', origin: 'null' }
  expect(isCrossSiteWrite(request('POST', headers, '/share/receipt'), env)).toBe(false)
})

test('a link from anywhere passes', () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect(isCrossSiteWrite(request('GET', headers), env)).toBe(false)
})

test('behind a proxy that speaks https, only the public origin is ours', () => {
  const post = (origin: string) =>
    new Request('http://127.0.0.1:8788/logout', { method: 'POST', headers: { origin } })
  const behindProxy: Env = { PUBLIC_ORIGIN: 'https://firm.example', DEPLOYMENT: 'local' }
  expect(isCrossSiteWrite(post('http://127.0.0.1:8788'), behindProxy)).toBe(true)
  expect(isCrossSiteWrite(post('https://firm.example'), behindProxy)).toBe(false)
  const plain: Env = { PUBLIC_ORIGIN: 'http://127.0.0.1:8788', DEPLOYMENT: 'local' }
  expect(isCrossSiteWrite(post('http://127.0.0.1:8788'), plain)).toBe(false)
})
