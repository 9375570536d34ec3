import type { ElectronicInvoice } from '../model.ts'
import type { Rule } from './rule.ts'

/** XRechnung 3.0, chapter 12: what German offices want beyond EN 16931. */
const xrechnungRules: Rule[] = [
  { id: 'BR-DE-1', key: 'payment', place: 'firm', holds: ({ payments }) => payments.length > 0 },
  {
    id: 'BR-DE-3',
    key: 'sellerCity',
    place: 'firm',
    holds: ({ seller }) => seller.address.city !== '',
  },
  {
    id: 'BR-DE-4',
    key: 'sellerPostcode',
    place: 'firm',
    holds: ({ seller }) => seller.address.postcode !== '',
  },
  {
    id: 'BR-DE-5',
    key: 'contactName',
    place: 'firm',
    holds: ({ seller }) => Boolean(seller.contact?.name),
  },
  {
    id: 'BR-DE-6',
    key: 'contactPhone',
    place: 'firm',
    holds: ({ seller }) => Boolean(seller.contact?.phone),
  },
  {
    id: 'BR-DE-7',
    key: 'contactEmail',
    place: 'firm',
    holds: ({ seller }) => Boolean(seller.contact?.email),
  },
  {
    id: 'BR-DE-8',
    key: 'buyerCity',
    place: 'customer',
    holds: ({ buyer }) => buyer.address.city !== '',
  },
  {
    id: 'BR-DE-9',
    key: 'buyerPostcode',
    place: 'customer',
    holds: ({ buyer }) => buyer.address.postcode !== '',
  },
  {
    id: 'BR-DE-15',
    key: 'buyerReference',
    place: 'terms',
    holds: ({ buyerReference }) => buyerReference !== '',
  },
  {
    id: 'BR-DE-26',
    key: 'preceding',
    place: 'terms',
    holds: ({ typeCode, precedingInvoices }) => typeCode !== '384' || precedingInvoices.length > 0,
  },
  {
    id: 'BR-DE-27',
    key: 'contactPhone',
    place: 'firm',
    holds: ({ seller }) => ((seller.contact?.phone ?? '').match(/\d/g) ?? []).length >= 3,
  },
]

/** Peppol BIS Billing 3, and XRechnung, which takes these over. */
const peppolRules: Rule[] = [
  {
    id: 'PEPPOL-EN16931-R003',
    key: 'reference',
    place: 'terms',
    holds: ({ buyerReference, orderReference }) => buyerReference !== '' || orderReference !== '',
  },
  {
    id: 'PEPPOL-EN16931-R010',
    key: 'buyerEndpoint',
    place: 'customer',
    holds: ({ buyer }) => buyer.endpoint !== null,
  },
  {
    id: 'PEPPOL-EN16931-R020',
    key: 'sellerEndpoint',
    place: 'firm',
    holds: ({ seller }) => seller.endpoint !== null,
  },
]

/** The network's own: e-mail is no address in it, and some kinds are for Germany alone. */
const networkRules: Rule[] = [
  {
    id: 'PEPPOL-EN16931-P0100',
    key: 'typeCode',
    place: 'terms',
    holds: ({ typeCode }) => !['261', '389'].includes(typeCode),
  },
  {
    id: 'PEPPOL-EN16931-P0112',
    key: 'germanKind',
    place: 'terms',
    holds: ({ typeCode, seller, buyer }) =>
      !['326', '384'].includes(typeCode) ||
      (seller.address.country === 'DE' && buyer.address.country === 'DE'),
  },
  {
    id: 'PEPPOL-EN16931-CL008',
    key: 'buyerEndpoint',
    place: 'customer',
    holds: ({ buyer }) => buyer.endpoint?.scheme !== 'EM',
  },
  {
    id: 'PEPPOL-EN16931-CL008',
    key: 'sellerEndpoint',
    place: 'firm',
    holds: ({ seller }) => seller.endpoint?.scheme !== 'EM',
  },
]

/** The rules of the profile that a document says it follows. */
export function profileRules({ specification }: ElectronicInvoice): Rule[] {
  if (specification.includes('xrechnung')) return [...xrechnungRules, ...peppolRules]
  return specification.includes('peppol') ? [...peppolRules, ...networkRules] : []
}
