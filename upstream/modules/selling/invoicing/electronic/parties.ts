import type { Address } from '#contract/firm/firms.ts'
import type { Snapshot } from '../../../../documents/snapshot.ts'
import type { Identifier, InvoiceAddress, InvoiceParty } from '../../../../einvoice/index.ts'

/** The firm as the seller. Where it has no contact of its own, its name stands for one. */
export function sellerOf(seller: Snapshot['seller']): InvoiceParty {
  const { legalName, tradeName, email, phone, registryNumber } = seller
  return {
    name: legalName,
    tradingName: tradeName === legalName ? '' : tradeName,
    ids: [],
    legalId: plainId(registryNumber),
    ...taxNumbers(seller.vatId, seller.taxNumber, seller.address.country),
    legalForm: '',
    endpoint: endpointOf(seller.electronicScheme, seller.electronicId, email),
    address: addressOf(seller.address),
    contact: { name: seller.invoiceContact || legalName, phone, email },
  }
}

/** The customer as the buyer. */
export function buyerOf(buyer: Snapshot['buyer']): InvoiceParty {
  const { name, contactName, email, registryNumber } = buyer
  return {
    name,
    tradingName: '',
    ids: [],
    legalId: plainId(registryNumber),
    ...taxNumbers(buyer.vatId, fiscalCodeOf(buyer), buyer.address.country),
    legalForm: '',
    endpoint: endpointOf(buyer.electronicScheme, buyer.electronicId, email),
    address: addressOf(buyer.address),
    contact: contactName === '' && email === '' ? null : { name: contactName, phone: '', email },
  }
}

/** An Italian customer's codice fiscale among the numbers that are kept of it, by its label. */
function fiscalCodeOf({ address, taxNumbers = [] }: Snapshot['buyer']): string {
  if (address.country !== 'IT') return ''
  const isFiscalCode = /^(c\.? ?f\.?|cod(ice|\.)? ?fisc(ale|\.)?)$/i
  return taxNumbers.find(({ label }) => isFiscalCode.test(label.trim()))?.number ?? ''
}

export function addressOf(address: Address): InvoiceAddress {
  const [line1 = '', line2 = '', ...rest] = address.street.split('\n').map((line) => line.trim())
  return {
    line1,
    line2,
    line3: rest.join(', '),
    city: address.city,
    postcode: address.postcode,
    region: address.region,
    country: address.country,
  }
}

/**
 * A VAT id begins with a country's letters (BR-CO-09); a number without any, as those of Russia, is
 * one of the tax office. Spaces are for people.
 */
function taxNumbers(vatId: string, taxNumber: string, country: string) {
  const plain = vatId.replaceAll(' ', '')
  if (/^[A-Z]{2}/i.test(plain)) return { vatId: plain.toUpperCase(), taxNumber }
  const isPrefixable = plain !== '' && europeanCountries.has(country)
  return isPrefixable
    ? { vatId: `${country === 'GR' ? 'EL' : country}${plain.toUpperCase()}`, taxNumber }
    : { vatId: '', taxNumber: taxNumber || plain }
}

/** Where the national number and the VAT id are one and the same but for the letters before it. */
const europeanCountries = new Set(['IT', 'ES', 'SI', 'HR', 'PL', 'PT', 'RO', 'SK', 'GR', 'BE'])

/** Electronic mail (EM) where nothing else is given. */
function endpointOf(scheme: string, id: string, email: string): Identifier | null {
  if (scheme !== '' && id !== '') return { id, scheme }
  return email === '' ? null : { id: email, scheme: 'EM' }
}

function plainId(id: string): Identifier | null {
  return id === '' ? null : { id, scheme: '' }
}
