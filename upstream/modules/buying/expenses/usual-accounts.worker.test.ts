import { expect, test } from 'vitest'
import { usualCategories } from '#contract/buying/expense-parts.ts'
import { countryPack, packedCountries } from '../../firm/country-packs/index.ts'
import { categoryCode } from './usual-accounts.ts'

/** What the account of each is called in English, in one country or another. */
const names: Record<string, RegExp> = {
  office: /office|stationery/i,
  software: /software/i,
  travel: /travel/i,
  vehicles: /vehicle|motor|car and truck/i,
  rent: /rent/i,
  utilities: /electric|heat|utilities/i,
  insurance: /insurance/i,
  marketing: /advertising/i,
  professional: /professional|legal|accounting|advis/i,
}

test.each([...packedCountries, 'EE'])(
  'each category has its account in the chart of %s',
  (country) => {
    const { accounts } = countryPack(country)
    for (const category of usualCategories) {
      const code = categoryCode(country, category)
      if (code === undefined) continue
      const account = accounts.find((one) => one.code === code)
      expect([category, account?.type]).toEqual([category, 'expense'])
      expect(account?.name.en).toMatch(names[category] ?? /^$/)
    }
  },
)
