import type { Item } from '#contract/catalogue/items.ts'
import { conflictOf } from '#contract/core/errors.ts'
import { type Attachment, isPicture } from '#contract/firm/records.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { attachmentsOf } from '../../firm/records/index.ts'
import { getItem, getStoredItem } from './reader.ts'

/** The first picture among an item's files is shown of it until somebody says otherwise. */
export function showFirstPicture(writer: Writer, itemId: string, file: Attachment): void {
  const { pictureId } = getStoredItem(writer, itemId)
  if (pictureId === '' && isPicture(file)) write(writer, itemId, file.id)
}

/** A picture that is taken away is shown no more; another of the item's takes its place. */
export function forgetPicture(writer: Writer, itemId: string, file: Attachment): void {
  if (getStoredItem(writer, itemId).pictureId !== file.id) return
  const next = attachmentsOf(writer, { kind: 'item', id: itemId }).find(
    (other) => other.id !== file.id && isPicture(other),
  )
  write(writer, itemId, next?.id ?? '')
}

/**
 * Has one of the item's pictures shown of it, or none.
 * @throws AppError not_found; conflict for a file that is no picture of the item
 */
export function setPicture(
  writer: Writer,
  _: FirmContext,
  itemId: string,
  attachmentId: string | null,
): Item {
  const { name, pictureId } = getStoredItem(writer, itemId)
  const files = attachmentsOf(writer, { kind: 'item', id: itemId })
  const file = files.find(({ id }) => id === attachmentId)
  if (attachmentId !== null && !(file && isPicture(file))) throw conflictOf('noPicture')
  const wanted = attachmentId ?? ''
  if (wanted !== pictureId) {
    write(writer, itemId, wanted)
    const detail = file?.name ?? ''
    writer.audit({ entity: 'item', entityId: itemId, action: 'picture', title: name, detail })
  }
  return getItem(writer, itemId)
}

function write({ sql }: Writer, itemId: string, pictureId: string): void {
  sql.exec('update items set picture_id = ? where id = ?', pictureId, itemId)
}
