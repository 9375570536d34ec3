import { conflictOf } from '#contract/core/errors.ts'
import type { FirmCopy } from '#contract/reporting/firm-copies.ts'
import { joinBytes } from '../../../../core/join-bytes.ts'
import { maxUploadBytes } from '../../../../core/upload-limit.ts'
import { lastChangeNumber } from '../../../../firm/history-reader.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import { archiveParts } from '../archive/make-archive.ts'
import { listKept, putKept, shown } from './kept.ts'

type Means = Pick<HandlerContext, 'store' | 'firm' | 'env'>

/**
 * Keeps the firm as it is now.
 * @throws AppError conflict (copyTooLarge) where its archive could not be brought back
 */
export async function keepCopy(means: Means): Promise<FirmCopy> {
  const { store, firm } = means
  store.transact(firm, (writer) =>
    writer.audit({ entity: 'firm', entityId: firm.firmId, action: 'keepCopy' }),
  )
  const change = String(lastChangeNumber(store.reader))
  const bytes = await wholeOf(archiveParts(means))
  if (!bytes) throw conflictOf('copyTooLarge')
  return shown(await putKept(means, bytes, { by: firm.actor.userName, change }))
}

/** Keeps the firm as it is in a night, unless nothing was changed since the last copy, or it is too large. */
export async function keepCopyOfNight(means: Means): Promise<void> {
  const { store, firm } = means
  const change = String(lastChangeNumber(store.reader))
  const [newest] = await listKept(means)
  if (newest?.change === change) return
  // Nobody asked: it says what whoever may take all of it would be given.
  const actor = { ...firm.actor, role: 'owner' as const }
  const bytes = await wholeOf(archiveParts({ ...means, firm: { ...firm, actor } }))
  if (bytes) await putKept(means, bytes, { by: '', change })
}

/** All parts in one; undefined where that is more than can be brought back. */
async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  const taken: Uint8Array[] = []
  let size = 0
  for await (const part of parts) {
    size += part.length
    if (size > maxUploadBytes) return undefined
    taken.push(part)
  }
  return joinBytes(taken)
}
