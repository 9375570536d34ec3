import { type AppError, conflictOf } from '#contract/core/errors.ts'

/** Why a quote cannot have something done to it now; each is a key of the `problem` texts. */
type Refusal =
  | 'notDraft'
  | 'quoteNotOpen'
  | 'quoteExpired'
  | 'quoteInvoiced'
  | 'notFinalised'
  | 'quoteRevised'
  | 'quoteNotAccepted'
  | 'quoteDelivers'
  | 'quoteWithoutGoods'

/** A `conflict` that says what the quote's state forbids. */
export const refusal: (reason: Refusal) => AppError = conflictOf
