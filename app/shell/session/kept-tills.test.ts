import { expect, test } from 'vitest'
import { keptTillsCookie, readKeptTills } from './kept-tills.ts'

test('A browser says whether it keeps something of tills, and no other cookie says it', () => {
  expect(readKeptTills(null)).toBeUndefined()
  expect(readKeptTills('lng=de; tills=open')).toBe('open')
  expect(readKeptTills('tills=left; theme=dark')).toBe('left')
  expect(readKeptTills('mytills=open; tills=opened')).toBeUndefined()
  expect(readKeptTills(keptTillsCookie('shut', true))).toBe('shut')
  expect(keptTillsCookie('open', true)).toContain('; Secure')
})
