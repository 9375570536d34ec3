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

/** What the gateway answers the visitor: a text, or a file that it fetches by its key. */
export type SiteReply = {
  status: number
  headers: Record<string, string>
  content: string | null
  fileKey: string | null
}
