import type { Language } from '#contract/core/fields.ts'
import type { Address } from '#contract/firm/firms.ts'
import type { PaperFormat } from './paper-format.ts'
import type { PaperBuyer, PaperSeller } from './paper-source.ts'
import { fillText, type PaperTexts } from './texts/paper-texts.ts'

/** Where the postcode follows the town. */
const townFirst = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'SG', 'HK', 'ZA', 'RU', 'UA'])
const homes: Record<Language, string> = { en: 'GB', de: 'DE', it: 'IT', ru: 'RU', es: 'ES' }

type Wording = { language: Language; texts: PaperTexts; format: PaperFormat }

/** Address, then ids, as the seller's lines under its name. */
export function sellerLines(seller: PaperSeller, wording: Wording): string[] {
  const { legalName, tradeName, address, registryNumber } = seller
  const { texts } = wording
  const ids = [
    vatIdText(seller, wording),
    taxNumberText(seller, texts),
    registryNumber && fillText(texts.registryNumber, { id: registryNumber }),
  ]
  return [
    tradeName && tradeName !== legalName ? legalName : '',
    [...addressParts(address), wording.format.country(address.country)].join(', '),
    ids.filter((id) => id !== '').join(', '),
  ].filter((line) => line !== '')
}

/** Said once where the VAT id is the same number after its country, as in Spain and Italy. */
function taxNumberText({ taxNumber, vatId, address }: PaperSeller, texts: PaperTexts): string {
  if (taxNumber === '' || vatId === address.country + taxNumber) return ''
  const text = address.country === 'RU' ? texts.russianTaxNumber : texts.taxNumber
  return fillText(text, { id: taxNumber })
}

/** Contact, address and VAT id of the buyer, one a line as on an envelope. */
export function buyerLines(buyer: PaperBuyer, wording: Wording): string[] {
  return [
    buyer.contactName,
    ...addressParts(buyer.address),
    wording.format.country(buyer.address.country),
    vatIdText(buyer, wording),
  ].filter((line) => line !== '' && line !== buyer.name)
}

function vatIdText(
  { vatId, address }: { vatId: string; address: Address },
  { language, texts }: Wording,
): string {
  if (vatId === '') return ''
  const text = address.country === homes[language] ? texts.homeVatId : texts.vatId
  return fillText(text, { id: vatId })
}

/** Street, then town with region and postcode in the order of the country. */
export function addressParts({ street, postcode, city, region, country }: Address): string[] {
  const town = townFirst.has(country)
    ? [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : [[postcode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ')
  return [...street.split('\n').map((line) => line.trim()), town].filter((part) => part !== '')
}
