import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Language } from '#contract/core/fields.ts'
import { feedPath } from './paths.ts'

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
