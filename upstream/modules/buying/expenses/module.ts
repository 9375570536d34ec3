import { eq } from 'drizzle-orm'
import { defineModule, type ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { heldIn } from '../../firm/custom-fields/index.ts'
import { fixedKinds, listWaiting } from './approval-kinds.ts'
import { noteBudgets } from './budget-notices.ts'
import { categoriesByAccount } from './budgets.ts'
import { router } from './endpoints.ts'
import { importer } from './importer.ts'
import { followLines, invoiceSteps, releaseAll } from './on-invoice.ts'
import { getStoredExpense, linesOf } from './reader.ts'
import { recordKinds } from './record-kinds.ts'
import { expensesTable } from './tables.ts'
import { indexExpense } from './writer.ts'
import { wrongSums } from './wrong-sums.ts'

/** One's own expenses that were begun and not handed in, and those that were rejected. */
const toDo: ModuleParts['toDo'] = [
  {
    kind: 'draft',
    what: 'expense',
    needs: 'expense:edit',
    from: 'expenses',
    where: ({ actor }) => ({
      sql: `stage = 'draft' and created_by = ?`,
      bound: [actor.userId],
    }),
    columns: {
      ...{ id: 'id', title: 'payee', path: `'expenses/' || id` },
      ...{ date: 'date', amount: 'amount', currency: 'currency' },
    },
  },
]

export const module = defineModule({
  name: 'expenses',
  wrongSums,
  toDo,
  endpoints: router,
  recordKinds,
  recordOwners: {
    entity: 'expense',
    params: ['expenseId'],
    madeBy: ({ db }, id) =>
      db
        .select({ by: expensesTable.createdBy })
        .from(expensesTable)
        .where(eq(expensesTable.id, id))
        .get()?.by,
  },
  /** Expenses of a supplier, with the name they were noted under, and what is billed on to a customer. */
  partyUses: [
    {
      kind: 'expense',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            `select (select count(*) from expenses where supplier_id = ?1)
             + (select count(*) from expense_lines where customer_id = ?1) as count`,
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update expenses set supplier_id = ? where supplier_id = ?', intoId, fromId)
        sql.exec('update expense_lines set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  /** What was spent at a supplier. */
  partyDocuments: [
    {
      kind: 'expense',
      read: 'expense:view',
      scope: { entity: 'expense', madeBy: 'created_by' },
      from: 'expenses',
      party: 'supplier_id',
      date: 'date',
      title: `case number when '' then payee else number end`,
      amount: '-amount',
      currency: 'currency',
      standing: `case when state in ('posted', 'reimbursed') then 'done'
      when state in ('reversed', 'rejected') then 'ended' else 'draft' end`,
    },
  ],
  /** Cost centres of expenses, and of categories. */
  usesOf: {
    costCentre: isFoundBy(`select 1 from expense_lines where cost_centre_id = ?1
         union all select 1 from expense_categories where cost_centre_id = ?1 limit 1`),
  },
  /** Receipts turn up late, so these numbers do not follow the dates. */
  numberedKinds: [
    {
      kind: 'expense',
      pattern: 'EXP-{YYYY}-{####}',
      prefixes: { de: 'AG-', it: 'SP-', ru: 'РХ-', es: 'GA-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from expenses where number = ?', number).toArray().length > 0,
    },
  ],
  sealedDocuments: {
    expense: (reader, expenseId) => sealIfThere(() => partsSeal(reader, expenseId)),
  },
  invoiceSteps,
  /** Bills use up budgets as expenses do. */
  billSteps: {
    approving() {},
    approved(writer, context, bill) {
      if (bill.kind === 'credit') return
      const categories = categoriesByAccount(writer)
      const used = bill.lines.flatMap(({ account }) => categories.get(account) ?? [])
      noteBudgets(writer, context, bill.date.slice(0, 7), used)
    },
    voided() {},
    changed() {},
    removed() {},
  },
  /** What was on a draft invoice, or on a line of it, that was deleted can be billed on again. */
  draftSource: {
    draftDeleted(writer, _, invoiceId) {
      releaseAll(writer, invoiceId)
    },
    draftSaved(writer, _, invoiceId, moved) {
      followLines(writer, invoiceId, moved)
    },
  },
  importers: [importer],
  customValues: { expense: heldIn('expenses', indexExpense) },
  approvals: { fixedKinds, listWaiting },
})

/**
 * SHA-256 of what a posted expense says, which its entry takes into the chain. Its state may change
 * and its supplier be merged into another; both leave traces of their own.
 * @throws AppError not_found
 */
function partsSeal(reader: Reader, expenseId: string): string {
  const row = getStoredExpense(reader, expenseId)
  const sealedParts = [
    ...[row.id, row.number, row.date, row.payee, row.category, row.taxCode],
    ...[row.currency, row.exchangeRate, row.amount, row.tax, row.amountBase, row.taxBase],
    ...[row.costBase, row.paidFrom, row.note, row.createdBy],
    ...[row.receiptNumber, row.distance, row.mileageRate],
    ...linesOf(reader, expenseId).flatMap((line) => [
      ...[line.category, line.taxCode, line.note, line.amount, line.tax],
      ...[line.amountBase, line.taxBase, line.costBase],
    ]),
  ]
  return sealOf(sealedParts)
}
