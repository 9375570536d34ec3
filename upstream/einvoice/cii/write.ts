import type { ElectronicInvoice } from '../model.ts'
import { group, leaf, xmlFile } from '../xml/write.ts'
import { writeCiiLine } from './write-line.ts'
import { ciiDay, ciiIdentifier, ciiPartyParts, ciiPostal, ciiTaxNumber } from './write-parts.ts'
import { writeSettlement } from './write-settlement.ts'

const base = 'urn:un:unece:uncefact:data:standard:'

/** An invoice as a UN/CEFACT Cross Industry Invoice D16B. */
export function writeCii(invoice: ElectronicInvoice): string {
  return xmlFile(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': `${base}CrossIndustryInvoice:100`,
      'xmlns:ram': `${base}ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${base}QualifiedDataType:100`,
      'xmlns:udt': `${base}UnqualifiedDataType:100`,
    },
    group(
      'rsm:ExchangedDocumentContext',
      group(
        'ram:BusinessProcessSpecifiedDocumentContextParameter',
        leaf('ram:ID', invoice.process),
      ),
      group(
        'ram:GuidelineSpecifiedDocumentContextParameter',
        leaf('ram:ID', invoice.specification),
      ),
    ),
    group(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.typeCode),
      ciiDay('ram:IssueDateTime', invoice.issueDate),
      invoice.notes.map(({ subject, text }) =>
        group('ram:IncludedNote', leaf('ram:Content', text), leaf('ram:SubjectCode', subject)),
      ),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      invoice.lines.map(writeCiiLine),
      writeAgreement(invoice),
      // Wanted by the schema, even if there is nothing to say.
      writeDelivery(invoice) || '<ram:ApplicableHeaderTradeDelivery/>',
      writeSettlement(invoice),
    ),
  )
}

function writeAgreement(invoice: ElectronicInvoice): string {
  const { seller, buyer, taxRepresentative } = invoice
  return group(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', invoice.buyerReference),
    group('ram:SellerTradeParty', ciiPartyParts(seller, true)),
    group('ram:BuyerTradeParty', ciiPartyParts(buyer, false)),
    taxRepresentative === null
      ? ''
      : group(
          'ram:SellerTaxRepresentativeTradeParty',
          leaf('ram:Name', taxRepresentative.name),
          ciiPostal(taxRepresentative.address),
          ciiTaxNumber(taxRepresentative.vatId, 'VA'),
        ),
    reference('ram:SellerOrderReferencedDocument', invoice.salesOrderReference),
    reference('ram:BuyerOrderReferencedDocument', invoice.orderReference),
    reference('ram:ContractReferencedDocument', invoice.contractReference),
    writeReferences(invoice),
    invoice.projectReference === ''
      ? ''
      : group(
          'ram:SpecifiedProcuringProject',
          leaf('ram:ID', invoice.projectReference),
          // Wanted by the schema; EN 16931 has no term for it.
          leaf('ram:Name', 'Project reference'),
        ),
  )
}

function reference(name: string, id: string): string {
  return group(name, leaf('ram:IssuerAssignedID', id))
}

function writeReferences({ documents, tenderReference, object }: ElectronicInvoice): string[] {
  return [
    ...documents.map(({ id, description, url, file }) =>
      group(
        'ram:AdditionalReferencedDocument',
        leaf('ram:IssuerAssignedID', id),
        leaf('ram:URIID', url),
        leaf('ram:TypeCode', '916'),
        leaf('ram:Name', description),
        file === null
          ? ''
          : leaf('ram:AttachmentBinaryObject', file.content, {
              mimeCode: file.type,
              filename: file.name,
            }),
      ),
    ),
    tenderReference === ''
      ? ''
      : group(
          'ram:AdditionalReferencedDocument',
          leaf('ram:IssuerAssignedID', tenderReference),
          leaf('ram:TypeCode', '50'),
        ),
    object === null
      ? ''
      : group(
          'ram:AdditionalReferencedDocument',
          leaf('ram:IssuerAssignedID', object.id),
          leaf('ram:TypeCode', '130'),
          leaf('ram:ReferenceTypeCode', object.scheme),
        ),
  ]
}

function writeDelivery({
  delivery,
  despatchReference,
  receivingReference,
}: ElectronicInvoice): string {
  return group(
    'ram:ApplicableHeaderTradeDelivery',
    group(
      'ram:ShipToTradeParty',
      delivery?.location ? ciiIdentifier(delivery.location) : '',
      leaf('ram:Name', delivery?.name ?? ''),
      delivery?.address ? ciiPostal(delivery.address) : '',
    ),
    group(
      'ram:ActualDeliverySupplyChainEvent',
      ciiDay('ram:OccurrenceDateTime', delivery?.date ?? ''),
    ),
    reference('ram:DespatchAdviceReferencedDocument', despatchReference),
    reference('ram:ReceivingAdviceReferencedDocument', receivingReference),
  )
}
