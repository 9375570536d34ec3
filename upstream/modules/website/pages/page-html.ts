import type { Language } from '#contract/core/fields.ts'
import { element, escapeHtml, openTag } from './escape-html.ts'
import { dataBlock } from './structured-data.ts'

/** The same page in another language; `x-default` is for visitors of no language that there is. */
export type Alternate = { hreflang: Language | 'x-default'; href: string }

export type PageHead = {
  language: Language
  /** `de-AT`. */
  locale: string
  /** Of the page alone; the name of the site is added. */
  title: string
  siteName: string
  /** What search engines and messages show below the title; empty for none. */
  description: string
  /** Absolute. Null for a page that is at no address of its own, such as a preview or an error. */
  canonical: string | null
  alternates: Alternate[]
  /** Search engines shall not list it. */
  isHidden: boolean
  kind: 'website' | 'article'
  /** For messages that show the page: absolute. */
  picture: { src: string; width: number; height: number; alt: string } | null
  publishedAt: string | null
  updatedAt: string | null
  feeds: { type: 'application/rss+xml' | 'application/atom+xml'; title: string; href: string }[]
  stylesheet: string
  icon: string | null
  /** Of the browser's frame, in the light and the dark look; null for what there is not. */
  colours: { light: string | null; dark: string | null }
  /** Objects of schema.org. */
  structuredData: object[]
}

/** An entry of a menu; `hreflang` where it leads to a page of another language. */
export type MenuLink = {
  label: string
  href: string
  hreflang?: Language
  children: MenuLink[]
}

export type PageBody = {
  home: { href: string; name: string; logo: string }
  /** Of the page itself, which menus mark. */
  href: string
  menu: MenuLink[]
  footerMenu: MenuLink[]
  /** HTML below the footer's menu: the firm's address. */
  footer: string
  languages: { language: Language; label: string; href: string; isCurrent: boolean }[]
  /** HTML. */
  main: string
  words: { skip: string; menu: string; languages: string; footer: string }
}

/** A whole page. It has no script that runs and no style of its own: the policy of a site is `default-src 'none'`. */
export function pageHtml(head: PageHead, body: PageBody): string {
  return `<!doctype html>\n${element('html', { lang: head.language }, `\n${headHtml(head)}\n${bodyHtml(body)}\n`)}\n`
}

function headHtml(head: PageHead): string {
  const { title, siteName, description, canonical, picture } = head
  const whole = title === siteName || siteName === '' ? title : `${title} – ${siteName}`
  const property = (name: string, content: string | number | null) =>
    content === null || content === '' ? '' : openTag('meta', { property: name, content })
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', {}, escapeHtml(whole)),
    description === '' ? '' : openTag('meta', { name: 'description', content: description }),
    head.isHidden ? openTag('meta', { name: 'robots', content: 'noindex' }) : '',
    canonical === null ? '' : openTag('link', { rel: 'canonical', href: canonical }),
    ...head.alternates.map((each) => openTag('link', { rel: 'alternate', ...each })),
    ...head.feeds.map((feed) => openTag('link', { rel: 'alternate', ...feed })),
    openTag('link', { rel: 'stylesheet', href: head.stylesheet }),
    head.icon === null ? '' : openTag('link', { rel: 'icon', href: head.icon }),
    ...themeColours(head.colours),
    property('og:type', head.kind),
    property('og:title', title),
    property('og:site_name', siteName),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', head.locale.replace('-', '_')),
    ...(picture === null
      ? []
      : [
          property('og:image', picture.src),
          property('og:image:width', picture.width),
          property('og:image:height', picture.height),
          property('og:image:alt', picture.alt),
        ]),
    head.kind === 'article' ? property('article:published_time', head.publishedAt) : '',
    head.kind === 'article' ? property('article:modified_time', head.updatedAt) : '',
    openTag('meta', {
      name: 'twitter:card',
      content: picture === null ? 'summary' : 'summary_large_image',
    }),
    ...head.structuredData.map(dataBlock),
  ]
  return `<head>\n${lines.filter((line) => line !== '').join('\n')}\n</head>`
}

function themeColours({ light, dark }: PageHead['colours']): string[] {
  const colour = (content: string | null, media?: string) =>
    content === null ? [] : [openTag('meta', { name: 'theme-color', content, media })]
  if (light === null || dark === null) return colour(light ?? dark)
  return [
    ...colour(light, '(prefers-color-scheme: light)'),
    ...colour(dark, '(prefers-color-scheme: dark)'),
  ]
}

function bodyHtml(body: PageBody): string {
  const { home, href, menu, footerMenu, footer, languages, main, words } = body
  const name = home.logo === '' ? escapeHtml(home.name) : home.logo
  const header = [
    element('a', { class: 'home', href: home.href }, name),
    menu.length === 0 ? '' : element('nav', { 'aria-label': words.menu }, menuHtml(menu, href)),
    languages.length < 2 ? '' : languagesHtml(languages, words.languages),
  ]
  const foot = [
    footerMenu.length === 0
      ? ''
      : element('nav', { 'aria-label': words.footer }, menuHtml(footerMenu, href)),
    footer,
  ]
  return [
    '<body>',
    element('a', { class: 'skip', href: '#content' }, escapeHtml(words.skip)),
    `<header class="site-head">\n${present(header)}\n</header>`,
    `<main id="content">\n${main}\n</main>`,
    `<footer class="site-foot">\n${present(foot)}\n</footer>`,
    '</body>',
  ].join('\n')
}

function present(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n')
}

function menuHtml(links: readonly MenuLink[], page: string): string {
  const items = links.map(({ label, href, hreflang, children }) => {
    const current = href === page ? 'page' : undefined
    const link = element(
      'a',
      { href, hreflang, lang: hreflang, 'aria-current': current },
      escapeHtml(label),
    )
    return `<li>${link}${children.length === 0 ? '' : menuHtml(children, page)}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

function languagesHtml(languages: PageBody['languages'], title: string): string {
  const items = languages.map(({ language, label, href, isCurrent }) => {
    const current = isCurrent ? 'true' : undefined
    const attributes = { href, hreflang: language, lang: language, 'aria-current': current }
    return `<li>${element('a', attributes, escapeHtml(label))}</li>`
  })
  return element('nav', { class: 'languages', 'aria-label': title }, `<ul>${items.join('')}</ul>`)
}
