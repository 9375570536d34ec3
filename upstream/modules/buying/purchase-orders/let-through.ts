import { MatchFinding } from '#contract/buying/bill-matching.ts'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type BillForSteps, billForSteps } from '../bills/views.ts'
import { findingsByLine } from './matched-lines.ts'
import { releaseOf, saveRelease } from './matches.ts'

/** Whether a line of a bill is more than was ordered or received, and nobody let just that through. */
export function isHeld(reader: Reader, bill: BillForSteps): boolean {
  return findingsByLine(reader, bill).size > 0 && !standingRelease(reader, bill)
}

/**
 * Who let a bill through as it is; undefined where nobody did, and where what holds it is new or
 * more since, as when another bill of the same order was posted meanwhile.
 */
export function standingRelease(reader: Reader, bill: BillForSteps) {
  const release = releaseOf(reader, bill.id, bill.version)
  if (!release) return undefined
  const seen = new Map(release.findings)
  const isSeen = [...findingsByLine(reader, bill)].every(([position, found]) => {
    const known = seen.get(position) ?? {}
    // What was let through as more than ordered covers that it has not arrived.
    const covered = { ...known, notReceived: known.notReceived ?? known.moreThanOrdered }
    return MatchFinding.options.every((key) => (found[key] ?? 0) <= (covered[key] ?? 0))
  })
  return isSeen ? release : undefined
}

/**
 * Lets a bill through as it is though it is more than was ordered or received.
 * @throws AppError not_found; conflict where it was changed or nothing holds it; forbidden for whoever
 *   prepared it
 */
export function letThrough(
  writer: Writer,
  context: FirmContext,
  billId: string,
  { reason, version }: { reason: string; version: number },
): void {
  const bill = billForSteps(writer, billId)
  if (!bill.isOpen) throw conflictOf('notDraft')
  if (bill.version !== version) throw conflictOf('changedMeanwhile')
  const findings = [...findingsByLine(writer, bill)]
  if (findings.length === 0) throw conflictOf('billNotHeld')
  requireOther(bill, context.actor.userId)
  saveRelease(writer, context, { billId, version, reason, findings })
  writer.audit({ entity: 'bill', entityId: billId, action: 'release', detail: reason })
}

/** @throws AppError forbidden for whoever prepared the bill */
export function requireOther({ preparedBy }: BillForSteps, userId: string): void {
  if (preparedBy !== userId) return
  const detail = { reason: 'preparedByYou' }
  throw new AppError('forbidden', 'The person who prepared it cannot release it', { detail })
}
