import { AppError } from '#contract/core/errors.ts'
import type { Call } from '../call.ts'
import { type Identity, requireFreshIdentity, requireIdentity } from '../identity.ts'

/** The caller, who has an account to change. @throws AppError unauthenticated, forbidden in a demo */
export function requireOwnAccount(call: Pick<Call, 'identity'>): Identity {
  return refuseDemo(requireIdentity(call))
}

/** As `requireOwnAccount`, for whoever showed just now who they are. @throws AppError confirm_needed */
export function requireFreshAccount(call: Pick<Call, 'identity' | 'now'>): Identity {
  return refuseDemo(requireFreshIdentity(call))
}

function refuseDemo(identity: Identity): Identity {
  if (identity.user.isDemo)
    throw new AppError('forbidden', 'The person of a demo has no account of their own')
  return identity
}
