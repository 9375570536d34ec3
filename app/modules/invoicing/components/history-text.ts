import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { StatusKind } from '#app/ui/index.ts'
import type { HistoryEntry } from '#contract/invoice.ts'

const discs: Record<string, StatusKind> = {
  created: 'draft',
  duplicated: 'draft',
  finalised: 'sent',
  sent: 'sent',
  viewed: 'viewed',
  paid: 'paid',
  creditApplied: 'paid',
  credited: 'paid',
  paymentReversed: 'overdue',
  voided: 'void',
}

/** The disc before an entry of a document's history. */
export function historyDisc(kind: string): StatusKind {
  return discs[kind] ?? 'sent'
}

/** What happened, in words. `t` is of the namespace `invoicing`. */
export function historyText(
  t: Translate,
  format: Format,
  { kind, by, amount, currency }: Pick<HistoryEntry, 'kind' | 'by' | 'amount' | 'currency'>,
): string {
  const gaps = { by, amount: amount === null || !currency ? '' : format.money(amount, currency) }
  return t(`history.${kind}`, { ...gaps, defaultValue: kind })
}
