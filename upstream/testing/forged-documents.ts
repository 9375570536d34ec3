import type { Verification } from '#contract/books/ledger.ts'
import { verifyJournal } from '#upstream/modules/books/ledger/verify.ts'
import type { Reader } from '../firm/store.ts'

/** For each kind of source that is sealed: a table of its documents, the column of their id, and a fact. */
export const forgeries = {
  invoice: ['invoices', 'id', 'total'],
  creditNote: ['invoices', 'id', 'total'],
  bill: ['bills', 'id', 'net'],
  billCredit: ['bills', 'id', 'net'],
  expense: ['expenses', 'id', 'amount'],
  payment: ['payments', 'id', 'amount'],
  stockDocument: ['stock_moves', 'document_id', 'quantity'],
  tillSession: ['till_sessions', 'id', 'opened_at'],
  dayTotal: ['till_day_totals', 'id', 'rows'],
  walletEntry: ['wallet_entries', 'id', 'amount'],
  loyaltyEntry: ['loyalty_entries', 'id', 'points'],
  manual: ['manual_entries', 'id', 'memo'],
  credit: ['allocations', 'id', 'debit_amount'],
  netting: ['allocations', 'id', 'credit_amount'],
  allocation: ['allocations', 'id', 'effective_date'],
  discount: ['open_items', 'document_id', 'amount'],
  writeOff: ['open_items', 'document_id', 'amount_base'],
  deposit: ['open_items', 'document_id', 'currency'],
  reminderCharge: ['reminder_charges', 'id', 'fee'],
  openingInvoice: ['opening_items', 'id', 'amount'],
  openingCredit: ['opening_items', 'id', 'amount_base'],
  openingBill: ['opening_items', 'id', 'tax_code'],
  openingBillCredit: ['opening_items', 'id', 'booked_date'],
  asset: ['assets', 'id', 'cost'],
  assetShares: ['asset_shares', 'posting_id', 'amount'],
  yearEnd: ['year_ends', 'id', 'amount'],
  revaluation: ['revaluations', 'id', 'gain'],
  cashCount: ['cash_counts', 'id', 'counted'],
  taxReturn: ['tax_returns', 'id', 'owed'],
  partnerCommission: ['commission_events', 'id', 'amount_base'],
  partnerPayout: ['partner_payouts', 'id', 'amount'],
  payrollRun: ['payroll_runs', 'id', 'month'],
  bankEntry: ['bank_entries', 'id', 'amount'],
} as const satisfies Record<string, readonly [table: string, id: string, fact: string]>

/**
 * Changes a fact of a document behind the books' back, looks at the chain, and takes it back.
 * @returns what the verification named
 */
export function forge(
  storage: DurableObjectStorage,
  reader: Reader,
  [table, id, fact]: readonly [string, string, string],
  sourceId: string,
): Verification['broken'] {
  const end = new Error('Looked')
  let broken: Verification['broken'] = null
  try {
    storage.transactionSync(() => {
      const triggers = storage.sql.exec<{ name: string }>(
        "select name from sqlite_master where type = 'trigger' and tbl_name = ?",
        table,
      )
      for (const { name } of triggers.toArray()) storage.sql.exec(`drop trigger ${name}`)
      storage.sql.exec(`update ${table} set ${fact} = ${fact} || '1' where ${id} = ?`, sourceId)
      broken = verifyJournal(reader, { from: 0, size: 100_000 }).broken
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  return broken
}
