import { isAllowed } from '#contract/core/roles.ts'
import type { Env } from '../../../../core/env.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { findPresentRights } from '../../../../identity/members/present-rights.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { FailedForGood } from '../../../firm/jobs/index.ts'
import { ownerContext } from './owner-context.ts'
import type { SavedRow } from './reader.ts'

/** The owner of something saved, with what they may see now. @throws FailedForGood where they may not */
export async function presentOwner(
  reader: Reader,
  env: Env,
  row: Pick<SavedRow, 'ownerId' | 'ownerName' | 'language'>,
  needs: 'report:view' | 'analysis:view',
): Promise<FirmContext> {
  const { id: firmId } = getFirmProfile(reader)
  const rights = await findPresentRights(env, firmId, row.ownerId)
  if (!rights || !isAllowed(rights, needs)) {
    throw new FailedForGood('Its owner may not see it any more')
  }
  return ownerContext(firmId, row, rights, new Date())
}
