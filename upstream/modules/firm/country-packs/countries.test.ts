import { describe, expect, test } from 'vitest'
import { euMembers } from '#contract/core/countries.ts'
import { languages, type Texts } from './country-pack.ts'
import { accountRoles, type CountryPack, countryPack, packedCountries } from './index.ts'

const packs = [...packedCountries, 'XX', 'NL'].map((country) => countryPack(country))

describe.each(packs.map((pack) => [pack.country, pack] as const))('country pack %s', (_, pack) => {
  test('has an account for every role, under codes that are unique', () => {
    const codes = pack.accounts.map((account) => account.code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThanOrEqual(45)
    for (const role of accountRoles) {
      const holders = pack.accounts.filter((account) => account.role === role)
      expect(holders.map((account) => account.code)).toEqual([pack.standardAccounts[role]])
    }
  })

  test('gives the roles the types that postings rely on', () => {
    expect(typesOf(pack, ['receivable', 'bank', 'cash', 'inputTax', 'inventory'])).toEqual([
      'asset',
    ])
    expect(
      typesOf(pack, ['customerCredit', 'customerDeposits', 'outputTax', 'payable', 'taxPayable']),
    ).toEqual(['liability'])
    expect(typesOf(pack, ['openingEquity', 'retainedEarnings'])).toEqual(['equity'])
    expect(typesOf(pack, ['income', 'incomeServices', 'salesReturns', 'fxGain'])).toEqual([
      'income',
    ])
    expect(typesOf(pack, ['cogs', 'rounding', 'fxLoss', 'bankFees', 'badDebt'])).toEqual([
      'expense',
    ])
  })

  test('has one default rate, stable codes and only categories that fit the rate', () => {
    const codes = pack.taxRates.map((rate) => rate.code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(pack.taxRates.filter((rate) => rate.isDefault)).toHaveLength(1)
    for (const rate of pack.taxRates) {
      expect(rate.rate).toMatch(/^\d{1,2}(\.\d)?$/)
      expect(Number(rate.rate) > 0).toBe(rate.category === 'S' || rate.isReverseCharge === true)
    }
  })

  test('gives the legal reason in every language where no tax is charged', () => {
    for (const rate of pack.taxRates.filter(({ direction }) => direction !== 'purchase')) {
      if (rate.category === 'S' || rate.category === 'Z') expect(rate.note).toBeUndefined()
      else expectTranslated(rate.note)
    }
  })

  test('names everything in every language', () => {
    const names = [...pack.taxRates, ...pack.accounts].map((seed) => seed.name)
    for (const name of [...names, pack.taxName]) expectTranslated(name)
  })

  test('gives no two accounts the same name', () => {
    for (const language of languages) {
      const names = pack.accounts.map((account) => account.name[language])
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  test('points rates at accounts of the right type', () => {
    const types = new Map(pack.accounts.map((account) => [account.code, account.type]))
    for (const { accounts } of pack.taxRates) {
      if (accounts?.output) expect(types.get(accounts.output)).toBe('liability')
      if (accounts?.input) expect(types.get(accounts.input)).toBe('asset')
      for (const code of [accounts?.income, accounts?.returns, accounts?.revenueTax]) {
        if (code) expect(types.get(code)).toBe('income')
      }
      if (accounts?.expense) expect(types.get(accounts.expense)).toBe('expense')
    }
  })
})

/** DATEV computes the tax of these accounts from their number: no other rate may post there. */
test('German treatments other than 19 % and 7 % keep off the accounts with a rate of their own', () => {
  const { taxRates, standardAccounts } = countryPack('DE')
  const sales = taxRates.filter(({ direction }) => direction !== 'purchase')
  const automatic = (code: string) => /^(83[01]|84[01])/.test(code)
  for (const { code, accounts } of sales) {
    const income = accounts?.income || standardAccounts.income
    expect([code, automatic(income)]).toEqual([code, code === 'DE-S19' || code === 'DE-S7'])
  }
  const incomes = sales.map(({ accounts }) => accounts?.income || standardAccounts.income)
  expect(new Set(incomes).size).toBe(incomes.length)
})

test('rates that reverse charge or replace another are whole', () => {
  for (const { taxRates } of packs) {
    const codes = taxRates.map(({ code }) => code)
    for (const rate of taxRates) {
      if (rate.isReverseCharge) expect([rate.code, rate.direction]).toEqual([rate.code, 'purchase'])
      if (rate.replaces) expect(codes).toContain(rate.replaces)
    }
    expect(taxRates.some(({ direction }) => direction !== 'sale')).toBe(true)
  }
})

test('packs of EU members know intra-Community supply, reverse charge, export and exemption', () => {
  for (const country of euMembers) {
    const categories = countryPack(country).taxRates.map((rate) => rate.category)
    expect(categories).toEqual(expect.arrayContaining(['K', 'AE', 'G', 'E']))
  }
  expect(countryPack('BR').taxRates.map((rate) => rate.category)).not.toContain('K')
})

test('German notes are the words the law asks for', () => {
  const notes = countryPack('DE').taxRates.map((rate) => rate.note?.de)
  expect(notes).toEqual(
    expect.arrayContaining([
      'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG)',
      'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1b i. V. m. § 6a UStG)',
      expect.stringMatching(/^Gemäß § 19 UStG wird keine Umsatzsteuer berechnet/),
    ]),
  )
})

test('French notes carry the French words in every language', () => {
  const rate = countryPack('FR').taxRates.find((each) => each.code === 'FR-E293B')
  for (const language of languages) {
    expect(rate?.note?.[language]).toMatch(/^TVA non applicable, article 293 B du CGI – /)
  }
})

test('rates are written as each language writes numbers', () => {
  const rate = countryPack('CH').taxRates.find((each) => each.isDefault)
  expect(rate?.name).toEqual({
    en: 'VAT 8.1%',
    de: 'MWST 8,1 %',
    it: 'IVA 8,1%',
    ru: 'НДС 8,1%',
    es: 'IVA 8,1 %',
  })
})

test('Swiss German has no ß', () => {
  const { accounts, taxRates } = countryPack('CH')
  const texts = [...accounts, ...taxRates.flatMap((rate) => [rate, { name: rate.note }])]
  expect(texts.filter((text) => text.name?.de.includes('ß'))).toEqual([])
})

test('a country without a pack keeps its code', () => {
  expect(countryPack('nz')).toMatchObject({ country: 'NZ', language: 'en', paper: 'A4' })
  expect(countryPack('XX').country).toBe('XX')
  expect(packedCountries).toEqual(['DE', 'AT', 'CH', 'IT', 'ES', 'FR', 'GB', 'US', 'RU'])
})

function typesOf(pack: CountryPack, roles: readonly string[]): string[] {
  const accounts = pack.accounts.filter(({ role }) => role && roles.includes(role))
  return [...new Set(accounts.map((account) => account.type))]
}

function expectTranslated(texts: Texts | undefined): void {
  const values = languages.map((language) => texts?.[language].trim() ?? '')
  expect(values).not.toContain('')
  expect(new Set(values).size).toBeGreaterThan(1)
}
