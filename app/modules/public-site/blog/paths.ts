import { publicCodeOf } from '#app/shell/i18n/languages.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Tag } from './front-matter.ts'

export const blogPath = '/blogs'

export function postPath(slug: string): string {
  return `${blogPath}/${slug}`
}

export function tagPath(tag: Tag): string {
  return `${blogPath}?tag=${tag}`
}

/** The language is in the address of a feed, as a reader has no cookie. */
export function feedPath(kind: 'feed' | 'atom', language: Language): string {
  return `${blogPath}/${kind}.xml?lng=${publicCodeOf(language)}`
}

/** The address of a page in one language, which stays: feeds know their entries by it. */
export function inLanguage(path: string, language: Language): string {
  return `${path}?lng=${publicCodeOf(language)}`
}

/** For the head of the blog's pages: where readers of feeds subscribe. */
export function feedLinks(t: Translate, language: Language) {
  return [
    feedLink('application/rss+xml', `${t('feed.title')} (RSS)`, feedPath('feed', language)),
    feedLink('application/atom+xml', `${t('feed.title')} (Atom)`, feedPath('atom', language)),
  ]
}

function feedLink(type: string, title: string, href: string) {
  return { tagName: 'link' as const, rel: 'alternate', type, title, href }
}
