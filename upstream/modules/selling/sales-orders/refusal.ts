import { type AppError, conflictOf } from '#contract/core/errors.ts'

/** Why an order cannot have something done to it now; each is a key of the `problem` texts. */
type Refusal =
  | 'notDraft'
  | 'orderNotOpen'
  | 'orderBegun'
  | 'orderNothingLeft'
  | 'orderWithoutGoods'
  | 'quoteNotAccepted'
  | 'quoteDelivers'
  | 'notFinalised'

/** A `conflict` that says what the order's state forbids. */
export const refusal: (reason: Refusal) => AppError = conflictOf
