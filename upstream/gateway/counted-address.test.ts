import { expect, test } from 'vitest'
import { countedAddress } from './counted-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7334', '2001:db8:85a3:8d3::/64'],
  ['2001:DB8:85A3:08D3::1', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8::', '2001:db8::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
