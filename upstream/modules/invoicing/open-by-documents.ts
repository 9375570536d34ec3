import type { OpenByDocuments } from '../ledger/index.ts'

/** What the documents say is still to be received, in the base currency. */
export const openByDocuments: OpenByDocuments = {
  receivable: ({ sql }) =>
    sql
      .exec<{ open: number }>(
        `select coalesce(sum(due_base), 0) as open from invoices
         where due <> 0 and state <> 'draft' and state <> 'void'`,
      )
      .one().open,
}
