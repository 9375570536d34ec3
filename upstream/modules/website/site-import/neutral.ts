import type { Block } from '../pages/views.ts'

/**
 * What a file of another system holds, in no system's own form. Keys are stable: the same record of the
 * same site has the same key in every file, so that bringing it over twice is once.
 */
export type ImportedSite = {
  source: 'wordpress' | 'ghost' | 'markdown' | 'feed'
  title: string
  /** `https://old.example/blog`, without a slash at its end; empty where the file does not say. */
  origin: string
  /** As the file has it: `de-AT`; empty where it does not say. */
  language: string
  pages: ImportedPage[]
  media: ImportedMedia[]
  authors: ImportedAuthor[]
  menus: ImportedMenu[]
  redirects: ImportedRedirect[]
  notTaken: NotTaken[]
}

export type ImportedPage = {
  key: string
  kind: 'page' | 'post'
  /** Pages that translate each other have the same; its own key where there is no translation. */
  groupKey: string
  /** `de`; empty for the site's own. */
  language: string
  title: string
  slug: string
  /** Key of the page it stands below; empty for none. */
  parentKey: string
  excerpt: string
  /** Media and pages are named by their keys: `media:<key>`, `page:<group key>`. */
  blocks: Block[]
  seoTitle: string
  seoDescription: string
  pictureKey: string
  authorKeys: string[]
  tags: string[]
  status: 'draft' | 'scheduled' | 'published'
  /** UTC; null where the file does not say. */
  publishedAt: string | null
  updatedAt: string | null
}

export type ImportedMedia = {
  key: string
  name: string
  /** Where the old site had it; it is never fetched. */
  url: string
  alt: string
  caption: string
  /** Null where the file names it and does not hold it. */
  bytes: Uint8Array | null
}

export type ImportedAuthor = { key: string; name: string; email: string }

export type ImportedMenuEntry = {
  label: string
  target: { pageKey: string } | { href: string }
  children: ImportedMenuEntry[]
}

export type ImportedMenu = { key: string; name: string; entries: ImportedMenuEntry[] }

/** An address of the old site, as a path with its question part. */
export type ImportedRedirect = { source: string; target: { pageKey: string } | { address: string } }

export type NotTakenKind =
  | 'comments'
  | 'password'
  | 'privatePage'
  | 'trash'
  | 'otherType'
  | 'script'
  | 'form'
  | 'embed'
  | 'audioVideo'
  | 'shortcode'
  | 'dynamicBlock'
  | 'pictureElsewhere'
  | 'pictureMissing'
  | 'fileMissing'
  | 'serialized'
  | 'mergedCells'
  | 'membersOnly'
  | 'codeInjection'
  | 'unreadableDate'
  | 'unreadableContent'
  | 'frontMatter'
  | 'untitled'
  | 'translationLinks'

/** What of a file could not be taken, or not as it was. `page` is the key of the page; empty for the file. */
export type NotTaken = { kind: NotTakenKind; page: string; detail: string; count: number }

/** Why a file is not read at all. */
export type RefusalReason =
  | 'noXml'
  | 'doctype'
  | 'tooLarge'
  | 'noWordPressExport'
  | 'noGhostExport'
  | 'noFeed'
  | 'noZip'
  | 'noPages'

export class ImportRefused extends Error {
  override name = 'ImportRefused'
  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

/** Counts what could not be taken: the same thing of the same page is one entry. */
export function makeReport() {
  const entries = new Map<string, NotTaken>()
  return {
    add(kind: NotTakenKind, page: string, detail = '', count = 1): void {
      const short = detail.length > 200 ? `${detail.slice(0, 200).toWellFormed()}…` : detail
      const key = JSON.stringify([kind, page, short])
      const known = entries.get(key)
      if (known) known.count += count
      else entries.set(key, { kind, page, detail: short, count })
    },
    entries: () => [...entries.values()],
  }
}
export type Report = ReturnType<typeof makeReport>
