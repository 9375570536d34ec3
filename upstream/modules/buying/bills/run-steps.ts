import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { BillForSteps } from './views.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What it does when a bill is approved, changed, voided or removed. */
    billSteps: BillSteps
  }
}

/**
 * What another module does when a bill is posted or taken back, in the same transaction: given as
 * `billSteps` in its manifest.
 */
export type BillSteps = {
  /** Before it is posted; what holds it is thrown as a conflict. */
  approving(writer: Writer, bill: BillForSteps): void
  /** Whether it would be held, were it approved now. */
  holds?(reader: Reader, billId: string): boolean
  approved(writer: Writer, context: FirmContext, bill: BillForSteps): void
  voided(writer: Writer, context: FirmContext, bill: BillForSteps): void
  /** Lines of a draft were written anew, from `before` to those of `bill`. */
  changed(writer: Writer, context: FirmContext, bill: BillForSteps, before: readonly Line[]): void
  /** What of its freight and customs no goods carry yet, minor units of the base currency. */
  leftToSpread?(reader: Reader, billId: string): number
  /** A draft is no more. */
  removed(writer: Writer, context: FirmContext, billId: string): void
}

type Line = Pick<BillForSteps['lines'][number], 'position' | 'description'>

export const runApprovingSteps: BillSteps['approving'] = (...given) => {
  for (const one of hooks('billSteps')) one.approving(...given)
}

export const runApprovedSteps: BillSteps['approved'] = (...given) => {
  for (const one of hooks('billSteps')) one.approved(...given)
}

export const runVoidedSteps: BillSteps['voided'] = (...given) => {
  for (const one of hooks('billSteps')) one.voided(...given)
}

export const runChangedSteps: BillSteps['changed'] = (...given) => {
  for (const one of hooks('billSteps')) one.changed(...given)
}

export const runRemovedSteps: BillSteps['removed'] = (...given) => {
  for (const one of hooks('billSteps')) one.removed(...given)
}

/** Whether something keeps a bill from being posted until somebody lets it through. */
export function isHeldBySteps(reader: Reader, billId: string): boolean {
  return hooks('billSteps').some((one) => one.holds?.(reader, billId) ?? false)
}

/** Whether freight and customs of a posted bill are left to be spread over goods. */
export function hasLeftToSpread(reader: Reader, billId: string): boolean {
  return hooks('billSteps').some((one) => (one.leftToSpread?.(reader, billId) ?? 0) > 0)
}
