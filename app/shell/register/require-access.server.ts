import { upstream } from '#app/upstream.server.ts'
import type { Args } from '../load-context.ts'
import { type FirmAccess, requireFirm, requireSession } from '../session/session.server.ts'
import type { AnyRegister } from './describe.ts'
import { platformPage } from './platform.ts'

/**
 * The firm of a register's page, or the platform in its place; who may open the page says its route.
 * @throws as `requireFirm`
 */
export async function requireAccess(
  args: Args,
  { isOfPlatform }: Pick<AnyRegister, 'isOfPlatform'>,
): Promise<FirmAccess> {
  if (!isOfPlatform) return requireFirm(args)
  return { session: await requireSession(args), ...platformPage, ...upstream(args) }
}
