import { expect, test } from 'vitest'
import { Barcode, writingsOf } from './barcodes.ts'

// Examples of the check digit calculator and the General Specifications of GS1, and of packages.
test.each([
  '4006381333931',
  '9780201379624',
  '73513537',
  '036000291452',
  '10614141000415',
  'SHELF-7',
])('%s is a barcode', (code) => expect(Barcode.safeParse(code).success).toBe(true))

test.each([
  '4006381333930',
  '73513536',
  '036000291453',
  '10614141000416',
  'ä',
  'two words',
  'a,b',
  '',
])('%s is none', (code) => expect(Barcode.safeParse(code).success).toBe(false))

test('a UPC is the same with a nought before it, and nothing else is', () => {
  expect(writingsOf('036000291452')).toEqual(['036000291452', '0036000291452'])
  expect(writingsOf('0036000291452')).toEqual(['0036000291452', '036000291452'])
  expect(writingsOf('4006381333931')).toEqual(['4006381333931'])
  expect(writingsOf('SHELF-7')).toEqual(['SHELF-7'])
})
