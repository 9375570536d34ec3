import type { Writer } from '../../../../firm/store.ts'
import { insertVariantValues, setVariantColumns } from './writer.ts'

/** What an item is a variant of, and by which values. */
export type VariantPlace = {
  parentId: string
  followsPrice: boolean
  values: readonly { optionId: string; valueId: string }[]
}

/** Makes an item a variant of another. */
export function placeVariant(
  writer: Writer,
  itemId: string,
  { parentId, followsPrice, values }: VariantPlace,
): void {
  setVariantColumns(writer, itemId, { parentId, isParent: false, followsPrice })
  insertVariantValues(writer, itemId, values)
}
