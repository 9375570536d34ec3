import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { type MediaRow, mediaRows, siteFileKey } from '../media/index.ts'
import { contentOf, listPages } from '../pages/index.ts'
import { referencesOf } from '../pages/views.ts'
import { getSiteSettings, siteTitles } from '../site-settings/index.ts'
import type { ImportedMedia, ImportedPage, ImportedSite } from './neutral.ts'
import { writeMarkdownZip } from './write-markdown-zip.ts'
import { writeWxr } from './write-wxr.ts'

type Means = { reader: Reader; firm: FirmContext; env: Env }

/** The whole site as files in Markdown with its pictures, which any other program reads, or as WXR. */
export async function takeSite(
  { reader, firm, env }: Means,
  format: 'markdown' | 'wordpress',
): Promise<File> {
  const rows = listPages(reader)
  const byGroup = new Map(rows.map((row) => [`${row.language} ${row.groupId}`, row.id]))
  const pages = rows.map((row): ImportedPage => {
    const { pictureId, ...content } = contentOf(row)
    const { title, slug, excerpt, seoTitle, seoDescription, tags, blocks } = content
    return {
      ...{ title, slug, excerpt, seoTitle, seoDescription, tags, blocks },
      key: row.id,
      kind: row.kind,
      groupKey: row.groupId,
      language: row.language,
      parentKey: byGroup.get(`${row.language} ${row.parentGroupId}`) ?? '',
      pictureKey: pictureId,
      authorKeys: row.author === '' ? [] : [row.author],
      status: row.publishedRevision === null ? 'draft' : 'published',
      publishedAt: row.publishedAt,
      updatedAt: row.updatedAt,
    }
  })
  const ids = pages.flatMap(({ blocks, pictureKey }) => [...referencesOf(blocks).media, pictureKey])
  const media: ImportedMedia[] = []
  for (const row of mediaRows(reader, [...new Set(ids)])) media.push(await fileOf(env, firm, row))
  const { defaultLanguage } = getSiteSettings(reader)
  const names = [...new Set(rows.map(({ author }) => author).filter(Boolean))]
  const site: ImportedSite = {
    source: 'markdown',
    title: siteTitles(reader)[defaultLanguage],
    origin: '',
    language: defaultLanguage,
    ...{ pages, media },
    authors: names.map((name) => ({ key: name, name, email: '' })),
    menus: [],
    redirects: [],
    notTaken: [],
  }
  if (format === 'wordpress') {
    return new File([writeWxr(site).xml], 'website.xml', { type: 'text/xml' })
  }
  return new File([Uint8Array.from(writeMarkdownZip(site))], 'website.zip', {
    type: 'application/zip',
  })
}

async function fileOf(env: Env, { firmId }: FirmContext, row: MediaRow): Promise<ImportedMedia> {
  const object = await env.FILES.get(siteFileKey(firmId, row.hash))
  const bytes = object ? new Uint8Array(await object.arrayBuffer()) : null
  return { key: row.id, name: row.name, url: '', alt: row.alt, caption: '', bytes }
}
