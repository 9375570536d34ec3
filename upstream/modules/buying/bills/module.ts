import { defineModule } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { heldIn } from '../../firm/custom-fields/index.ts'
import { billLinesView } from './analysis-view.ts'
import { kinds as approvedKinds, listWaiting } from './approval-kinds.ts'
import { router } from './endpoints.ts'
import { explains } from './explain.ts'
import { mailKinds } from './mail-kinds.ts'
import { getStoredBill, linesOfBill } from './reader.ts'
import { recordKinds } from './record-kinds.ts'
import { settled } from './settled.ts'
import { toDo } from './to-do.ts'
import { billFacts, billForSteps, billLineCosts, billLinesOn } from './views.ts'
import { indexBill } from './writer.ts'
import { wrongSums } from './wrong-sums.ts'

export const module = defineModule({
  name: 'bills',
  wrongSums,
  explains,
  toDo,
  analysisViews: [billLinesView],
  costBills: { billFacts, billForSteps, billLineCosts, billLinesOn },
  endpoints: router,
  recordKinds,
  /**
   * Bills of a supplier, with the name they were entered under, and what the last was posted to; and lines
   * that are billed on to a customer.
   */
  partyUses: [
    {
      kind: 'bill',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            `select (select count(*) from bills where supplier_id = ?1)
             + (select count(*) from bill_lines where customer_id = ?1) as count`,
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update bills set supplier_id = ? where supplier_id = ?', intoId, fromId)
        sql.exec('update bill_lines set customer_id = ? where customer_id = ?', intoId, fromId)
        sql.exec('delete from bill_defaults where supplier_id = ?', fromId)
      },
    },
  ],
  /** Bills and credits of suppliers. */
  partyDocuments: [
    {
      kind: 'bill',
      read: 'bill:view',
      from: 'bills',
      party: 'supplier_id',
      date: 'date',
      title: `case supplier_number when '' then number else supplier_number end`,
      amount: `case kind when 'credit' then total_amount else -total_amount end`,
      currency: 'currency',
      isCredit: `kind = 'credit'`,
      standing: `case when state in ('draft', 'waiting') then 'draft' when state = 'void' then 'ended'
      when due > 0 then 'open' else 'done' end`,
      dueDate: 'due_date',
    },
  ],
  /** Cost centres of lines. */
  usesOf: {
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from bill_lines where cost_centre_id = ? limit 1', id).toArray().length >
      0,
  },
  /** Bills turn up late, so their numbers do not follow the dates; what the firm writes itself does. */
  numberedKinds: [
    {
      kind: 'bill',
      pattern: 'BILL-{YYYY}-{####}',
      prefixes: { de: 'ER-', it: 'FR-', ru: 'СП-', es: 'FR-' },
      reset: 'yearly',
      followsDates: false,
      isTaken,
    },
    {
      kind: 'selfBilledInvoice',
      pattern: 'SB-{YYYY}-{####}',
      prefixes: { de: 'GS-', it: 'AF-', ru: 'СПП-', es: 'FD-' },
      reset: 'yearly',
      followsDates: true,
      isTaken,
    },
  ],
  sealedDocuments: { bill: findSeal, billCredit: findSeal },
  settled,
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  customValues: { bill: heldIn('bills', indexBill) },
  approvals: { kinds: approvedKinds, listWaiting },
})

function isTaken({ sql }: Reader, number: string): boolean {
  return sql.exec('select 1 from bills where number = ?', number).toArray().length > 0
}

function findSeal(reader: Reader, billId: string): string | undefined {
  return sealIfThere(() => partsSeal(reader, billId))
}

/**
 * SHA-256 of what a posted bill says, which its entry takes into the chain. Its state may change and
 * its supplier be merged into another; both leave traces of their own.
 * @throws AppError not_found
 */
function partsSeal(reader: Reader, billId: string): string {
  const row = getStoredBill(reader, billId)
  const sealedParts = [
    ...[row.id, row.kind, row.number, row.supplierNumber, row.date, row.dueDate],
    ...[row.currency, row.exchangeRate, row.net, row.taxAmount, row.totalAmount],
    ...(row.withheldAmount === 0 ? [] : [row.withheldAmount]),
    ...(row.isSelfBilled ? [row.supplyDate, row.snapshot, row.corrects] : []),
    linesOfBill(reader, billId).map(({ description, account, taxCode, net, taxAmount }) => [
      ...[description, account, taxCode, net, taxAmount],
    ]),
  ]
  return sealOf(sealedParts)
}
