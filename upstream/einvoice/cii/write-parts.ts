import type { AllowanceCharge, Identifier, InvoiceAddress, InvoiceParty, Period } from '../model.ts'
import { group, leaf } from '../xml/write.ts'

/** A day as format 102 of UNTDID 2379. */
export function ciiDay(
  name: string,
  date: string,
  text: 'udt:DateTimeString' | 'udt:DateString' | 'qdt:DateTimeString' = 'udt:DateTimeString',
): string {
  return group(name, leaf(text, date.replaceAll('-', ''), { format: '102' }))
}

export function ciiBillingPeriod(period: Period | null): string {
  return group(
    'ram:BillingSpecifiedPeriod',
    ciiDay('ram:StartDateTime', period?.start ?? ''),
    ciiDay('ram:EndDateTime', period?.end ?? ''),
  )
}

/** A number of a known list is a GlobalID, one of somebody's own an ID. */
export function ciiIdentifier({ id, scheme }: Identifier): string {
  return scheme === '' ? leaf('ram:ID', id) : leaf('ram:GlobalID', id, { schemeID: scheme })
}

export function ciiPartyParts(party: InvoiceParty, isSeller: boolean): string[] {
  return [
    ...party.ids.filter(({ scheme }) => scheme === '').map(ciiIdentifier),
    ...party.ids.filter(({ scheme }) => scheme !== '').map(ciiIdentifier),
    leaf('ram:Name', party.name),
    leaf('ram:Description', party.legalForm),
    ciiLegal(party.legalId, party.tradingName),
    group(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', party.contact?.name ?? ''),
      group(
        'ram:TelephoneUniversalCommunication',
        leaf('ram:CompleteNumber', party.contact?.phone ?? ''),
      ),
      group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', party.contact?.email ?? '')),
    ),
    ciiPostal(party.address),
    group(
      'ram:URIUniversalCommunication',
      party.endpoint
        ? leaf('ram:URIID', party.endpoint.id, { schemeID: party.endpoint.scheme })
        : '',
    ),
    ciiTaxNumber(party.vatId, 'VA'),
    isSeller || party.vatId === '' ? ciiTaxNumber(party.taxNumber, 'FC') : '',
  ]
}

export function ciiLegal(id: Identifier | null, tradingName = ''): string {
  return group(
    'ram:SpecifiedLegalOrganization',
    id === null ? '' : leaf('ram:ID', id.id, { schemeID: id.scheme }),
    leaf('ram:TradingBusinessName', tradingName),
  )
}

export function ciiTaxNumber(number: string, scheme: 'VA' | 'FC'): string {
  return group('ram:SpecifiedTaxRegistration', leaf('ram:ID', number, { schemeID: scheme }))
}

export function ciiPostal(address: InvoiceAddress): string {
  return group(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', address.postcode),
    leaf('ram:LineOne', address.line1),
    leaf('ram:LineTwo', address.line2),
    leaf('ram:LineThree', address.line3),
    leaf('ram:CityName', address.city),
    leaf('ram:CountryID', address.country),
    leaf('ram:CountrySubDivisionName', address.region),
  )
}

export function ciiCategory(name: string, category: string, rate: string): string {
  if (category === '') return ''
  return group(
    name,
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    leaf('ram:RateApplicablePercent', rate),
  )
}

export function ciiAllowanceList(list: readonly AllowanceCharge[], isCharge: boolean): string[] {
  return list.map((one) =>
    group(
      'ram:SpecifiedTradeAllowanceCharge',
      group('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
      leaf('ram:CalculationPercent', one.percent),
      leaf('ram:BasisAmount', one.base),
      leaf('ram:ActualAmount', one.amount),
      leaf('ram:ReasonCode', one.reasonCode),
      leaf('ram:Reason', one.reason),
      ciiCategory('ram:CategoryTradeTax', one.category, one.rate),
    ),
  )
}
