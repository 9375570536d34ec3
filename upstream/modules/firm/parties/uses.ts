import type { MergePreview } from '#contract/firm/parties.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its tables name a party: without it a merge loses them. */
    partyUses: readonly PartyUse[]
  }
}

/** Records of a module that name a party, as the module says it in its `party-uses.ts`. */
export type PartyUse = {
  /** What they are: `invoice`, `payment`, … */
  kind: string
  count: (reader: Reader, partyId: string) => number
  /**
   * Has them name another party. Absent where what is written stays, as in the ledger: there the
   * old id leads to the party that stays, see `partyIdsOf`.
   */
  move?: (writer: Writer, fromId: string, intoId: string, context: FirmContext) => void
  /**
   * Takes away who it was and what they wrote, when a party is anonymised. Absent where nothing of a person is
   * written, or the law has it kept, as on documents and in the books.
   */
  forget?: (writer: Writer, party: ForgottenParty, context: FirmContext) => void
}

/** A party that is anonymised: its id, and the name that it has from now on. */
export type ForgottenParty = { partyId: string; name: string }

/** How many records of each kind name a party; kinds with none are left out. */
export function usesOf(reader: Reader, partyId: string): MergePreview['uses'] {
  return hooks('partyUses')
    .flat()
    .map(({ kind, count, move }) => ({ kind, count: count(reader, partyId), isMoved: !!move }))
    .filter(({ count }) => count > 0)
}

/** Takes a person out of everything that names a party. */
export function forgetInUses(writer: Writer, context: FirmContext, party: ForgottenParty): void {
  for (const { forget } of hooks('partyUses').flat()) forget?.(writer, party, context)
}

/** Has everything that named one party name another. */
export function moveUses(
  writer: Writer,
  context: FirmContext,
  { fromId, intoId }: { fromId: string; intoId: string },
): void {
  for (const { move } of hooks('partyUses').flat()) move?.(writer, fromId, intoId, context)
}
