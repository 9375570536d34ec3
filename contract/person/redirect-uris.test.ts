import { expect, test } from 'vitest'
import { isRedirectUri, isRegisteredUri } from './redirect-uris.ts'

test('people are sent back over https, to their own machine, or to an installed app alone', () => {
  const good = [
    'https://shop.example/cb?x=1',
    'http://127.0.0.1:9999/cb',
    'http://localhost/cb',
    'com.example.app:/cb',
    'cursor://anysphere.cursor-retrieval/oauth/cb',
  ]
  const bad = [
    'http://shop.example/cb',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://shop.example/cb#x',
    'https://*.example/cb',
    'https://a:b@shop.example/cb',
    'file:///etc/passwd',
    'app:/cb',
    '/cb',
  ]
  expect(good.filter((one) => !isRedirectUri(one))).toEqual([])
  expect(bad.filter(isRedirectUri)).toEqual([])
})

test('an address is one that was registered to the letter, but for the port of the own machine', () => {
  const known = ['https://shop.example/cb', 'http://127.0.0.1/cb']
  expect(isRegisteredUri('https://shop.example/cb', known)).toBe(true)
  expect(isRegisteredUri('http://127.0.0.1:5173/cb', known)).toBe(true)
  const others = [
    'https://shop.example/cb/',
    'https://shop.example:8443/cb',
    'https://shop.example/cb?x',
    'https://SHOP.example/cb',
    'http://127.0.0.1:5173/other',
    'http://localhost:5173/cb',
    'https://shop.example.evil.example/cb',
  ]
  expect(others.filter((one) => isRegisteredUri(one, known))).toEqual([])
})
