import { isEuMember } from '#contract/core/countries.ts'
import type { IntegrationGap, IntegrationType } from '#contract/reporting/cross-border.ts'
import type { FirmProfile } from '../../../firm/firms/index.ts'
import type { PurchasePart } from './purchases.ts'

/**
 * What the Sistema di Interscambio would refuse a document for (Specifiche tecniche, checks 00200, 00301,
 * 00473), each where it is mended.
 */
export function gapsOf(
  { supplier, purchase }: Pick<PurchasePart, 'supplier' | 'purchase'>,
  type: IntegrationType,
  firm: FirmProfile,
): IntegrationGap[] {
  const gaps: [isOpen: boolean, gap: IntegrationGap][] = [
    [!/^IT\d{11}$/.test(firm.vatId.replace(/\s/g, '')), 'firmVatId'],
    [!hasAddress(firm.address), 'firmAddress'],
    [purchase.theirNumber === '', 'supplierNumber'],
  ]
  if (!supplier) return ['supplier', ...openOf(gaps)]
  const { address, vatId } = supplier
  const isInUnion = isEuMember(address.country)
  return openOf([
    [address.country === 'IT', 'supplierAtHome'],
    [isInUnion && vatId === '', 'supplierVatId'],
    [type === 'TD18' && !isInUnion, 'supplierOutsideUnion'],
    [address.street === '', 'supplierStreet'],
    [address.city === '', 'supplierCity'],
    ...gaps,
  ])
}

function hasAddress({ street, postcode, city }: FirmProfile['address']): boolean {
  return street !== '' && city !== '' && /^\d{5}$/.test(postcode)
}

function openOf(gaps: readonly [isOpen: boolean, gap: IntegrationGap][]): IntegrationGap[] {
  return gaps.flatMap(([isOpen, gap]) => (isOpen ? [gap] : []))
}
