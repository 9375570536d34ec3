import { isEuMember } from '#contract/core/countries.ts'
import type { InvoiceAddress, InvoiceParty } from '../model.ts'
import { group, leaf } from '../xml/write.ts'
import { ascii, latin } from './write-texts.ts'

/** Where the system of the agency delivers: a code of seven or, at an office, six; or a PEC. */
export function delivery({ endpoint, address }: InvoiceParty): { code: string; mail: string } {
  if (endpoint?.scheme === '0205') return { code: endpoint.id.toUpperCase(), mail: '' }
  if (address.country !== 'IT') return { code: 'XXXXXXX', mail: '' }
  return { code: '0000000', mail: endpoint?.scheme === '0202' ? endpoint.id : '' }
}

/** `regime`: RegimeFiscale, as `RF01`. */
export function sellerPart(seller: InvoiceParty, regime: string): string {
  return group(
    'CedentePrestatore',
    group(
      'DatiAnagrafici',
      vatId(seller.vatId),
      fiscalCode(seller.taxNumber),
      name(seller),
      leaf('RegimeFiscale', regime),
    ),
    seat(seller.address),
    group(
      'Contatti',
      leaf('Telefono', telephone(seller.contact?.phone ?? '')),
      leaf('Email', seller.contact?.email ?? ''),
    ),
  )
}

/** Where the agency's guide has something else stand for a number that nobody has. */
export const numberOutsideUnion = 'OO99999999999'
const numberOfPersonInUnion = '0000000'

/** Buyers abroad without a number get the one the agency keeps for them. */
export function buyerPart(buyer: InvoiceParty): string {
  const isAbroad = buyer.address.country !== 'IT'
  const { country } = buyer.address
  const none = isEuMember(country) ? numberOfPersonInUnion : numberOutsideUnion
  const number = buyer.vatId || (isAbroad ? `${country}${none}` : '')
  return group(
    'CessionarioCommittente',
    group(
      'DatiAnagrafici',
      vatId(number),
      isAbroad ? '' : fiscalCode(buyer.taxNumber || buyer.legalId?.id || ''),
      name(buyer),
    ),
    seat(buyer.address),
  )
}

export function vatId(number: string): string {
  const [, country = '', code = ''] = /^([A-Z]{2})(.+)$/.exec(number) ?? []
  return group('IdFiscaleIVA', leaf('IdPaese', country), leaf('IdCodice', ascii(code, 28)))
}

/** Sixteen characters of a person, eleven of a company; other numbers are none. */
export function fiscalCode(number: string): string {
  return leaf('CodiceFiscale', isFiscalCode(number) ? number.replaceAll(' ', '').toUpperCase() : '')
}

export function isFiscalCode(number: string): boolean {
  return /^([A-Z0-9]{16}|\d{11})$/.test(number.replaceAll(' ', '').toUpperCase())
}

function name(party: InvoiceParty): string {
  return group('Anagrafica', leaf('Denominazione', latin(party.name, 80)))
}

/** A postcode has five digits; abroad it is 00000 and stands before the town. */
export function seat(address: InvoiceAddress): string {
  const isItalian = address.country === 'IT'
  const town = isItalian ? address.city : `${address.postcode} ${address.city}`.trim()
  const street = [address.line1, address.line2, address.line3].filter(Boolean).join(', ')
  return group(
    'Sede',
    leaf('Indirizzo', latin(street, 60) || '-'),
    leaf('CAP', /^\d{5}$/.test(address.postcode) && isItalian ? address.postcode : '00000'),
    leaf('Comune', latin(town, 60) || '-'),
    leaf('Provincia', isItalian && /^[A-Z]{2}$/.test(address.region) ? address.region : ''),
    leaf('Nazione', address.country),
  )
}

function telephone(phone: string): string {
  const digits = phone.replace(/^\+39/, '').replace(/\D/g, '')
  return digits.length >= 5 && digits.length <= 12 ? digits : ''
}
