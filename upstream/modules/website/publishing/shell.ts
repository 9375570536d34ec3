import { type Alternate, dataBlock, escapeHtml, openTag, pageHtml } from '../pages/views.ts'
import type { ShopPage } from '../shop/index.ts'
import type { Frame } from './page-frame.ts'
import { bodyOf, headOf, homes, unlisted } from './render-page.ts'

/** Signs that no text has (private use of Unicode): a page's own parts take their places. */
const gaps = { title: '\ue000', description: '\ue001', canonical: '\ue002', main: '\ue003' }

/** The frame of a language without a page in it: made and published with all others. */
export function shellHtml(frame: Frame): string {
  const head = headOf(frame, {
    title: gaps.title,
    description: gaps.description,
    canonical: gaps.canonical,
    ...unlisted,
  })
  const main = `<h1>${gaps.title}</h1>\n${gaps.main}`
  return pageHtml(head, bodyOf(frame, main, '', homes(frame, '')))
}

const noIndex = '<meta name="robots" content="noindex">\n'

/** A page in its frame. One without an address of its own is not listed by search engines. */
export function inShell(
  shell: string,
  page: ShopPage,
  alternates: readonly Alternate[] = [],
): string {
  const { title, main, canonical, structuredData = [] } = page
  // What search engines list is never without.
  const description = page.description || (canonical === null ? '' : title)
  const lines = shell.split('\n').filter((line) => {
    if (description === '' && line.includes(gaps.description)) return false
    return canonical !== null || !line.includes(gaps.canonical)
  })
  const whole = canonical === null ? lines.join('\n') : lines.join('\n').replace(noIndex, '')
  const others = canonical === null ? [] : alternates
  const data = [
    ...others.map((each) => openTag('link', { rel: 'alternate', ...each })),
    ...structuredData.map(dataBlock),
  ].join('\n')
  return whole
    .replace('</head>', () => (data === '' ? '</head>' : `${data}\n</head>`))
    .replaceAll(gaps.title, () => escapeHtml(title))
    .replaceAll(gaps.description, () => escapeHtml(description))
    .replaceAll(gaps.canonical, () => escapeHtml(canonical ?? ''))
    .replaceAll(gaps.main, () => main)
}
