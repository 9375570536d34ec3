import { addressKey, keyPart, pathOfUrl } from './keys.ts'
import type { ImportedMedia, ImportedRedirect, Report } from './neutral.ts'
import type { Wxr, WxrItem } from './wxr-items.ts'

/** What all pages of an export need of each other. */
export type WxrSite = {
  wxr: Wxr
  site: string
  report: Report
  keyOf: (item: WxrItem) => string
  byId: ReadonlyMap<string, WxrItem>
  /** Items by the address they had. */
  byAddress: ReadonlyMap<string, WxrItem>
  mediaByAddress: ReadonlyMap<string, ImportedMedia>
  mediaById: ReadonlyMap<string, ImportedMedia>
  reused: ReadonlyMap<string, string>
}

/** Where a link leads: a page or file of the export, else its address. */
export function linkOf(href: string, absolute: string, own: WxrSite): string | undefined {
  if (href === '' || href.startsWith('#')) return href || undefined
  const [address = '', anchor] = absolute.split('#')
  const behind = anchor === undefined ? '' : `#${anchor}`
  const media = own.mediaByAddress.get(pictureAddress(address))
  if (media) return `media:${media.key}`
  const target = own.byAddress.get(addressKey(address)) ?? byNumber(address, own)
  if (target?.type === 'attachment') {
    const file = own.mediaById.get(target.id)
    return file ? `media:${file.key}` : absolute
  }
  const isPage = target?.type === 'post' || target?.type === 'page'
  return isPage ? `page:${groupKeyOf(target, own)}${behind}` : absolute
}

/** `/?p=12` of the same site. */
function byNumber(address: string, { wxr, byId }: WxrSite): WxrItem | undefined {
  if (!URL.canParse(address) || !URL.canParse(wxr.blogUrl)) return undefined
  const url = new URL(address)
  if (url.host !== new URL(wxr.blogUrl).host) return undefined
  const id = ['p', 'page_id', 'attachment_id']
    .map((name) => url.searchParams.get(name))
    .find(Boolean)
  return byId.get(id ?? '')
}

/** A picture in any of its sizes: `photo-300x200.jpg`, `photo-scaled.jpg` and `photo.jpg`. */
export function pictureAddress(url: string): string {
  const [address = ''] = url.split(/[?#]/)
  return addressKey(address).replace(/(?:-\d+x\d+|-scaled)?(\.\w+)$/, '$1')
}

export function addressesOf(item: WxrItem): string[] {
  return [item.link, item.guid].filter((url) => /^https?:/.test(url)).map(addressKey)
}

export function termOf(item: WxrItem, domain: string) {
  return item.terms.find((term) => term.domain === domain)
}

/** Polylang's group of translations, by its name: what its description holds is serialized and not read. */
export function translationsOf(item: WxrItem): string {
  return termOf(item, 'post_translations')?.slug ?? ''
}

export function groupKeyOf(item: WxrItem, own: WxrSite): string {
  const group = translationsOf(item)
  return group === '' ? own.keyOf(item) : `wordpress:${own.site}:${keyPart(group)}`
}

/** The old address, and those that the page had before it was renamed. */
export function redirectsOf(item: WxrItem, own: WxrSite): ImportedRedirect[] {
  if (item.status !== 'publish') return []
  const path = pathOfUrl(item.link)
  if (path === undefined || path === '/') return []
  const target = { pageKey: own.keyOf(item) }
  const old = item.meta
    .filter(({ name, value }) => name === '_wp_old_slug' && value !== '')
    .flatMap(({ value }) => {
      const renamed = path.replace(/[^/]+\/?$/, (part) => part.replace(/[^/]+/, value))
      return path.includes('?') ? [] : [renamed]
    })
  return [...new Set([path, ...old])].map((source) => ({ source, target }))
}
