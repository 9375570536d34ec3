import { add, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import type { ElectronicLine } from '../model.ts'
import { group, leaf } from '../xml/write.ts'
import { ciiAllowanceList, ciiBillingPeriod, ciiCategory } from './write-parts.ts'

/** An `IncludedSupplyChainTradeLineItem`. */
export function writeCiiLine(line: ElectronicLine): string {
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group(
      'ram:AssociatedDocumentLineDocument',
      leaf('ram:LineID', line.id),
      group('ram:IncludedNote', leaf('ram:Content', line.note)),
    ),
    writeProduct(line),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:BuyerOrderReferencedDocument', leaf('ram:LineID', line.orderLine)),
      writePrices(line.price),
    ),
    group(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', line.quantity, { unitCode: line.unit }),
    ),
    writeSettlement(line),
  )
}

function writeProduct(line: ElectronicLine): string {
  return group(
    'ram:SpecifiedTradeProduct',
    line.standardId
      ? leaf('ram:GlobalID', line.standardId.id, { schemeID: line.standardId.scheme })
      : '',
    leaf('ram:SellerAssignedID', line.sellerId),
    leaf('ram:BuyerAssignedID', line.buyerId),
    leaf('ram:Name', line.name),
    leaf('ram:Description', line.description),
    line.attributes.map(({ name, value }) =>
      group(
        'ram:ApplicableProductCharacteristic',
        leaf('ram:Description', name),
        leaf('ram:Value', value),
      ),
    ),
    line.classes.map(({ id, scheme, version }) =>
      group(
        'ram:DesignatedProductClassification',
        leaf('ram:ClassCode', id, { listID: scheme, listVersionID: version }),
      ),
    ),
    group('ram:OriginTradeCountry', leaf('ram:ID', line.origin)),
  )
}

function writePrices({ net, discount, gross, quantity, unit }: ElectronicLine['price']): string[] {
  const basis = leaf('ram:BasisQuantity', quantity, { unitCode: unit })
  const full = gross || (discount === '' ? '' : sumOf(net, discount))
  return [
    full === ''
      ? ''
      : group(
          'ram:GrossPriceProductTradePrice',
          leaf('ram:ChargeAmount', full),
          basis,
          discount === ''
            ? ''
            : group(
                'ram:AppliedTradeAllowanceCharge',
                group('ram:ChargeIndicator', leaf('udt:Indicator', 'false')),
                leaf('ram:ActualAmount', discount),
              ),
        ),
    group('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', net), basis),
  ]
}

function writeSettlement(line: ElectronicLine): string {
  return group(
    'ram:SpecifiedLineTradeSettlement',
    ciiCategory('ram:ApplicableTradeTax', line.category, line.rate),
    ciiBillingPeriod(line.period),
    ciiAllowanceList(line.allowances, false),
    ciiAllowanceList(line.charges, true),
    group(
      'ram:SpecifiedTradeSettlementLineMonetarySummation',
      leaf('ram:LineTotalAmount', line.net),
    ),
    line.object === null
      ? ''
      : group(
          'ram:AdditionalReferencedDocument',
          leaf('ram:IssuerAssignedID', line.object.id),
          leaf('ram:TypeCode', '130'),
          leaf('ram:ReferenceTypeCode', line.object.scheme),
        ),
    group(
      'ram:ReceivableSpecifiedTradeAccountingAccount',
      leaf('ram:ID', line.accountingReference),
    ),
  )
}

function sumOf(net: string, discount: string): string {
  const [a, b] = [net, discount].map((text) => parseDecimal(text, { maxScale: 10 }))
  return a && b ? formatDecimal(add(a, b)) : net
}
