import { expect, test } from 'vitest'
import { countryCodes, euMembers, isEuMember } from './countries.ts'

test('lists the 249 codes of ISO 3166-1 once, in order, all known to Intl', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect(countryCodes).toHaveLength(249)
  expect(countryCodes).toEqual([...new Set(countryCodes)].sort())
  expect(countryCodes.filter((code) => names.of(code) === code)).toEqual([])
})

test('the Union has 27 members, all of them countries', () => {
  expect(euMembers).toHaveLength(27)
  expect(euMembers.filter((code) => !countryCodes.includes(code))).toEqual([])
})

test('membership follows the date of the document', () => {
  expect(isEuMember('DE')).toBe(true)
  expect(isEuMember('GR')).toBe(true)
  expect(isEuMember('CH')).toBe(false)
  expect(isEuMember('GB')).toBe(false)
  expect(isEuMember('GB', '2020-12-31')).toBe(true)
  expect(isEuMember('GB', '2021-01-01')).toBe(false)
  expect(isEuMember('HR', '2013-06-30')).toBe(false)
  expect(isEuMember('HR', '2013-07-01')).toBe(true)
})
