import { redirect } from '@remix-run/cloudflare'
import { type Upstream, upstream } from '#app/upstream.server.ts'
import { AppError, forbiddenWithout } from '#contract/core/errors.ts'
import { type FirmMembership, identityContract, type Session } from '#contract/core/identity.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import { type Args, type FirmPage, oncePerRequest } from '../load-context.ts'
import { loginPath } from './login-path.server.ts'
import { canOpenPage } from './page-rights.server.ts'
import { lockScreenPath } from './redirect-within.ts'
import { recallSession, rememberSession } from './session-cache.server.ts'
import { readSession } from './session-cookie.server.ts'

/**
 * Who is signed in, asked once for a request; null for a visitor or an ended session.
 * Throws AppError `unavailable` when the API cannot be reached.
 */
export const getSession = oncePerRequest(async (args: Args): Promise<Session | null> => {
  const cookie = await readSession(args)
  if (!cookie) return null
  const recalled = recallSession(args, cookie.token)
  if (!recalled) return fetchSession(args, cookie.token)
  args.context.session = recalled
  return recalled
})

async function fetchSession(args: Args, token: string): Promise<Session | null> {
  try {
    const session = await upstream(args).call(identityContract.getSession, undefined)
    rememberSession(args, token, session)
    args.context.session = session
    return session
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return null
    throw error
  }
}

/** The session, or a redirect to the login or the lock screen that comes back here. */
export async function requireSession(args: Args): Promise<Session> {
  const session = await getSession(args)
  if (session?.isLocked) throw redirect(lockScreenPath(args.request))
  if (session) return session
  throw redirect(await loginPath(args))
}

/** A firm of the person, what they may do in it, and the API on their behalf. */
export type FirmAccess = FirmPage & Upstream

/**
 * The firm of `/firms/:firmId/…` for a member of it, once for a request.
 * A visitor is sent to the login; throws AppError `not_found` for anybody else, `firm_suspended` for
 * members of a firm that is. What else the page needs, its route says, and was asked before.
 */
export const requireFirm = oncePerRequest(async (args: Args): Promise<FirmAccess> => {
  const isOfPath = ({ firmId }: FirmMembership) => firmId === args.params.firmId
  let session: Session | null = await requireSession(args)
  // A firm that was entered a moment ago, perhaps in another place than this isolate.
  if (!openFirmsOf(session).some(isOfPath)) session = await askAnew(args)
  const firm = session && openFirmsOf(session).find(isOfPath)
  if (session?.suspendedFirms?.some(({ firmId }) => firmId === args.params.firmId)) {
    throw new AppError('firm_suspended', 'The firm is suspended')
  }
  if (!session || !firm) throw new AppError('not_found', 'Not a member of this firm')
  args.context.firmPage = firmPageOf(session, firm)
  return { ...args.context.firmPage, ...upstream(args) }
})

/** For an action that asks for more than its route; throws AppError `forbidden` for who lacks it. */
export function requirePermission({ can }: FirmPage, permission: Permission): void {
  if (!can(permission)) throw forbiddenWithout(permission)
}

/** The person's own firms, and those that an administrator is visiting; other APIs know no visits. */
function openFirmsOf({ firms, visitedFirms = [] }: Session): FirmMembership[] {
  return [...firms, ...visitedFirms]
}

async function askAnew(args: Args): Promise<Session | null> {
  const token = (await readSession(args))?.token
  return token === undefined ? null : fetchSession(args, token)
}

/** What a person may do in a firm of theirs. */
export function firmPageOf(session: Session, firm: FirmMembership): FirmPage {
  return {
    session,
    firm,
    can: (permission) => isAllowed(firm, permission),
    canOpen: (path) => canOpenPage(session, firm, path),
  }
}

/** The firm a person works in: the one they chose, else their first. */
export function currentFirmOf({ user, firms }: Session): FirmMembership | undefined {
  return firms.find(({ firmId }) => firmId === user.currentFirmId) ?? firms[0]
}

/**
 * The session, for pages outside of a firm that show the frame: that of the current firm, or a
 * plain one when there is none. A visitor is sent to the login.
 */
export async function requirePerson(args: Args): Promise<Session> {
  const session = await requireSession(args)
  const firm = currentFirmOf(session)
  if (firm) args.context.firmPage ??= firmPageOf(session, firm)
  return session
}
