import { isCredit } from '../credit-kinds.ts'
import type { Rule } from './rule.ts'

/** EN 16931-1, 6.4.1: what must be there. */
export const presenceRules: Rule[] = [
  { id: 'BR-02', key: 'number', place: 'document', holds: ({ number }) => number !== '' },
  { id: 'BR-03', key: 'issueDate', place: 'document', holds: ({ issueDate }) => issueDate !== '' },
  { id: 'BR-04', key: 'typeCode', place: 'terms', holds: ({ typeCode }) => typeCode !== '' },
  { id: 'BR-05', key: 'currency', place: 'document', holds: ({ currency }) => currency !== '' },
  { id: 'BR-06', key: 'sellerName', place: 'firm', holds: ({ seller }) => seller.name !== '' },
  { id: 'BR-07', key: 'buyerName', place: 'customer', holds: ({ buyer }) => buyer.name !== '' },
  {
    id: 'BR-09',
    key: 'sellerCountry',
    place: 'firm',
    holds: ({ seller }) => seller.address.country !== '',
  },
  {
    id: 'BR-11',
    key: 'buyerCountry',
    place: 'customer',
    holds: ({ buyer }) => buyer.address.country !== '',
  },
  { id: 'BR-16', key: 'lines', place: 'document', holds: ({ lines }) => lines.length > 0 },
  {
    id: 'BR-22',
    key: 'quantity',
    place: 'document',
    holdsOnLine: ({ quantity }) => quantity !== '',
  },
  { id: 'BR-25', key: 'lineName', place: 'document', holdsOnLine: ({ name }) => name !== '' },
  {
    id: 'BR-27',
    key: 'negativePrice',
    place: 'document',
    holdsOnLine: ({ price }) => price.net !== '' && !price.net.startsWith('-'),
  },
  {
    id: 'BR-29',
    key: 'period',
    place: 'terms',
    holds: ({ period }) =>
      period === null || period.start === '' || period.end === '' || period.end >= period.start,
  },
  {
    id: 'BR-33',
    key: 'allowanceReason',
    place: 'document',
    holds: ({ allowances }) =>
      allowances.every(({ reason, reasonCode }) => reason !== '' || reasonCode !== ''),
  },
  {
    id: 'BR-53',
    key: 'accountedTax',
    place: 'document',
    holds: ({ taxCurrency, totals }) => taxCurrency === '' || totals.accountedTax !== '',
  },
  {
    id: 'BR-55',
    key: 'preceding',
    place: 'terms',
    holds: ({ precedingInvoices }) => precedingInvoices.every(({ number }) => number !== ''),
  },
  {
    id: 'BR-61',
    key: 'account',
    place: 'firm',
    holds: ({ payments }) =>
      payments.every(({ code, account }) => !['30', '58'].includes(code) || Boolean(account?.id)),
  },
  {
    id: 'BR-CO-09',
    key: 'vatPrefix',
    place: 'firm',
    holds: ({ seller }) => seller.vatId === '' || /^[A-Z]{2}/.test(seller.vatId),
  },
  {
    id: 'BR-CO-25',
    key: 'dueDate',
    place: 'document',
    holds: ({ totals, dueDate, paymentTerms, typeCode }) =>
      isCredit(typeCode) || !(Number(totals.due) > 0) || dueDate !== '' || paymentTerms !== '',
  },
  {
    id: 'BR-CO-26',
    key: 'sellerId',
    place: 'firm',
    holds: ({ seller }) => seller.ids.length > 0 || seller.legalId !== null || seller.vatId !== '',
  },
]
