import { expect, test } from 'vitest'
import { Barcode } from './barcodes.ts'

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
