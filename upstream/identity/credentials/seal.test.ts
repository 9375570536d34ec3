import { expect, test } from 'vitest'
import { sealerOf } from './seal.ts'

const secrets = { SECRETS: 'one-secret-of-many-letters' }

test('what a firm seals, it opens again, and no other firm and no other secret does', () => {
  const own = sealerOf(secrets, 'firm-1')
  const sealed = own.seal('7K2M')
  expect(sealed).not.toContain('7K2M')
  expect(own.unseal(sealed)).toBe('7K2M')
  expect(() => sealerOf(secrets, 'firm-2').unseal(sealed)).toThrow('somebody else')
  const other = { SECRETS: 'another-secret-of-many-letters' }
  expect(() => sealerOf(other, 'firm-1').unseal(sealed)).toThrow()
})

test('a header that names another owner and a shortened tag are refused', () => {
  const own = sealerOf(secrets, 'firm-1')
  const [header = '', ...rest] = own.seal('7K2M').split('.')
  const head = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
  const renamed = Buffer.from(JSON.stringify({ ...head, owner: 'firm-2' })).toString('base64url')
  expect(() => sealerOf(secrets, 'firm-2').unseal([renamed, ...rest].join('.'))).toThrow()
  const tag = Buffer.from(rest.at(-1) ?? '', 'base64url').subarray(0, 4)
  const short = [header, ...rest.slice(0, -1), tag.toString('base64url')].join('.')
  expect(() => own.unseal(short)).toThrow()
})
