import { languages } from '#contract/core/fields.ts'
import { slugOf } from '../pages/views.ts'
import { readInstant } from './dates.ts'
import type { Files } from './files.ts'
import { type FrontMatter, listField, textField } from './front-matter.ts'
import { keyPart } from './keys.ts'
import type { ImportedRedirect } from './neutral.ts'

/** A file in Markdown, and what its path says. */
export type Source = FrontMatter & {
  path: string
  key: string
  groupKey: string
  language: string
  kind: 'page' | 'post'
  slug: string
  /** Of a file name such as `2024-03-01-bread.md`. */
  dateOfName: string | null
  isDraftFolder: boolean
}

/** What the path and the head of a file say. */
export function sourceOf(path: string, head: FrontMatter): Source {
  const { fields } = head
  const folders = path.split('/')
  const file = folders.pop() ?? ''
  const [, name = '', ofName = ''] = /^(.*?)(?:\.([a-z]{2}))?\.\w+$/.exec(file) ?? []
  const isIndex = /^_?index$/i.test(name)
  const own = isIndex ? (folders.pop() ?? '') : name
  const [, dateOfName, rest = own] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(own) ?? []
  const ofFolder = folders.find((folder) => isLanguage(folder)) ?? ''
  const language =
    textField(fields, 'lang', 'language', 'locale').slice(0, 2) ||
    (isLanguage(ofName) ? ofName : ofFolder)
  const place = [...folders.filter((folder) => folder !== ofFolder || ofFolder === ''), own].join(
    '/',
  )
  const groupKey =
    textField(fields, 'group', 'translationkey', 'translation_key', 'translation-key') ||
    place ||
    'home'
  const inPosts = folders.some((folder) => /^_?(posts?|blog|news|articles|drafts)$/i.test(folder))
  const type = textField(fields, 'type', 'layout', 'kind')
  const isPost = type === 'post' || (type !== 'page' && (inPosts || dateOfName !== undefined))
  const permalink = textField(fields, 'slug') || lastPart(textField(fields, 'permalink', 'url'))
  return {
    ...head,
    path,
    key: textField(fields, 'key') || `markdown:${keyPart(path.replace(/\.\w+$/, ''))}`,
    groupKey: textField(fields, 'groupkey') || `markdown:group:${keyPart(groupKey)}`,
    language: isLanguage(language) ? language : '',
    kind: isPost ? 'post' : 'page',
    slug: slugOf(permalink || rest) || (isIndex ? 'home' : 'page'),
    dateOfName: dateOfName === undefined ? null : readInstant(dateOfName),
    isDraftFolder: folders.includes('_drafts'),
  }
}

function isLanguage(text: string): boolean {
  return languages.some((language) => language === text)
}

function lastPart(path: string): string {
  // Patterns such as `/:year/:title/` say nothing of one page.
  return path.includes(':')
    ? ''
    : (path.split('/').filter(Boolean).at(-1) ?? '').replace(/\.html?$/, '')
}

/** Addresses that the page had, by its head. */
export function redirectsOf(source: Source): ImportedRedirect[] {
  const { fields, key } = source
  if (fields.get('draft') === true || fields.get('published') === false) return []
  const own = [
    textField(fields, 'permalink', 'url'),
    ...listField(fields, 'aliases', 'redirect_from'),
  ]
  return own
    .filter((path) => path.startsWith('/') && !path.includes(':'))
    .map((path) => ({ source: path, target: { pageKey: key } }))
}

export function isMarkdown(path: string): boolean {
  return (
    /\.(md|markdown|mdown|mkd|mdx)$/i.test(path) &&
    !/(^|\/)(readme|license|changelog)\.\w+$/i.test(path)
  )
}

export function isMedia(path: string): boolean {
  return /\.(jpe?g|png|gif|webp|avif|pdf|docx?|xlsx?|odt|ods|zip|mp3|mp4)$/i.test(path)
}

/** Without the one folder that most programs put around everything. */
export function withoutRoot(files: Files): Map<string, Uint8Array> {
  const roots = new Set([...files.keys()].map((path) => path.split('/')[0]))
  const [root] = roots
  const isInFolder = [...files.keys()].every((path) => path.includes('/'))
  if (roots.size !== 1 || root === undefined || !isInFolder || root.startsWith('_'))
    return new Map(files)
  return new Map([...files].map(([path, content]) => [path.slice(root.length + 1), content]))
}

/** Where links may name a page: its path with and without ending, its slug, its permalink. */
export function placesOf(source: Source): string[] {
  const path = source.path
    .replace(/\.\w+$/, '')
    .replace(/(^|\/)_?index$/, '$1')
    .replace(/\/$/, '')
  const permalink = textField(source.fields, 'permalink', 'url')
  return [path, source.path, resolve([], permalink)].filter(Boolean)
}

/** A path from a folder, without `.` and `..`. */
export function resolve(folder: readonly string[], path: string): string {
  const parts = [...folder]
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
