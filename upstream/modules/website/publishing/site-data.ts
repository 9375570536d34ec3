import type { Language } from '#contract/core/fields.ts'
import type { PictureView, SiteData } from '../pages/views.ts'
import { hrefOf } from './paths.ts'
import type { LanguageRecords, LivePage, MediaRecord, Site, SiteRecords } from './site.ts'
import { groupsOf, variantToRead } from './translations.ts'

/** A file that published pages show: only these can be fetched. */
export type UsedFile = { path: string; hash: string; type: string }

/** Where pages note the files that they show. */
export type UsedFiles = { note: (file: UsedFile) => void }

export type Linked = { path: string; language: Language }

/** Where pages of the site are, by translation group; the languages that are published. */
export type PageLinks = {
  membersOf: (groupId: string) => (LivePage & { path: string })[]
  linkTo: (groupId: string, language: Language) => Linked | undefined
}

export function pageLinks(
  site: Site,
  pages: readonly LivePage[],
  paths: ReadonlyMap<string, string>,
): PageLinks {
  const located = pages.flatMap((page) => {
    const path = paths.get(page.pageId)
    return path === undefined ? [] : [{ ...page, path }]
  })
  const groups = groupsOf(located)
  const membersOf = (groupId: string) => groups.get(groupId) ?? []
  return {
    membersOf,
    linkTo(groupId, language) {
      const read = variantToRead(membersOf(groupId), language, site.languages)
      return read && { path: read.variant.path, language: read.variant.language }
    },
  }
}

const nothing: LanguageRecords = {
  items: [],
  categories: {},
  courses: {},
  bookingPages: {},
  hours: {},
}

/**
 * What the pages of a language show of the firm, from plain records. Every file that a page shows is
 * noted in `used`.
 */
export function siteData(
  language: Language,
  records: SiteRecords,
  links: PageLinks,
  used: UsedFiles,
): SiteData {
  const own = records.languages[language] ?? nothing
  const items = new Map(own.items.map((item) => [item.id, item]))
  const use = (path: string, { hash, type }: { hash: string; type: string }) => {
    used.note({ path, hash, type })
    return hrefOf(path)
  }
  const fileHref = (media: MediaRecord) => use(mediaPath(media.hash, media.name), media)
  const media = (id: string) => (Object.hasOwn(records.media, id) ? records.media[id] : undefined)
  return {
    item: (id) => items.get(id),
    itemsOfCategory: (id) =>
      (Object.hasOwn(own.categories, id) ? (own.categories[id] ?? []) : []).flatMap(
        (itemId) => items.get(itemId) ?? [],
      ),
    course: (id) => (Object.hasOwn(own.courses, id) ? own.courses[id] : undefined),
    bookingHref: (id) => (Object.hasOwn(own.bookingPages, id) ? own.bookingPages[id] : undefined),
    hours: (id) => (Object.hasOwn(own.hours, id) ? own.hours[id] : undefined),
    file(id) {
      const found = media(id)
      if (!found) return undefined
      const { name, type, bytes } = found
      return { href: fileHref(found), name, type, bytes }
    },
    picture(id, shape) {
      const found = media(id)
      return found && pictureView(found, shape, use)
    },
    link(href) {
      if (href.startsWith('media:')) {
        const found = media(href.slice(6))
        return found && { href: fileHref(found) }
      }
      if (!href.startsWith('page:')) return { href }
      const [groupId = '', anchor] = href.slice(5).split('#')
      const target = links.linkTo(groupId, language)
      if (!target) return undefined
      const address = `${hrefOf(target.path)}${anchor === undefined ? '' : `#${anchor}`}`
      return target.language === language
        ? { href: address }
        : { href: address, hreflang: target.language }
    },
  }
}

/** The hash in the address lets browsers keep a file for ever. */
export function mediaPath(hash: string, name: string): string {
  return `/_media/${hash}/${name.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(-80) || 'file'}`
}

/** The sizes of one shape; of a picture without sizes of its own the file itself, if it has a size. */
function pictureView(
  media: MediaRecord,
  shape: string,
  use: (path: string, file: { hash: string; type: string }) => string,
): PictureView | undefined {
  const fitting = media.renditions.filter((rendition) => rendition.shape === shape)
  const sizes =
    fitting.length > 0 ? fitting : media.renditions.filter((each) => each.shape === 'original')
  const ordered = [...sizes].sort((a, b) => a.width - b.width)
  // The middle one is for browsers that read no `srcset`.
  const shown = ordered[Math.floor(ordered.length / 2)]
  if (!shown) return undefined
  const base = media.name.replace(/\.\w+$/, '')
  const href = (each: (typeof ordered)[number]) =>
    use(mediaPath(each.hash, `${base}-${each.width}.${each.type.split('/')[1] ?? 'img'}`), each)
  const sources = ordered.map((each) => ({ width: each.width, src: href(each) }))
  return { src: href(shown), sources, width: shown.width, height: shown.height }
}
