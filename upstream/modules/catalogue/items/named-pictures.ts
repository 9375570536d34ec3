import { invalidField } from '#contract/core/errors.ts'
import { fileTypeOf } from '#contract/core/file-type.ts'
import { isPicture } from '#contract/firm/records.ts'
import { cleanFileName } from '../../../firm/file-name.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { addAttachment } from '../../firm/records/index.ts'
import { type ItemToSell, itemsMeant } from './to-sell.ts'

/** What tells several pictures of one item apart: `OAK-1 (2)`, `OAK-1_2`, `OAK-1 2`. */
const ordinal = /[\s_-]{0,4}(?:\(\d{1,2}\)|[\s_]\d{1,2})$/

/**
 * Keeps a picture with the item that its file is named after.
 * @throws AppError invalid at `file` for what is no picture, for the name of no item or of several, and
 *   whatever is wrong with a file of any record
 */
export async function addNamedPicture(
  context: HandlerContext,
  file: File,
): Promise<{ itemId: string; itemName: string }> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (!isPicture({ type: fileTypeOf(bytes) })) throw invalidField('file', 'notAPhoto')
  const { id: itemId, name: itemName } = itemNamed(context.store.reader, cleanFileName(file.name))
  await addAttachment(context, { kind: 'item', id: itemId }, file)
  return { itemId, itemName }
}

function itemNamed(reader: Reader, fileName: string): ItemToSell {
  const whole = fileName.replace(/\.[a-z]{3,4}$/i, '').trim()
  for (const text of new Set([whole, whole.replace(ordinal, '')])) {
    const [item, other] = text === '' ? [] : itemsMeant(reader, text)
    if (other) throw invalidField('file', 'severalItems')
    if (item) return item
  }
  throw invalidField('file', 'noItemOfName')
}
