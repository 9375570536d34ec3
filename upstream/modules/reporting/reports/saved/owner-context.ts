import { Language } from '#contract/core/fields.ts'
import type { FirmContext } from '../../../../firm/store.ts'
import { newId } from '../../../../firm/ulid.ts'
import type { PresentRights } from '../../../../identity/members/present-rights.ts'
import type { SavedRow } from './reader.ts'

/** For what is made of a saved report in its owner's absence: what they may see now, in the language that they saved it in. */
export function ownerContext(
  firmId: string,
  { ownerId, ownerName, language }: Pick<SavedRow, 'ownerId' | 'ownerName' | 'language'>,
  rights: PresentRights,
  now: Date,
): FirmContext {
  return {
    firmId,
    actor: {
      userId: ownerId,
      userName: ownerName,
      ...rights,
      language: Language.parse(language),
      isDemo: false,
      requestId: '',
    },
    now,
    newId,
    idempotency: null,
  }
}
