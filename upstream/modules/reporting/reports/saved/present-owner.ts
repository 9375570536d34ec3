import { isAllowed } from '#contract/core/roles.ts'
import type { Env } from '../../../../core/env.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { findPresentRights } from '../../../../identity/members/present-rights.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { FailedForGood } from '../../../firm/jobs/index.ts'
import { ownerContext } from './owner-context.ts'
import type { SavedRow } from './reader.ts'

const refusals = {
  'report:view': 'Its owner may not read reports any more',
  'analysis:view': 'Its owner may not see analyses any more',
}

/** The owner of something saved, with what they may see now. @throws FailedForGood where they may not */
export async function presentOwner(
  reader: Reader,
  env: Env,
  row: Pick<SavedRow, 'ownerId' | 'ownerName' | 'language'>,
  needs: keyof typeof refusals,
): Promise<FirmContext> {
  const { id: firmId } = getFirmProfile(reader)
  const rights = await findPresentRights(env, firmId, row.ownerId)
  if (!rights || !isAllowed(rights, needs)) {
    throw new FailedForGood(refusals[needs])
  }
  return ownerContext(firmId, row, rights, new Date())
}
