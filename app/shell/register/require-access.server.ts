import { upstream } from '#app/upstream.server.ts'
import type { Permission } from '#contract/roles.ts'
import type { Args } from '../load-context.ts'
import {
  type FirmAccess,
  requireAdministrator,
  requireFirmPermission,
} from '../session/session.server.ts'
import type { AnyRegister } from './describe.ts'
import { platformPage } from './platform.ts'

/**
 * Whoever may see a register: a member of the firm with the permission, or, for a list of the
 * platform, an administrator.
 * @throws AppError forbidden; not_found for strangers of the firm
 */
export async function requireAccess(
  args: Args,
  { isOfPlatform }: Pick<AnyRegister, 'isOfPlatform'>,
  permission: Permission,
): Promise<FirmAccess> {
  if (!isOfPlatform) return requireFirmPermission(args, permission)
  const session = await requireAdministrator(args)
  return { session, ...platformPage, ...upstream(args) }
}
