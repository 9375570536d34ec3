import type { WaitingDocument } from '#contract/firm/approvals.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** A second person approves its documents. */
    approvals: ApprovalKinds
  }
}

/**
 * Documents of a module that wait for approval and that somebody may approve, the oldest first; at
 * most `maxWaiting`. What the firm's rule keeps from whoever prepared a document is left out by it.
 */
export type ListWaiting = (
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
) => readonly WaitingDocument[]

type ApprovalKinds = {
  /** Kinds for which the firm sets a rule. */
  kinds?: readonly string[]
  /** Kinds of which nobody approves what they prepared, whatever the firm wants. */
  fixedKinds?: readonly string[]
  listWaiting?: ListWaiting
}

/** The kinds of all modules that the firm sets a rule for, in the order of the modules' names. */
export function approvedKinds(): readonly string[] {
  return hooks('approvals').flatMap(({ kinds = [] }) => kinds)
}

export function fixedKinds(): readonly string[] {
  return hooks('approvals').flatMap((one) => one.fixedKinds ?? [])
}

/** What waits for somebody in all modules. */
export function listAllWaiting(...about: Parameters<ListWaiting>): WaitingDocument[] {
  return hooks('approvals').flatMap(({ listWaiting }) => listWaiting?.(...about) ?? [])
}
