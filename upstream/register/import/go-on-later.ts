import { isAllowed } from '#contract/core/roles.ts'
import { findPresentRights } from '../../identity/members/present-rights.ts'
import { FailedForGood, type JobMeans } from '../../modules/firm/jobs/index.ts'
import { getStoredImport } from './batches.ts'
import { importers } from './importers.ts'
import { goOn } from './run-in-parts.ts'

/**
 * Goes on with an import on which nobody works any more, as after a crash, in the name and with the
 * rights of whoever began it. @throws FailedForGood where they may do nothing in the firm any more
 */
export async function goOnInName({ store, env, firm }: JobMeans, importId: string): Promise<void> {
  const { state, register, work } = getStoredImport(store.reader, importId)
  const importer = importers().get(register)
  const isRunning = state === 'importing' || state === 'undoing'
  if (!isRunning || !importer || !work || work.kind === 'refused') return
  const rights = await findPresentRights(env, firm.firmId, work.by.userId, { isWriting: true })
  if (!rights || !isAllowed(rights, importer.needs)) {
    throw new FailedForGood('Whoever imported this may not do so any more')
  }
  const actor = { ...firm.actor, ...rights, ...work.by }
  await goOn(store, { ...firm, actor }, importer, importId)
}
