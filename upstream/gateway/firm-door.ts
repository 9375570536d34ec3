import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/fields.ts'
import { roles } from '#contract/roles.ts'
import { callFirm } from '../firm-call.ts'
import { FirmCard, isFirm, refreshFirm } from '../identity/firms.ts'
import { type Identity, requireIdentity } from '../identity/identity.ts'
import type { Gateway } from './gateway.ts'

/**
 * Lets a member through to his firm. A firm of others and one that does not exist are refused
 * alike; what the member may do there is the firm's own check.
 */
export async function enterFirmDoor(c: Context<Gateway>): Promise<Response> {
  const { user, firms } = requireIdentity({ identity: c.get('identity') })
  const firmId = c.req.param('firmId') ?? ''
  const membership = firms.find((firm) => firm.firmId === firmId)
  if (!membership || !roles.includes(membership.role)) throw new AppError('not_found', 'Not found')
  const actor = {
    userId: user.id,
    userName: user.name,
    role: membership.role,
    language: user.language,
    isDemo: user.isDemo,
    requestId: c.get('requestId'),
  }
  const response = await callFirm(c.env, firmId, actor, c.req.raw)
  const isAboutFirm = c.get('route').path === '/firms/{firmId}'
  if (isAboutFirm && response.ok) await followFirm(c, membership, response.clone())
  return response
}

/** Lets anybody with a public link through: its token begins with the firm's id. */
export async function enterPublicDoor(c: Context<Gateway>): Promise<Response> {
  const firmId = (c.req.param('token') ?? '').slice(0, 26)
  const isKnown = Id.safeParse(firmId).success && (await isFirm(c.env, firmId))
  if (!isKnown) throw new AppError('not_found', 'Not found')
  const requestId = c.get('requestId')
  const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const
  return callFirm(c.env, firmId, { ...nobody, requestId }, c.req.raw)
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
  const { legalName, tradeName, country, baseCurrency, place, timeZone } = card.data
  const isSame =
    known.legalName === legalName &&
    known.tradeName === tradeName &&
    known.country === country &&
    known.baseCurrency === baseCurrency &&
    known.place === place &&
    known.timeZone === timeZone
  if (!isSame) await refreshFirm(c.env, known.firmId, card.data)
}
