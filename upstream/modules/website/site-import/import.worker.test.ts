import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { SiteImportResult, SiteImportTrial } from '#contract/website/site-import.ts'
import type { SitePage, SitePageRow } from '#contract/website/site-pages.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

function zip(files: Record<string, string>): File {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)])),
  )
  return new File([bytes], 'site.zip', { type: 'application/zip' })
}

const site = {
  'pages/about.md':
    '---\ntitle: Über uns\nslug: ueber-uns\n---\n\nSeit 1900. [Preise](prices.md)\n',
  'pages/prices.md': '---\ntitle: Preise\n---\n\nAlles frisch.\n',
  'posts/news.md': '---\ntitle: Neuer Ofen\ndate: 2024-05-02\n---\n\nEr ist da.\n',
}

async function bring(testFirm: TestFirm, files: Record<string, string>): Promise<SiteImportResult> {
  const { status } = await testFirm.upload('/site/import', { file: zip(files) })
  expect(status).toBe(201)
  return testFirm.must('POST', '/site/import/commit', {})
}

async function pages(testFirm: TestFirm): Promise<SitePageRow[]> {
  const { rows } = await testFirm.must<{ rows: SitePageRow[] }>('GET', '/site-pages/rows')
  return rows
}

test('a file is tried first, comes as drafts, and twice is once', async () => {
  const testFirm = await TestFirm.open()
  const { body } = await testFirm.upload<SiteImportTrial>('/site/import', { file: zip(site) })
  expect(body.pages).toMatchObject({ create: 3, same: 0 })
  expect(await pages(testFirm)).toEqual([])
  const first = await testFirm.must<SiteImportResult>('POST', '/site/import/commit', {})
  expect(first.pages).toMatchObject({ create: 3 })
  const drafts = await pages(testFirm)
  expect(drafts.map(({ title, kind, state }) => [title, kind, state])).toEqual([
    ['Neuer Ofen', 'post', 'draft'],
    ['Preise', 'page', 'draft'],
    ['Über uns', 'page', 'draft'],
  ])
  const about = drafts.find(({ title }) => title === 'Über uns')
  const page = await testFirm.must<SitePage>('GET', `/site-pages/${about?.id}`)
  const prices = drafts.find(({ title }) => title === 'Preise')
  expect(page.text).toContain(`page:${prices?.groupId}`)
  expect(page.advice.map(({ problem }) => problem)).not.toContain('pageMissing')

  const again = await bring(testFirm, site)
  expect(again.pages).toEqual({ create: 0, update: 0, keep: 0, same: 3 })
  expect(await pages(testFirm)).toHaveLength(3)
})

test('a newer file changes what nobody wrote here, and nothing else', async () => {
  const testFirm = await TestFirm.open()
  await bring(testFirm, site)
  const prices = (await pages(testFirm)).find(({ title }) => title === 'Preise')
  const page = await testFirm.must<SitePage>('GET', `/site-pages/${prices?.id}`)
  const { title, language, slug, version } = page
  const own = { title, language, slug, version, text: 'Von Hand.' }
  await testFirm.must('PUT', `/site-pages/${page.id}`, own)
  const newer = {
    ...site,
    'pages/prices.md': site['pages/prices.md'].replace('frisch', 'neu'),
    'posts/news.md': site['posts/news.md'].replace('da', 'hier'),
  }
  const result = await bring(testFirm, newer)
  expect(result.pages).toEqual({ create: 0, update: 1, keep: 1, same: 1 })
  const kept = await testFirm.must<SitePage>('GET', `/site-pages/${page.id}`)
  expect(kept.text).toBe('Von Hand.')
})

test('what is no export is refused at the field, and who may not publish brings nothing over', async () => {
  const testFirm = await TestFirm.open()
  const doctype = new File(['<!DOCTYPE x><rss version="2.0"></rss>'], 'x.xml')
  const refused = await testFirm.upload('/site/import', { file: doctype })
  expect([refused.status, refused.body.data.fields.file?.key]).toEqual([422, 'siteImportDoctype'])
  const author = await testFirm.upload('/site/import', { file: zip(site) }, { role: 'crm' })
  expect(author.status).toBe(403)
  const none = await testFirm.ask('POST', '/site/import/commit', {})
  expect(none.body.data.detail).toEqual({ reason: 'siteImportNone' })
})
