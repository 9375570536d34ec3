import { AppError } from '#contract/core/errors.ts'
import { providerError } from '../card-payments/index.ts'

/** Whether the provider understood, and said no: a second time it would say the same. */
export function isRefusal(error: unknown): boolean {
  const type = providerError(error)?.type
  return type === 'StripeInvalidRequestError' || type === 'StripeCardError'
}

/** What the provider answers. @throws its refusals as they are; AppError unavailable for anything else */
export async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw isRefusal(error) ? error : asUnavailable(error)
  }
}

/** An error as one that may pass: the same is asked again later. */
export function asUnavailable(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  console.error(cause)
  return new AppError('unavailable', 'The provider of terminals does not answer', { cause })
}
