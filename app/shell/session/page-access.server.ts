import { forbiddenWithout } from '#contract/core/errors.ts'
import { isPermission } from '#contract/core/roles.ts'
import { goTo } from '../answers.ts'
import type { PageAccess } from '../firm-routes.ts'
import type { Args } from '../load-context.ts'
import { loginPath } from './login-path.server.ts'
import { isPageFor } from './page-rights.server.ts'
import { getSession, requireFirm, requirePerson } from './session.server.ts'

/**
 * Lets on to a page whom its route names, and nobody else: a visitor is sent to the login, an
 * account that is no demo's from the pages of demos to its own work.
 * Throws AppError `forbidden`, and for pages of a firm what `requireFirm` throws.
 */
export async function requirePageAccess(args: Args, needs: PageAccess): Promise<void> {
  if (needs === 'public') return
  if (needs === 'locked') {
    if (await getSession(args)) return
    throw goTo(await loginPath(args))
  }
  const { session, firm } = isPermission(needs)
    ? await requireFirm(args)
    : { session: await requirePerson(args), firm: undefined }
  if (isPageFor(needs, session, firm)) return
  if (needs === 'demo') throw goTo('/dashboard')
  throw forbiddenWithout(needs)
}
