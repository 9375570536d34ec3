import type {
  AllowanceCharge,
  Identifier,
  InvoiceAddress,
  InvoiceParty,
  Payee,
  Period,
} from '../model.ts'
import { find, findAll, text, textOf, textWhere } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { dayText, decimal, says } from '../xml/values.ts'

type Maybe = XmlElement | undefined

/**
 * A day written as format 102, `20261122`, also with a time behind it (203 to 205) or without its century
 * (101); another text stays as it is.
 */
export function ciiDate(from: Maybe, path: string): string {
  const names = ['DateTimeString', 'DateString', 'DateTime', 'Date']
  const element = names.map((name) => find(from, `${path}/${name}`)).find(Boolean)
  const written = textOf(element)
  const whole = element?.attributes.format === '101' ? `20${written}` : written
  const match = /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(whole)
  return match ? `${match[1]}-${match[2]}-${match[3]}` : dayText(written)
}

export function ciiPeriod(period: Maybe): Period | null {
  const start = ciiDate(period, 'StartDateTime')
  const end = ciiDate(period, 'EndDateTime')
  return start === '' && end === '' ? null : { start, end }
}

export function ciiId(element: Maybe): Identifier | null {
  if (element === undefined) return null
  return { id: textOf(element), scheme: element.attributes.schemeID ?? '' }
}

/** Allowances have the indicator `false`, charges `true`. */
export function ciiAllowances(from: Maybe, indicator: 'true' | 'false'): AllowanceCharge[] {
  return findAll(from, 'SpecifiedTradeAllowanceCharge')
    .filter((one) => says(text(one, 'ChargeIndicator/Indicator'), indicator))
    .map((one) => ({
      amount: decimal(one, 'ActualAmount'),
      base: decimal(one, 'BasisAmount'),
      percent: decimal(one, 'CalculationPercent'),
      category: text(one, 'CategoryTradeTax/CategoryCode'),
      rate: decimal(one, 'CategoryTradeTax/RateApplicablePercent'),
      reason: text(one, 'Reason'),
      reasonCode: text(one, 'ReasonCode'),
    }))
}

/** What a carrier is paid (Factur-X EXTENDED, BG-X-42): charges under a name of their own. */
export function ciiLogistics(from: Maybe): AllowanceCharge[] {
  return findAll(from, 'SpecifiedLogisticsServiceCharge').map((one) => ({
    amount: decimal(one, 'AppliedAmount'),
    base: '',
    percent: '',
    category: text(one, 'AppliedTradeTax/CategoryCode'),
    rate: decimal(one, 'AppliedTradeTax/RateApplicablePercent'),
    reason: text(one, 'Description'),
    reasonCode: '',
  }))
}

export function ciiParty(party: Maybe): InvoiceParty {
  const contact = find(party, 'DefinedTradeContact')
  const department = text(contact, 'DepartmentName')
  return {
    name: text(party, 'Name'),
    tradingName: text(party, 'SpecifiedLegalOrganization/TradingBusinessName'),
    ids: ciiIds(party),
    legalId: ciiId(find(party, 'SpecifiedLegalOrganization/ID')),
    vatId: ciiTaxId(party, 'VA'),
    taxNumber: ciiTaxId(party, 'FC'),
    legalForm: text(party, 'Description'),
    endpoint: ciiId(find(party, 'URIUniversalCommunication/URIID')),
    address: ciiAddress(find(party, 'PostalTradeAddress')),
    contact: contact
      ? {
          name: text(contact, 'PersonName') || department,
          phone: text(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
          email: text(contact, 'EmailURIUniversalCommunication/URIID'),
        }
      : null,
  }
}

/** Numbers of the parties' own come first, those of a known list after them. */
function ciiIds(party: Maybe): Identifier[] {
  return [...findAll(party, 'ID'), ...findAll(party, 'GlobalID')].flatMap((one) => ciiId(one) ?? [])
}

export function ciiTaxId(party: Maybe, scheme: 'VA' | 'FC'): string {
  const isOf = (id: XmlElement) => id.attributes.schemeID === scheme
  return textWhere(party, 'SpecifiedTaxRegistration/ID', isOf)
}

export function ciiAddress(address: Maybe): InvoiceAddress {
  return {
    line1: text(address, 'LineOne'),
    line2: text(address, 'LineTwo'),
    line3: text(address, 'LineThree'),
    city: text(address, 'CityName'),
    postcode: text(address, 'PostcodeCode'),
    region: text(address, 'CountrySubDivisionName'),
    country: text(address, 'CountryID'),
  }
}

export function ciiPayee(party: Maybe): Payee | null {
  if (party === undefined) return null
  return {
    name: text(party, 'Name'),
    id: ciiIds(party)[0] ?? null,
    legalId: ciiId(find(party, 'SpecifiedLegalOrganization/ID')),
  }
}
