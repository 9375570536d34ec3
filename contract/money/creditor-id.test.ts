import { expect, test } from 'vitest'
import { checkCreditorId } from './creditor-id.ts'

// The examples of the Deutsche Bundesbank and of the Oesterreichische Nationalbank.
test.each(['DE98ZZZ09999999999', 'AT61ZZZ01234567890'])('%s is a creditor identifier', (text) => {
  expect(checkCreditorId(text)).toEqual({ normalised: text, isValid: true })
  // The business code is no part of the check.
  expect(checkCreditorId(text.replace('ZZZ', 'ABC')).isValid).toBe(true)
  expect(checkCreditorId(`${text.slice(0, 7)} ${text.slice(7).toLowerCase()}`).isValid).toBe(true)
})

test.each(['', 'DE98', 'DE97ZZZ09999999999', 'DE98ZZZ09999999998', 'DE98ZZZ'])(
  '%s is none',
  (text) => {
    expect(checkCreditorId(text).isValid).toBe(false)
  },
)
