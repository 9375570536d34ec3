import { expect, test } from 'vitest'
import { redirectWithin } from './redirect-within.ts'

test.each([
  ['/firms/1/invoices?tab=open#top'],
  ['/'],
  ['/a//b'],
  ['/search?to=https://elsewhere.example'],
])('a path of our own is gone to: %s', (path) => {
  expect(redirectWithin(path)).toBe(path)
})

test.each([
  ['https://elsewhere.example'],
  ['//elsewhere.example'],
  ['///elsewhere.example'],
  ['/\\elsewhere.example'],
  ['\\\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['/\n//elsewhere.example'],
  ['\t//elsewhere.example'],
  [' //elsewhere.example'],
  ['/.//elsewhere.example'],
  ['/x/..//elsewhere.example'],
  ['/%2e%2e//elsewhere.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['elsewhere.example'],
  ['@elsewhere.example'],
  [''],
  [undefined],
  [null],
  [42],
  [['/a']],
  [`/${'a'.repeat(3000)}`],
])('%j leads to the dashboard', (to) => {
  expect(redirectWithin(to)).toBe('/dashboard')
})
