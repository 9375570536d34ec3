import { escapeAttribute } from '../../../core/xml/escape-xml.ts'
import {
  type Block,
  element,
  escapeHtml,
  markdownToHtml,
  openTag,
  type Picture,
} from '../pages/views.ts'
import type { ImportedMedia, ImportedPage, ImportedSite } from './neutral.ts'

type SiteToWrite = Pick<
  ImportedSite,
  'title' | 'origin' | 'language' | 'pages' | 'media' | 'authors'
>

/** What WordPress has no block for: it is left out of the file and told. */
export type NotWritten = { page: string; type: Block['type'] }

type Numbers = { idOf: (key: string) => number; urlOf: (key: string) => string }

/**
 * A site as an export of WordPress (WXR 1.2), which its importer takes, and `readWxr` reads as the same
 * pages. Records of the firm in a page, such as a price list, are left out.
 */
export function writeWxr(site: SiteToWrite): { xml: string; notWritten: NotWritten[] } {
  const notWritten: NotWritten[] = []
  const ids = new Map([...site.media, ...site.pages].map(({ key }, at) => [key, at + 1]))
  const media = new Map(site.media.map((each) => [each.key, each]))
  const pagesByGroup = new Map(site.pages.map((page) => [page.groupKey, page]))
  const idOf = (key: string) => ids.get(key) ?? 0
  const urlOf = (href: string) => {
    if (href.startsWith('media:')) return mediaUrl(site, media.get(href.slice(6)))
    if (!href.startsWith('page:')) return href
    const [group = '', anchor] = href.slice(5).split('#')
    const page = pagesByGroup.get(group)
    return page ? `${pageUrl(site, page)}${anchor === undefined ? '' : `#${anchor}`}` : href
  }
  const numbers: Numbers = { idOf, urlOf }
  const items = [
    ...site.media.map((each) => attachment(site, each, idOf(each.key))),
    ...site.pages.map((page) => {
      const content = page.blocks.map((block) =>
        blockHtml(block, numbers, () => notWritten.push({ page: page.key, type: block.type })),
      )
      return pageItem(site, page, content.filter(Boolean).join('\n\n'), numbers)
    }),
  ]
  return { xml: document(site, items), notWritten }
}

function document(site: SiteToWrite, items: readonly string[]): string {
  const authors = site.authors.map(({ key, name, email }) =>
    [
      '<wp:author>',
      tag('wp:author_login', loginOf(key)),
      tag('wp:author_email', email),
      tag('wp:author_display_name', name),
      '</wp:author>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">',
    '<channel>',
    tag('title', site.title),
    tag('link', site.origin),
    tag('language', site.language),
    tag('wp:wxr_version', '1.2'),
    tag('wp:base_site_url', site.origin),
    tag('wp:base_blog_url', site.origin),
    ...authors,
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

function attachment(site: SiteToWrite, media: ImportedMedia, id: number): string {
  return [
    '<item>',
    tag('title', media.name),
    tag('wp:post_id', String(id)),
    tag('wp:post_type', 'attachment'),
    tag('wp:status', 'inherit'),
    tag('wp:attachment_url', mediaUrl(site, media)),
    tag('excerpt:encoded', media.caption),
    meta('_wp_attachment_image_alt', media.alt),
    '</item>',
  ].join('\n')
}

const states: Record<ImportedPage['status'], string> = {
  draft: 'draft',
  scheduled: 'future',
  published: 'publish',
}

function pageItem(
  site: SiteToWrite,
  page: ImportedPage,
  content: string,
  { idOf }: Numbers,
): string {
  const group = page.groupKey === page.key ? '' : page.groupKey
  const date = (at: string | null) =>
    at === null ? '0000-00-00 00:00:00' : at.slice(0, 19).replace('T', ' ')
  const [author = ''] = page.authorKeys
  return [
    '<item>',
    tag('title', escapeHtml(page.title)),
    tag('link', pageUrl(site, page)),
    tag('dc:creator', author === '' ? '' : loginOf(author)),
    tag('content:encoded', content),
    tag('excerpt:encoded', escapeHtml(page.excerpt)),
    tag('wp:post_id', String(idOf(page.key))),
    tag('wp:post_date_gmt', date(page.publishedAt)),
    tag('wp:post_modified_gmt', date(page.updatedAt)),
    tag('wp:post_name', page.slug),
    tag('wp:status', states[page.status]),
    tag('wp:post_parent', String(page.parentKey === '' ? 0 : idOf(page.parentKey))),
    tag('wp:post_type', page.kind),
    ...page.tags.map((name) => term('post_tag', name, name)),
    page.language === '' ? '' : term('language', page.language, page.language),
    group === '' ? '' : term('post_translations', group, group),
    page.pictureKey === '' ? '' : meta('_thumbnail_id', String(idOf(page.pictureKey))),
    meta('_yoast_wpseo_title', page.seoTitle),
    meta('_yoast_wpseo_metadesc', page.seoDescription),
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** An element with its text as CDATA; where a text ends it, it begins again. */
function tag(name: string, text: string): string {
  const clean = text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has none of these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  if (!/[<&>]/.test(clean)) return `<${name}>${clean}</${name}>`
  return `<${name}><![CDATA[${clean.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`
}

function meta(name: string, value: string): string {
  if (value === '') return ''
  return `<wp:postmeta>${tag('wp:meta_key', name)}${tag('wp:meta_value', value)}</wp:postmeta>`
}

function term(domain: string, slug: string, name: string): string {
  return `<category domain="${domain}" nicename="${escapeAttribute(slug)}">${escapeAttribute(name)}</category>`
}

function loginOf(key: string): string {
  return key.split(':').at(-1) ?? key
}

function pageUrl({ origin }: SiteToWrite, { language, slug }: ImportedPage): string {
  return `${[origin, language, encodeURIComponent(slug)].filter(Boolean).join('/')}/`
}

function mediaUrl({ origin }: SiteToWrite, media: ImportedMedia | undefined): string {
  return media ? media.url || `${origin}/wp-content/uploads/${encodeURIComponent(media.name)}` : ''
}

/** A block in the form of WordPress's editor: HTML between comments that name it. */
function blockHtml(block: Block, numbers: Numbers, left: () => void): string {
  const { urlOf } = numbers
  const html = (markdown: string) =>
    markdownToHtml(markdown, (link) => {
      const href = urlOf(link)
      return href === '' ? undefined : { href }
    })
  switch (block.type) {
    case 'text':
      return named('freeform', html(block.text))
    case 'picture':
      return named('image', pictureHtml(block, block.href === '' ? '' : urlOf(block.href), numbers))
    case 'gallery': {
      const pictures = block.pictures.map((picture) => pictureHtml(picture, '', numbers))
      const heading =
        block.heading === '' ? '' : named('heading', `<h2>${escapeHtml(block.heading)}</h2>`)
      const figure = `<figure class="wp-block-gallery">${pictures.join('')}</figure>`
      return [heading, named('gallery', figure)].filter(Boolean).join('\n\n')
    }
    case 'quote': {
      const name = [block.name, block.role].filter(Boolean).join(', ')
      const cite = name === '' ? '' : `<cite>${escapeHtml(name)}</cite>`
      return named(
        'quote',
        `<blockquote class="wp-block-quote">${html(block.text)}${cite}</blockquote>`,
      )
    }
    case 'questions':
      return block.questions
        .map(({ question, answer }) =>
          named(
            'details',
            `<details class="wp-block-details"><summary>${escapeHtml(question)}</summary>${html(answer)}</details>`,
          ),
        )
        .join('\n\n')
    case 'files':
      return block.files
        .map(({ mediaId, label }) => {
          const link = element('a', { href: urlOf(`media:${mediaId}`) }, escapeHtml(label))
          return named('file', `<div class="wp-block-file">${link}</div>`)
        })
        .join('\n\n')
    case 'columns': {
      const columns = block.columns.map((column) => {
        const inside = column.map((leaf) => blockHtml(leaf, numbers, left)).join('\n')
        return named('column', `<div class="wp-block-column">${inside}</div>`)
      })
      return named('columns', `<div class="wp-block-columns">${columns.join('')}</div>`)
    }
    default:
      left()
      return ''
  }
}

function named(name: string, html: string): string {
  return `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`
}

function pictureHtml(
  { mediaId, alt, caption }: Picture,
  href: string,
  { idOf, urlOf }: Numbers,
): string {
  const image = openTag('img', {
    src: urlOf(`media:${mediaId}`),
    alt,
    class: `wp-image-${idOf(mediaId)}`,
  })
  const linked = href === '' ? image : element('a', { href }, image)
  const words = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure class="wp-block-image">${linked}${words}</figure>`
}
