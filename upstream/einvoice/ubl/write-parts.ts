import type { AllowanceCharge, Identifier, InvoiceAddress, InvoiceParty, Period } from '../model.ts'
import { group, leaf } from '../xml/write.ts'

export function ublIdentifier(name: string, id: Identifier | null): string {
  return id === null ? '' : leaf(name, id.id, { schemeID: id.scheme })
}

export function ublPeriod(period: Period | null, code = ''): string {
  return group(
    'cac:InvoicePeriod',
    leaf('cbc:StartDate', period?.start ?? ''),
    leaf('cbc:EndDate', period?.end ?? ''),
    leaf('cbc:DescriptionCode', code),
  )
}

/** `creditorId` (BT-90) stands among the identifiers of whoever is paid. */
export function ublPartyParts(
  party: InvoiceParty,
  { creditorId, isSeller }: { creditorId: string; isSeller: boolean },
): string[] {
  return [
    ublIdentifier('cbc:EndpointID', party.endpoint),
    ...party.ids.map((id) => group('cac:PartyIdentification', ublIdentifier('cbc:ID', id))),
    group('cac:PartyIdentification', leaf('cbc:ID', creditorId, { schemeID: 'SEPA' })),
    group('cac:PartyName', leaf('cbc:Name', party.tradingName)),
    ublPostal('cac:PostalAddress', party.address),
    ublTaxNumber(party.vatId, 'VAT'),
    isSeller || party.vatId === '' ? ublTaxNumber(party.taxNumber, 'FC') : '',
    group(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', party.name),
      ublIdentifier('cbc:CompanyID', party.legalId),
      leaf('cbc:CompanyLegalForm', party.legalForm),
    ),
    group(
      'cac:Contact',
      leaf('cbc:Name', party.contact?.name ?? ''),
      leaf('cbc:Telephone', party.contact?.phone ?? ''),
      leaf('cbc:ElectronicMail', party.contact?.email ?? ''),
    ),
  ]
}

export function ublTaxNumber(number: string, scheme: 'VAT' | 'FC'): string {
  if (number === '') return ''
  const company = leaf('cbc:CompanyID', number)
  return group('cac:PartyTaxScheme', company, group('cac:TaxScheme', leaf('cbc:ID', scheme)))
}

export function ublPostal(name: string, address: InvoiceAddress): string {
  return group(
    name,
    leaf('cbc:StreetName', address.line1),
    leaf('cbc:AdditionalStreetName', address.line2),
    leaf('cbc:CityName', address.city),
    leaf('cbc:PostalZone', address.postcode),
    leaf('cbc:CountrySubentity', address.region),
    group('cac:AddressLine', leaf('cbc:Line', address.line3)),
    group('cac:Country', leaf('cbc:IdentificationCode', address.country)),
  )
}

export function ublCategory(name: string, category: string, rate: string, more = ''): string {
  if (category === '') return ''
  const scheme = group('cac:TaxScheme', leaf('cbc:ID', 'VAT'))
  return group(name, leaf('cbc:ID', category), leaf('cbc:Percent', rate), more, scheme)
}

export function ublAllowances(
  list: readonly AllowanceCharge[],
  isCharge: boolean,
  currencyID: string,
): string[] {
  return list.map((one) =>
    group(
      'cac:AllowanceCharge',
      leaf('cbc:ChargeIndicator', String(isCharge)),
      leaf('cbc:AllowanceChargeReasonCode', one.reasonCode),
      leaf('cbc:AllowanceChargeReason', one.reason),
      leaf('cbc:MultiplierFactorNumeric', one.percent),
      leaf('cbc:Amount', one.amount, { currencyID }),
      leaf('cbc:BaseAmount', one.base, { currencyID }),
      ublCategory('cac:TaxCategory', one.category, one.rate),
    ),
  )
}
