import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { isDomain } from './site-host.ts'

/** What stands in the way of a domain: its records are not there, say something else, or another firm has it. */
export const siteDomainProblems = ['recordMissing', 'recordOther', 'taken', 'noAnswer'] as const

/** A record that its owner adds at the domain's provider. */
const DomainRecord = z.object({
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  value: z.string(),
})

/** The firm's own domain for its site. */
export const SiteDomain = z.object({
  /** Empty where the firm has none. */
  host: z.string(),
  /** Whether visitors find the site there; until then its records are to be set and checked. */
  isActive: z.boolean(),
  records: z.array(DomainRecord),
  checkedAt: Instant.nullable(),
  problem: z.enum(siteDomainProblems).nullable(),
})
export type SiteDomain = z.infer<typeof SiteDomain>

export const SiteDomainInput = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .transform((text) => text.replace(/^https?:\/\//, '').replace(/\/+$/, ''))
    .pipe(z.string().refine(isDomain, 'siteDomain')),
})

const inFirm = z.object({ firmId: Id })
const path = '/firms/{firmId}/site/domain' as const
const tags = ['Website']

export const siteDomainContract = {
  get: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(SiteDomain),
  /** Names the domain; it is the site's address once `check` has found its records. */
  set: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'PUT', path, tags })
    .input(SiteDomainInput.extend(inFirm.shape))
    .output(SiteDomain),
  check: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${path}/check`, tags })
    .input(inFirm)
    .output(SiteDomain),
  /** Gives the domain up: the site is at its name below the installation's domain again. */
  remove: endpoint
    .meta({ needs: 'website:delete' })
    .route({ method: 'DELETE', path, tags })
    .input(inFirm)
    .output(SiteDomain),
}
