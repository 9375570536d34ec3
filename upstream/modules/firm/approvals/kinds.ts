import type { WaitingDocument } from '#contract/firm/approvals.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'

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

/** Every module whose documents are approved names their kinds in its `approval-kinds.ts`. */
const found = Object.values(
  import.meta.glob<ApprovalKinds>('../../*/*/approval-kinds.ts', { eager: true }),
)

/** The kinds of all modules that the firm sets a rule for, in the order of the modules' names. */
export const approvedKinds: readonly string[] = found.flatMap(({ kinds = [] }) => kinds)

export const fixedKinds: readonly string[] = found.flatMap((one) => one.fixedKinds ?? [])

/** What waits for somebody in all modules. */
export function listAllWaiting(...about: Parameters<ListWaiting>): WaitingDocument[] {
  return found.flatMap(({ listWaiting }) => listWaiting?.(...about) ?? [])
}
