import { expect, it } from 'vitest'
import { guessCountry } from './guess-country.ts'

it.each([
  ['de-AT,de;q=0.9,en-US;q=0.8', 'de', 'AT'],
  ['en-US,en;q=0.9', 'de', 'DE'],
  ['en-US,en;q=0.9', 'en', 'US'],
  ['en-XX, en-ie', 'en', 'IE'],
  ['es-419,es', 'es', 'ES'],
  [null, 'ru', 'RU'],
] as const)('%s in %s means %s', (header, language, country) => {
  expect(guessCountry(header, language)).toBe(country)
})
