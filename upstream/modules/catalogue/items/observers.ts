import type { Item, ItemInput } from '#contract/catalogue/items.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It has something against a change of an item, or follows it. */
    itemChanges: ItemChanges
  }
}

/**
 * What another module does when an item is written, in the same transaction: given as
 * `itemChanges` in its manifest.
 */
export type ItemChanges = {
  /** What a change of the item would break. */
  problems(reader: Reader, before: Item, after: ItemInput): FieldProblems
  changed(writer: Writer, context: FirmContext, item: Item): void
  removed(writer: Writer, itemId: string): void
  /** Why an item cannot become one of variants alone, as a key of the `problem` texts. */
  refusesVariants(reader: Reader, itemId: string): string | undefined
}

/** What other modules have against a change. */
export function problemsOfChange(reader: Reader, before: Item, after: ItemInput): FieldProblems {
  return Object.assign(
    {},
    ...hooks('itemChanges').map((one) => one.problems(reader, before, after)),
  )
}

export function tellChanged(writer: Writer, context: FirmContext, item: Item): void {
  for (const one of hooks('itemChanges')) one.changed(writer, context, item)
}

export function tellRemoved(writer: Writer, itemId: string): void {
  for (const one of hooks('itemChanges')) one.removed(writer, itemId)
}

/** What other modules have against giving an item variants. */
export function refusalOfVariants(reader: Reader, itemId: string): string | undefined {
  return hooks('itemChanges')
    .map((one) => one.refusesVariants(reader, itemId))
    .find(Boolean)
}
