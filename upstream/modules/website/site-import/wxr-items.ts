import { ImportRefused } from './neutral.ts'
import { childText, readElements, type XmlElement } from './read-xml.ts'

/** An item of a WordPress export as it stands in the file. */
export type WxrItem = {
  id: string
  type: string
  status: string
  title: string
  slug: string
  link: string
  guid: string
  creator: string
  content: string
  excerpt: string
  date: string
  dateGmt: string
  modifiedGmt: string
  pubDate: string
  parentId: string
  menuOrder: number
  password: string
  attachmentUrl: string
  terms: { domain: string; slug: string; name: string }[]
  meta: { name: string; value: string }[]
  comments: number
}

export type Wxr = {
  version: string
  title: string
  link: string
  blogUrl: string
  language: string
  authors: { login: string; email: string; name: string }[]
  items: WxrItem[]
}

/** WXR 1.0, 1.1 and 1.2 have a namespace each. */
function isWp(namespace: string): boolean {
  return /^https?:\/\/wordpress\.org\/export\/\d+\.\d+\/$/.test(namespace)
}

const isExcerpt = (namespace: string) =>
  /^https?:\/\/wordpress\.org\/export\/\d+\.\d+\/excerpt\/$/.test(namespace)
const isContent = (namespace: string) => namespace === 'http://purl.org/rss/1.0/modules/content/'
const isDublinCore = (namespace: string) => namespace === 'http://purl.org/dc/elements/1.1/'
const isPlain = (namespace: string) => namespace === ''

/**
 * Reads an export of WordPress (WXR 1.0 to 1.2). As WordPress does, it takes no file without a version.
 * @throws ImportRefused
 */
export function readWxrItems(xml: string): Wxr {
  const wxr: Wxr = {
    version: '',
    title: '',
    link: '',
    blogUrl: '',
    language: '',
    authors: [],
    items: [],
  }
  readElements(
    xml,
    (_element, depth) => depth === 2,
    (element) => takeElement(element, wxr),
  )
  if (!/^\d+\.\d+$/.test(wxr.version)) throw new ImportRefused('noWordPressExport')
  return wxr
}

function takeElement(element: XmlElement, wxr: Wxr): void {
  const text = element.text.trim()
  if (isWp(element.namespace)) {
    if (element.name === 'wxr_version') wxr.version ||= text
    if (element.name === 'base_blog_url') wxr.blogUrl ||= text
    if (element.name === 'base_site_url') wxr.link ||= text
    if (element.name === 'author' || element.name === 'wp_author') {
      const login = childText(element, 'author_login', isWp)
      const email = childText(element, 'author_email', isWp)
      if (login !== '')
        wxr.authors.push({ login, email, name: childText(element, 'author_display_name', isWp) })
    }
  } else if (element.name === 'title') wxr.title ||= text
  else if (element.name === 'link' && isPlain(element.namespace)) wxr.blogUrl ||= text
  else if (element.name === 'language') wxr.language ||= text
  else if (element.name === 'item') wxr.items.push(itemOf(element))
}

function itemOf(element: XmlElement): WxrItem {
  const own = (name: string) => childText(element, name, isWp)
  const of = (name: string) => element.children.filter((child) => child.name === name)
  return {
    id: own('post_id'),
    type: own('post_type'),
    status: own('status'),
    title: childText(element, 'title', isPlain),
    slug: own('post_name'),
    link: childText(element, 'link', isPlain),
    guid: childText(element, 'guid', isPlain),
    creator: childText(element, 'creator', isDublinCore) || own('author'),
    // Its edges matter to nobody, line ends inside do.
    content: childText(element, 'encoded', isContent),
    excerpt: childText(element, 'encoded', isExcerpt),
    date: own('post_date'),
    dateGmt: own('post_date_gmt'),
    modifiedGmt: own('post_modified_gmt'),
    pubDate: childText(element, 'pubDate', isPlain),
    parentId: own('post_parent'),
    menuOrder: Number.parseInt(own('menu_order'), 10) || 0,
    password: own('post_password'),
    attachmentUrl: own('attachment_url'),
    terms: of('category')
      .filter(({ attributes }) => attributes.domain !== undefined)
      .map(({ attributes, text }) => ({
        domain: attributes.domain ?? '',
        slug: attributes.nicename ?? '',
        name: text.trim(),
      })),
    meta: of('postmeta')
      .filter(({ namespace }) => isWp(namespace))
      .map((meta) => ({
        name: childText(meta, 'meta_key', isWp),
        value: childText(meta, 'meta_value', isWp),
      })),
    comments: of('comment').filter(({ namespace }) => isWp(namespace)).length,
  }
}

/** The value of a meta field; empty for none. */
export function metaOf(item: WxrItem, name: string): string {
  return item.meta.find((meta) => meta.name === name)?.value ?? ''
}

/**
 * Whether a text is a value that PHP wrote by itself. Such a text is never read: what it could make when
 * it is read back is the attack.
 */
export function isSerialized(text: string): boolean {
  return /^(?:[aOCE]:\d+:|[sS]:\d+:"|[bidr]:[^;]*;$|N;$)/.test(text.trim())
}
