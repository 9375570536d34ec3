import { ossCodeOf, ossCountryOf, unionRates, unionRatesFrom } from '#contract/books/oss-rates.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { keptDisplayNames } from '#contract/core/kept-formats.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { type TaxRule, taxRules } from './reader.ts'
import { seedTaxRates } from './seed-rates.ts'
import { setValidTo } from './writer.ts'

const vat: Record<Language, string> = { en: 'VAT', de: 'USt.', it: 'IVA', ru: 'НДС', es: 'IVA' }

/** A rate of another country as documents print it: `VAT 20% (France)`. */
function ossName(country: string, rate: string): Record<Language, string> {
  const name = (language: Language) => {
    const where = keptDisplayNames(language, { type: 'region' }).of(country) ?? country
    const number = language === 'en' ? rate : rate.replace('.', ',')
    const space = language === 'en' || language === 'it' ? '' : ' '
    return `${vat[language]} ${number}${space}% (${where})`
  }
  const [en, de, it, ru, es] = languages
  return { en: name(en), de: name(de), it: name(it), ru: name(ru), es: name(es) }
}

/**
 * The box that a country's own return has for sales in the one-stop shop: line 38 of the German form,
 * casilla 123 of modelo 303, ligne E3 of the CA3. Other forms leave them out.
 */
const boxIn: Readonly<Record<string, string>> = { DE: '45', ES: '123', FR: 'E3' }

/** The firm's rates of the one-stop shop, ended ones among them. */
export function ossRules(reader: Reader): TaxRule[] {
  return [...taxRules(reader).values()].filter(({ code }) => ossCountryOf(code) !== undefined)
}

/**
 * Adds the rates of all other countries of the Union from a day on.
 * @param account what their tax is kept on, apart from that of the country itself
 */
export function addOssRates(
  writer: Writer,
  { country, from, account }: { country: string; from: string; account: string },
): void {
  const box = boxIn[country] ?? ''
  const seeds = Object.entries(unionRates)
    .filter(([other]) => other !== country)
    .flatMap(([other, rates]) =>
      rates.map((rate) => {
        const begins = unionRatesFrom[`${other} ${rate}`] ?? from
        return {
          code: ossCodeOf(other, rate),
          name: ossName(other, rate),
          rate,
          category: 'S' as const,
          direction: 'sale' as const,
          validFrom: begins > from ? begins : from,
          accounts: { output: account },
          boxes: { saleBase: box },
        }
      }),
    )
  seedTaxRates(writer, seeds)
}

/** Ends those that go on. */
export function endOssRates(writer: Writer, until: string): void {
  for (const rule of ossRules(writer)) {
    if (rule.validTo === null) setValidTo(writer, rule, until)
  }
}
