import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { PublishOutcome } from '#contract/website/publishing.ts'
import { breathe } from '../../../core/breathe.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader, Store } from '../../../firm/store.ts'
import { notePublished, notSubmitted, type PageRow, pageRows, tellAuthor } from '../pages/index.ts'
import { referencesOf } from '../pages/views.ts'
import type { BuildInput, MadeContent } from './build-site.ts'
import { livePage } from './live-page.ts'
import { logoId, logoOfFirm, mediaRecords } from './media-of-site.ts'
import { type Published, publishInParts, type Refused } from './publish.ts'
import { recordsOfFirm } from './records-of-firm.ts'
import type { Redirect } from './redirects.ts'
import { refreshTomorrow, scheduleNext } from './schedule-next.ts'
import type { LivePage } from './site.ts'
import { siteOfFirm } from './site-of-firm.ts'
import { type KeptState, loadState, saveState, storeContents } from './state-store.ts'

/** What a publication is done with. */
export type Means = { store: Store; firm: FirmContext; env: Env }

/** Ids of pages that are published as they are now and taken off, and redirects in place of what there are. */
export type Wanted = {
  publish?: readonly string[]
  unpublish?: readonly string[]
  redirects?: (kept: KeptState) => Redirect[]
}

/** Names the program that makes pages: raise it when what it makes changed. */
const build = '1'
/** As many contents are stored before other requests of the firm have their turn. */
const atOnce = 50
/** As often it begins anew where somebody else published meanwhile. */
const maxTries = 3

/** The last publication of each firm that is here. */
const running = new WeakMap<Store, Promise<unknown>>()

/**
 * Publishes the site: by hand, by schedule and by a program alike. What is made is stored first, then the
 * site points to it in one transaction, and only if nobody else published meanwhile. Publications of a firm
 * go one after the other, so that two of them do not make the same pages twice.
 * @throws AppError conflict with `detail.problems` for pages that cannot stand together; nothing changed then
 */
export function publishFirmSite(means: Means, wanted: Wanted): Promise<PublishOutcome> {
  const before = running.get(means.store)
  const publish = () => publishNow(means, wanted)
  const published = before ? before.then(publish, publish) : publish()
  running.set(means.store, published)
  return published
}

async function publishNow(means: Means, wanted: Wanted): Promise<PublishOutcome> {
  const logo = await logoOfFirm(means)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const outcome = await attempt(means, wanted, logo)
    if (outcome) return outcome
  }
  throw conflictOf('sitePublishedMeanwhile')
}

async function attempt(
  { store, firm, env }: Means,
  { publish = [], unpublish = [], redirects }: Wanted,
  logo: Awaited<ReturnType<typeof logoOfFirm>>,
): Promise<PublishOutcome | undefined> {
  const { reader } = store
  const kept = loadState(reader)
  const rows = pageRows(reader, publish).filter(({ isArchived }) => !isArchived)
  const live = rows.map((row) => livePage(row, firm))
  const input = buildInput(reader, { firm, env }, [...kept.state.pages, ...live], logo)
  const publication = {
    publish: live,
    unpublish: [...unpublish],
    ...(redirects && { redirects: redirects(kept) }),
  }
  const parts = publishInParts(kept.state, publication, input)
  let made: MadeContent[] = []
  let step = parts.next()
  const keep = () => {
    if (made.length === 0) return
    store.transact({ ...firm, idempotency: null }, (writer) => storeContents(writer, made))
    made = []
  }
  for (; !step.done; step = parts.next()) {
    if (step.value) made.push(step.value)
    if (step.value && made.length < atOnce) continue
    keep()
    await breathe()
  }
  const published = step.value
  if ('problems' in published) throw refusalOf(published, rows, reader)
  return store.transact(firm, (writer) => {
    if ((loadVersion(writer) ?? 0) !== kept.version) return undefined
    storeContents(writer, made)
    const changes = saveState(writer, firm, kept, published)
    // Somebody may have gone on writing meanwhile: what is published is the version that was read.
    const now = new Map(pageRows(writer, publish).map((row) => [row.id, row]))
    for (const row of rows) {
      notePublished(writer, now.get(row.id) ?? row, {
        publishedRevision: row.revision,
        publishedAt: row.publishedAt ?? firm.now.toISOString(),
        path: published.state.paths[row.id] ?? null,
        publishAt: null,
        ...notSubmitted,
        sentBack: '',
      })
      tellAuthor(writer, firm, row)
      writer.audit({ entity: 'sitePage', entityId: row.id, action: 'publish', title: row.title })
    }
    for (const row of pageRows(writer, unpublish)) {
      notePublished(writer, row, { publishedRevision: null, publishAt: null, unpublishAt: null })
      writer.audit({ entity: 'sitePage', entityId: row.id, action: 'unpublish', title: row.title })
    }
    scheduleNext(writer)
    refreshTomorrow(writer, firm)
    return outcomeOf(published, changes)
  })
}

function loadVersion(reader: Reader): number | undefined {
  const [row] = reader.sql.exec<{ version: number }>('select version from site_pointer').toArray()
  return row?.version
}

function outcomeOf(
  { isChanged, state }: Published,
  { added, changed, removed }: { added: string[]; changed: string[]; removed: string[] },
): PublishOutcome {
  return {
    isChanged,
    manifestId: state.manifest.id,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
  }
}

/** What pages are made of beside themselves. */
export function buildInput(
  reader: Reader,
  { firm, env }: Pick<Means, 'firm' | 'env'>,
  pages: readonly LivePage[],
  logo: Awaited<ReturnType<typeof logoOfFirm>>,
): BuildInput {
  const refers = referencesOf(pages.flatMap(({ blocks }) => blocks))
  const pictures = pages.flatMap(({ pictureId }) => (pictureId === '' ? [] : [pictureId]))
  const media = mediaRecords(reader, [...refers.media, ...pictures], logo)
  return {
    site: siteOfFirm(reader, firm, env, logo ? logoId : ''),
    records: recordsOfFirm(reader, firm, env, pages, media),
    build,
  }
}

function refusalOf({ problems }: Refused, rows: readonly PageRow[], reader: Reader): AppError {
  const ids = problems.flatMap(({ pageIds }) => pageIds)
  const titles = new Map([...rows, ...pageRows(reader, ids)].map(({ id, title }) => [id, title]))
  const [first] = problems
  const reason = first ? reasons[first.problem] : 'unexpected'
  const named = problems.map(({ problem, path, pageIds }) => ({
    problem,
    path,
    pages: pageIds.flatMap((id) => titles.get(id) ?? []),
  }))
  return new AppError('conflict', `Not published: ${reason}`, {
    detail: { reason, problems: named },
  })
}

const reasons = {
  pathTaken: 'sitePathTaken',
  pathReserved: 'sitePathReserved',
  parentMissing: 'siteParentMissing',
  parentLoop: 'siteParentMissing',
  languageUnknown: 'siteLanguageUnused',
  translationTwice: 'siteTranslationTwice',
} as const
