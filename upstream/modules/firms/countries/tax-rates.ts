import { languages, type TaxRateSeed, type Texts } from './country-pack.ts'
import { type SpecialTaxKind, specialTaxes } from './legal-notes.ts'

type RatedOptions = Pick<TaxRateSeed, 'isDefault' | 'validFrom' | 'accounts'> & {
  /** Tells rates of the same percentage apart; follows the rate in brackets. */
  remark?: Texts
}

/** A rate named after its percentage: `VAT 8.1%`, `MwSt. 8,1 %`. Rate in percent; 0 is category Z. */
export function ratedTax(
  code: string,
  taxName: Texts,
  rate: string,
  { remark, ...options }: RatedOptions = {},
): TaxRateSeed {
  const local = rate.replace('.', ',')
  const name = {
    en: `${taxName.en} ${rate}%`,
    de: `${taxName.de} ${local} %`,
    it: `${taxName.it} ${local}%`,
    ru: `${taxName.ru} ${local}%`,
    es: `${taxName.es} ${local} %`,
  }
  return {
    code,
    name: remark ? eachLanguage((language) => `${name[language]} (${remark[language]})`) : name,
    rate,
    category: Number(rate) === 0 ? 'Z' : 'S',
    ...options,
  }
}

interface SpecialOptions {
  /** The national law, as it is cited there; every note ends with it. */
  law?: string
  /** Words that must stand on the document in the country's own language, whatever its language. */
  mention?: string
  /** Whole texts of the country's own, which replace the shared ones and their citation. */
  note?: Partial<Texts>
  name?: Partial<Texts>
  /** Income account kept for such sales. */
  income?: string
}

/** A treatment without tax on the document, with the note that gives its reason. */
export function specialTax(
  code: string,
  kind: SpecialTaxKind,
  { law, mention, note, name, income }: SpecialOptions,
): TaxRateSeed {
  const shared = specialTaxes[kind]
  const cited = eachLanguage((language) => {
    const text = mention ? `${mention} – ${shared.note[language]}` : shared.note[language]
    return law ? `${text} (${law})` : text
  })
  return {
    code,
    name: { ...shared.name, ...name },
    rate: '0',
    category: shared.category,
    note: { ...cited, ...note },
    ...(income ? { accounts: { income } } : {}),
  }
}

function eachLanguage(text: (language: keyof Texts) => string): Texts {
  const [en, de, it, ru, es] = languages
  return { en: text(en), de: text(de), it: text(it), ru: text(ru), es: text(es) }
}
