import { eq, inArray } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { SiteImportResult } from '#contract/website/site-import.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { insertMedia, type MediaFacts, mediaFacts, putSiteFile } from '../media/index.ts'
import { contentOf, getPageRow, notePublished, setBlocks, sitePages } from '../pages/index.ts'
import { replaceReferences, slugOf } from '../pages/views.ts'
import { livePathsOf, publishFirmSite } from '../publishing/index.ts'
import { addRedirect, type Redirect } from '../publishing/views.ts'
import { getSiteSettings, saveSettings } from '../site-settings/index.ts'
import type { ImportedPage, ImportedSite } from './neutral.ts'
import { type PlannedPage, planImport } from './plan-import.ts'
import { siteImportRecordsTable } from './tables.ts'
import {
  contentKey,
  countsOf,
  forgetImport,
  knownRecords,
  languageChooser,
  type Means,
  waitingImport,
} from './trial.ts'

/**
 * Brings the file that waits over: pages as drafts, files, the menu where there is none, old addresses.
 * What was brought before and changed here stays.
 * @throws AppError conflict where no file waits
 */
export async function commitImport(means: Means): Promise<SiteImportResult> {
  const { store, firm } = means
  const waiting = await waitingImport(means)
  if (!waiting) throw conflictOf('siteImportNone')
  const { site } = waiting
  const plan = planImport(site, knownRecords(store.reader))
  const files = await storeFiles(
    means,
    plan.media.filter(({ action }) => action !== 'same'),
  )
  store.transact(firm, (writer) => {
    const ids = writeMedia(writer, firm, files)
    writePages(writer, firm, site, plan.pages, ids)
    writeMenu(writer, firm, site)
  })
  const redirects = await writeRedirects(means, site)
  await forgetImport(means)
  return { ...countsOf(plan), redirects }
}

type StoredFile = {
  key: string
  hash: string
  planned: string
  facts: MediaFacts
  bytes: number
  alt: string
}

/** Lays files among the firm's files; those that the file names and does not hold are left out. */
async function storeFiles(
  means: Means,
  planned: ReturnType<typeof planImport>['media'],
): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const { media, hash: plannedHash } of planned) {
    if (media.bytes === null) continue
    const facts = mediaFacts(media.name, media.bytes)
    if ('refused' in facts) continue
    const hash = await putSiteFile(means, media.bytes, facts.type)
    const { key, alt, bytes } = media
    stored.push({ key, hash, planned: plannedHash, facts, alt, bytes: bytes.byteLength })
  }
  return stored
}

/** Enters the files; gives the ids of all that were ever brought, by their keys. */
function writeMedia(
  writer: Writer,
  firm: FirmContext,
  files: readonly StoredFile[],
): Map<string, string> {
  for (const { key, planned, ...media } of files) {
    const recordId = insertMedia(writer, firm, media)
    note(writer, { key, kind: 'media', recordId, hash: planned, content: '' })
  }
  return idsOf(writer, 'media')
}

type Noted = typeof siteImportRecordsTable.$inferInsert

function note({ db }: Writer, row: Noted): void {
  db.insert(siteImportRecordsTable)
    .values(row)
    .onConflictDoUpdate({ target: siteImportRecordsTable.key, set: row })
    .run()
}

function idsOf({ db }: Writer, kind: 'page' | 'media'): Map<string, string> {
  const rows = db
    .select()
    .from(siteImportRecordsTable)
    .where(eq(siteImportRecordsTable.kind, kind))
    .all()
  return new Map(rows.map(({ key, recordId }) => [key, recordId]))
}

function writePages(
  writer: Writer,
  firm: FirmContext,
  site: ImportedSite,
  planned: readonly PlannedPage[],
  media: ReadonlyMap<string, string>,
): void {
  const languageOf = languageChooser(writer)
  const known = idsOf(writer, 'page')
  const groups = new Map<string, string>()
  for (const { key, groupKey } of site.pages) {
    const id = known.get(key)
    if (id !== undefined) groups.set(groupKey, getPageRow(writer, id).groupId)
  }
  const authors = new Map(site.authors.map(({ key, name }) => [key, name]))
  const pages = planned.filter(({ action }) => action === 'create' || action === 'update')
  for (const { action, page } of pages) {
    if (action !== 'create') continue
    const parent = site.pages.find(({ key }) => key === page.parentKey)
    const input = {
      ...fieldsOf(page, authors),
      kind: page.kind,
      language: languageOf(page.language || site.language),
      groupId: groups.get(page.groupKey) ?? '',
      parentGroupId: parent ? (groups.get(parent.groupKey) ?? '') : '',
      text: '',
      pictureId: media.get(page.pictureKey) ?? '',
    }
    const { id, groupId } = createPage(writer, firm, input)
    known.set(page.key, id)
    groups.set(page.groupKey, groupId ?? '')
    const row = getPageRow(writer, id)
    if (page.publishedAt) notePublished(writer, row, { publishedAt: page.publishedAt })
  }
  // Links between pages need the ids of all of them.
  for (const { page, hash } of pages) {
    const id = known.get(page.key)
    if (id === undefined) continue
    const blocks = replaceReferences(page.blocks, {
      media: (key) => media.get(key) ?? key,
      href: (href) => ownHref(href, { media, groups }),
    })
    const { version } = getPageRow(writer, id)
    setBlocks(writer, firm, id, { blocks, version })
    const content = contentKey(contentOf(getPageRow(writer, id)))
    note(writer, { key: page.key, kind: 'page', recordId: id, hash, content })
  }
}

type PageInput = Parameters<typeof sitePages.create>[2]

/** A page with the wanted last part of its address, or with a free one where another page has it. */
function createPage(writer: Writer, firm: FirmContext, input: PageInput) {
  try {
    return sitePages.create(writer, firm, input)
  } catch (error) {
    const isTaken = error instanceof AppError && error.fields.slug !== undefined
    const isTwice = error instanceof AppError && error.fields.language !== undefined
    if (isTwice) return sitePages.create(writer, firm, { ...input, groupId: '', slug: '' })
    if (isTaken) return sitePages.create(writer, firm, { ...input, slug: '' })
    throw error
  }
}

function fieldsOf(page: ImportedPage, authors: ReadonlyMap<string, string>) {
  const names = page.authorKeys.flatMap((key) => authors.get(key) ?? [])
  return {
    title: page.title.slice(0, 200) || '…',
    slug: slugOf(page.slug || page.title),
    excerpt: page.excerpt.slice(0, 500),
    seoTitle: page.seoTitle.slice(0, 120),
    seoDescription: page.seoDescription.slice(0, 320),
    author: names.join(', ').slice(0, 120),
    tags: page.tags
      .map((tag) => tag.trim().slice(0, 60))
      .filter(Boolean)
      .slice(0, 20),
    isHidden: false,
  }
}

type Ids = { media: ReadonlyMap<string, string>; groups: ReadonlyMap<string, string> }

/** An address of the file as one of the site: `media:<key>` and `page:<group key>` by their new ids. */
function ownHref(href: string, { media, groups }: Ids): string {
  if (href.startsWith('media:')) return `media:${media.get(href.slice(6)) ?? href.slice(6)}`
  if (!href.startsWith('page:')) return href
  const [key = '', anchor] = href.slice(5).split('#')
  const id = groups.get(key) ?? key
  return `page:${id}${anchor === undefined ? '' : `#${anchor}`}`
}

/** Takes the first menu over where the site has none. */
function writeMenu(writer: Writer, firm: FirmContext, site: ImportedSite): void {
  const settings = getSiteSettings(writer)
  const [first] = site.menus
  if (!first || settings.menu.length > 0) return
  const known = idsOf(writer, 'page')
  const menu = first.entries.slice(0, 12).flatMap(({ label, target }) => {
    const short = label.slice(0, 60)
    if ('href' in target) {
      return /^(https?:\/\/|\/(?!\/))\S+$/.test(target.href)
        ? [{ groupId: '', href: target.href.slice(0, 400), label: short }]
        : []
    }
    const id = known.get(target.pageKey)
    return id === undefined
      ? []
      : [{ groupId: getPageRow(writer, id).groupId, href: '', label: short }]
  })
  if (menu.length > 0) saveSettings(writer, firm, { menu, version: settings.version })
}

/** Has old addresses lead to the pages that came of them; gives how many there are. */
async function writeRedirects(means: Means, site: ImportedSite): Promise<number> {
  const { store } = means
  const rows = store.reader.db
    .select()
    .from(siteImportRecordsTable)
    .where(inArray(siteImportRecordsTable.kind, ['page']))
    .all()
  const known = new Map(rows.map(({ key, recordId }) => [key, recordId]))
  const wanted = site.redirects.flatMap(({ source, target }): Redirect[] => {
    if ('address' in target) return [{ source, target, origin: 'import' }]
    const pageId = known.get(target.pageKey)
    return pageId === undefined ? [] : [{ source, target: { pageId }, origin: 'import' }]
  })
  if (wanted.length === 0) return 0
  let count = 0
  await publishFirmSite(means, {
    redirects: ({ state }) => {
      let redirects = state.redirects
      count = 0
      for (const redirect of wanted) {
        const added = addRedirect(redirects, livePathsOf(state), redirect, site.origin)
        if ('redirects' in added) {
          redirects = added.redirects
          count += 1
        }
      }
      return redirects
    },
  })
  return count
}
