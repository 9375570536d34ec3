import { z } from 'zod'

const entry = z.strictObject({
  name: z.string().min(2).max(60),
  words: z.string().min(20).max(260),
})
const detail = z.strictObject({
  title: z.string().min(4).max(60),
  words: z.string().min(60).max(560),
})
const row = z.strictObject({
  what: z.string().min(2).max(60),
  us: z.string().min(2).max(160),
  other: z.string().min(2).max(160),
})

const common = {
  /** The heading of the page, a thought. */
  title: z.string().min(8).max(45),
  /** The title of the page without the product's name: what people search for. */
  head: z.string().min(8).max(50),
  description: z.string().min(110).max(160),
  lead: z.string().min(60).max(320),
  audience: z
    .array(z.strictObject({ who: z.string().max(80), words: z.string().min(20).max(220) }))
    .length(3),
  comparison: z.strictObject({
    title: z.string().min(8).max(70),
    /** The other way of working, as the head of its column. */
    other: z.string().min(3).max(50),
    rows: z.array(row).min(4).max(5),
  }),
  questions: z
    .array(z.strictObject({ question: z.string().max(110), answer: z.string().min(30).max(420) }))
    .length(3),
}

/** What a page says of an offering that people can use today: `content/<offering>/<language>.json`. */
export const LiveCopy = z.strictObject({
  ...common,
  functions: z.array(entry).min(9),
  details: z.array(detail).length(3),
  /** What the pictures of the screens show: that of the hero, then that beside the first detail. */
  screens: z.array(z.strictObject({ alt: z.string().min(20).max(200) })).length(2),
})

/** What a page says of an offering that is not there yet; it has no screen to show. */
export const PlannedCopy = z.strictObject({
  ...common,
  functions: z.array(entry).length(6),
  details: z.array(detail).length(1),
  /** What the product does near it today. */
  today: z.string().min(40).max(420),
})

export type LiveCopy = z.infer<typeof LiveCopy>
export type PlannedCopy = z.infer<typeof PlannedCopy>
export type OfferingCopy = LiveCopy | PlannedCopy
