import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type {
  SiteMedia,
  SiteMediaQuery,
  SiteMediaRow,
  WantedSize,
} from '#contract/website/site-media.ts'
import { hooks } from '../../../core/hooks.ts'
import { isAmong } from '../../../firm/is-among.ts'
import type { Reader } from '../../../firm/store.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { planRenditions } from './sizes.ts'
import { siteMediaTable } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It says which pages show a file of the site. */
    siteMediaUses: (reader: Reader, mediaId: string) => readonly { pageId: string; title: string }[]
  }
}

export type MediaRow = typeof siteMediaTable.$inferSelect

/** A smaller size of a picture, as it is kept. */
export type KeptSize = {
  hash: string
  type: string
  bytes: number
  shape: string
  width: number
  height: number
}

export const siteMediaList: RegisterSource<SiteMediaQuery> = {
  from: 'site_media',
  search: 'site_media_search',
  tabs: { all: '', pictures: `kind = 'picture'`, documents: `kind = 'document'` },
  sorts: { createdAt: 'created_at', name: 'name collate nocase' },
  filters: {},
}

const toRow = rowOf(siteMediaTable)

export function siteMediaRow(raw: Parameters<typeof toRow>[0]): SiteMediaRow {
  return shownRow(toRow(raw))
}

function shownRow(row: MediaRow): SiteMediaRow {
  const { id, kind, name, alt, type, bytes, width, height, focusX, focusY } = row
  const sizes = sizesOf(row).length
  return {
    ...{ id, kind, name, alt, type, bytes, width, height, focusX, focusY, sizes },
    version: row.version,
    createdAt: row.createdAt,
  }
}

/** A file as the API shows it. */
export function toSiteMedia(reader: Reader, row: MediaRow): SiteMedia {
  const usedOn = hooks('siteMediaUses').flatMap((usesOf) => [...usesOf(reader, row.id)])
  return { ...shownRow(row), wanted: wantedSizes(row), usedOn }
}

/** Smaller sizes that are still to be made. */
export function wantedSizes(row: MediaRow): WantedSize[] {
  if (row.kind !== 'picture') return []
  const { width, height, type } = row
  const focus = { x: row.focusX, y: row.focusY }
  const plans = planRenditions({ width, height, type }, focus, [
    'original',
    'wide',
    'square',
    'portrait',
  ])
  const made = new Set(sizesOf(row).map((size) => `${size.shape} ${size.width}`))
  return plans.filter((plan) => !made.has(`${plan.shape} ${plan.width}`))
}

export function sizesOf({ sizes }: MediaRow): KeptSize[] {
  return JSON.parse(sizes)
}

/** @throws AppError not_found */
export function getMediaRow({ db }: Reader, id: string): MediaRow {
  const row = db.select().from(siteMediaTable).where(eq(siteMediaTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such file')
  return row
}

export function hasMedia({ db }: Reader, id: string): boolean {
  const { id: column } = siteMediaTable
  return db.select({ id: column }).from(siteMediaTable).where(eq(column, id)).get() !== undefined
}

export function mediaRows({ db }: Reader, ids: readonly string[]): MediaRow[] {
  return ids.length === 0
    ? []
    : db.select().from(siteMediaTable).where(isAmong(siteMediaTable.id, ids)).all()
}
