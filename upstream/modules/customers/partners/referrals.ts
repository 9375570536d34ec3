import { desc, eq } from 'drizzle-orm'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { hashToken } from '../../../identity/token.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findCustomer } from '../../firm/parties/index.ts'
import { type Attribution, attributeOrder, type PartnerTouch, readArrival } from './attribution.ts'
import { identityOfPartner, identityOfParty } from './identities.ts'
import { recordEvent } from './record-event.ts'
import { selfReferralFlags } from './self-referral.ts'
import { getProgramme, programmeRules } from './settings.ts'
import {
  approvedIds,
  getPartner,
  getReferral,
  partnerByCode,
  partnerByCoupon,
  referralOfLead,
  referralOfParty,
  trackedOf,
} from './store.ts'
import { type ReferralStored, referralsTable, touchesTable } from './tables.ts'

/** How somebody came to a form of the firm: what their browser kept, typed, and the page's address. */
export type Arrived = {
  leadId: string
  visitor: string
  coupon: string
  address: string
  referrer: string
  ownHosts: readonly string[]
}

/**
 * Notes whose a new lead is: the coupon that they named, the last click that was noted, or the code
 * that the page carried until they agreed by sending it. A lead that is somebody's stays theirs.
 */
export function referLead(writer: Writer, context: FirmContext, arrived: Arrived): void {
  if (referralOfLead(writer, arrived.leadId)) return
  const orderedAt = context.now.toISOString()
  const found = attributeOrder(
    {
      orderedAt,
      couponPartnerId: partnerByCoupon(writer, arrived.coupon)?.id ?? null,
      touches: [...touchesOf(writer, arrived.visitor), ...carried(writer, context, arrived)],
    },
    programmeRules(writer),
    approvedIds(writer),
  )
  if (found) insertReferral(writer, context, { ...found, leadId: arrived.leadId, partyId: null })
}

function touchesOf({ db }: Reader, visitor: string): PartnerTouch[] {
  if (visitor === '') return []
  return db
    .select({ partnerId: touchesTable.partnerId, at: touchesTable.at })
    .from(touchesTable)
    .where(eq(touchesTable.visitor, hashToken(visitor)))
    .orderBy(desc(touchesTable.at))
    .limit(100)
    .all()
}

/** The code in the address of the page that was sent: sending it with one's name is the consent. */
function carried(
  reader: Reader,
  { now }: FirmContext,
  { address, referrer, ownHosts }: Arrived,
): PartnerTouch[] {
  const codes = new Set(
    reader.sql
      .exec<{ code: string }>(
        "select code from partners where state = 'approved' and is_archived = 0",
      )
      .toArray()
      .map(({ code }) => code),
  )
  const { windowDays } = getProgramme(reader)
  const arrival = { address, referrer, hasConsent: true }
  const act = readArrival(arrival, codes, ownHosts, windowDays)
  const partner = act.act === 'keep' ? partnerByCode(reader, act.code) : undefined
  return partner ? [{ partnerId: partner.id, at: now.toISOString() }] : []
}

/** A lead that becomes a customer takes along whose it is, unless the customer is somebody's already. */
export function leadBecame(writer: Writer, leadId: string, partyId: string): void {
  const referral = referralOfLead(writer, leadId)
  if (!referral || referralOfParty(writer, partyId)) return
  const flags = flagsOf(writer, referral.partnerId, partyId)
  writer.db
    .update(referralsTable)
    .set({ partyId, flags, review: flags.length > 0 ? 'waiting' : referral.review })
    .where(eq(referralsTable.id, referral.id))
    .run()
}

/**
 * Says that a partner brought a customer; what they are invoiced from now on counts.
 * @throws AppError invalid at `customer` for nobody, and for one whom somebody brought before;
 *   conflict for a partner who is not approved
 */
export function referByHand(
  writer: Writer,
  context: FirmContext,
  { partnerId, customer }: { partnerId: string; customer: string },
): void {
  const partner = getPartner(writer, partnerId)
  if (partner.state !== 'approved') throw conflictOf('partnerNotApproved')
  const partyId = findCustomer(writer, context, customer)
  if (partyId === undefined) throw invalidField('customer', 'unknownCustomer')
  if (referralOfParty(writer, partyId)) throw invalidField('customer', 'alreadyReferred')
  insertReferral(writer, context, { partnerId, by: 'hand', touchAt: null, leadId: null, partyId })
  writer.audit({
    entity: 'partner',
    entityId: partnerId,
    action: 'update',
    title: partner.name,
    after: { customer },
  })
}

type NewReferral = Omit<Attribution, 'by'> & Pick<ReferralStored, 'by' | 'leadId' | 'partyId'>

function insertReferral(
  writer: Writer,
  context: FirmContext,
  { partnerId, by, touchAt, leadId, partyId }: NewReferral,
): void {
  const flags = partyId === null ? [] : flagsOf(writer, partnerId, partyId)
  writer.db
    .insert(referralsTable)
    .values({
      ...{ id: context.newId(), partnerId, leadId, partyId, by, touchAt, flags },
      at: context.now.toISOString(),
      date: firmDate(writer, context),
      review: flags.length > 0 ? 'waiting' : 'none',
      firstPaidId: null,
      firstPaidDate: null,
    })
    .run()
}

function flagsOf(reader: Reader, partnerId: string, partyId: string) {
  const partner = identityOfPartner(reader, getPartner(reader, partnerId))
  return selfReferralFlags(partner, identityOfParty(reader, partyId))
}

/**
 * Decides on a customer who seems to be the partner: allowed, the commissions that waited may be paid;
 * denied, they are all taken back, and no invoice counts any more.
 * @throws AppError not_found; conflict for one that nothing is to be decided of
 */
export function reviewReferral(
  writer: Writer,
  context: FirmContext,
  {
    partnerId,
    referralId,
    decision,
  }: {
    partnerId: string
    referralId: string
    decision: 'allow' | 'deny'
  },
): void {
  const referral = getReferral(writer, referralId)
  const partner = getPartner(writer, partnerId)
  if (referral.partnerId !== partnerId || referral.review !== 'waiting') {
    throw conflictOf('referralDecided')
  }
  const review = decision === 'allow' ? 'allowed' : 'denied'
  writer.db.update(referralsTable).set({ review }).where(eq(referralsTable.id, referralId)).run()
  if (decision === 'deny') {
    const date = firmDate(writer, context)
    for (const tracked of trackedOf(writer, referralId)) {
      const key = `denied/${referralId}/${tracked.invoiceId}`
      recordEvent(writer, context, tracked, { key, date, kind: 'denied' })
    }
  }
  writer.audit({
    entity: 'partner',
    entityId: partnerId,
    action: 'update',
    title: partner.name,
    before: { review: referral.review },
    after: { review },
  })
}
