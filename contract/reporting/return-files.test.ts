import { expect, test } from 'vitest'
import { returnForms } from './return-files.ts'

const ids = { taxNumber: '', vatId: '' }

test.each([
  ['DE', 'elster', { ...ids, taxNumber: '1121/0815/08150' }, '1121081508150'],
  // The office's own notation lacks its leading digits: better nothing than a wrong number.
  ['DE', 'elster', { ...ids, taxNumber: '21/815/08150' }, ''],
  ['AT', 'finanzOnline', { ...ids, taxNumber: '12 345/6789' }, '123456789'],
  ['IT', 'lipe', { ...ids, taxNumber: 'RSSMRA80A01H501U' }, 'RSSMRA80A01H501U'],
  ['IT', 'lipe', { ...ids, vatId: 'IT07643520567' }, '07643520567'],
  ['CH', 'ech0217', { ...ids, vatId: 'CHE-116.281.710 MWST' }, 'CHE-116.281.710'],
  ['ES', 'modelo303', { ...ids, vatId: 'ESB58378431' }, 'B58378431'],
  ['FR', 'ca3', { ...ids, vatId: 'FR40 303 265 045' }, '303265045'],
  ['GB', 'mtd', { ...ids, vatId: 'GB123456789' }, ''],
] as const)('%s: %s is filled in from the profile', (country, file, profile, number) => {
  const form = returnForms(country, 'vat').find((one) => one.file === file)
  expect(form?.number?.of(profile)).toBe(number)
  if (number) expect(form?.number?.pattern.test(number)).toBe(true)
})

test('a country may have files of several kinds, or none', () => {
  expect(returnForms('ES').map(({ file }) => file)).toEqual(['modelo303', 'modelo349'])
  expect(returnForms('ES', 'ecList').map(({ file }) => file)).toEqual(['modelo349'])
  expect(returnForms('US')).toEqual([])
})
