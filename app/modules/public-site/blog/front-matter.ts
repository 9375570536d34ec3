import { z } from 'zod'

/** What a post may be about; their words are `tags.{id}` in the texts. */
export const tags = ['e-invoicing', 'vat', 'invoices', 'payments', 'bookkeeping', 'law'] as const
export const Tag = z.enum(tags)
export type Tag = z.infer<typeof Tag>

/** The head of a post's file. The description is what search engines and the list show. */
export const FrontMatter = z.object({
  title: z.string().min(10).max(80),
  description: z.string().min(110).max(160),
  date: z.iso.date(),
  /** The day it last changed in what it says; without it, it is as it was written. */
  updated: z.iso.date().optional(),
  tags: z.array(Tag).min(1).max(3),
  sources: z.array(z.object({ title: z.string().min(1), url: z.url() })).min(2),
})
export type FrontMatter = z.infer<typeof FrontMatter>
