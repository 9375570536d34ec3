import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'

/** Public pages whose views are counted beside those of the website. */
export const viewedPlaces = ['site', 'bookings', 'forms', 'courses', 'portal'] as const
export type ViewedPlace = (typeof viewedPlaces)[number]

export const PageLookInput = z.object({
  place: z.enum(viewedPlaces).exclude(['site']),
  /** The host of the page that led here, or what the link calls its source. */
  referrer: z.string().max(100).default(''),
  campaign: z.string().max(100).default(''),
  /** Whether it came from elsewhere, and so begins a visit. */
  isEntry: z.boolean(),
})
export type PageLookInput = z.infer<typeof PageLookInput>

/** Views of public pages are counted by day, without a cookie and without anything of who looks. */
export const pageViewsContract = {
  count: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/public/page-views/{token}', tags: ['Public'] })
    .input(PageLookInput.extend({ token: z.string().max(100) }))
    .output(z.object({ isCounted: z.boolean() })),
}
