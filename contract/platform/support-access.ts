import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText, wholeNumber } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'

/** For how long a firm lets administrators of the platform look into it. */
export const supportHours = [1, 24, 168] as const

export const SupportGrant = z.object({
  hours: wholeNumber().pipe(z.literal(supportHours)),
  reason: requiredText(500),
})
export type SupportGrant = z.infer<typeof SupportGrant>

/** One administrator inside, from entering to leaving. */
export const SupportVisit = z.object({
  id: Id,
  administratorName: z.string(),
  startedAt: Instant,
  /** Null while it goes on. */
  endedAt: Instant.nullable(),
  /** How many requests were answered. */
  requests: z.int(),
})
export type SupportVisit = z.infer<typeof SupportVisit>

export const SupportConsent = z.object({
  id: Id,
  reason: z.string(),
  grantedAt: Instant,
  grantedByName: z.string(),
  expiresAt: Instant,
  /** When it ended, by somebody or by itself; null while it lasts. */
  endedAt: Instant.nullable(),
  /** Null when it ran out by itself. */
  endedByName: z.string().nullable(),
  visits: z.array(SupportVisit),
})
export type SupportConsent = z.infer<typeof SupportConsent>

/** One request of a visit, as the audit kept it. */
export const SupportRequest = z.object({
  id: Id,
  at: Instant,
  administratorName: z.string(),
  method: z.string(),
  path: z.string(),
})
export type SupportRequest = z.infer<typeof SupportRequest>

const inFirm = z.object({ firmId: Id })
const tags = ['Support access']

export const supportAccessContract = {
  list: endpoint
    .meta({ needs: 'firm:consent' })
    .route({ method: 'GET', path: '/firms/{firmId}/support-access', tags })
    .input(PageQuery.extend({ firmId: Id }))
    .output(pageOf(SupportConsent)),
  grant: endpoint
    .meta({ needs: 'firm:consent' })
    .route({ method: 'POST', path: '/firms/{firmId}/support-access', tags })
    .input(SupportGrant.extend({ firmId: Id }))
    .output(SupportConsent),
  end: endpoint
    .meta({ needs: 'firm:consent' })
    .route({ method: 'POST', path: '/firms/{firmId}/support-access/end', tags })
    .input(inFirm)
    .output(z.object({ isEnded: z.boolean() })),
  listRequests: endpoint
    .meta({ needs: 'firm:consent' })
    .route({ method: 'GET', path: '/firms/{firmId}/support-access/requests', tags })
    .input(PageQuery.extend({ firmId: Id }))
    .output(pageOf(SupportRequest)),
  enter: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'POST', path: '/admin/firms/{firmId}/visits', tags })
    .input(inFirm)
    .output(SupportVisit),
  leave: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'POST', path: '/admin/firms/{firmId}/visits/end', tags })
    .input(inFirm)
    .output(z.object({ isEnded: z.boolean() })),
}
