import type { Language } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import type { ThemeChoice } from '#contract/website/theme-choice.ts'
import type { Block, CourseView, FirmFacts, HoursView, ItemView } from '../pages/views.ts'

/** Words in the languages that there are. */
export type ByLanguage<T> = Partial<Record<Language, T>>

export type MenuEntry = {
  /** A page by its translation group, or an address. */
  target: { groupId: string } | { href: string } | { shop: 'goods' | 'cart' }
  /** Without a label a page's title stands for it. */
  labels: ByLanguage<string>
  children: MenuEntry[]
}

/** What a site is, besides its pages. */
export type Site = {
  /** `https://huber.example`, without a slash at its end. */
  origin: string
  /** In the order in which the site names them. */
  languages: Language[]
  /** Its pages have no language in their address. */
  defaultLanguage: Language
  /** Of the firm; decides how numbers and days are written. */
  country: string
  /** IANA name; decides on which day something was published. */
  timeZone: string
  names: ByLanguage<string>
  /** The translation group of the home page. */
  homeGroupId: string
  /** Where posts are listed and stand below: `blog`. */
  postsSlugs: ByLanguage<string>
  menu: MenuEntry[]
  footerMenu: MenuEntry[]
  theme: ThemeChoice
  logo: { mediaId: string; alt: string } | null
  iconMediaId: string
  firm: Omit<FirmFacts, 'id' | 'url' | 'logo' | 'hours'>
  /** What prices say of tax. */
  priceNotes: ByLanguage<string>
  /** Parts of addresses of what the shop sells; null where there is no shop, or it is closed. */
  shop: { slugs: string[] } | null
}

/** A page or post in one language as it is published: nothing of a draft is in here. */
export type LivePage = {
  pageId: string
  /** The same page in other languages has the same. */
  groupId: string
  language: Language
  kind: 'page' | 'post'
  slug: string
  /** The group of the page it stands below; empty for none. */
  parentGroupId: string
  title: string
  /** What lists and feeds say of it; its first words where it is empty. */
  excerpt: string
  blocks: Block[]
  /** For search engines; empty for the page's own. */
  seoTitle: string
  seoDescription: string
  isHidden: boolean
  /** Shown with links to it; empty for none. */
  pictureId: string
  author: string
  tags: string[]
  publishedAt: string
  updatedAt: string
}

/** A file as it is stored: under the hash of its content. */
export type MediaFile = { hash: string; type: string; bytes: number }

/** A picture in one of its sizes. */
export type Rendition = MediaFile & { shape: string; width: number; height: number }

export type MediaRecord = MediaFile & { name: string; alt: string; renditions: Rendition[] }

/** What pages show of the firm, in one language. */
export type LanguageRecords = {
  items: ItemView[]
  /** Items of each category and of those below it. */
  categories: Record<string, string[]>
  courses: Record<string, CourseView>
  /** Addresses of booking pages. */
  bookingPages: Record<string, string>
  hours: Record<string, HoursView>
}

export type SiteRecords = {
  languages: ByLanguage<LanguageRecords>
  media: Record<string, MediaRecord>
}

/** How numbers and days are written on pages of a language. */
export function localeOf(site: Pick<Site, 'country'>, language: Language): string {
  return formatLocale(language, site.country)
}

/** The name of the site in a language, else in its first. */
export function siteName({ names, defaultLanguage }: Site, language: Language): string {
  return names[language] ?? names[defaultLanguage] ?? ''
}
