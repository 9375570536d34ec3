import { describe, expect, test } from 'vitest'
import { euMembers } from '../core/countries.ts'
import { taxIdSchemes } from './tax-id-schemes.ts'
import { checkTaxId } from './tax-ids.ts'

// Numbers published by the companies that hold them.
const published = [
  ['AT', 'ATU33864707'],
  ['BE', 'BE0428759497'],
  ['BG', 'BG175074752'],
  ['CH', 'CHE107787577MWST'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['CZ', 'CZ7103192745'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['ES', 'ESB58378431'],
  ['ES', 'ES54362315K'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['FR', 'FRK7399859412'],
  ['GB', 'GB980780684'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IE', 'IE6433435OA'],
  ['IE', 'IE8D79739I'],
  ['IT', 'IT00743110157'],
  ['LT', 'LT119511515'],
  ['LU', 'LU15027442'],
  ['LV', 'LV40003521600'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['RO', 'RO18547290'],
  ['RO', 'RO1630615123457'],
  ['RU', '7707083893'],
  ['RU', '500100732259'],
  ['SE', 'SE556188840401'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
] as const

// The same with one character changed: still well formed, so the user is only warned.
const mistyped = [
  ['AT', 'ATU33864717'],
  ['BE', 'BE0428759496'],
  ['CH', 'CHE107787578MWST'],
  ['CZ', 'CZ25123890'],
  ['DE', 'DE136695978'],
  ['ES', 'ESB58378432'],
  ['FI', 'FI20774741'],
  ['FR', 'FR40303265046'],
  ['FR', 'FRL7399859412'],
  ['GB', 'GB980780685'],
  ['IE', 'IE6433435G'],
  ['IT', 'IT00743110158'],
  ['LV', 'LV40003521601'],
  ['NL', 'NL004495446B01'],
  ['PL', 'PL8567346216'],
  ['RO', 'RO18547291'],
  ['RU', '7707083894'],
  ['RU', '500100732258'],
  ['SK', 'SK2022749618'],
] as const

const illFormed = [
  ['AT', 'AT33864707'],
  ['CH', 'CHE10778757'],
  ['DE', 'DE036695976'],
  ['DE', '12/345/67890'],
  ['FR', 'FR303265045'],
  ['GB', 'GB98078068'],
  ['IT', 'RSSMRA80A01H501U'],
  ['NL', 'NL004495445B00'],
  ['RU', '77070838'],
  ['RU', '0000000000'],
  ['ES', ''],
] as const

test('every EU member has a scheme', () => {
  expect(euMembers.filter((country) => !taxIdSchemes[country])).toEqual([])
})

test.each(published)('%s: %s is right', (country, taxId) => {
  expect(checkTaxId(country, taxId)).toEqual({
    isWellFormed: true,
    isCheckDigitValid: true,
    normalised: taxId,
  })
})

test.each(mistyped)('%s: %s has a wrong check digit', (country, taxId) => {
  expect(checkTaxId(country, taxId)).toMatchObject({ isWellFormed: true, isCheckDigitValid: false })
})

test.each(illFormed)('%s: %s is ill formed', (country, taxId) => {
  expect(checkTaxId(country, taxId)).toMatchObject({
    isWellFormed: false,
    isCheckDigitValid: undefined,
  })
})

describe('what people type becomes the official form', () => {
  test.each([
    ['DE', 'de 136 695 976', 'DE136695976'],
    ['DE', '136.695.976', 'DE136695976'],
    ['AT', 'U33864707', 'ATU33864707'],
    ['BE', 'BE 428.759.497', 'BE0428759497'],
    ['CH', 'CHE-107.787.577 MWST', 'CHE107787577MWST'],
    ['LI', '107.787.577', 'CHE107787577'],
    ['GR', 'GR 094259216', 'EL094259216'],
    ['GB', 'XI 980 7806 84', 'XI980780684'],
    ['NL', 'NL4495445B01', 'NL004495445B01'],
    ['RU', 'ИНН 7707083893', '7707083893'],
    ['CZ', 'CZ 710319/2745', 'CZ7103192745'],
  ])('%s: %s', (country, typed, normalised) => {
    expect(checkTaxId(country, typed)).toEqual({
      isWellFormed: true,
      isCheckDigitValid: true,
      normalised,
    })
  })
})

test('a country without a known rule is judged by its looks only', () => {
  expect(checkTaxId('US', '12-3456789')).toEqual({
    isWellFormed: true,
    isCheckDigitValid: undefined,
    normalised: '123456789',
  })
  expect(checkTaxId('US', 'none').isWellFormed).toBe(false)
})
