import { isEuMember } from '#contract/core/countries.ts'
import type { TaxBoxes } from '#contract/core/tax-kinds.ts'
import { languages, type Texts } from './country-pack.ts'
import { type SpecialTaxKind, specialTaxes } from './legal-notes.ts'
import { type PurchaseTreatmentKind, purchaseTreatments } from './purchase-treatments.ts'
import type { TaxRateSeed } from './tax-rate-seed.ts'

type Further = Pick<TaxRateSeed, 'accounts' | 'boxes'>

type RatedOptions = Further &
  Pick<TaxRateSeed, 'isDefault' | 'validFrom' | 'validTo' | 'replaces'> & {
    /** Tells rates of the same percentage apart; follows the rate in brackets. */
    remark?: Texts
  }

/**
 * A rate for sales and purchases, named after its percentage: `VAT 8.1%`, `MwSt. 8,1 %`. Rate in
 * percent; 0 is category Z.
 */
export function ratedTax(
  code: string,
  taxName: Texts,
  rate: string,
  { remark, ...options }: RatedOptions = {},
): TaxRateSeed {
  const name = withRate(taxName, rate)
  return {
    code,
    name: remark ? eachLanguage((language) => `${name[language]} (${remark[language]})`) : name,
    rate,
    category: Number(rate) === 0 ? 'Z' : 'S',
    direction: 'both',
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
  /** Account kept for such sales, and for what is taken off them. */
  income?: string
  returns?: string
  /** Account of discounts for early payment on such sales. */
  discountGiven?: string
  /** Reason code where it is not the one of the treatment. */
  vatex?: string
  /** Box of the return that takes the base. */
  box?: string
}

/** A sale of a firm that need not charge value added tax: its name as the country's law has it. */
export function notRegisteredTax(
  code: string,
  { name, note }: { name: Pick<Texts, 'de' | 'it'>; note: Texts },
): TaxRateSeed {
  return {
    code,
    name: {
      en: 'Not registered for VAT',
      ru: 'Не плательщик НДС',
      es: 'No registrado a efectos del IVA',
      ...name,
    },
    rate: '0',
    category: 'O',
    direction: 'sale',
    note,
  }
}

/** A sale without tax on the document, with the note that gives its reason. */
export function specialTax(
  code: string,
  kind: SpecialTaxKind,
  { law, mention, note, name, income, returns, discountGiven, vatex, box }: SpecialOptions,
): TaxRateSeed {
  const shared = specialTaxes[kind]
  const cited = eachLanguage((language) => {
    const text = mention ? `${mention} – ${shared.note[language]}` : shared.note[language]
    return law ? `${text} (${law})` : text
  })
  const reason = vatex ?? (isOfUnion(code) ? shared.vatex : '')
  return {
    code,
    name: { ...shared.name, ...name },
    rate: '0',
    category: shared.category,
    direction: 'sale',
    note: { ...cited, ...note },
    ...(reason ? { vatex: reason } : {}),
    ...(income || returns || discountGiven
      ? {
          accounts: {
            income: income ?? '',
            returns: returns ?? '',
            discountGiven: discountGiven ?? '',
          },
        }
      : {}),
    ...(box ? { boxes: { saleBase: box } } : {}),
  }
}

type PurchaseOptions = Further &
  Pick<TaxRateSeed, 'recoverable'> & {
    name?: Partial<Texts>
  }

/** A purchase whose tax is not simply recovered as the seller charged it. Rate in percent. */
export function purchaseTax(
  code: string,
  kind: PurchaseTreatmentKind,
  rate: string,
  { name, ...options }: PurchaseOptions = {},
): TaxRateSeed {
  const { category, isReverseCharge, name: shared } = purchaseTreatments[kind]
  const own = { ...shared, ...name }
  return {
    code,
    name: Number(rate) === 0 ? own : withRate(own, rate),
    rate,
    category,
    direction: 'purchase',
    isReverseCharge,
    ...(kind === 'blocked' ? { recoverable: '0' } : {}),
    ...options,
  }
}

/** Boxes for a rate of both directions: base and tax of sales, input tax, base of purchases. */
export function boxes(
  saleBase: string,
  outputTax: string,
  inputTax: string,
  purchaseBase = '',
): { boxes: TaxBoxes } {
  return { boxes: { saleBase, outputTax, inputTax, purchaseBase } }
}

function isOfUnion(code: string): boolean {
  const country = code.slice(0, 2)
  return isEuMember(country) || /^XX-(K|AE)/.test(code)
}

function withRate(name: Texts, rate: string): Texts {
  const local = rate.replace('.', ',')
  return {
    en: `${name.en} ${rate}%`,
    de: `${name.de} ${local} %`,
    it: `${name.it} ${local}%`,
    ru: `${name.ru} ${local}%`,
    es: `${name.es} ${local} %`,
  }
}

function eachLanguage(text: (language: keyof Texts) => string): Texts {
  const [en, de, it, ru, es] = languages
  return { en: text(en), de: text(de), it: text(it), ru: text(ru), es: text(es) }
}
