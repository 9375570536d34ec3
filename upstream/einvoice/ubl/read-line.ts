import type { ElectronicLine } from '../model.ts'
import { find, findAll, text, textOf } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { decimal, decimalOf } from '../xml/values.ts'
import { allowancesOf, periodOf } from './read-parts.ts'
import { ublId } from './read-party.ts'

/** An `InvoiceLine` or `CreditNoteLine`. */
export function ublLine(line: XmlElement): ElectronicLine {
  const isCredit = line.name === 'CreditNoteLine'
  const quantity = find(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity')
  const item = find(line, 'Item')
  const base = find(line, 'Price/BaseQuantity')
  const reduction = find(line, 'Price/AllowanceCharge')
  text(reduction, 'ChargeIndicator')
  const object = find(line, 'DocumentReference')
  text(object, 'DocumentTypeCode')
  return {
    id: text(line, 'ID'),
    note: text(line, 'Note'),
    object: ublId(find(object, 'ID')),
    quantity: decimalOf(quantity),
    unit: quantity?.attributes.unitCode ?? '',
    net: decimal(line, 'LineExtensionAmount'),
    orderLine: text(line, 'OrderLineReference/LineID'),
    accountingReference: text(line, 'AccountingCost'),
    period: periodOf(find(line, 'InvoicePeriod')),
    allowances: allowancesOf(line, 'false'),
    charges: allowancesOf(line, 'true'),
    price: {
      net: decimal(line, 'Price/PriceAmount'),
      discount: reductionOf(decimal(reduction, 'Amount')),
      gross: decimal(reduction, 'BaseAmount'),
      quantity: decimalOf(base),
      unit: base?.attributes.unitCode ?? '',
    },
    category: text(item, 'ClassifiedTaxCategory/ID'),
    rate: decimal(item, 'ClassifiedTaxCategory/Percent'),
    name: text(item, 'Name'),
    description: text(item, 'Description'),
    sellerId: text(item, 'SellersItemIdentification/ID'),
    buyerId: text(item, 'BuyersItemIdentification/ID'),
    standardId: ublId(find(item, 'StandardItemIdentification/ID')),
    classes: findAll(item, 'CommodityClassification/ItemClassificationCode').map((code) => ({
      id: textOf(code),
      scheme: code.attributes.listID ?? '',
      version: code.attributes.listVersionID ?? '',
    })),
    origin: text(item, 'OriginCountry/IdentificationCode'),
    attributes: findAll(item, 'AdditionalItemProperty').map((one) => ({
      name: text(one, 'Name'),
      value: text(one, 'Value'),
    })),
  }
}

/** UBL wants a reduction wherever it states a gross price; none is written as zero. */
function reductionOf(amount: string): string {
  return /^0*\.?0*$/.test(amount) ? '' : amount
}
