import { z } from 'zod'

/** What the gateway asks for a visitor: nothing of who they are goes along, but what is in their cart. */
export const SiteCall = z.object({
  method: z.enum(['GET', 'POST']).default('GET'),
  /** With its question part. */
  path: z.string().max(4000),
  etag: z.string().max(400),
  /** A form as it was sent; empty for none. */
  form: z.string().max(40_000).default(''),
  cart: z.string().max(4096).default(''),
})
export type SiteCall = z.infer<typeof SiteCall>

/** A person's view of a page that anybody sees, and where it came from. */
export const SiteView = z.object({
  path: z.string().max(1000),
  referrer: z.string().max(100),
  campaign: z.string().max(100),
  isEntry: z.boolean(),
})

/** What the gateway answers the visitor: a text, or a file that it fetches by its key. */
export type SiteReply = {
  status: number
  headers: Record<string, string>
  content: string | null
  fileKey: string | null
}
