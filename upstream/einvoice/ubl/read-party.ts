import type { Identifier, InvoiceAddress, InvoiceParty, Payee } from '../model.ts'
import { find, findAll, text, textOf } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'

type Maybe = XmlElement | undefined

export function ublId(element: Maybe): Identifier | null {
  if (element === undefined) return null
  return { id: textOf(element), scheme: element.attributes.schemeID ?? '' }
}

export function ublParty(party: Maybe): InvoiceParty {
  const contact = find(party, 'Contact')
  return {
    name: text(party, 'PartyLegalEntity/RegistrationName'),
    tradingName: text(party, 'PartyName/Name'),
    ids: ids(party),
    legalId: ublId(find(party, 'PartyLegalEntity/CompanyID')),
    vatId: ublTaxId(party, true),
    taxNumber: ublTaxId(party, false),
    legalForm: text(party, 'PartyLegalEntity/CompanyLegalForm'),
    endpoint: ublId(find(party, 'EndpointID')),
    address: ublAddress(find(party, 'PostalAddress')),
    contact: contact
      ? {
          name: text(contact, 'Name'),
          phone: text(contact, 'Telephone'),
          email: text(contact, 'ElectronicMail'),
        }
      : null,
  }
}

/** The creditor's identifier of SEPA is a term of the payment (BT-90), not of the party. */
function ids(party: Maybe): Identifier[] {
  return findAll(party, 'PartyIdentification/ID').flatMap((element) => {
    const id = element.attributes.schemeID === 'SEPA' ? null : ublId(element)
    return id === null ? [] : [id]
  })
}

/** The VAT id, or whichever other number a tax office gave. */
export function ublTaxId(party: Maybe, isVat: boolean): string {
  const schemes = findAll(party, 'PartyTaxScheme')
  const scheme = schemes.find((one) => (text(one, 'TaxScheme/ID') === 'VAT') === isVat)
  return text(scheme, 'CompanyID')
}

export function ublAddress(address: Maybe): InvoiceAddress {
  return {
    line1: text(address, 'StreetName'),
    line2: text(address, 'AdditionalStreetName'),
    line3: text(address, 'AddressLine/Line'),
    city: text(address, 'CityName'),
    postcode: text(address, 'PostalZone'),
    region: text(address, 'CountrySubentity'),
    country: text(address, 'Country/IdentificationCode'),
  }
}

export function ublPayee(party: Maybe): Payee | null {
  if (party === undefined) return null
  return {
    name: text(party, 'PartyName/Name'),
    id: ids(party)[0] ?? null,
    legalId: ublId(find(party, 'PartyLegalEntity/CompanyID')),
  }
}
