import type { ElectronicInvoice, InvoiceParty } from '../model.ts'
import { type Broken, broken } from '../rules/broken.ts'
import type { FatturaTerms } from './write.ts'
import { delivery, isFiscalCode } from './write-party.ts'

/**
 * What the Sistema di Interscambio would refuse of an invoice, or would leave undelivered; numbers are
 * those of its checks (Specifiche tecniche 1.9, allegato A), or of an element that none of them asks for.
 */
export function brokenFatturaRules(
  invoice: ElectronicInvoice,
  { regime }: Pick<FatturaTerms, 'regime'>,
): Broken[] {
  const { seller, buyer, number } = invoice
  return [
    ...sellerRules(seller),
    ...buyerRules(buyer),
    ...when(number.length > 20 || !/\d/.test(number), '00425', 'fatturaNumber', 'document'),
    ...regimeRules(invoice, regime),
  ]
}

function sellerRules({ vatId, address }: InvoiceParty): Broken[] {
  return [
    ...when(!/^IT\d{11}$/.test(vatId), '00301', 'partitaIva', 'firm'),
    ...when(address.line1 === '', '00200', 'sellerStreet', 'firm'),
    ...when(address.city === '', '00200', 'sellerCity', 'firm'),
    ...when(!isCap(address.postcode), '00200', 'sellerCap', 'firm'),
  ]
}

function buyerRules(buyer: InvoiceParty): Broken[] {
  const { address, vatId, taxNumber, endpoint } = buyer
  const isItalian = address.country === 'IT'
  const places = [
    ...when(address.line1 === '', '00200', 'buyerStreet', 'customer'),
    ...when(address.city === '', '00200', 'buyerCity', 'customer'),
  ]
  if (!isItalian) return places
  const { code, mail } = delivery(buyer)
  const isKnown = vatId !== '' || taxNumber !== ''
  return [
    ...places,
    ...when(!isCap(address.postcode), '00200', 'buyerCap', 'customer'),
    ...when(!isKnown, '00417', 'fiscalId', 'customer'),
    ...when(taxNumber !== '' && !isFiscalCode(taxNumber), '00306', 'fiscalCode', 'customer'),
    ...when(!/^[A-Z0-9]{6,7}$/.test(code), '00311', 'recipientCode', 'customer'),
    ...when(mail !== '' && !/^\S+@\S+\.\S+$/.test(mail), '00200', 'recipientMail', 'customer'),
    // A person finds it in their tax drawer; a firm would hear of it from nobody.
    ...when(
      vatId !== '' && endpoint?.scheme !== '0205' && mail === '',
      '1.1.4',
      'recipientMissing',
      'customer',
    ),
  ]
}

/** Under the flat-rate regime no tax is charged; under any other what bears none has its natura. */
function regimeRules({ lines, taxes }: ElectronicInvoice, regime: string): Broken[] {
  const isFlat = regime === 'RF19'
  return [
    ...lines.flatMap(({ category }, at) =>
      isFlat && category === 'S' ? [broken(id('RF19'), 'regimeTaxed', 'document', at + 1)] : [],
    ),
    ...when(
      taxes.some(({ category, rate }) => category === 'S' && Number(rate) === 0),
      '00400',
      'natura',
      'taxes',
    ),
  ]
}

function isCap(postcode: string): boolean {
  return /^\d{5}$/.test(postcode)
}

function when(isBroken: boolean, check: string, key: string, place: Broken['place']): Broken[] {
  return isBroken ? [broken(id(check), key, place)] : []
}

function id(check: string): string {
  return `FatturaPA ${check}`
}
