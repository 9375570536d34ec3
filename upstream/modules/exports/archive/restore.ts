import { AppError, invalidField } from '#contract/errors.ts'
import type { Firm } from '#contract/firms.ts'
import { fitsTables, writeContents } from '../../../firm/contents.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { uploadedArchiveKey } from '../../../firm/uploaded-archive.ts'
import { getFirm } from '../../firms/index.ts'
import { isJournalSound, listAccounts } from '../../ledger/index.ts'
import { type Archive, readArchive } from './read-archive.ts'

/**
 * Fills a firm that has nothing yet with an archive that waits among its files: all of it, or nothing.
 * Repeating it for a firm that is filled gives that firm.
 * @throws AppError invalid at `file`; not_found where no archive waits
 */
export async function restoreArchive(context: HandlerContext): Promise<Firm> {
  const { store, firm, env } = context
  if (isFilled(store.reader)) return getFirm(store.reader)
  const upload = await env.FILES.get(uploadedArchiveKey(firm.firmId))
  if (!upload) throw new AppError('not_found', 'No archive waits')
  const archive = await readArchive(new Uint8Array(await upload.arrayBuffer()))
  if (!fitsTables(store.reader, archive.contents)) throw invalidField('file', 'archiveVersion')
  const { firmId: before } = archive.manifest
  if (!/^[0-9A-Za-z]{26}$/.test(before)) throw invalidField('file', 'noArchive')
  await putFiles(context, archive)
  const restored = store.transact(firm, (writer) => {
    // Rows were checked by nobody but the tables themselves; what does not fit them is undone.
    try {
      writeContents(writer, archive.contents, (rows) => rows.replaceAll(before, firm.firmId))
    } catch (cause) {
      throw Object.assign(invalidField('file', 'archiveChanged'), { cause })
    }
    if (!isJournalSound(writer)) throw invalidField('file', 'archiveChanged')
    const { name, madeAt } = archive.manifest
    writer.audit({
      ...{ entity: 'firm', entityId: firm.firmId, action: 'makeOfArchive' },
      after: { name, madeAt },
    })
    return getFirm(writer)
  })
  await env.FILES.delete(uploadedArchiveKey(firm.firmId))
  return restored
}

function isFilled(reader: Reader): boolean {
  return listAccounts(reader).length > 0
}

/** Files first: a record without its file would be worse than a file without its record. */
async function putFiles(
  { env, firm }: HandlerContext,
  { files, manifest }: Archive,
): Promise<void> {
  for (const { path, type, bytes } of files) {
    const key = `firms/${firm.firmId}/${path.replaceAll(manifest.firmId, firm.firmId)}`
    await env.FILES.put(key, bytes, { httpMetadata: { contentType: type } })
  }
}
