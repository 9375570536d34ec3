import type { FirmMembership, Session } from '#contract/core/identity.ts'
import { isAllowed, isPermission } from '#contract/core/roles.ts'
import { findPageAt } from '../edge/page-leaves.server.ts'
import type { PageAccess } from '../firm-routes.ts'

/** Whether somebody, as a member of a firm or outside of any, is one whom a page is for. */
export function isPageFor(
  needs: PageAccess,
  { user }: Session,
  firm: FirmMembership | undefined,
): boolean {
  if (isPermission(needs)) return firm !== undefined && isAllowed(firm, needs)
  if (needs === 'administrator') return user.kind === 'admin'
  if (needs === 'demo') return user.isDemo
  if (needs === 'account') return !user.isDemo
  return true
}

/** Whether a member of a firm may open the page at a path; false where there is none. */
export function canOpenPage(session: Session, firm: FirmMembership, path: string): boolean {
  const page = findPageAt(path)
  return page !== undefined && isPageFor(page.needs, session, firm)
}
