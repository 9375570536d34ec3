import { type AppError, conflictOf } from '#contract/core/errors.ts'

/** Why a document cannot have something done to it now; each is a key of the `problem` texts. */
export type Refusal =
  | 'notDraft'
  | 'notOpen'
  | 'notFinalised'
  | 'alreadyVoid'
  | 'alreadyPaid'
  | 'alreadyCredited'
  | 'breaksRules'
  | 'depositDeducted'
  | 'depositNotUsable'
  | 'listChanged'
  | 'nothingWaits'

/** A `conflict` that says what the record's state forbids. */
export const refusal: (reason: Refusal) => AppError = conflictOf
