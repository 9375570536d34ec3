import { expect, test } from 'vitest'
import { siteNameOf, siteOrigin } from '../core/hosts.ts'
import { cartCookie, cartOf, isSiteName } from './site-host.ts'

test('a site has a host below the installation, or below localhost where that is a number', () => {
  expect(siteOrigin('https://firmament.example', 'huber')).toBe('https://huber.firmament.example')
  expect(siteOrigin('http://127.0.0.1:8788', 'huber')).toBe('http://huber.localhost:8788')
  expect(siteNameOf('Huber.localhost:8788', 'http://127.0.0.1:8788')).toBe('huber')
})

test('the hosts of the installation itself and of others are of no site', () => {
  const origin = 'https://firmament.example'
  expect(siteNameOf('firmament.example', origin)).toBeUndefined()
  expect(siteNameOf('evilfirmament.example', origin)).toBeUndefined()
  expect(siteNameOf('huber.firmament.example.evil.example', origin)).toBeUndefined()
  expect(siteNameOf('127.0.0.1:8788', 'http://127.0.0.1:8788')).toBeUndefined()
})

test('names are short, plain and not the installation’s own', () => {
  expect(['huber', 'baeckerei-1', 'abc'].map(isSiteName)).toEqual([true, true, true])
  const refused = ['', 'ab', 'www', 'api', '-a-', 'a--b', 'Ärzte', 'a.b', '1st', 'x'.repeat(41)]
  expect(refused.filter(isSiteName)).toEqual([])
})

test('the cart is the only cookie of a site, and those of the app are not read there', () => {
  const origin = 'https://firmament.example'
  expect(cartOf('__session=abc; __Host-cart=one=two; _ga=x; cart=y', origin)).toBe('one=two')
  expect(cartOf('__session=abc', origin)).toBe('')
  expect(cartCookie(origin, 'x')).toMatch(
    /^__Host-cart=x; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  )
  expect(cartCookie(origin, '')).toContain('Max-Age=0')
  expect(cartCookie('http://127.0.0.1:8788', 'x')).not.toContain('Secure')
})
