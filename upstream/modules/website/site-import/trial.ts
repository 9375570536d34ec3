import { invalidField } from '#contract/core/errors.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import type { SiteImportTrial } from '#contract/website/site-import.ts'
import { maxMediaMebibytes } from '#contract/website/site-media.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { contentOf, pageRows } from '../pages/index.ts'
import { contentHash } from '../publishing/views.ts'
import { getSiteSettings } from '../site-settings/index.ts'
import { readImport } from './detect.ts'
import { type ImportedSite, ImportRefused } from './neutral.ts'
import { type ImportAction, type ImportPlan, type KnownRecord, planImport } from './plan-import.ts'
import { siteImportFileTable, siteImportRecordsTable } from './tables.ts'

export type Means = Pick<HandlerContext, 'store' | 'firm' | 'env'>

const shownPages = 200
const shownProblems = 300

function keyOf(firmId: string): string {
  return `firms/${firmId}/site-import`
}

/** Keeps a file until it is imported, and says what it would bring. @throws AppError invalid at `file` */
export async function uploadImport(means: Means, file: File): Promise<SiteImportTrial> {
  const { store, firm, env } = means
  if (file.size === 0) throw invalidField('file', 'fileEmpty')
  if (file.size > maxMediaMebibytes * 1024 * 1024) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxMediaMebibytes })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const site = readOrRefuse(bytes)
  await env.FILES.put(keyOf(firm.firmId), bytes)
  const row = { fileName: file.name.slice(0, 200), uploadedAt: firm.now.toISOString() }
  store.transact(firm, ({ db }) => {
    db.insert(siteImportFileTable)
      .values({ id: 'file', ...row })
      .onConflictDoUpdate({ target: siteImportFileTable.id, set: row })
      .run()
  })
  return trialOf(store.reader, site, row)
}

function readOrRefuse(bytes: Uint8Array): ImportedSite {
  try {
    return readImport(bytes)
  } catch (error) {
    if (error instanceof ImportRefused) throw invalidField('file', refusals[error.reason])
    throw error
  }
}

const refusals: Record<ImportRefused['reason'], string> = {
  noXml: 'siteImportUnreadable',
  doctype: 'siteImportDoctype',
  tooLarge: 'siteImportTooLarge',
  noWordPressExport: 'siteImportUnknown',
  noGhostExport: 'siteImportUnknown',
  noFeed: 'siteImportUnknown',
  noZip: 'siteImportUnreadable',
  noPages: 'siteImportUnknown',
}

/** The file that waits, read; undefined where none does. */
export async function waitingImport({
  store,
  firm,
  env,
}: Means): Promise<
  { site: ImportedSite; about: { fileName: string; uploadedAt: string } } | undefined
> {
  const about = store.reader.db.select().from(siteImportFileTable).get()
  const object = about && (await env.FILES.get(keyOf(firm.firmId)))
  if (!about || !object) return undefined
  return { site: readOrRefuse(new Uint8Array(await object.arrayBuffer())), about }
}

/** Forgets the file that waited. */
export async function forgetImport({ store, firm, env }: Means): Promise<void> {
  store.transact({ ...firm, idempotency: null }, ({ db }) => {
    db.delete(siteImportFileTable).run()
  })
  await env.FILES.delete(keyOf(firm.firmId))
}

export function trialOf(
  reader: Reader,
  site: ImportedSite,
  { fileName, uploadedAt }: { fileName: string; uploadedAt: string },
): SiteImportTrial {
  const plan = planImport(site, knownRecords(reader))
  const titles = new Map(site.pages.map(({ key, title }) => [key, title]))
  const languageOf = languageChooser(reader)
  return {
    ...{ fileName, uploadedAt },
    source: site.source,
    title: site.title,
    ...countsOf(plan),
    redirects: site.redirects.length,
    shown: plan.pages.slice(0, shownPages).map(({ action, page }) => ({
      title: page.title,
      kind: page.kind,
      language: languageOf(page.language || site.language),
      action,
    })),
    notTaken: site.notTaken.slice(0, shownProblems).map(({ kind, page, detail, count }) => ({
      ...{ kind, detail, count },
      page: titles.get(page) ?? '',
    })),
  }
}

/** How many pages and files are new, changed, kept and the same. */
export function countsOf(plan: ImportPlan): Pick<SiteImportTrial, 'pages' | 'media'> {
  const count = (actions: readonly { action: ImportAction }[]) => {
    const counts = { create: 0, update: 0, keep: 0, same: 0 }
    for (const { action } of actions) counts[action] += 1
    return counts
  }
  return { pages: count(plan.pages), media: count(plan.media) }
}

/** The language of the site that a tag of the file means: `de-AT` is German; others are the first one. */
export function languageChooser(reader: Reader): (tag: string) => Language {
  const settings = getSiteSettings(reader)
  return (tag) => {
    const wanted = languages.find((each) => tag.toLowerCase().split(/[-_]/)[0] === each)
    return wanted && settings.languages.includes(wanted) ? wanted : settings.defaultLanguage
  }
}

/** What was brought before, and what somebody changed of it here. */
export function knownRecords(reader: Reader): KnownRecord[] {
  const rows = reader.db.select().from(siteImportRecordsTable).all()
  const pages = new Map(
    pageRows(
      reader,
      rows.filter(({ kind }) => kind === 'page').map(({ recordId }) => recordId),
    ).map((row) => [row.id, row]),
  )
  return rows.flatMap(({ key, kind, recordId, hash, content }) => {
    if (kind === 'media') return [{ key, hash, isEdited: false }]
    const page = pages.get(recordId)
    // One that was deleted comes anew.
    return page ? [{ key, hash, isEdited: contentKey(contentOf(page)) !== content }] : []
  })
}

/** Names what is written of a page. */
export function contentKey(content: object): string {
  return contentHash(JSON.stringify(content))
}
