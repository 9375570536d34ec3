import { and, eq, ne } from 'drizzle-orm'
import {
  conflictOf,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import type { Block } from '#contract/website/blocks.ts'
import {
  type SitePageInput,
  type SitePageListQuery,
  type SitePageRow,
  sitePagesContract,
} from '#contract/website/site-pages.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { getSiteSettings, setFirstHome } from '../site-settings/index.ts'
import { knownRecords } from './known.ts'
import { readPage, writePage } from './page-markdown.ts'
import {
  contentOf,
  getPageRow,
  membersOf,
  type PageRow,
  toSitePage,
  wordsOfPage,
} from './reader.ts'
import { freeSlug } from './slugs.ts'
import { stateOf } from './state.ts'
import { sitePagesTable, siteRevisionsTable } from './tables.ts'

export const sitePageList: RegisterSource<SitePageListQuery> = {
  from: 'site_pages',
  search: 'site_pages_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { title: 'title collate nocase', updatedAt: 'updated_at' },
  filters: { language: equals('language'), kind: equals('kind'), state: equals('state') },
}

const toRow = rowOf(sitePagesTable)

export const sitePages = defineRegister({
  kind: 'sitePage',
  contract: sitePagesContract,
  table: sitePagesTable,
  list: sitePageList,
  row: (raw): SitePageRow => toRow(raw),
  record: (reader, { firmId }, stored) => toSitePage(reader, stored, knownRecords(reader, firmId)),
  labelOf: ({ title }) => title,
  found: (stored) => {
    const text = wordsOfPage(contentOf(stored)).slice(0, 20_000)
    return { words: { title: stored.title, text }, subtitle: stored.path ?? stored.slug, text }
  },
  reach: 'whole',
  prepare,
  history: (_, { blocks: __, advice: ___, translations: ____, searchResult: _____, ...page }) =>
    page,
  archived: (_writer, _firm, stored) => {
    const isSeen = stored.isArchived && stored.publishedRevision !== null
    if (isSeen) throw conflictOf('sitePageIsLive')
  },
})

function prepare(
  writer: Writer,
  firm: FirmContext,
  { text, tags, groupId, ...input }: SitePageInput,
  before?: PageRow,
): Prepared {
  const blocks = blocksOf(text, before)
  const place = { ...input, groupId: groupId || before?.groupId || '' }
  requirePlace(writer, place, before)
  const slug = slugFor(writer, input, before)
  const columns = { ...input, slug, tags: JSON.stringify(tags), blocks: JSON.stringify(blocks) }
  const isSame =
    before !== undefined &&
    Object.entries(columns).every(([name, value]) => Reflect.get(before, name) === value)
  const revision = (before?.revision ?? 0) + (isSame ? 0 : 1)
  const facts = { ...(before ?? fresh), revision }
  const state = stateOf(facts)
  return {
    columns: { ...fresh, ...before, ...columns, groupId: place.groupId, revision, state },
    follow: (id) => {
      if (place.groupId === '') {
        writer.db.update(sitePagesTable).set({ groupId: id }).where(eq(sitePagesTable.id, id)).run()
        if (input.kind === 'page') setFirstHome(writer, firm, id)
      }
      if (!isSame) keepRevision(writer, firm, id, null)
    },
  }
}

const fresh = {
  publishedRevision: null,
  publishedAt: null,
  publishAt: null,
  unpublishAt: null,
  path: null,
  submittedAt: null,
  submittedBy: '',
  submittedByName: '',
  sentBack: '',
}

/** The blocks of what was typed. A text that nobody changed keeps the blocks that it was written from. */
function blocksOf(text: string, before: PageRow | undefined): Block[] {
  const known = before ? contentOf(before).blocks : []
  const normal = text.replace(/\r\n?/g, '\n').trim()
  if (before && normal === writePage(known).trim()) return known
  const { blocks, problems } = readPage(text)
  const [first] = problems
  if (first) throw invalidField('text', 'siteBlockUnknown', { line: first.line })
  return blocks
}

type Place = Pick<SitePageInput, 'groupId' | 'language' | 'parentGroupId' | 'kind'>

function requirePlace(reader: Reader, place: Place, before: PageRow | undefined): void {
  const fields: FieldProblems = {}
  const { groupId, language, parentGroupId } = place
  if (!getSiteSettings(reader).languages.includes(language)) {
    fields.language = { key: 'siteLanguageUnused' }
  }
  const members = groupId === '' ? [] : membersOf(reader, groupId)
  if (groupId !== '' && members.length === 0 && !before) fields.groupId = { key: 'sitePageMissing' }
  if (members.some((member) => member.language === language && member.id !== before?.id)) {
    fields.language = { key: 'siteTranslationTwice' }
  }
  const isInItself = parentGroupId !== '' && parentGroupId === groupId
  if (isInItself || (parentGroupId !== '' && membersOf(reader, parentGroupId).length === 0)) {
    fields.parentGroupId = { key: 'sitePageMissing' }
  }
  refuseProblems(fields, 'The page has fields to correct')
}

/** Made of the title where none was typed; one that was typed must be free. */
function slugFor(
  reader: Reader,
  { slug, title, language, kind, parentGroupId }: Omit<SitePageInput, 'text' | 'tags' | 'groupId'>,
  before: PageRow | undefined,
): string {
  const isTaken = (wanted: string) =>
    reader.db
      .select({ id: sitePagesTable.id })
      .from(sitePagesTable)
      .where(
        and(
          eq(sitePagesTable.slug, wanted),
          eq(sitePagesTable.language, language),
          eq(sitePagesTable.kind, kind),
          eq(sitePagesTable.parentGroupId, parentGroupId),
          eq(sitePagesTable.isArchived, false),
          ne(sitePagesTable.id, before?.id ?? ''),
        ),
      )
      .get() !== undefined
  if (slug === '') return freeSlug(title, isTaken, 'page')
  if (isTaken(slug)) throw invalidField('slug', 'siteSlugTaken')
  return slug
}

/** Keeps what a page is now as its newest version. */
export function keepRevision(
  writer: Writer,
  firm: FirmContext,
  pageId: string,
  restoredFrom: number | null,
): void {
  const row = getPageRow(writer, pageId)
  writer.db
    .insert(siteRevisionsTable)
    .values({
      pageId,
      number: row.revision,
      savedAt: firm.now.toISOString(),
      savedBy: firm.actor.userName,
      restoredFrom,
      content: JSON.stringify(contentOf(row)),
    })
    .run()
}
