import { AppError } from '#contract/core/errors.ts'
import type { PortalPartner, PortalPartnerInput } from '#contract/customers/public-portal.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { commissionsOf, payoutsOf, statementsOf } from './account.ts'
import { termsOf } from './public-handlers.ts'
import { partners } from './register.ts'
import { getProgramme } from './settings.ts'
import { partnerOfParty } from './store.ts'

/** Whether a contact of a party has a page as a partner. */
export function isPartner(reader: Reader, partyId: string): boolean {
  const state = partnerOfParty(reader, partyId)?.state
  return state === 'approved' || state === 'blocked'
}

/**
 * A partner's own page: their link and coupon, what they earned in some days, and how they are paid.
 * Whose invoices the commissions are of stays the firm's affair but for their numbers.
 * @throws AppError not_found for a party that is no partner
 */
export function portalPartner(
  reader: Reader,
  context: FirmContext,
  partyId: string,
  { from: fromDate, to: toDate }: { from: string; to: string },
): PortalPartner {
  const row = partnerOfParty(reader, partyId)
  if (!row || !isPartner(reader, partyId)) throw new AppError('not_found', 'No such partner')
  const { name, path, coupon, clicks, customers } = partners.show(reader, context, row.id)
  const { vatId, bankAccounts } = getStoredParty(reader, partyId)
  const shown = commissionsOf(reader, row.id, 500)
  return {
    ...{ name, path, coupon, clicks, customers, vatId, from: fromDate, to: toDate },
    payoutWay: row.payoutWay,
    chargesTax: row.chargesTax,
    hasAccount: bankAccounts.length > 0,
    terms: termsOf(getProgramme(reader)),
    statements: statementsOf(reader, row.id, { fromDate, toDate }),
    commissions: shown
      .filter(({ date }) => fromDate <= date && date <= toDate)
      .map(({ invoiceId: _, line: __, ...one }) => one),
    payouts: payoutsOf(reader, row.id).map(
      ({ date, number, currency, amount, way, isCancelled }) => ({
        ...{ date, number, currency, amount, way, isCancelled },
      }),
    ),
  }
}

/** Changes how a partner is paid, as they wish themselves. @throws AppError not_found */
export function changeOwnPayout(
  writer: Writer,
  context: FirmContext,
  partyId: string,
  { payoutWay, chargesTax }: PortalPartnerInput,
): void {
  const row = partnerOfParty(writer, partyId)
  if (!row || !isPartner(writer, partyId)) throw new AppError('not_found', 'No such partner')
  const after = { payoutWay, chargesTax }
  partners.change(writer, context, row.id, { ...after, version: row.version + 1 })
  writer.audit({
    entity: 'partner',
    entityId: row.id,
    action: 'update',
    title: row.name,
    before: { payoutWay: row.payoutWay, chargesTax: row.chargesTax },
    after,
  })
}
