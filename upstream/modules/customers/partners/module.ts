import { eq } from 'drizzle-orm'
import { Version } from '#contract/core/fields.ts'
import { ProgrammeInput } from '#contract/customers/partner-programme.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { cancelPayoutOf } from './cancel-payout.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { payoutKind } from './make-payouts.ts'
import { commissionKind, eventSeal } from './record-event.ts'
import { leadBecame } from './referrals.ts'
import { partners } from './register.ts'
import { getProgramme, updateProgramme } from './settings.ts'
import { rowsOfEvent } from './store.ts'
import { commissionEventsTable, partnerPayoutsTable } from './tables.ts'
import { followCredit, followSettlement, trackInvoice } from './track-invoice.ts'

const Stored = ProgrammeInput.safeExtend({ version: Version })

export const module = defineModule({
  name: 'partners',
  endpoints: router,
  forgetsSenders: ({ sql }, before) => {
    sql.exec("update partner_touches set address = '' where address <> '' and at < ?", before)
  },
  recordKinds: partners.recordKinds,
  mailKinds,
  leadConverted: leadBecame,
  leadMerged: ({ sql }, fromId, intoId) => {
    sql.exec(
      `update partner_referrals set lead_id = ?2 where lead_id = ?1
         and not exists (select 1 from partner_referrals where lead_id = ?2)`,
      fromId,
      intoId,
    )
  },
  invoiceSteps: {
    finalised(writer, _, invoice) {
      trackInvoice(writer, invoice)
    },
    credited(writer, context, note) {
      followCredit(writer, context, note)
    },
    voided() {},
  },
  settlementFollowed: followSettlement,
  billSteps: {
    approving() {},
    approved() {},
    changed() {},
    voided(writer, context, bill) {
      cancelPayoutOf(writer, context, bill.id)
    },
    removed(writer, context, billId) {
      cancelPayoutOf(writer, context, billId)
    },
  },
  numberedKinds: [
    {
      kind: payoutKind,
      pattern: 'AP-{YYYY}-{####}',
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from partner_payouts where number = ?', number).toArray().length > 0,
    },
  ],
  sealedDocuments: {
    [commissionKind](reader, id) {
      const isMeant = eq(commissionEventsTable.id, id)
      const event = reader.db.select().from(commissionEventsTable).where(isMeant).get()
      return event && eventSeal(event, rowsOfEvent(reader, event.key))
    },
    [payoutKind](reader, id) {
      const isMeant = eq(partnerPayoutsTable.id, id)
      const row = reader.db.select().from(partnerPayoutsTable).where(isMeant).get()
      return (
        row &&
        sealOf([
          ...[row.id, row.number, row.partnerId, row.date, row.currency, row.amount],
          ...[row.amountBase, row.way, row.createdAt, row.createdBy],
        ])
      )
    },
  },
  controlRoles: () => ['partnerPayable'],
  partyUses: [
    {
      kind: 'partner',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            `select (select count(*) from partners where party_id = ?1)
               + (select count(*) from partner_referrals where party_id = ?1) as count`,
            partyId,
          )
          .one().count,
      /** Of two partners that are merged both stay; of two referrals the older one holds. */
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update partners set party_id = ? where party_id = ?', intoId, fromId)
        sql.exec('update partner_payouts set party_id = ? where party_id = ?', intoId, fromId)
        sql.exec(
          `update partner_referrals set party_id = null where party_id in (?1, ?2) and id <>
             (select id from partner_referrals where party_id in (?1, ?2) order by at limit 1)`,
          fromId,
          intoId,
        )
        sql.exec('update partner_referrals set party_id = ? where party_id = ?', intoId, fromId)
      },
    },
  ],
  settingKinds: {
    partnerProgramme: {
      needs: 'partner:manage',
      page: 'partners/programme',
      actions: ['update'],
      read: (reader) => {
        const { rules: _, secret: __, ...shown } = getProgramme(reader)
        return shown
      },
      write: (writer, { firm }, _, values) => {
        updateProgramme(writer, firm, Stored.parse(values))
      },
    },
  },
  onCopy: closed,
  onRestore: closed,
})

/** A copy of a firm has other addresses, and takes no applications until somebody opens it. */
function closed({ sql }: Writer): void {
  sql.exec('update partner_programme set is_open = 0, secret = hex(randomblob(16))')
  sql.exec('delete from partner_touches')
}
