import { zipSync } from 'fflate'
import { stringify } from 'yaml'
import { replaceReferences, writePage } from '../pages/views.ts'
import type { ImportedPage, ImportedSite } from './neutral.ts'

type SiteToWrite = Pick<ImportedSite, 'pages' | 'media' | 'authors'>

/**
 * A site as a ZIP of files in Markdown with their pictures, which other programs read, and
 * `readImport` reads as the same site. Nothing of it is in a form of our own but blocks that Markdown
 * has not, which stand as JSON in fences.
 */
export function writeMarkdownZip(site: SiteToWrite): Uint8Array {
  const encoder = new TextEncoder()
  const files: Record<string, Uint8Array> = {}
  const paths = mediaPaths(site)
  for (const { key, bytes } of site.media) {
    const path = paths.get(key)
    if (bytes !== null && path !== undefined) files[path] = bytes
  }
  const names = new Map(site.authors.map(({ key, name }) => [key, name]))
  const taken = new Set<string>()
  for (const page of site.pages) {
    files[pagePath(page, taken)] = encoder.encode(pageFile(page, paths, names))
  }
  // The same site is the same file: the time of a ZIP is none of its content.
  return zipSync(files, { level: 6, mtime: new Date('1980-01-01T12:00:00') })
}

function mediaPaths({ media }: SiteToWrite): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    media.map(({ key, name }) => {
      const [, base = 'file', ending = ''] =
        /^(.*?)(\.\w+)?$/.exec(name.replace(/[^\w.-]+/g, '-')) ?? []
      let path = `media/${base}${ending}`
      for (let count = 2; taken.has(path.toLowerCase()); count += 1)
        path = `media/${base}-${count}${ending}`
      taken.add(path.toLowerCase())
      return [key, path]
    }),
  )
}

function pagePath({ kind, language, slug }: ImportedPage, taken: Set<string>): string {
  const folder = [kind === 'post' ? 'posts' : 'pages', language].filter(Boolean).join('/')
  const base = slug.replace(/[^\p{L}\p{N}-]+/gu, '-') || 'page'
  let path = `${folder}/${base}.md`
  for (let count = 2; taken.has(path.toLowerCase()); count += 1)
    path = `${folder}/${base}-${count}.md`
  taken.add(path.toLowerCase())
  return path
}

function pageFile(
  page: ImportedPage,
  paths: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): string {
  const head = {
    title: page.title,
    slug: page.slug,
    type: page.kind,
    lang: page.language,
    date: page.publishedAt,
    updated: page.updatedAt,
    draft: page.status === 'draft' ? true : undefined,
    tags: page.tags,
    authors: page.authorKeys.flatMap((key) => names.get(key) ?? []),
    excerpt: page.excerpt,
    description: page.seoDescription,
    seoTitle: page.seoTitle,
    picture: paths.get(page.pictureKey),
    key: page.key,
    groupKey: page.groupKey,
    parentKey: page.parentKey,
  }
  const known = Object.entries(head).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined && !isEmptyList(value),
  )
  const blocks = replaceReferences(page.blocks, {
    media: (key) => paths.get(key) ?? key,
    href: (href) =>
      href.startsWith('media:') ? `media:${paths.get(href.slice(6)) ?? href.slice(6)}` : href,
  })
  return `---\n${stringify(Object.fromEntries(known), { lineWidth: 0 })}---\n\n${writePage(blocks)}\n`
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
