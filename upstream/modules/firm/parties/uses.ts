import type { MergePreview } from '#contract/firm/parties.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'

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
}

const found = import.meta.glob<{ partyUses: readonly PartyUse[] }>('../../*/*/party-uses.ts', {
  eager: true,
})
const uses = Object.values(found).flatMap(({ partyUses }) => partyUses)

/** How many records of each kind name a party; kinds with none are left out. */
export function usesOf(reader: Reader, partyId: string): MergePreview['uses'] {
  return uses
    .map(({ kind, count, move }) => ({ kind, count: count(reader, partyId), isMoved: !!move }))
    .filter(({ count }) => count > 0)
}

/** Has everything that named one party name another. */
export function moveUses(
  writer: Writer,
  context: FirmContext,
  { fromId, intoId }: { fromId: string; intoId: string },
): void {
  for (const { move } of uses) move?.(writer, fromId, intoId, context)
}
