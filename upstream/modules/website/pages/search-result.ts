import { shownDescription, shownTitle } from './check-page.ts'

/** A page as search engines show it, about: they cut at words, and choose other words at will. */
export type SearchResult = { title: string; address: string; description: string }

/**
 * @param page its title and description, and its words for where it has no description
 * @param url absolute
 */
export function searchResult(
  page: { title: string; siteName: string; description: string; words: string },
  url: string,
): SearchResult {
  const whole = page.title === page.siteName ? page.title : `${page.title} – ${page.siteName}`
  const { host, pathname } = new URL(url)
  const parts = decodeURI(pathname).split('/').filter(Boolean)
  return {
    title: shortened(whole, shownTitle),
    address: [host, ...parts].join(' › '),
    description: shortened(page.description || page.words, shownDescription),
  }
}

/** A text in one line of at most so many letters, cut between words. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut.toWellFormed()).replace(/[\s,;:.–-]+$/, '')}…`
}
