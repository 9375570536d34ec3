import { expect, test } from 'vitest'
import { authOf } from './auth-results.ts'

function auth(value: string) {
  return authOf([{ key: 'authentication-results', value }], 'MX.example')
}

test('what a sender can write into a result, its reason or a comment, proves nothing (RFC 8601)', () => {
  const forged = [
    'mx.example; dmarc=fail reason="x; dmarc=pass; spf=pass"',
    'mx.example; dmarc=fail reason="\\"; dmarc=pass; \\""',
    'mx.example; dmarc=fail (said (by them) ; dmarc=pass)',
    'mx.example; dmarc=fail (a \\) ; dmarc=pass)',
    'mx.example; dmarc=fail header.from=x dmarc=pass',
    'mx.example; dmarc=pass; dmarc=fail',
  ]
  for (const value of forged) expect(auth(value)).toMatchObject({ spf: 'none', dmarc: 'fail' })
})

test('the results of a server are read, of several signatures one that holds', () => {
  const value =
    'mx.example 1; spf = softfail smtp.mailfrom=a@b.example;\r\n dkim=fail header.d=x; dkim=pass (2048-bit key; "ok") header.d=b.example; dmarc=temperror'
  expect(auth(value)).toEqual({ spf: 'softfail', dkim: 'pass', dmarc: 'error' })
  expect(authOf([], 'mx.example')).toBeNull()
})

test('only the server that the deployment names is believed; without a name nobody is', () => {
  const key = 'authentication-results'
  const forged = { key, value: 'evil.example; spf=pass; dkim=pass; dmarc=pass' }
  const ours = { key, value: 'mx.example (v2); spf=fail; dmarc=fail' }
  expect(authOf([forged, ours], 'mx.example')).toMatchObject({ spf: 'fail', dmarc: 'fail' })
  expect(authOf([forged], 'mx.example')).toBeNull()
  expect(authOf([{ key, value: 'spf=pass; dmarc=pass' }], 'mx.example')).toBeNull()
  expect(authOf([ours], undefined)).toBeNull()
})
