import { z } from 'zod'
import { FieldProblems } from '../core/field-problems.ts'
import { CurrencyCode, DateOnly, MinorUnits } from '../core/fields.ts'
import { PaperView } from '../core/paper.ts'
import { Unusual } from '../core/unusual.ts'
import { MissingItem } from '../stock/stock.ts'
import { BrokenRule } from './electronic-invoices.ts'
import { DocumentTotals } from './invoice.ts'

/** An invoice as it would be if it were saved like this. */
export const InvoicePreview = z.object({
  totals: DocumentTotals,
  lineAmounts: z.array(MinorUnits),
  dueDate: DateOnly,
  /** The entries finalising would post, in the base currency. */
  journal: z.array(
    z.object({
      account: z.string(),
      accountName: z.string(),
      debit: MinorUnits,
      credit: MinorUnits,
    }),
  ),
  /** What stands in the way of finalising, by field path. */
  problems: FieldProblems,
  /** Of a customer who would owe more with it than they may, in the base currency. */
  creditLimit: z.object({ limit: MinorUnits, owed: MinorUnits }).nullable(),
  /** What would stay to be delivered, as it is not on hand; none where the firm is not asked. */
  missing: z.array(MissingItem),
  /** Prices and quantities that are far from the habit: they stand in nobody's way. */
  unusual: z.array(Unusual),
  /** How it would look; null while its totals cannot be worked out. */
  paper: PaperView.nullable(),
})
export type InvoicePreview = z.infer<typeof InvoicePreview>

/** A credit note before it is final. */
export const CreditPreview = z.object({
  totals: DocumentTotals,
  currency: CurrencyCode,
  paper: PaperView,
  /** What a receiver would refuse its electronic form for. */
  broken: z.array(BrokenRule),
})
export type CreditPreview = z.infer<typeof CreditPreview>
