import { expect, test } from 'vitest'
import { isPublicUrl } from './public-url.ts'

test.each([
  'https://shop.example.com/hooks?x=1',
  'https://93.184.215.14/hook',
  'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/hook',
  'https://shop.example.com:8443/hook',
])('%s may be posted to', (url) => {
  expect(isPublicUrl(url)).toBe(true)
})

test.each([
  'http://shop.example.com/',
  'ftp://shop.example.com/',
  'https://user:word@shop.example.com/',
  'https://localhost/',
  'https://intranet/',
  'https://printer.local/',
  'https://printer.private/',
  'https://4.3.2.1.in-addr.arpa/',
  'https://metadata.google.internal/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'no address',
])('%s may not', (url) => {
  expect(isPublicUrl(url)).toBe(false)
})

test.each(['http://pictures.example/a.png', 'https://pictures.example/a.png'])(
  'what a mail names at %s may be asked for',
  (url) => {
    expect(isPublicUrl(url, { isOfText: true })).toBe(true)
  },
)

test.each([
  'https://pictures.example:8443/a.png',
  'http://pictures.example:8080/a.png',
  'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/a.png',
  'http://10.0.0.1/a.png',
])('what a mail names at %s may not', (url) => {
  expect(isPublicUrl(url, { isOfText: true })).toBe(false)
})
