import type { Context } from 'hono'
import { EventId, RepeatScope } from '#contract/communication/calendar.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { requireIdentity } from '../identity/identity.ts'
import { requestFirm } from './firm-requests.ts'
import type { Gateway } from './gateway.ts'

/** The calendar's calls under the product's own addresses, and what each is below a firm. */
export const namedCalls = [
  { path: '/events', below: '/events' },
  { path: '/add/event', below: '/events' },
  { path: '/update/event', below: '/events' },
  { path: '/delete/event', below: '/events' },
  { path: '/categories', below: '/event-categories' },
] as const

/**
 * Hands a call on to the firm that the header `firm` names, else to the first of the caller's: the
 * one that is selected where none was. The event to delete stands in the header `event`.
 * Whoever has no firm has no events and no categories.
 * @throws AppError not_found where the caller has no firm to write in, invalid for a header that names
 *   nothing
 */
export async function handleCalendarRequest(c: Context<Gateway>): Promise<Response> {
  const { firms } = requireIdentity({ identity: c.get('identity') })
  const firmId = c.req.header('firm') ?? firms[0]?.firmId
  if (firmId === undefined) {
    if (c.req.method === 'GET') return c.json([])
    throw new AppError('not_found', 'No firm')
  }
  if (!Id.safeParse(firmId).success) throw invalidField('firm', 'invalid')
  const url = new URL(c.req.url)
  const below = namedCalls.find(({ path }) => path === url.pathname)?.below ?? ''
  url.pathname = `/firms/${firmId}${below}`
  if (c.req.method === 'DELETE') {
    url.pathname += `/${requireEvent(c.req.header('event'))}`
    const scope = RepeatScope.optional().safeParse(c.req.header('scope'))
    if (!scope.success) throw invalidField('scope', 'invalid')
    if (scope.data) url.pathname += `/${scope.data}`
  }
  return requestFirm(c, firmId, new Request(url, c.req.raw))
}

function requireEvent(header: string | undefined): string {
  const id = EventId.safeParse(header ?? '')
  if (!id.success) throw invalidField('event', header === undefined ? 'required' : 'invalid')
  return id.data
}
