import type { FormTree } from '#app/shell/form/form-tree.ts'
import type { PartyRole } from '#contract/firm/parties.ts'

/** A field of the editor's head that only some kinds have; its label is `edit.<name>`. */
export type HeadField = {
  name: string
  input: 'date' | 'days' | 'text'
  /** Where it stands: among the dates, after currency and prices, or last among the references. */
  place: 'dates' | 'more' | 'references'
  /** Key of what is said beside the label, such as `edit.optional`. */
  mark?: string
  maxLength?: number
}

/** Words of the editor's foot that only some kinds have; label `edit.<name>`, hint `edit.<name>Hint`. */
export type FootField = { name: string; rows: number; maxLength: number; hasHint?: boolean }

/** A box that only the lines of some kinds have; its labels are `editor.<name>` and `…Of`. */
export type LineBox = {
  name: string
  /** Whether a line that has it ticked is not in the sums. */
  leavesOut?: boolean
}

/** What a kind of document says of itself to the editor. */
export type DocumentKind = {
  /** Namespace of its texts; what it has not is taken from `document`. */
  texts: string
  /** Whom it is for, and the name of the contract's field with its id. */
  party: { field: string; role: PartyRole }
  head: readonly HeadField[]
  foot: readonly FootField[]
  /** Fields of parts of the editor that are the kind's own, such as `instalments.0.share`. */
  more?: readonly string[]
  /** Those of them that are numbers, `*` standing for any one part. */
  moreDecimals?: readonly string[]
  /** Those as the contract wants them. */
  take?: (data: FormTree) => FormTree
  lineBoxes: readonly LineBox[]
  /** Its list. */
  path: (firmId: string) => string
  /** The page of one, and its editor. */
  onePath: (firmId: string, id: string) => string
  editPath: (firmId: string, id: string) => string
}

/** The box of every line below which the sum of its section stands. */
export const subtotalBox = 'hasSubtotal'

/** Every box of a kind's lines: its own, and the one that all kinds have. */
export function boxesOf({ lineBoxes }: Pick<DocumentKind, 'lineBoxes'>): readonly LineBox[] {
  return [...lineBoxes, { name: subtotalBox }]
}

/** The box that leaves a line out of the sums, where the kind has one. */
export function leavingOut({ lineBoxes }: Pick<DocumentKind, 'lineBoxes'>): string | undefined {
  return lineBoxes.find(({ leavesOut }) => leavesOut)?.name
}

/** Names of the fields that only this kind has. */
export function ownFields({ head, foot }: Pick<DocumentKind, 'head' | 'foot'>): string[] {
  return [...head, ...foot].map(({ name }) => name)
}
