import type { RulePlace } from './rule.ts'

/** The field, on the page of a rule's place, that mends what a rule found, by the key of its text. */
export const fields: Record<RulePlace, Readonly<Record<string, string>>> = {
  document: {
    issueDate: 'issueDate',
    currency: 'currency',
    decimals: 'currency',
    dueDate: 'dueDate',
    deliveryDate: 'supplyDate',
  },
  terms: {
    typeCode: 'typeCode',
    germanKind: 'typeCode',
    period: 'periodEnd',
    preceding: 'precedingNumber',
    buyerReference: 'buyerReference',
    reference: 'buyerReference',
    rectified: 'precedingNumber',
  },
  customer: {
    buyerName: 'name',
    buyerCountry: 'address.country',
    countryCode: 'address.country',
    deliveryCountry: 'address.country',
    buyerCity: 'address.city',
    buyerPostcode: 'address.postcode',
    buyerTaxId: 'vatId',
    buyerEndpoint: 'electronicId',
    buyerStreet: 'address.street',
    buyerCap: 'address.postcode',
    fiscalId: 'vatId',
    fiscalCode: 'taxNumbers',
    recipientCode: 'electronicId',
    recipientMail: 'electronicId',
    recipientMissing: 'electronicId',
    buyerNif: 'vatId',
    simplified: 'vatId',
    splitItaly: 'address.country',
  },
  firm: {
    sellerName: 'legalName',
    sellerCountry: 'address.country',
    sellerCity: 'address.city',
    sellerPostcode: 'address.postcode',
    account: 'bankAccount.iban',
    payment: 'bankAccount.iban',
    vatPrefix: 'vatId',
    sellerId: 'vatId',
    sellerVatId: 'vatId',
    noVatIds: 'vatId',
    sellerTaxId: 'taxNumber',
    contactName: 'invoiceContact',
    contactPhone: 'phone',
    contactEmail: 'email',
    sellerEndpoint: 'electronicId',
    sellerStreet: 'address.street',
    sellerCap: 'address.postcode',
    partitaIva: 'vatId',
    sellerNif: 'vatId',
  },
  taxes: {},
}

/** The same for one line of the document. */
export const lineFields: Readonly<Record<string, string>> = {
  quantity: 'quantity',
  lineName: 'description',
  negativePrice: 'unitPrice',
  unitCode: 'unit',
  regimeTaxed: 'taxCode',
}

/** The path of the field that mends what a rule found; empty where it is no single field. */
export function fieldOf(place: RulePlace, key: string, line: number | null): string {
  const inLine = place === 'document' ? lineFields[key] : undefined
  if (line !== null && inLine) return `lines.${line - 1}.${inLine}`
  return fields[place][key] ?? ''
}
