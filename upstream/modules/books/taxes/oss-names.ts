import { type Language, languages } from '#contract/core/fields.ts'
import { keptDisplayNames } from '#contract/core/kept-formats.ts'

const vat: Record<Language, string> = { en: 'VAT', de: 'USt.', it: 'IVA', ru: 'НДС', es: 'IVA' }

/** A rate of another country as documents print it: `VAT 20% (France)`. */
export function ossName(country: string, rate: string): Record<Language, string> {
  const name = (language: Language) => {
    const where = keptDisplayNames(language, { type: 'region' }).of(country) ?? country
    const number = language === 'en' ? rate : rate.replace('.', ',')
    const space = language === 'en' || language === 'it' ? '' : ' '
    return `${vat[language]} ${number}${space}% (${where})`
  }
  const [en, de, it, ru, es] = languages
  return { en: name(en), de: name(de), it: name(it), ru: name(ru), es: name(es) }
}
