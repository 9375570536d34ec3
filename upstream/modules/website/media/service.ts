import { createHash } from 'node:crypto'
import { eq, like, or } from 'drizzle-orm'
import { changedMeanwhile, conflictOf, invalidField } from '#contract/core/errors.ts'
import {
  maxMediaMebibytes,
  type SiteMedia,
  type SiteMediaInput,
} from '#contract/website/site-media.ts'
import { hooks } from '../../../core/hooks.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { tellSiteChanged } from '../site-settings/index.ts'
import { type MediaFacts, type MediaRefusal, mediaFacts } from './file-facts.ts'
import {
  getMediaRow,
  type KeptSize,
  type MediaRow,
  sizesOf,
  toSiteMedia,
  wantedSizes,
} from './reader.ts'
import { siteFileKey } from './site-file-key.ts'
import { siteMediaTable } from './tables.ts'
import { withoutPlace } from './without-place.ts'

type Means = Pick<HandlerContext, 'store' | 'firm' | 'env'>

const search = 'site_media_search'
const mebibyte = 1024 * 1024

/** Keeps a file for the site. @throws AppError invalid at `file` */
export async function keepMedia(
  means: Means,
  { file, alt }: { file: File; alt: string },
): Promise<SiteMedia> {
  const { store, firm } = means
  if (file.size > maxMediaMebibytes * mebibyte) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxMediaMebibytes })
  }
  const given = new Uint8Array(await file.arrayBuffer())
  const facts = mediaFacts(file.name, given)
  if ('refused' in facts) throw invalidField('file', refusals[facts.refused])
  const bytes = withoutPlace(given, facts.orientation)
  const hash = await putSiteFile(means, bytes, facts.type)
  return store.transact(firm, (writer) => {
    const id = insertMedia(writer, firm, { facts, hash, bytes: bytes.byteLength, alt })
    return toSiteMedia(writer, getMediaRow(writer, id))
  })
}

const refusals: Record<MediaRefusal, string> = {
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  notShown: 'siteFileKind',
  unreadable: 'notAnImage',
  tooManyPixels: 'siteTooManyPixels',
}

/** Lays a file among the firm's files; gives the hash of its content, under which it lies. */
export async function putSiteFile(
  { firm, env }: Pick<Means, 'firm' | 'env'>,
  bytes: Uint8Array,
  type: string,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await env.FILES.put(siteFileKey(firm.firmId, hash), bytes, {
    httpMetadata: { contentType: type },
  })
  return hash
}

type NewMedia = { facts: MediaFacts; hash: string; bytes: number; alt: string }

/** Enters a file that lies among the firm's files already; gives its id. */
export function insertMedia(
  writer: Writer,
  firm: FirmContext,
  { facts, hash, bytes, alt }: NewMedia,
): string {
  const id = firm.newId()
  const { name, kind, type, width, height } = facts
  const [at, by] = [firm.now.toISOString(), firm.actor.userId]
  const { rowNumber } = writer.db
    .insert(siteMediaTable)
    .values({
      id,
      ...{ kind, name, alt, hash, type, bytes, width, height },
      focusX: 0.5,
      focusY: 0.5,
      sizes: '[]',
      version: 1,
      ...{ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by },
    })
    .returning({ rowNumber: siteMediaTable.rowNumber })
    .get()
  writeSearchEntry(writer, search, rowNumber, { name, alt })
  writer.audit({ entity: 'siteMedia', entityId: id, action: 'create', title: name })
  return id
}

/** @throws AppError not_found, conflict */
export function updateMedia(
  writer: Writer,
  firm: FirmContext,
  id: string,
  { version, ...input }: SiteMediaInput & { version: number },
): SiteMedia {
  const row = getMediaRow(writer, id)
  if (row.version !== version) throw changedMeanwhile(toSiteMedia(writer, row))
  const isMoved = row.focusX !== input.focusX || row.focusY !== input.focusY
  const sizes = isMoved ? sizesOf(row).filter(({ shape }) => shape === 'original') : sizesOf(row)
  change(writer, firm, row, { ...input, sizes: JSON.stringify(sizes) })
  const { name, alt, focusX, focusY } = row
  const before = { name, alt, focusX, focusY }
  writer.audit({
    ...{ entity: 'siteMedia', entityId: id, action: 'update', title: input.name },
    before,
    after: input,
  })
  tellSiteChanged(writer, firm)
  return toSiteMedia(writer, getMediaRow(writer, id))
}

function change(
  writer: Writer,
  firm: FirmContext,
  row: MediaRow,
  columns: Partial<MediaRow>,
): void {
  const stamp = {
    version: row.version + 1,
    updatedAt: firm.now.toISOString(),
    updatedBy: firm.actor.userId,
  }
  writer.db
    .update(siteMediaTable)
    .set({ ...columns, ...stamp })
    .where(eq(siteMediaTable.id, row.id))
    .run()
  const { name, alt } = { ...row, ...columns }
  writeSearchEntry(writer, search, row.rowNumber, { name, alt })
}

/**
 * Adds a smaller size of a picture that a browser made.
 * @throws AppError not_found; invalid at `file` for one that is none of the wanted sizes
 */
export async function addSize(
  means: Means,
  id: string,
  { file, shape, width }: { file: File; shape: string; width: number },
): Promise<SiteMedia> {
  const { store, firm } = means
  const bytes = new Uint8Array(await file.arrayBuffer())
  const facts = mediaFacts(file.name, bytes)
  const plan = wantedSizes(getMediaRow(store.reader, id)).find(
    (each) => each.shape === shape && each.width === width,
  )
  if ('refused' in facts || !plan || facts.width !== width || facts.height !== plan.height) {
    throw invalidField('file', 'siteSizeUnknown')
  }
  const hash = await putSiteFile(means, bytes, facts.type)
  return store.transact(firm, (writer) => {
    const row = getMediaRow(writer, id)
    const size: KeptSize = {
      ...{ hash, shape, width, type: facts.type },
      bytes: bytes.byteLength,
      height: plan.height,
    }
    const others = sizesOf(row).filter((each) => each.shape !== shape || each.width !== width)
    const sizes = JSON.stringify([...others, size])
    writer.db.update(siteMediaTable).set({ sizes }).where(eq(siteMediaTable.id, id)).run()
    const after = getMediaRow(writer, id)
    if (wantedSizes(after).length === 0) tellSiteChanged(writer, firm)
    return toSiteMedia(writer, after)
  })
}

/** Takes a file away that no page shows. @throws AppError not_found; conflict (siteMediaUsed) */
export async function removeMedia(
  { store, firm, env }: Means,
  id: string,
): Promise<{ id: string }> {
  const hashes = store.transact(firm, (writer) => {
    const row = getMediaRow(writer, id)
    if (isShown(writer, id)) throw conflictOf('siteMediaUsed')
    writer.db.delete(siteMediaTable).where(eq(siteMediaTable.id, id)).run()
    removeSearchEntry(writer, search, row.rowNumber)
    writer.audit({ entity: 'siteMedia', entityId: id, action: 'delete', title: row.name })
    const all = [row.hash, ...sizesOf(row).map(({ hash }) => hash)]
    return all.filter((hash) => !isKept(writer, hash))
  })
  if (hashes.length > 0) {
    await env.FILES.delete(hashes.map((hash) => siteFileKey(firm.firmId, hash)))
  }
  return { id }
}

function isShown(reader: Reader, id: string): boolean {
  return hooks('siteMediaUses').some((usesOf) => usesOf(reader, id).length > 0)
}

/** Whether another file has the same content. */
function isKept({ db }: Reader, hash: string): boolean {
  const has = or(eq(siteMediaTable.hash, hash), like(siteMediaTable.sizes, `%${hash}%`))
  return db.select({ id: siteMediaTable.id }).from(siteMediaTable).where(has).get() !== undefined
}
