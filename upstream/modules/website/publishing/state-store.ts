import { and, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { MadeContent, MadePage } from './build-site.ts'
import { changesOf, type Manifest, type ManifestChanges, makeManifest } from './manifest.ts'
import type { Published, SiteState } from './publish.ts'
import type { Redirect } from './redirects.ts'
import type { LivePage } from './site.ts'
import {
  siteContentsTable,
  siteEntriesTable,
  siteLivePagesTable,
  sitePointerTable,
  siteRedirectsTable,
} from './tables.ts'

/** Which manifest visitors see; undefined before anything was published. */
export function findPointer({ db }: Reader) {
  return db.select().from(sitePointerTable).get()
}

/** The state as it is kept, and the version that a publication must still find. */
export type KeptState = { state: SiteState; version: number }

/** What of the site is published. */
export function loadState(reader: Reader): KeptState {
  const { db } = reader
  const pointer = findPointer(reader)
  const live = db.select().from(siteLivePagesTable).all()
  const pages: LivePage[] = live.map(({ page }) => JSON.parse(page))
  const made: Record<string, MadePage> = Object.fromEntries(
    live.map((row) => [row.pageId, JSON.parse(row.made)]),
  )
  return {
    version: pointer?.version ?? 0,
    state: {
      pages,
      paths: Object.fromEntries(live.map(({ pageId, path }) => [pageId, path])),
      redirects: listKeptRedirects(reader),
      made,
      manifest: pointer ? loadManifest(reader) : null,
    },
  }
}

export function listKeptRedirects({ db }: Reader): Redirect[] {
  return db
    .select()
    .from(siteRedirectsTable)
    .all()
    .map(({ source, pageId, address, origin }) => ({
      source,
      target: pageId === '' ? { address } : { pageId },
      origin,
    }))
}

/** Where published pages are, by their ids. */
export function livePaths({ db }: Reader): Map<string, string> {
  const { pageId, path } = siteLivePagesTable
  const rows = db.select({ pageId, path }).from(siteLivePagesTable).all()
  return new Map(rows.map((row) => [row.pageId, row.path]))
}

/** As `livePaths`, of a state that was loaded. */
export function livePathsOf({ paths }: Pick<SiteState, 'paths'>): Map<string, string> {
  return new Map(Object.entries(paths))
}

function loadManifest({ db }: Reader): Manifest {
  const rows = db.select().from(siteEntriesTable).all()
  const named = rows.filter(({ leftAt }) => leftAt === null)
  return makeManifest({
    entries: Object.fromEntries(
      named
        .filter(({ kind }) => kind === 'content')
        .map(({ path, hash, type }) => [path, { hash, type }]),
    ),
    redirects: Object.fromEntries(
      named.filter(({ kind }) => kind === 'redirect').map(({ path, target }) => [path, target]),
    ),
    gone: named.filter(({ kind }) => kind === 'gone').map(({ path }) => path),
  })
}

/** What was made, by its hash; undefined for a file of media. */
export function findContent({ db }: Reader, hash: string): string | undefined {
  return db.select().from(siteContentsTable).where(eq(siteContentsTable.hash, hash)).get()?.content
}

/** Stores what was made under its hash, before anything names it. */
export function storeContents({ sql }: Writer, contents: readonly MadeContent[]): void {
  for (const { hash, content } of contents) {
    sql.exec('insert or ignore into site_contents (hash, content) values (?, ?)', hash, content)
  }
}

/**
 * Points the site to another manifest, in the caller's transaction: from then on visitors see all of it.
 */
export function saveState(
  writer: Writer,
  firm: FirmContext,
  before: KeptState,
  { state }: Pick<Published, 'state'>,
): ManifestChanges {
  const changes = changesOf(state.manifest, before.state.manifest)
  writeLivePages(writer, before.state, state)
  writeRedirects(writer, before.state.redirects, state.redirects)
  writeEntries(writer, firm, state.manifest, changes)
  const pointer = {
    manifestId: state.manifest.id,
    version: before.version + 1,
    publishedAt: firm.now.toISOString(),
    publishedBy: firm.actor.userName,
  }
  writer.db
    .insert(sitePointerTable)
    .values({ id: 'site', ...pointer })
    .onConflictDoUpdate({ target: sitePointerTable.id, set: pointer })
    .run()
  return changes
}

/** Thousands of rows of a large site: statements are written out, as building each would take longer. */
function writeLivePages({ sql }: Writer, before: SiteState, after: SiteState): void {
  const text = (state: SiteState, page: LivePage) => ({
    path: state.paths[page.pageId] ?? '',
    page: JSON.stringify(page),
    made: JSON.stringify(state.made[page.pageId] ?? null),
  })
  const known = new Map(before.pages.map((page) => [page.pageId, text(before, page)]))
  for (const page of after.pages) {
    const row = text(after, page)
    const was = known.get(page.pageId)
    known.delete(page.pageId)
    if (was && was.path === row.path && was.page === row.page && was.made === row.made) continue
    sql.exec(
      `insert into site_live_pages (page_id, path, page, made) values (?, ?, ?, ?)
       on conflict (page_id) do update set path = excluded.path, page = excluded.page,
         made = excluded.made`,
      ...[page.pageId, row.path, row.page, row.made],
    )
  }
  for (const pageId of known.keys()) {
    sql.exec('delete from site_live_pages where page_id = ?', pageId)
  }
}

function writeRedirects(
  { db }: Writer,
  before: readonly Redirect[],
  after: readonly Redirect[],
): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  db.delete(siteRedirectsTable).run()
  for (const { source, target, origin } of after) {
    const pageId = 'pageId' in target ? target.pageId : ''
    const address = 'address' in target ? target.address : ''
    db.insert(siteRedirectsTable).values({ source, pageId, address, origin }).run()
  }
}

/** A stylesheet stays so long for pages that somebody opened before. */
const staysMs = 24 * 3_600_000

function writeEntries(
  { db, sql }: Writer,
  { now }: FirmContext,
  manifest: Manifest,
  { added, changed, removed }: ManifestChanges,
): void {
  const { path, kind, leftAt } = siteEntriesTable
  db.delete(siteEntriesTable)
    .where(inArray(kind, ['redirect', 'gone']))
    .run()
  for (const each of removed) {
    if (each.startsWith('/_theme/')) {
      db.update(siteEntriesTable).set({ leftAt: now.toISOString() }).where(eq(path, each)).run()
    } else db.delete(siteEntriesTable).where(eq(path, each)).run()
  }
  for (const each of [...added, ...changed]) {
    const entry = manifest.entries[each]
    if (!entry) continue
    sql.exec(
      `insert into site_entries (path, kind, hash, type, target, left_at)
       values (?, 'content', ?, ?, '', null)
       on conflict (path) do update set kind = excluded.kind, hash = excluded.hash,
         type = excluded.type, target = excluded.target, left_at = null`,
      ...[each, entry.hash, entry.type],
    )
  }
  const insert = `insert or ignore into site_entries (path, kind, hash, type, target, left_at)
                  values (?, ?, '', '', ?, null)`
  for (const [source, target] of Object.entries(manifest.redirects)) {
    sql.exec(insert, source, 'redirect', target)
  }
  for (const source of manifest.gone) sql.exec(insert, source, 'gone', '')
  const old = new Date(now.getTime() - staysMs).toISOString()
  db.delete(siteEntriesTable)
    .where(and(isNotNull(leftAt), lt(leftAt, old)))
    .run()
  const kept = db.select({ hash: siteEntriesTable.hash }).from(siteEntriesTable)
  db.delete(siteContentsTable).where(notInArray(siteContentsTable.hash, kept)).run()
}
