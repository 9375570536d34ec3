import type { Language } from '#contract/fields.ts'
import { localOf } from '#contract/zoned-time.ts'
import {
  type Alternate,
  allBlocks,
  compileText,
  escapeHtml,
  firmData,
  imageHtml,
  type MenuLink,
  makeFirst,
  makeHeadings,
  type PageBody,
  type PageHead,
  pageHtml,
  postData,
  questionsData,
  type RenderContext,
  renderBlocks,
  type SiteData,
  type SiteWords,
  shortened,
  siteWords,
  type Theme,
  trailData,
} from '../pages/index.ts'
import { type PostList, postListHtml, postMeta } from './lists.ts'
import { below, homePath, hrefOf, postsPath } from './paths.ts'
import {
  type LivePage,
  localeOf,
  type MenuEntry,
  type Site,
  type SiteRecords,
  siteName,
} from './site.ts'
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

/** What lists and feeds say of a page: its excerpt, else its first words. */
export function summaryOf({ excerpt, blocks }: LivePage): string {
  if (excerpt !== '') return excerpt
  const first = allBlocks(blocks).find(({ type }) => type === 'text')
  return first?.type === 'text' ? shortened(compileText(first.text).plain, 200) : ''
}

/** A published page, whole. */
export function livePageHtml(
  frame: Frame,
  { page, path, alternates }: { page: LivePage; path: string; alternates: Alternate[] },
): string {
  const { site, language, data } = frame
  const url = `${site.origin}${hrefOf(path)}`
  const picture = page.pictureId === '' ? undefined : data.picture(page.pictureId, 'wide')
  const isHome = page.groupId === site.homeGroupId
  const head = headOf(frame, {
    title: page.seoTitle || page.title,
    description: page.seoDescription || page.excerpt,
    canonical: url,
    alternates,
    isHidden: page.isHidden,
    kind: page.kind === 'post' ? 'article' : 'website',
    picture: picture
      ? {
          src: `${site.origin}${picture.src}`,
          width: picture.width,
          height: picture.height,
          alt: frame.records.media[page.pictureId]?.alt ?? '',
        }
      : null,
    publishedAt: page.publishedAt,
    updatedAt: page.updatedAt,
    structuredData: [
      ...(isHome ? [firmOf(frame)] : []),
      ...(page.kind === 'post' ? [postOf(frame, page, url, picture?.src ?? '')] : []),
      ...questionsOf(page),
      ...trailOf(frame, page, url),
    ],
  })
  const published = { publishedDate: frame.dayOf(page.publishedAt), author: page.author }
  const meta = page.kind === 'post' ? `\n${postMeta(published, frame.locale)}` : ''
  const main = `<h1>${escapeHtml(page.title)}</h1>${meta}\n${renderBlocks(page.blocks, contextOf(frame, page.pageId))}`
  const members = frame.links.membersOf(page.groupId)
  return pageHtml(
    head,
    bodyOf(frame, main, path, members.length > 1 ? members : homes(frame, language)),
  )
}

function contextOf(frame: Omit<Frame, 'around'>, pageId: string): RenderContext {
  const { site, language, locale, words, data } = frame
  return {
    language,
    locale,
    words,
    data,
    formAction: (key) => `/_form/${pageId}/${key}`,
    cartAction: '/_cart',
    priceNote: site.priceNotes[language] ?? '',
    headings: makeHeadings(),
    isFirstPicture: makeFirst(),
  }
}

export function listPageHtml(frame: Frame, list: PostList, alternates: Alternate[]): string {
  const { site, language, locale, words } = frame
  const head = headOf(frame, {
    title: list.title,
    description: '',
    canonical: `${site.origin}${hrefOf(list.path)}`,
    alternates,
    isHidden: false,
    kind: 'website',
    picture: null,
    publishedAt: null,
    updatedAt: null,
    structuredData: [],
  })
  const main = postListHtml(list, locale, words)
  return pageHtml(head, bodyOf(frame, main, list.path, homes(frame, language)))
}

/** The page that says that there is none, or none any more. */
export function errorPageHtml(frame: Frame, kind: 'gone' | 'notFound'): string {
  const { words, language } = frame
  const [title, text] =
    kind === 'gone' ? [words.gone, words.goneText] : [words.notFound, words.notFoundText]
  const head = headOf(frame, {
    title,
    description: '',
    canonical: null,
    alternates: [],
    isHidden: true,
    kind: 'website',
    picture: null,
    publishedAt: null,
    updatedAt: null,
    structuredData: [],
  })
  const main = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`
  return pageHtml(head, bodyOf(frame, main, '', homes(frame, language)))
}

type OwnHead = Omit<
  PageHead,
  'language' | 'locale' | 'siteName' | 'feeds' | 'stylesheet' | 'icon' | 'colours'
>

function headOf(frame: Frame, own: OwnHead): PageHead {
  const { site, language, locale, theme, words, data } = frame
  const home = homePath(site, language)
  const name = siteName(site, language)
  const { looks } = theme.choice
  return {
    ...own,
    language,
    locale,
    siteName: name,
    feeds: frame.hasPosts
      ? [
          {
            type: 'application/rss+xml',
            title: `${name}: ${words.posts}`,
            href: below(home, 'feed.xml'),
          },
          {
            type: 'application/atom+xml',
            title: `${name}: ${words.posts}`,
            href: below(home, 'atom.xml'),
          },
        ]
      : [],
    stylesheet: frame.stylesheetPath,
    icon: site.iconMediaId === '' ? null : (data.picture(site.iconMediaId, 'square')?.src ?? null),
    colours: {
      light: looks === 'dark' ? null : theme.light.background,
      dark: looks === 'light' ? null : theme.dark.background,
    },
  }
}

type Member = { language: Language; path: string }

function bodyOf(frame: Frame, main: string, path: string, members: readonly Member[]): PageBody {
  return {
    ...frame.around,
    href: hrefOf(path),
    languages: frame.site.languages.flatMap((language) => {
      const member = members.find((other) => other.language === language)
      if (!member) return []
      const isCurrent = language === frame.language
      return [{ language, label: languageNames[language], href: hrefOf(member.path), isCurrent }]
    }),
    main,
    words: frame.words,
  }
}

/** Each language in its own words. */
const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  es: 'Español',
}

function homes({ links, site }: Frame, language: Language): Member[] {
  const members: Member[] = links.membersOf(site.homeGroupId)
  return members.some((member) => member.language === language)
    ? members
    : [...members, { language, path: homePath(site, language) }]
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
    home: { href: homePath(site, language), name, logo },
    menu: menuOf(frame, site.menu),
    footerMenu: menuOf(frame, site.footerMenu),
    footer: footerHtml(site),
  }
}

/** An entry whose page is published in no language is left out; its children with it. */
function menuOf(frame: Omit<Frame, 'around'>, entries: readonly MenuEntry[]): MenuLink[] {
  const { links, language } = frame
  return entries.flatMap(({ target, labels, children }): MenuLink[] => {
    const inner = menuOf(frame, children)
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

function firmOf({ site, data }: Frame): object {
  const logo = site.logo ? data.picture(site.logo.mediaId, 'original') : undefined
  return firmData({
    ...site.firm,
    url: `${site.origin}/`,
    logo: logo ? `${site.origin}${logo.src}` : '',
    hours: data.hours('') ?? null,
  })
}

function postOf({ site, language }: Frame, page: LivePage, url: string, picture: string): object {
  return postData({
    title: page.title,
    description: summaryOf(page),
    url,
    language,
    publishedAt: page.publishedAt,
    updatedAt: page.updatedAt,
    author: page.author,
    picture: picture === '' ? '' : `${site.origin}${picture}`,
    firmUrl: `${site.origin}/`,
  })
}

/** From the home page to a page that stands below others, or to a post. */
function trailOf(frame: Frame, page: LivePage, url: string): object[] {
  const { site, language, links, words } = frame
  const own = (groupId: string) =>
    links.membersOf(groupId).find((each) => each.language === language)
  const above: { name: string; url: string }[] = []
  const seen = new Set<string>()
  for (let parent = own(page.parentGroupId); parent && !seen.has(parent.groupId); ) {
    seen.add(parent.groupId)
    above.unshift({ name: parent.title, url: `${site.origin}${hrefOf(parent.path)}` })
    parent = own(parent.parentGroupId)
  }
  if (page.kind === 'post') {
    above.unshift({ name: words.posts, url: `${site.origin}${postsPath(site, language)}` })
  }
  if (above.length === 0) return []
  const home = { name: words.home, url: `${site.origin}${homePath(site, language)}` }
  return [trailData([home, ...above, { name: page.title, url }])]
}

function questionsOf({ blocks }: LivePage): object[] {
  const questions = allBlocks(blocks).flatMap((block) =>
    block.type === 'questions' ? block.questions : [],
  )
  return questions.length === 0 ? [] : [questionsData(questions)]
}
