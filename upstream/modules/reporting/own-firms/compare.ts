import { checkIban } from '#contract/core/iban.ts'
import type {
  OwnFirmDifference,
  OwnFirmDocument,
  OwnFirmSide,
} from '#contract/reporting/own-firms.ts'

/** States in which a bill says what it owes: a draft is still looked at. */
const posted: ReadonlySet<string> = new Set(['open', 'paid'])

/** In what an invoice and the bill that it became differ. What is paid counts once the bill is posted. */
export function differencesOf(invoice: OwnFirmSide, bill: OwnFirmSide): OwnFirmDifference[] {
  const isVoid = { invoice: invoice.state === 'void', bill: bill.state === 'void' }
  if (isVoid.invoice || isVoid.bill) return isVoid.invoice === isVoid.bill ? [] : ['void']
  const paid = (side: OwnFirmSide) => side.total - side.open
  const isDueKnown = invoice.dueDate !== null && bill.dueDate !== null
  const checks: Record<Exclude<OwnFirmDifference, 'void'>, boolean> = {
    number: invoice.number === bill.number,
    date: invoice.date === bill.date,
    dueDate: !isDueKnown || invoice.dueDate === bill.dueDate,
    currency: invoice.currency === bill.currency,
    total: invoice.total === bill.total && invoice.kind === bill.kind,
    iban: isSameAccount(invoice.iban, bill.iban),
    paid: !posted.has(bill.state) || paid(invoice) === paid(bill),
  }
  const names = Object.keys(checks) as (keyof typeof checks)[]
  return names.filter((name) => !checks[name])
}

/** A bill that says no account, and what somebody may not see, differs from nothing. */
function isSameAccount(invoiced: string | null, billed: string | null): boolean {
  if (invoiced === null || billed === null || billed === '') return true
  return checkIban(invoiced).normalised === checkIban(billed).normalised
}

/**
 * A document with what the other firm says of it.
 * @param others what is known of the other firm; undefined where the caller may not see that
 */
export function withOther(
  direction: OwnFirmDocument['direction'],
  otherFirmId: string,
  ours: OwnFirmSide,
  others: readonly OwnFirmSide[] | undefined,
): OwnFirmDocument {
  const own = { direction, otherFirmId, ours, differences: [] }
  if (ours.billId === null) return { ...own, theirs: null, outcome: 'waiting' }
  if (!others) return { ...own, theirs: null, outcome: 'hidden' }
  const theirs = others.find(({ invoiceId }) => invoiceId === ours.invoiceId)
  if (!theirs) return { ...own, theirs: null, outcome: 'gone' }
  const [invoice, bill] = direction === 'given' ? [ours, theirs] : [theirs, ours]
  const differences = differencesOf(invoice, bill)
  const outcome = differences.length === 0 ? 'agrees' : 'differs'
  return { ...own, theirs, outcome, differences }
}
