import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { Blocks } from '#contract/website/blocks.ts'
import type { SitePage } from '#contract/website/site-pages.ts'
import { isAmong } from '../../../firm/is-among.ts'
import type { Reader } from '../../../firm/store.ts'
import { getSiteSettings, siteTitles } from '../site-settings/index.ts'
import { checkPage, type Known } from './check-page.ts'
import { writePage } from './page-markdown.ts'
import type { RevisionContent } from './revisions.ts'
import { searchResult } from './search-result.ts'
import { sitePagesTable, siteRevisionsTable } from './tables.ts'
import { compileText } from './text/compiled.ts'

export type PageRow = typeof sitePagesTable.$inferSelect

/** What a version keeps of a page. */
export function contentOf(row: PageRow): RevisionContent {
  const { title, slug, excerpt, seoTitle, seoDescription, isHidden, pictureId } = row
  return {
    ...{ title, slug, excerpt, seoTitle, seoDescription, isHidden, pictureId },
    tags: JSON.parse(row.tags),
    blocks: Blocks.parse(JSON.parse(row.blocks)),
  }
}

/** @throws AppError not_found */
export function getPageRow({ db }: Reader, id: string): PageRow {
  const row = db.select().from(sitePagesTable).where(eq(sitePagesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such page')
  return row
}

/** Pages by their ids, in no order. */
export function pageRows({ db }: Reader, ids: readonly string[]): PageRow[] {
  return ids.length === 0
    ? []
    : db.select().from(sitePagesTable).where(isAmong(sitePagesTable.id, ids)).all()
}

/** All pages that are not archived, by title. */
export function listPages({ db }: Reader): PageRow[] {
  const { isArchived, title } = sitePagesTable
  return db.select().from(sitePagesTable).where(eq(isArchived, false)).orderBy(asc(title)).all()
}

/** Pages that are published or taken off at a moment. */
export function scheduledRows({ db }: Reader): PageRow[] {
  const { publishAt, unpublishAt, isArchived } = sitePagesTable
  return db
    .select()
    .from(sitePagesTable)
    .where(and(eq(isArchived, false), or(isNotNull(publishAt), isNotNull(unpublishAt))))
    .all()
}

/** A page in all its languages that are not archived. */
export function membersOf({ db }: Reader, groupId: string): PageRow[] {
  const isMember = and(eq(sitePagesTable.groupId, groupId), eq(sitePagesTable.isArchived, false))
  return db.select().from(sitePagesTable).where(isMember).all()
}

/** A group by the title of one of its pages: that in the language, else any. */
export function groupTitle(
  members: readonly Pick<PageRow, 'language' | 'title'>[],
  language: Language,
): string {
  const own = members.find((member) => member.language === language)
  return (own ?? members[0])?.title ?? ''
}

/** Versions of a page, the newest first. */
export function revisionRows({ db }: Reader, pageId: string) {
  return db
    .select()
    .from(siteRevisionsTable)
    .where(eq(siteRevisionsTable.pageId, pageId))
    .orderBy(desc(siteRevisionsTable.number))
    .all()
}

/** @throws AppError not_found */
export function getRevision(
  { db }: Reader,
  pageId: string,
  number: number,
): typeof siteRevisionsTable.$inferSelect & { parsed: RevisionContent } {
  const { pageId: page, number: numbered } = siteRevisionsTable
  const isMeant = and(eq(page, pageId), eq(numbered, number))
  const row = db.select().from(siteRevisionsTable).where(isMeant).get()
  if (!row) throw new AppError('not_found', 'No such version')
  return { ...row, parsed: parseContent(row.content) }
}

function parseContent(text: string): RevisionContent {
  const content: RevisionContent = JSON.parse(text)
  return { ...content, blocks: Blocks.parse(content.blocks) }
}

/** A page as the API shows it. */
export function toSitePage(reader: Reader, row: PageRow, known: Known): SitePage {
  const { tags, blocks, ...columns } = row
  const content = contentOf(row)
  const description = row.seoDescription || row.excerpt
  return {
    ...columns,
    tags: JSON.parse(tags),
    blocks: content.blocks,
    text: writePage(content.blocks),
    translations: translationsOf(reader, row),
    advice: checkPage(
      { title: row.seoTitle || row.title, description, blocks: content.blocks },
      known,
    ),
    searchResult: searchResult(
      {
        title: row.seoTitle || row.title,
        siteName: siteTitles(reader)[row.language],
        description,
        words: wordsOfPage(content),
      },
      addressOf(reader, row),
    ),
  }
}

/** What the page is found by: the words of its texts. */
export function wordsOfPage({ blocks }: Pick<RevisionContent, 'blocks'>): string {
  return blocks
    .flatMap((block) => (block.type === 'text' ? [compileText(block.text).plain] : []))
    .join('\n')
}

/** Where search engines say that a page is. */
function addressOf(reader: Reader, { path, slug }: PageRow): string {
  const { name } = getSiteSettings(reader)
  return `https://${name || 'www'}.example${path ?? `/${slug}`}`
}

function translationsOf(reader: Reader, row: PageRow): SitePage['translations'] {
  const { languages } = getSiteSettings(reader)
  const members = membersOf(reader, row.groupId)
  const first = members.find(({ language }) => language === languages[0])
  return languages
    .filter((language) => language !== row.language)
    .map((language) => {
      const member = members.find((one) => one.language === language)
      const isOutdated =
        member !== undefined &&
        first !== undefined &&
        member.id !== first.id &&
        member.updatedAt < first.updatedAt
      return { language, pageId: member?.id ?? null, state: member?.state ?? null, isOutdated }
    })
}
