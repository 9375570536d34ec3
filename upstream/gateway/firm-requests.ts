import type { Context } from 'hono'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import { isRole } from '#contract/core/roles.ts'
import { callFirm } from '../core/firm-call.ts'
import { bringFirmHistory } from '../identity/firm-history.ts'
import { FirmCard, findLinkedFirm, isFirm, refreshFirm } from '../identity/firms.ts'
import { type Identity, isFresh, requireIdentity } from '../identity/identity.ts'
import { requireOpenFirm } from '../identity/require-member.ts'
import { isUnproven } from '../identity/require-proven.ts'
import { findTeam } from '../identity/roles/find-team.ts'
import { admitVisitor } from '../identity/support/admit-visitor.ts'
import { addressOf, callOf, wholeAddressOf } from './admit.ts'
import type { Gateway } from './gateway.ts'

const undoPath = '/firms/{firmId}/setting-changes/{changeId}/undo'

/**
 * Lets a member through to their firm, and an administrator of the platform who is on a visit there. A
 * firm of others and one that does not exist are refused alike; what the member may do there is the
 * firm's own check.
 */
export function handleFirmRequest(c: Context<Gateway>): Promise<Response> {
  return requestFirm(c, c.req.param('firmId') ?? '', c.req.raw)
}

/** As `handleFirmRequest`, for a firm that the address does not name. */
export async function requestFirm(
  c: Context<Gateway>,
  firmId: string,
  request: Request,
): Promise<Response> {
  const identity = requireIdentity({ identity: c.get('identity') })
  const { user } = identity
  requireOpenFirm(identity, firmId)
  const membership = findMembership(identity, firmId) ?? (await findVisit(c, identity, firmId))
  if (!membership || !(membership.custom || isRole(membership.role)))
    throw new AppError('not_found', 'Not found')
  const { path, isReading } = c.get('route')
  if (membership.deletionAt && !isReading) throw conflictOf('firmIsDeleted')
  const actor = {
    userId: user.id,
    userName: identity.key ? `${user.name} (${identity.key.name})` : user.name,
    role: membership.role,
    custom: membership.custom ?? null,
    team: await findTeam(c.env, membership, user.id),
    language: languageOf(c, identity),
    isDemo: user.isDemo,
    ...(isUnproven(user) && { isUnproven: true }),
    isProgram: identity.key !== undefined,
    isFresh: isFresh(identity, Date.now()),
    comesFrom: wholeAddressOf(c),
    requestId: c.get('requestId'),
  }
  if (path.startsWith('/firms/{firmId}/audit')) {
    await bringFirmHistory(c.env, firmId, actor.requestId)
  }
  const response = await callFirm(c.env, firmId, actor, request)
  const isAboutFirm = path === '/firms/{firmId}'
  if (isAboutFirm && response.ok) await followFirm(c, membership, response.clone())
  // What is undone may be the firm's name.
  if (path === undoPath && response.ok) {
    const about = new Request(new URL(`/firms/${firmId}`, request.url))
    await followFirm(c, membership, await callFirm(c.env, firmId, actor, about))
  }
  return response
}

/**
 * A program speaks the language of its person; a page of ours says which it is shown in, so that files
 * and texts made here are in the same.
 */
function languageOf(c: Context<Gateway>, { key, user }: Identity): Language {
  const page = Language.safeParse(c.req.header('x-client-language'))
  return !key && page.success ? page.data : user.language
}

function findMembership({ firms }: Identity, firmId: string): FirmMembership | undefined {
  return firms.find((firm) => firm.firmId === firmId)
}

/** What an administrator may see of a firm whose consent lasts; each request of it is kept. */
async function findVisit(
  c: Context<Gateway>,
  { visitedFirms }: Identity,
  firmId: string,
): Promise<FirmMembership | undefined> {
  const visited = visitedFirms.find((firm) => firm.firmId === firmId)
  if (visited) await admitVisitor(callOf(c), firmId, c.req.raw)
  return visited
}

/**
 * Lets anybody with a public link through: its token begins with the end of the firm's id. A firm
 * that is none is refused in the firms' own words, so that a link does not tell which firms there are.
 */
export async function handlePublicDocument(c: Context<Gateway>): Promise<Response> {
  const firmId = await findLinkedFirm(c.env, c.req.param('token') ?? '')
  if (firmId === undefined || !(await isFirm(c.env, firmId)))
    throw new AppError('not_found', 'No such document')
  const requestId = c.get('requestId')
  const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const
  return callFirm(c.env, firmId, { ...nobody, requestId, address: addressOf(c) }, c.req.raw)
}

/**
 * The firm's own answer is the truth about its name and place; the directory follows whenever it
 * sees a difference, so that a crash between the two mends itself at the next look.
 */
async function followFirm(
  c: Context<Gateway>,
  known: Identity['firms'][number],
  answer: Response,
): Promise<void> {
  const card = FirmCard.safeParse(await answer.json())
  if (!card.success) return
  const { legalName, tradeName, country, baseCurrency, place, timeZone, areasOff } = card.data
  const isSame =
    known.legalName === legalName &&
    known.tradeName === tradeName &&
    known.country === country &&
    known.baseCurrency === baseCurrency &&
    known.place === place &&
    known.timeZone === timeZone &&
    (known.areasOff ?? []).join() === areasOff.join()
  if (!isSame) await refreshFirm(c.env, known.firmId, card.data)
}
