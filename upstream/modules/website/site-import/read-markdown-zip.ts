import MarkdownIt from 'markdown-it'
import {
  type Block,
  readPage,
  readText,
  replaceReferences,
  slugOf,
  wordsOf,
} from '../pages/views.ts'
import type { Files } from './files.ts'
import {
  dateField,
  type FrontMatter,
  listField,
  readFrontMatter,
  textField,
} from './front-matter.ts'
import { htmlBlocks } from './html-blocks.ts'
import type { HtmlContext } from './html-context.ts'
import { keyPart } from './keys.ts'
import {
  isMarkdown,
  isMedia,
  placesOf,
  redirectsOf,
  resolve,
  type Source,
  sourceOf,
  withoutRoot,
} from './markdown-sources.ts'
import {
  type ImportedMedia,
  type ImportedPage,
  type ImportedSite,
  ImportRefused,
  makeReport,
  type Report,
} from './neutral.ts'

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })

type Zip = {
  sources: Source[]
  media: Map<string, ImportedMedia>
  report: Report
  bySite: ReadonlyMap<string, Source>
}

/**
 * Reads the unpacked files of a ZIP in Markdown: those of Jekyll, Hugo, Astro, Eleventy and other
 * generators, notes of editors, and what `writeMarkdownZip` wrote. Paths are the keys, so that the same
 * ZIP is the same site.
 * @throws ImportRefused
 */
export function readMarkdownFiles(unpacked: Files): ImportedSite {
  const files = withoutRoot(unpacked)
  const texts = [...files].filter(([path]) => isMarkdown(path))
  if (texts.length === 0) throw new ImportRefused('noPages')
  const report = makeReport()
  const decoder = new TextDecoder()
  const sources = texts.map(([path, content]) =>
    sourceOf(path, readFrontMatter(decoder.decode(content))),
  )
  const media = new Map(
    [...files]
      .filter(([path]) => !isMarkdown(path) && isMedia(path))
      .map(([path, content]) => [path, mediaOf(path, content)]),
  )
  const zip: Zip = {
    sources,
    media,
    report,
    bySite: new Map(sources.flatMap((source) => placesOf(source).map((place) => [place, source]))),
  }
  const pages = sources.map((source) => pageOf(source, zip))
  const names = [...new Set(sources.flatMap((source) => authorNames(source.fields)))]
  return {
    source: 'markdown',
    title: '',
    origin: '',
    language: '',
    pages,
    media: [...media.values()],
    authors: names.map((name) => ({ key: authorKey(name), name, email: '' })),
    menus: [],
    redirects: sources.flatMap(redirectsOf),
    notTaken: report.entries(),
  }
}

function mediaOf(path: string, bytes: Uint8Array): ImportedMedia {
  return {
    key: mediaKey(path),
    name: path.split('/').at(-1) ?? 'file',
    url: path,
    alt: '',
    caption: '',
    bytes,
  }
}

function mediaKey(path: string): string {
  return `markdown:${keyPart(path)}`
}

function pageOf(source: Source, zip: Zip): ImportedPage {
  const { fields, key } = source
  if (source.unread !== null) zip.report.add('frontMatter', key, source.unread.toUpperCase())
  const { title, blocks } = contentOf(source, zip)
  const picture = textField(
    fields,
    'picture',
    'image',
    'cover',
    'featured_image',
    'thumbnail',
    'hero',
  )
  const pictureKey = picture === '' ? undefined : mediaAt(picture, source, zip)?.key
  if (picture !== '' && pictureKey === undefined) zip.report.add('pictureMissing', key, picture)
  const publishedAt =
    dateField(fields, 'date', 'publishdate', 'pubdate', 'published_at') ?? source.dateOfName
  const isDraft =
    source.isDraftFolder || fields.get('draft') === true || fields.get('published') === false
  return {
    key,
    kind: source.kind,
    groupKey: source.groupKey,
    language: source.language,
    title,
    slug: source.slug,
    parentKey: textField(fields, 'parentkey'),
    excerpt: textField(fields, 'excerpt', 'summary'),
    blocks,
    seoTitle: textField(fields, 'seotitle', 'seo_title'),
    seoDescription: textField(fields, 'description'),
    pictureKey: pictureKey ?? '',
    authorKeys: authorNames(fields).map(authorKey),
    tags: listField(fields, 'tags', 'categories', 'keywords'),
    status: isDraft ? 'draft' : 'published',
    publishedAt: isDraft ? null : publishedAt,
    updatedAt:
      dateField(fields, 'updated', 'lastmod', 'last_modified_at', 'updated_at', 'date') ??
      publishedAt,
  }
}

/** The title of the head, else the first heading, which the text then goes without. */
function contentOf(source: Source, zip: Zip): { title: string; blocks: Block[] } {
  const { fields, key, text } = source
  const own = textField(fields, 'title')
  const [heading = '', words = ''] = /^\s*#[^\S\n]+(.+?)[^\S\n]*#*[^\S\n]*(?:\n|$)/.exec(text) ?? []
  const hasHeading = words !== '' && (own === '' || sameWords(own, words))
  const body = hasHeading ? text.slice(heading.length) : text
  const title =
    own || plainLine(words) || (source.path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  if (own === '' && words === '') zip.report.add('untitled', key)
  for (const [, name = ''] of body.matchAll(/\{\{[<%]\s*\/?\s*([\w-]+)|\{%-?\s*([\w-]+)/g)) {
    zip.report.add('shortcode', key, name || 'liquid')
  }
  if (fields.has('groupkey') || /^`{3,}block:/m.test(body))
    return { title, blocks: ownBlocks(body, source, zip) }
  const context: HtmlContext = {
    hasPlainBreaks: false,
    picture: (src) => mediaAt(src, source, zip),
    file: (href) => mediaAt(href, source, zip)?.key,
    gallery: () => [],
    link: (href) => linkOf(href, source, zip),
    left: (kind, detail) => zip.report.add(kind, key, detail),
  }
  return { title, blocks: htmlBlocks(markdown.render(body), context) }
}

/** What was written by `writeMarkdownZip`: blocks with paths in place of ids. */
function ownBlocks(body: string, source: Source, zip: Zip): Block[] {
  const { blocks, problems } = readPage(body)
  for (const { type } of problems) zip.report.add('unreadableContent', source.key, type)
  return replaceReferences(blocks, {
    media: (path) => mediaAt(path, source, zip)?.key ?? mediaKey(path),
    href: (href) => {
      if (href.startsWith('media:'))
        return `media:${mediaAt(href.slice(6), source, zip)?.key ?? mediaKey(href.slice(6))}`
      return href
    },
  })
}

function plainLine(markdownLine: string): string {
  const [first] = readText(markdownLine)
  return first?.type === 'paragraph' ? wordsOf(first.children) : markdownLine
}

function sameWords(a: string, b: string): boolean {
  return slugOf(a) === slugOf(plainLine(b))
}

/** A file of the ZIP by its path from a page, from the root, or from the folder of public files. */
function mediaAt(href: string, source: Source, { media }: Zip): ImportedMedia | undefined {
  const [path = ''] = decoded(href.replace(/^media:/, '')).split(/[?#]/)
  if (/^[a-z]+:/i.test(path) || path.startsWith('//')) return undefined
  const folder = source.path.split('/').slice(0, -1)
  const fromPage = resolve(path.startsWith('/') ? [] : folder, path)
  const candidates = [
    fromPage,
    resolve([], path),
    `static/${resolve([], path)}`,
    `public/${resolve([], path)}`,
  ]
  return candidates.flatMap((candidate) => media.get(candidate) ?? [])[0]
}

function linkOf(href: string, source: Source, zip: Zip): string | undefined {
  const file = mediaAt(href, source, zip)
  if (file) return `media:${file.key}`
  if (href === '' || href.startsWith('#') || /^[a-z]+:/i.test(href)) return href || undefined
  const [path = '', anchor] = decoded(href).split('#')
  const folder = source.path.split('/').slice(0, -1)
  const places = [resolve(path.startsWith('/') ? [] : folder, path), resolve([], path)]
  const target = places
    .flatMap((place) => [place, place.replace(/\.(md|markdown|html?)$/i, '')])
    .flatMap((place) => zip.bySite.get(place) ?? [])[0]
  const behind = anchor === undefined ? '' : `#${anchor}`
  if (target) return `page:${target.groupKey}${behind}`
  return href.startsWith('/') ? href : `/${resolve(folder, path)}${behind}`
}

function authorNames(fields: FrontMatter['fields']): string[] {
  return listField(fields, 'authors', 'author')
}

function authorKey(name: string): string {
  return `markdown:author:${keyPart(slugOf(name) || name)}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
