import { z } from 'zod'
import type { Item } from '#contract/catalogue/items.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { attachmentHash, attachmentKey, insertAttachment } from '../../firm/records/index.ts'
import drawn from './goods-pictures.json'

export const goodsPicturesJob = 'demo.layGoodsPictures'
export const GoodsPictures = z.object({
  files: z.array(z.object({ id: z.string(), sku: z.string() })),
})

const type = 'image/webp'

/** Shows a picture of each good. Its bytes are laid by a job: copies of the demo lay their own. */
export function showGoods(writer: Writer, context: FirmContext, items: readonly Item[]): void {
  const files = items.flatMap(({ id: itemId, name, sku }) => {
    const bytes = bytesOf(sku)
    if (!bytes) return []
    const hash = attachmentHash(bytes)
    const attachment = {
      ...{ id: context.newId(), name: `${sku}.webp`, type, size: bytes.byteLength },
      ...{ createdAt: context.now.toISOString(), by: context.actor.userName },
    }
    insertAttachment(
      writer,
      context,
      { kind: 'item', id: itemId },
      { attachment, hash, title: name },
    )
    return [{ id: attachment.id, sku }]
  })
  const [first] = files
  if (!first) return
  schedule(writer, {
    ...{ kind: goodsPicturesJob, key: first.id, dueAt: context.now },
    payload: { files },
  })
}

/** Lays the pictures among the firm's files; doing it again changes nothing. */
export async function layGoodsPictures(
  { env, firm }: JobMeans,
  { files }: z.infer<typeof GoodsPictures>,
): Promise<void> {
  const httpMetadata = { contentType: type }
  await Promise.all(
    files.map(async ({ id, sku }) => {
      const bytes = bytesOf(sku)
      if (bytes) await env.FILES.put(attachmentKey(firm.firmId, id), bytes, { httpMetadata })
    }),
  )
}

function bytesOf(sku: string): Uint8Array | undefined {
  const text = (drawn as Record<string, string>)[sku]
  return text === undefined ? undefined : Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
}
