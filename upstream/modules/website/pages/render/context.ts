import type { Language } from '#contract/core/fields.ts'
import type { LinkTarget } from '../text/html.ts'
import type { SiteWords } from './words.ts'

/** A picture as a page shows it: its file, larger and smaller ones, and how large it is. */
export type PictureView = {
  src: string
  /** Widths in pixels and the files of these. */
  sources: { width: number; src: string }[]
  width: number
  height: number
}

/** An item as a price list shows it. `price` is in units of the currency, as a decimal text. */
export type ItemView = {
  id: string
  name: string
  description: string
  unit: string
  price: string
  currency: string
  /** Of a picture, or empty. */
  mediaId: string
  mediaAlt: string
  /** Of a picture of the item's own, which its shop shows; empty for none. */
  pictureSrc?: string
  /** Where the item has a page of its own; empty for none. */
  href: string
  isAvailable: boolean
  /** Whether the shop sells it. */
  canOrder: boolean
}

export type CourseView = {
  name: string
  description: string
  href: string
  price: string
  currency: string
  /** Days and places of the next dates. */
  dates: { date: string; place: string }[]
}

export type FileView = { href: string; name: string; type: string; bytes: number }

/** Hours of a day, `HH:MM`; one that ends before it begins ends on the next day. */
export type HoursSpan = { from: string; to: string }

/** What the firm's hours are, as `describeHours` of the shop gives them. */
export type HoursView = {
  /** Seven days, Monday first. */
  week: HoursSpan[][]
  exceptions: { date: string; name: string; spans: HoursSpan[] }[]
}

/** What blocks show of the firm. What is not there, or may not be shown, is undefined. */
export type SiteData = {
  item: (id: string) => ItemView | undefined
  itemsOfCategory: (id: string) => ItemView[]
  course: (id: string) => CourseView | undefined
  /** The address of a booking page. */
  bookingHref: (id: string) => string | undefined
  hours: (placeId: string) => HoursView | undefined
  file: (mediaId: string) => FileView | undefined
  picture: (mediaId: string, shape: string) => PictureView | undefined
  /** Where a link leads, by its address in the text. */
  link: (href: string) => LinkTarget | undefined
}

export type RenderContext = {
  language: Language
  /** How numbers and days are written: `de-AT`. */
  locale: string
  words: SiteWords
  data: SiteData
  /** Where forms of the site are sent: `/_form/<page>/<block>`. */
  formAction: (blockKey: string) => string
  /** Where an item is put into the cart. */
  cartAction: string
  /** What prices say of tax, such as "incl. VAT"; empty for nothing. */
  priceNote: string
  headings: Headings
  /** What a visitor typed in the form that comes back to them, and what is wrong with it, by field. */
  typed?: {
    values: Readonly<Record<string, string>>
    problems: Readonly<Record<string, string>>
  }
  /** Whether the picture that asks is the first of the page. */
  isFirstPicture: () => boolean
}

/** Says yes to who asks first. */
export function makeFirst(): () => boolean {
  let isFirst = true
  return () => {
    const answer = isFirst
    isFirst = false
    return answer
  }
}

/** Levels of headings on a page; see `makeHeadings`. */
export type Headings = (wanted: number) => number

/**
 * Levels without gaps, whatever was asked for: below a heading the next level comes, and headings that
 * ask for the same level get the same (WCAG 2.2, 1.3.1; technique G141). The title of the page is
 * level 1.
 */
export function makeHeadings(): Headings {
  const open: { wanted: number; level: number }[] = []
  return (wanted) => {
    while ((open.at(-1)?.wanted ?? 0) >= wanted) open.pop()
    const level = Math.min((open.at(-1)?.level ?? 1) + 1, 6)
    open.push({ wanted, level })
    return level
  }
}
