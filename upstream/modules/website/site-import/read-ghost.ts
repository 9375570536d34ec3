import { z } from 'zod'
import { slugOf } from '../pages/views.ts'
import { readInstant } from './dates.ts'
import { type Files, fileFinder } from './files.ts'
import { htmlBlocks } from './html-blocks.ts'
import type { HtmlContext } from './html-context.ts'
import { readHtml, textOf } from './html-tree.ts'
import { addressKey, keyPart, pathOfUrl } from './keys.ts'
import { lexicalHtml } from './lexical.ts'
import {
  type ImportedMedia,
  type ImportedMenu,
  type ImportedPage,
  type ImportedSite,
  ImportRefused,
  makeReport,
} from './neutral.ts'

const Id = z.union([z.string(), z.number()]).transform(String)
const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const Order = z
  .number()
  .nullish()
  .transform((order) => order ?? 0)

const Post = z.object({
  id: Id,
  title: Text,
  slug: Text,
  html: Text,
  lexical: Text,
  type: Text,
  /** Before version 3. */
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: Text,
  visibility: Text,
  feature_image: Text,
  feature_image_alt: Text,
  feature_image_caption: Text,
  custom_excerpt: Text,
  meta_title: Text,
  meta_description: Text,
  codeinjection_head: Text,
  codeinjection_foot: Text,
  author_id: Id.nullish(),
  published_at: Text,
  updated_at: Text,
})
type Post = z.infer<typeof Post>

const list = <T extends z.ZodType>(row: T) =>
  z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? [])

const Data = z.object({
  posts: z.array(Post),
  tags: list(z.object({ id: Id, name: Text, slug: Text, visibility: Text })),
  posts_tags: list(z.object({ post_id: Id, tag_id: Id, sort_order: Order })),
  users: list(z.object({ id: Id, name: Text, slug: Text, email: Text })),
  posts_authors: list(z.object({ post_id: Id, author_id: Id, sort_order: Order })),
  posts_meta: list(
    z.object({
      post_id: Id,
      meta_title: Text,
      meta_description: Text,
      feature_image_alt: Text,
      feature_image_caption: Text,
    }),
  ),
  settings: list(z.object({ key: z.string(), value: z.unknown() })),
})
type Data = z.infer<typeof Data>

const Export = z.union([
  z.object({ db: z.array(z.object({ data: Data })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data: Data }).transform(({ data }) => data),
])

/**
 * Reads an export of Ghost (JSON) with the pictures of its `content` folder where they are beside it.
 * Internal tags, which begin with `#`, are no topics.
 * @throws ImportRefused
 */
export function readGhost(json: string, files: Files = new Map()): ImportedSite {
  const data = parse(json)
  const report = makeReport()
  const setting = (name: string) => {
    const value = data.settings.find(({ key }) => key === name)?.value
    return typeof value === 'string' ? value : ''
  }
  const title = setting('title')
  const site = keyPart(slugOf(title) || 'site')
  const find = fileFinder(files)
  const media = new Map<string, ImportedMedia>()
  /** Files of the site itself; those of others are not taken. */
  const mediaAt = (url: string): ImportedMedia | undefined => {
    const [, path] =
      /^(?:__GHOST_URL__)?\/(content\/(?:images|files|media)\/[^?#]+)/.exec(url) ?? []
    if (path === undefined) return undefined
    // Ghost keeps other sizes below `size/w600`.
    const whole = path.replace(/\/size\/[wh\d]+\//, '/')
    const known = media.get(whole)
    if (known) return known
    const made: ImportedMedia = {
      key: `ghost:${site}:${keyPart(whole)}`,
      name: whole.split('/').at(-1) ?? 'file',
      url,
      alt: '',
      caption: '',
      bytes: find(whole),
    }
    if (!made.bytes) report.add('pictureMissing', '', url)
    media.set(whole, made)
    return made
  }
  const keyOf = (post: Post) => `ghost:${site}:${keyPart(post.id)}`
  const bySlug = new Map(
    data.posts.map((post) => [addressKey(`https://x.example/${post.slug}`), post]),
  )
  const linkOf = (href: string): string | undefined => {
    const [address = '', anchor] = href.replace(/^__GHOST_URL__/, '').split('#')
    const behind = anchor === undefined ? '' : `#${anchor}`
    const file = mediaAt(href)
    if (file) return `media:${file.key}`
    if (!address.startsWith('/')) return href || undefined
    const post = bySlug.get(addressKey(`https://x.example${address}`))
    return post ? `page:${keyOf(post)}${behind}` : `${address}${behind}`
  }
  const pages = data.posts.map((post): ImportedPage => {
    const key = keyOf(post)
    const meta = data.posts_meta.find(({ post_id }) => post_id === post.id)
    const injected = [post.codeinjection_head, post.codeinjection_foot].filter(Boolean)
    if (injected.length > 0) report.add('codeInjection', key, '', injected.length)
    const isForMembers = post.visibility !== '' && post.visibility !== 'public'
    if (isForMembers) report.add('membersOnly', key, post.visibility)
    const html =
      post.html ||
      (post.lexical && lexicalHtml(post.lexical, (kind) => report.add('dynamicBlock', key, kind)))
    const context: HtmlContext = {
      hasPlainBreaks: false,
      picture: (src) => mediaAt(src),
      file: (href) => mediaAt(href)?.key,
      gallery: () => [],
      link: linkOf,
      left: (kind, detail) => report.add(kind, key, detail),
    }
    const picture = post.feature_image === '' ? undefined : mediaAt(post.feature_image)
    if (post.feature_image !== '' && !picture)
      report.add('pictureElsewhere', key, post.feature_image)
    if (picture) {
      picture.alt ||= plain(post.feature_image_alt || (meta?.feature_image_alt ?? ''))
      picture.caption ||= plain(post.feature_image_caption || (meta?.feature_image_caption ?? ''))
    }
    const publishedAt = readInstant(post.published_at)
    const state = states[post.status] ?? 'draft'
    if (post.title === '') report.add('untitled', key)
    return {
      key,
      kind: post.type === 'page' || (post.type === '' && Boolean(post.page)) ? 'page' : 'post',
      groupKey: key,
      language: '',
      title: post.title,
      slug: post.slug || slugOf(post.title) || `post-${keyPart(post.id)}`,
      parentKey: '',
      excerpt: post.custom_excerpt,
      blocks: htmlBlocks(html, context),
      seoTitle: post.meta_title || (meta?.meta_title ?? ''),
      seoDescription: post.meta_description || (meta?.meta_description ?? ''),
      pictureKey: picture?.key ?? '',
      authorKeys: authorsOf(post, data).map((id) => `ghost:${site}:author:${keyPart(id)}`),
      tags: tagsOf(post, data),
      status: isForMembers ? 'draft' : state,
      publishedAt: state === 'draft' ? null : publishedAt,
      updatedAt: readInstant(post.updated_at) ?? publishedAt,
    }
  })
  return {
    source: 'ghost',
    title,
    origin: '',
    language: setting('locale') || setting('lang') || setting('default_locale'),
    pages,
    media: [...media.values()],
    authors: data.users.map(({ id, name, slug, email }) => ({
      key: `ghost:${site}:author:${keyPart(id)}`,
      name: name || slug,
      email,
    })),
    menus: ['navigation', 'secondary_navigation'].flatMap((name) =>
      menuOf(name, setting(name), linkOf, site),
    ),
    redirects: data.posts
      .filter(({ status, slug }) => status === 'published' && slug !== '')
      .map((post) => ({ source: `/${post.slug}/`, target: { pageKey: keyOf(post) } })),
    notTaken: report.entries(),
  }
}

const states: Record<string, ImportedPage['status']> = {
  published: 'published',
  scheduled: 'scheduled',
  // Sent by mail alone: it never was on the site.
  sent: 'draft',
}

function parse(json: string): Data {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new ImportRefused('noGhostExport', { cause })
  }
  const read = Export.safeParse(value)
  if (!read.success || !read.data) throw new ImportRefused('noGhostExport', { cause: read.error })
  return read.data
}

function tagsOf(post: Post, data: Data): string[] {
  return data.posts_tags
    .filter(({ post_id }) => post_id === post.id)
    .sort((a, b) => a.sort_order - b.sort_order)
    .flatMap(({ tag_id }) => data.tags.find(({ id }) => id === tag_id) ?? [])
    .filter(
      ({ name, visibility }) => name !== '' && !name.startsWith('#') && visibility !== 'internal',
    )
    .map(({ name }) => name)
}

function authorsOf(post: Post, data: Data): string[] {
  const several = data.posts_authors
    .filter(({ post_id }) => post_id === post.id)
    .sort((a, b) => a.sort_order - b.sort_order)
    .map(({ author_id }) => author_id)
  return several.length > 0 ? several : post.author_id ? [post.author_id] : []
}

const Navigation = z.array(z.object({ label: z.string(), url: z.string() }))

function menuOf(
  name: string,
  value: string,
  linkOf: (href: string) => string | undefined,
  site: string,
): ImportedMenu[] {
  let json: unknown
  try {
    json = JSON.parse(value || '[]')
  } catch {
    return []
  }
  const read = Navigation.safeParse(json)
  if (!read.success || read.data.length === 0) return []
  const entries = read.data.map(({ label, url }) => {
    const href = linkOf(url) ?? url
    const target = href.startsWith('page:')
      ? { pageKey: href.slice(5).split('#')[0] ?? '' }
      : { href: href.startsWith('/') ? href : pathOfUrl(href) === undefined ? '/' : href }
    return { label, target, children: [] }
  })
  return [{ key: `ghost:${site}:menu:${name}`, name, entries }]
}

function plain(html: string): string {
  return textOf(readHtml(html, () => {}))
    .replace(/\s+/g, ' ')
    .trim()
}
