import { contentHash } from '../publishing/views.ts'
import type { ImportedMedia, ImportedPage, ImportedSite } from './neutral.ts'

/** A record that an import brought before. */
export type KnownRecord = {
  key: string
  /** Of what the file said of it. */
  hash: string
  /** Whether somebody changed it here since. */
  isEdited: boolean
}

/**
 * `keep`: it was changed here and in the file; what was written here stays, and the plan says so.
 * `same`: nothing is to be done.
 */
export type ImportAction = 'create' | 'update' | 'keep' | 'same'

export type PlannedPage = { action: ImportAction; hash: string; page: ImportedPage }
export type PlannedMedia = { action: ImportAction; hash: string; media: ImportedMedia }

export type ImportPlan = {
  pages: PlannedPage[]
  media: PlannedMedia[]
  /** Parents before what stands below them. */
  isEmpty: boolean
}

/**
 * What a file would change. The same file again changes nothing; a newer one changes what is different in
 * it, and never what somebody wrote here.
 */
export function planImport(site: ImportedSite, known: readonly KnownRecord[]): ImportPlan {
  const byKey = new Map(known.map((record) => [record.key, record]))
  const actionOf = (key: string, hash: string): ImportAction => {
    const before = byKey.get(key)
    if (!before) return 'create'
    if (before.hash === hash) return 'same'
    return before.isEdited ? 'keep' : 'update'
  }
  const pages = parentsFirst(site.pages).map((page) => {
    const hash = contentHash(JSON.stringify(page))
    return { action: actionOf(page.key, hash), hash, page }
  })
  const media = site.media.map((each) => {
    const { bytes, ...facts } = each
    const content = bytes === null ? '' : contentHash(bytes)
    const hash = contentHash(JSON.stringify([facts, content]))
    // A file that names a picture and does not hold it takes away none that is here.
    const action = bytes === null && byKey.has(each.key) ? 'same' : actionOf(each.key, hash)
    return { action, hash, media: each }
  })
  const isEmpty = [...pages, ...media].every(({ action }) => action === 'same' || action === 'keep')
  return { pages, media, isEmpty }
}

function parentsFirst(pages: readonly ImportedPage[]): ImportedPage[] {
  const byKey = new Map(pages.map((page) => [page.key, page]))
  const done = new Set<string>()
  const ordered: ImportedPage[] = []
  const add = (page: ImportedPage, above: ReadonlySet<string>) => {
    if (done.has(page.key)) return
    const parent = byKey.get(page.parentKey)
    if (parent && !above.has(parent.key)) add(parent, new Set([...above, page.key]))
    done.add(page.key)
    ordered.push(page)
  }
  for (const page of pages) add(page, new Set())
  return ordered
}
