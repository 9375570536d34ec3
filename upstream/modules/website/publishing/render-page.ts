import type { Language } from '#contract/core/fields.ts'
import {
  type Alternate,
  escapeHtml,
  type PageBody,
  type PageHead,
  pageHtml,
  renderBlocks,
  shortened,
  shownDescription,
} from '../pages/views.ts'
import { type PostList, postListHtml, postMeta } from './lists.ts'
import { factsOf, summaryOf } from './page-facts.ts'
import { contextOf, type Frame } from './page-frame.ts'
import { below, homePath, hrefOf } from './paths.ts'
import { type LivePage, type Site, siteName } from './site.ts'

/** A published page, whole. */
export function livePageHtml(
  frame: Frame,
  { page, path, alternates }: { page: LivePage; path: string; alternates: Alternate[] },
): string {
  const { site, data } = frame
  const url = `${site.origin}${hrefOf(path)}`
  const picture = page.pictureId === '' ? undefined : data.picture(page.pictureId, 'wide')
  const head = headOf(frame, {
    title: page.seoTitle || page.title,
    description: descriptionOf(page, site),
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
    structuredData: factsOf(frame, page, url, picture?.src ?? ''),
  })
  const published = { publishedDate: frame.dayOf(page.publishedAt), author: page.author }
  const meta = page.kind === 'post' ? `\n${postMeta(published, frame.locale)}` : ''
  const main = `<h1>${escapeHtml(page.title)}</h1>${meta}\n${renderBlocks(page.blocks, contextOf(frame, page.pageId))}`
  const members = frame.links.membersOf(page.groupId)
  return pageHtml(
    head,
    bodyOf(frame, main, path, members.length > 1 ? members : homes(frame, path)),
  )
}

export function listPageHtml(frame: Frame, list: PostList, alternates: Alternate[]): string {
  const { site, locale, words } = frame
  const head = headOf(frame, {
    title: list.title,
    description: shortened(
      `${siteName(site, frame.language)}: ${list.posts.map(({ title }) => title).join(' · ')}`,
      shownDescription,
    ),
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
  return pageHtml(head, bodyOf(frame, main, list.path, homes(frame, list.path)))
}

/** What search engines may show of a page: its own words, so that none is without. */
function descriptionOf(page: LivePage, site: Site): string {
  const own = page.seoDescription || page.excerpt || shortened(summaryOf(page), shownDescription)
  return own || `${page.title} – ${siteName(site, page.language)}`
}

/** Of a page that search engines do not list: it has no address of its own. */
export const unlisted = {
  alternates: [],
  isHidden: true,
  kind: 'website',
  picture: null,
  publishedAt: null,
  updatedAt: null,
  structuredData: [],
} as const satisfies Partial<OwnHead>

/** The page that says that there is none, or none any more. */
export function errorPageHtml(frame: Frame, kind: 'gone' | 'notFound'): string {
  const { words } = frame
  const [title, text] =
    kind === 'gone' ? [words.gone, words.goneText] : [words.notFound, words.notFoundText]
  const head = headOf(frame, {
    title,
    description: '',
    canonical: null,
    ...unlisted,
  })
  const main = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`
  return pageHtml(head, bodyOf(frame, main, '', homes(frame, '')))
}

export type OwnHead = Omit<
  PageHead,
  'language' | 'locale' | 'siteName' | 'feeds' | 'stylesheet' | 'icon' | 'colours'
>

export function headOf(frame: Frame, own: OwnHead): PageHead {
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

export function bodyOf(
  frame: Frame,
  main: string,
  path: string,
  members: readonly Member[],
): PageBody {
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

/** Where the languages of a page lead that has no counterparts: to their home pages. */
export function homes({ links, site, language }: Frame, path: string): Member[] {
  const members: Member[] = links.membersOf(site.homeGroupId)
  const hasOwn = members.some((member) => member.language === language)
  return hasOwn || path === '' ? members : [...members, { language, path }]
}
