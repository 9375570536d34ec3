import { eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { SettlementFollowed } from '../../books/settlement/index.ts'
import { type DocumentRow, getDocument, linesOf } from '../../selling/invoicing/index.ts'
import { identityOfPartner, identityOfParty } from './identities.ts'
import { ruleOn } from './programme.ts'
import { recordEvent } from './record-event.ts'
import { selfReferralFlags } from './self-referral.ts'
import { getProgramme } from './settings.ts'
import type { CommissionEvent } from './settled-net.ts'
import { findTracked, getPartner, referralOfParty, type TrackedInvoice } from './store.ts'
import { partnerInvoicesTable, referralsTable } from './tables.ts'

/**
 * Notes an invoice of a customer whom a partner brought, as it is issued; one that is known, or that no
 * commission holds for, is left alone.
 */
export function trackInvoice(writer: Writer, invoice: DocumentRow): TrackedInvoice | undefined {
  const known = findTracked(writer, invoice.id)
  if (known || invoice.kind !== 'invoice' || invoice.state === 'draft') return known
  const referral = referralOfParty(writer, invoice.customerId)
  if (!referral || referral.review === 'denied') return undefined
  if (invoice.issueDate < referral.date) return undefined
  if (invoice.finalisedAt !== null && invoice.finalisedAt < referral.at) return undefined
  if (getPartner(writer, referral.partnerId).state !== 'approved') return undefined
  if (!ruleOn(getProgramme(writer).rules, invoice.issueDate)) return undefined
  const lines = linesOf(writer, invoice.id)
  const { id, customerId: partyId, currency, issueDate: date, total, splitTax } = invoice
  const row: TrackedInvoice = {
    invoiceId: id,
    referralId: referral.id,
    partnerId: referral.partnerId,
    partyId,
    number: invoice.number ?? '',
    exchangeRate: invoice.exchangeRate,
    invoice: {
      ...{ id, partnerId: referral.partnerId, partyId, currency, date },
      // Tax that the buyer pays to the state never comes in.
      gross: total - splitTax,
      lines: lines.map((line) => ({ id: line.id, net: line.net, hasCommission: true })),
    },
    lineNames: Object.fromEntries(lines.map(({ id: line, description }) => [line, description])),
  }
  writer.db.insert(partnerInvoicesTable).values(row).run()
  lookAgain(writer, referral)
  return row
}

/** Who seems to be the partner by what is known of them meanwhile waits for somebody to look. */
function lookAgain(
  writer: Writer,
  {
    id,
    partnerId,
    partyId,
    flags: before,
    review,
  }: NonNullable<ReturnType<typeof referralOfParty>>,
): void {
  if (partyId === null) return
  const partner = identityOfPartner(writer, getPartner(writer, partnerId))
  const flags = selfReferralFlags(partner, identityOfParty(writer, partyId))
  if (flags.every((flag) => before.includes(flag))) return
  const found = [...new Set([...before, ...flags])]
  writer.db
    .update(referralsTable)
    .set({ flags: found, review: review === 'denied' ? review : 'waiting' })
    .where(eq(referralsTable.id, id))
    .run()
}

/** What settled an invoice, or was taken back: each change of its balance is an event of its own. */
export const followSettlement: SettlementFollowed = (writer, context, change) => {
  if (change.documentKind !== 'invoice') return
  const event = eventOf(change)
  if (event === undefined) return
  const tracked =
    findTracked(writer, change.documentId) ??
    trackInvoice(writer, getDocument(writer, change.documentId))
  if (tracked) recordEvent(writer, context, tracked, event)
}

type Change = Parameters<SettlementFollowed>[2]

/**
 * Money, what customers keep with the firm, and netting count as paid; discounts and deposits that were
 * invoiced before lower what is to be paid. Credit notes come by their lines, and nobody paid what is
 * written off.
 */
function eventOf({ key, date, kind, amount: gross, by }: Change): CommissionEvent | undefined {
  if (kind === 'creditNote' || kind === 'writeOff' || gross === 0) return undefined
  if (kind === 'discount' || by.kind === 'deposit') {
    return { key, date, kind: 'credit', gross, lines: [] }
  }
  const cause = gross > 0 ? 'payment' : by.kind === 'payment' ? 'chargeback' : 'refund'
  return { key, date, kind: 'money', cause, gross }
}

/** What a credit note takes off the lines of its invoice. */
export function followCredit(writer: Writer, context: FirmContext, note: DocumentRow): void {
  const tracked = note.creditsId === null ? undefined : findTracked(writer, note.creditsId)
  if (!tracked) return
  const lines = linesOf(writer, note.id).flatMap(({ creditsLineId, net }) =>
    creditsLineId === null ? [] : [{ lineId: creditsLineId, net }],
  )
  const gross = note.total - note.splitTax
  const key = `credit/${note.id}`
  recordEvent(writer, context, tracked, { key, date: note.issueDate, kind: 'credit', gross, lines })
}
