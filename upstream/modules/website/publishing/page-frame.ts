import type { Language } from '#contract/core/fields.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import {
  escapeHtml,
  imageHtml,
  type MenuLink,
  makeFirst,
  makeHeadings,
  type PageBody,
  type RenderContext,
  type SiteData,
  type SiteWords,
  siteWords,
  type Theme,
} from '../pages/views.ts'
import { below, homePath, hrefOf, shopPath } from './paths.ts'
import { localeOf, type MenuEntry, type Site, type SiteRecords, siteName } from './site.ts'
import { type PageLinks, siteData, type UsedFiles } from './site-data.ts'

type Ground = {
  site: Site
  theme: Theme
  stylesheetPath: string
  links: PageLinks
  records: SiteRecords
  used: UsedFiles
}

/** What all pages of a language share. */
export type Frame = Ground & {
  language: Language
  locale: string
  words: SiteWords
  data: SiteData
  /** Whether there are posts, and so a list and feeds. */
  hasPosts: boolean
  /** The day of an instant in the firm's zone. */
  dayOf: (at: string) => string
  around: Pick<PageBody, 'home' | 'menu' | 'footerMenu' | 'footer'>
}

export function makeFrame(ground: Ground, language: Language, hasPosts: boolean): Frame {
  const { site, records, links, used } = ground
  const frame = {
    ...ground,
    language,
    locale: localeOf(site, language),
    words: siteWords(language),
    hasPosts,
    data: siteData(language, records, links, used),
    dayOf: remembered((at) => localOf(at, site.timeZone).slice(0, 10)),
  }
  return { ...frame, around: aroundOf(frame) }
}

function remembered(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const made = known.get(text) ?? make(text)
    known.set(text, made)
    return made
  }
}

/** What blocks of a page see of the site. */
export function contextOf(frame: Omit<Frame, 'around'>, pageId: string): RenderContext {
  const { site, language, locale, words, data } = frame
  return {
    language,
    locale,
    words,
    data,
    formAction: (key) => `/_form/${pageId}/${key}`,
    cartAction: below(shopPath(site, language), 'cart'),
    priceNote: site.priceNotes[language] ?? '',
    headings: makeHeadings(),
    isFirstPicture: makeFirst(),
  }
}

/** What stands around every page of a language. */
function aroundOf(frame: Omit<Frame, 'around'>): Frame['around'] {
  const { site, language } = frame
  const name = siteName(site, language)
  const picture = { isDecorative: false, caption: '' }
  const logo = site.logo
    ? imageHtml(
        { ...picture, mediaId: site.logo.mediaId, alt: site.logo.alt || name },
        { shape: 'original', seen: 'tile' },
        contextOf(frame, ''),
      )
    : ''
  return {
    home: { href: hrefOf(homeOf(frame)), name, logo },
    menu: menuOf(frame, site.menu),
    footerMenu: menuOf(frame, site.footerMenu),
    footer: footerHtml(site),
  }
}

/** The home page in the language, else in another that there is. */
function homeOf({ links, site, language }: Omit<Frame, 'around'>): string {
  return links.linkTo(site.homeGroupId, language)?.path ?? homePath(site, language)
}

/** An entry whose page is published in no language is left out; its children with it. */
function menuOf(frame: Omit<Frame, 'around'>, entries: readonly MenuEntry[]): MenuLink[] {
  const { links, language, site } = frame
  return entries.flatMap(({ target, labels, children }): MenuLink[] => {
    const inner = menuOf(frame, children)
    if ('shop' in target) {
      const shop = shopPath(site, language)
      const href = target.shop === 'cart' ? below(shop, 'cart') : shop
      return [{ label: labels[language] ?? '', href, children: inner }]
    }
    if ('href' in target) {
      const label = labels[language] ?? Object.values(labels)[0] ?? target.href
      return [{ label, href: target.href, children: inner }]
    }
    const found = links.linkTo(target.groupId, language)
    if (!found) return []
    const members = links.membersOf(target.groupId)
    const page = members.find((member) => member.language === found.language)
    const label = labels[found.language] ?? page?.title ?? ''
    const hreflang = found.language === language ? undefined : found.language
    return [{ label, href: hrefOf(found.path), hreflang, children: inner }]
  })
}

function footerHtml({ firm }: Site): string {
  const lines = [
    firm.name,
    [firm.street, [firm.postcode, firm.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]
  const contact = [
    firm.phone === ''
      ? ''
      : `<a href="tel:${escapeHtml(firm.phone.replace(/[^\d+]/g, ''))}">${escapeHtml(firm.phone)}</a>`,
    firm.email === ''
      ? ''
      : `<a href="mailto:${escapeHtml(firm.email)}">${escapeHtml(firm.email)}</a>`,
  ]
  const all = [...lines.map(escapeHtml), ...contact].filter(Boolean)
  return `<address>${all.join('<br>')}</address>`
}
