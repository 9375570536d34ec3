import { AppError } from '#contract/core/errors.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import { type Permission, requirePermission } from '#contract/core/roles.ts'
import type { Call } from './call.ts'
import { type Identity, requireIdentity } from './identity.ts'

/**
 * The caller as a member of a firm. A firm of others and one that does not exist are refused alike.
 * @throws AppError unauthenticated, not_found, firm_suspended; forbidden when the role lacks the permission
 */
export function requireMember(
  call: Pick<Call, 'identity'>,
  firmId: string,
  permission: Permission,
): Identity & { firm: FirmMembership } {
  const identity = requireIdentity(call)
  requireOpenFirm(identity, firmId)
  const firm = identity.firms.find((one) => one.firmId === firmId)
  if (!firm) throw new AppError('not_found', 'Not found')
  requirePermission(firm, permission)
  return { ...identity, firm }
}

/** Refuses the members of a firm that the platform has suspended. @throws AppError firm_suspended */
export function requireOpenFirm({ suspendedFirms }: Identity, firmId: string): void {
  if (suspendedFirms.some((firm) => firm.firmId === firmId)) {
    throw new AppError('firm_suspended', 'The firm is suspended')
  }
}
