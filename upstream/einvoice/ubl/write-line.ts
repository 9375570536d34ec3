import type { ElectronicLine } from '../model.ts'
import { group, leaf } from '../xml/write.ts'
import { ublAllowances, ublCategory, ublIdentifier, ublPeriod } from './write-parts.ts'

/** An `InvoiceLine`, or in a credit note a `CreditNoteLine`. */
export function writeUblLine(line: ElectronicLine, currencyID: string, isCredit: boolean): string {
  return group(
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, {
      unitCode: line.unit,
    }),
    leaf('cbc:LineExtensionAmount', line.net, { currencyID }),
    leaf('cbc:AccountingCost', line.accountingReference),
    ublPeriod(line.period),
    group('cac:OrderLineReference', leaf('cbc:LineID', line.orderLine)),
    line.object === null
      ? ''
      : group(
          'cac:DocumentReference',
          ublIdentifier('cbc:ID', line.object),
          leaf('cbc:DocumentTypeCode', '130'),
        ),
    ublAllowances(line.allowances, false, currencyID),
    ublAllowances(line.charges, true, currencyID),
    writeItem(line),
    writePrice(line.price, currencyID),
  )
}

function writeItem(line: ElectronicLine): string {
  return group(
    'cac:Item',
    leaf('cbc:Description', line.description),
    leaf('cbc:Name', line.name),
    group('cac:BuyersItemIdentification', leaf('cbc:ID', line.buyerId)),
    group('cac:SellersItemIdentification', leaf('cbc:ID', line.sellerId)),
    group('cac:StandardItemIdentification', ublIdentifier('cbc:ID', line.standardId)),
    group('cac:OriginCountry', leaf('cbc:IdentificationCode', line.origin)),
    line.classes.map(({ id, scheme, version }) =>
      group(
        'cac:CommodityClassification',
        leaf('cbc:ItemClassificationCode', id, { listID: scheme, listVersionID: version }),
      ),
    ),
    ublCategory('cac:ClassifiedTaxCategory', line.category, line.rate),
    line.attributes.map(({ name, value }) =>
      group('cac:AdditionalItemProperty', leaf('cbc:Name', name), leaf('cbc:Value', value)),
    ),
  )
}

function writePrice(price: ElectronicLine['price'], currencyID: string): string {
  return group(
    'cac:Price',
    leaf('cbc:PriceAmount', price.net, { currencyID }),
    leaf('cbc:BaseQuantity', price.quantity, { unitCode: price.unit }),
    price.discount === '' && price.gross === ''
      ? ''
      : group(
          'cac:AllowanceCharge',
          leaf('cbc:ChargeIndicator', 'false'),
          leaf('cbc:Amount', price.discount || '0', { currencyID }),
          leaf('cbc:BaseAmount', price.gross, { currencyID }),
        ),
  )
}
