import type { ElectronicLine } from '../model.ts'
import { find, findAll, text, textOf } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { decimal, decimalOf } from '../xml/values.ts'
import { ciiAllowances, ciiId, ciiPeriod } from './read-parts.ts'

/** Codes of BT-X-8 of lines that are no position; `DETAIL` is one. */
const roles: Readonly<Record<string, ElectronicLine['role']>> = {
  GROUP: 'group',
  INFORMATION: 'information',
}

/** An `IncludedSupplyChainTradeLineItem`. */
export function ciiLine(line: XmlElement): ElectronicLine {
  const item = find(line, 'SpecifiedTradeProduct')
  const agreement = find(line, 'SpecifiedLineTradeAgreement')
  const settlement = find(line, 'SpecifiedLineTradeSettlement')
  const quantity = find(line, 'SpecifiedLineTradeDelivery/BilledQuantity')
  const object = find(settlement, 'AdditionalReferencedDocument')
  text(object, 'TypeCode')
  const objectId = text(object, 'IssuerAssignedID')
  const role =
    roles[text(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode').toUpperCase()]
  return {
    id: text(line, 'AssociatedDocumentLineDocument/LineID'),
    ...(role ? { role } : {}),
    note: text(line, 'AssociatedDocumentLineDocument/IncludedNote/Content'),
    object: objectId === '' ? null : { id: objectId, scheme: text(object, 'ReferenceTypeCode') },
    quantity: decimalOf(quantity),
    unit: quantity?.attributes.unitCode ?? '',
    net: decimal(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    orderLine: text(agreement, 'BuyerOrderReferencedDocument/LineID'),
    accountingReference: text(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
    period: ciiPeriod(find(settlement, 'BillingSpecifiedPeriod')),
    allowances: ciiAllowances(settlement, 'false'),
    charges: ciiAllowances(settlement, 'true'),
    price: priceOf(agreement),
    category: text(settlement, 'ApplicableTradeTax/CategoryCode'),
    rate: decimal(settlement, 'ApplicableTradeTax/RateApplicablePercent'),
    name: text(item, 'Name'),
    description: text(item, 'Description'),
    sellerId: text(item, 'SellerAssignedID'),
    buyerId: text(item, 'BuyerAssignedID'),
    standardId: ciiId(find(item, 'GlobalID')),
    classes: findAll(item, 'DesignatedProductClassification/ClassCode').map((code) => ({
      id: textOf(code),
      scheme: code.attributes.listID ?? '',
      version: code.attributes.listVersionID ?? '',
    })),
    origin: text(item, 'OriginTradeCountry/ID'),
    attributes: findAll(item, 'ApplicableProductCharacteristic').map((one) => ({
      name: text(one, 'Description'),
      value: text(one, 'Value'),
    })),
  }
}

/** The quantity that a price is for stands at the net price, or else at the gross one. */
function priceOf(agreement: XmlElement | undefined): ElectronicLine['price'] {
  const net = find(agreement, 'NetPriceProductTradePrice')
  const gross = find(agreement, 'GrossPriceProductTradePrice')
  const bases = [find(net, 'BasisQuantity'), find(gross, 'BasisQuantity')]
  const quantities = bases.map(decimalOf)
  const base = bases[0] ?? bases[1]
  text(gross, 'AppliedTradeAllowanceCharge/ChargeIndicator/Indicator')
  const reduction = decimal(gross, 'AppliedTradeAllowanceCharge/ActualAmount')
  return {
    net: decimal(net, 'ChargeAmount'),
    discount: /^0*\.?0*$/.test(reduction) ? '' : reduction,
    gross: decimal(gross, 'ChargeAmount'),
    quantity: quantities[0] || quantities[1] || '',
    unit: base?.attributes.unitCode ?? '',
  }
}
