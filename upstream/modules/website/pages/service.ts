import type { Language } from '#contract/core/fields.ts'
import type { Block } from '#contract/website/blocks.ts'
import type { SiteDifference, SitePageInput, SiteRevision } from '#contract/website/site-pages.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { writePage } from './page-markdown.ts'
import { contentOf, getPageRow, getRevision, type PageRow, revisionRows } from './reader.ts'
import { keepRevision, sitePages } from './register.ts'
import { type BlockChange, differenceOf, type RevisionContent } from './revisions.ts'
import { stateOf } from './state.ts'

type ShownPage = ReturnType<typeof sitePages.show>

/** Writes the blocks of a page as a new version. @throws AppError not_found, conflict */
export function setBlocks(
  writer: Writer,
  firm: FirmContext,
  id: string,
  { blocks, version }: { blocks: Block[]; version: number },
): ShownPage {
  return writeContent(writer, firm, id, version, (content) => ({ ...content, blocks }), null)
}

/** Brings an older version back as a new one. @throws AppError not_found, conflict */
export function restoreRevision(
  writer: Writer,
  firm: FirmContext,
  id: string,
  { number, version }: { number: number; version: number },
): ShownPage {
  const { parsed } = getRevision(writer, id, number)
  return writeContent(writer, firm, id, version, () => parsed, number)
}

function writeContent(
  writer: Writer,
  firm: FirmContext,
  id: string,
  version: number,
  change: (content: RevisionContent) => RevisionContent,
  restoredFrom: number | null,
): ShownPage {
  const before = getPageRow(writer, id)
  const shown = sitePages.show(writer, firm, id)
  requireVersion(before, version, () => shown)
  const { tags, blocks, ...content } = change(contentOf(before))
  const revision = before.revision + 1
  sitePages.change(writer, firm, id, {
    ...content,
    tags: JSON.stringify(tags),
    blocks: JSON.stringify(blocks),
    revision,
    state: stateOf({ ...before, revision }),
    version: before.version + 1,
  })
  keepRevision(writer, firm, id, restoredFrom)
  const after = sitePages.show(writer, firm, id)
  const texts = { before: { text: shown.text }, after: { text: after.text } }
  writer.audit({ entity: 'sitePage', entityId: id, action: 'update', title: after.title, ...texts })
  return after
}

/**
 * A draft of the page in another language, with its text to be translated: nothing is published of it.
 * @throws AppError not_found; invalid where there is one
 */
export function translatePage(
  writer: Writer,
  firm: FirmContext,
  id: string,
  language: Language,
): ShownPage {
  const row = getPageRow(writer, id)
  const { blocks, tags } = contentOf(row)
  const { kind, groupId, parentGroupId, title, excerpt, author, isHidden, pictureId } = row
  const input: SitePageInput = {
    ...{ kind, groupId, parentGroupId, title, excerpt, author, isHidden, pictureId, tags },
    language,
    slug: '',
    text: writePage(blocks),
    seoTitle: '',
    seoDescription: '',
  }
  return sitePages.create(writer, firm, input)
}

export function listRevisions(reader: Reader, pageId: string): SiteRevision[] {
  getPageRow(reader, pageId)
  return revisionRows(reader, pageId).map(toRevision)
}

function toRevision({
  number,
  savedAt,
  savedBy,
  restoredFrom,
  content,
}: ReturnType<typeof revisionRows>[number]): SiteRevision {
  const { title }: Pick<RevisionContent, 'title'> = JSON.parse(content)
  return { number, savedAt, savedBy, restoredFrom, title }
}

/** What differs between a version and another one; the one before where none is named. */
export function compareRevisions(
  reader: Reader,
  pageId: string,
  number: number,
  from: number | undefined,
): SiteDifference {
  const after = getRevision(reader, pageId, number)
  const before = getRevision(reader, pageId, from ?? Math.max(1, number - 1))
  const { fields, blocks } = differenceOf(before.parsed, after.parsed)
  return {
    before: toRevision(before),
    after: toRevision(after),
    fields,
    blocks: blocks.flatMap(toChange),
  }
}

function toChange(change: BlockChange): SiteDifference['blocks'] {
  const { isMoved } = change
  if (change.kind === 'changed') {
    const { type, key } = change.after
    return [{ kind: 'changed', type, key, isMoved, words: change.words }]
  }
  if (change.kind === 'same' && !isMoved) return []
  const { type, key } = change.block
  const kind = change.kind === 'same' ? 'changed' : change.kind
  return [{ kind, type, key, isMoved, words: [] }]
}

/** What visitors see of a page, as publishing says it; no new version of its content. */
export function notePublished(
  writer: Writer,
  row: PageRow,
  columns: Partial<
    Pick<
      PageRow,
      | ('publishedRevision' | 'publishedAt' | 'path' | 'publishAt' | 'unpublishAt')
      | ('submittedAt' | 'submittedBy' | 'submittedByName' | 'sentBack')
    >
  >,
): void {
  const noted = { ...row, ...columns }
  // Of a large site thousands are noted in one transaction.
  writer.sql.exec(
    `update site_pages set published_revision = ?, published_at = ?, path = ?, publish_at = ?,
       unpublish_at = ?, submitted_at = ?, submitted_by = ?, submitted_by_name = ?, sent_back = ?,
       state = ?, version = ? where id = ?`,
    ...[noted.publishedRevision, noted.publishedAt, noted.path, noted.publishAt, noted.unpublishAt],
    ...[noted.submittedAt, noted.submittedBy, noted.submittedByName, noted.sentBack],
    ...[stateOf(noted), row.version + 1, row.id],
  )
}
