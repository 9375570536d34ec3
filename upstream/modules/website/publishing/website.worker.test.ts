import { expect, test } from 'vitest'
import type { PublishOutcome, SitePublication } from '#contract/website/publishing.ts'
import type { SiteDifference, SitePage, SiteRevision } from '#contract/website/site-pages.ts'
import type { SiteSettings } from '#contract/website/site-settings.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import type { SiteReply } from './site-call.ts'

const pages = '/site-pages'

function write(testFirm: TestFirm, title: string, values: object = {}): Promise<SitePage> {
  return testFirm.must('POST', pages, { title, language: 'de', ...values })
}

function publish(testFirm: TestFirm, { id }: SitePage): Promise<SitePage> {
  return testFirm.must('POST', `${pages}/${id}/publish`, {})
}

function change(testFirm: TestFirm, page: SitePage, values: object): Promise<SitePage> {
  const { kind, language, title, slug, groupId, parentGroupId, text, tags, version } = page
  const input = { kind, language, title, slug, groupId, parentGroupId, text, tags, version }
  return testFirm.must('PUT', `${pages}/${page.id}`, { ...input, ...values })
}

async function visit(testFirm: TestFirm, path: string): Promise<SiteReply> {
  return testFirm.must('POST', '/internal/site-request', { path, etag: '' }, { role: null })
}

async function named(testFirm: TestFirm, values: object = {}): Promise<SiteSettings> {
  const { homeGroupId, version } = await testFirm.must<SiteSettings>('GET', '/site')
  const name = `s${testFirm.firmId.toLowerCase().slice(-12)}`
  const languages = ['de']
  const basics = { name, languages, defaultLanguage: 'de', homeGroupId, version, ...values }
  return testFirm.must('PUT', '/site', basics)
}

test('a page is seen once it is published, renamed it leads on, taken off it is gone', async () => {
  const testFirm = await TestFirm.open()
  await named(testFirm)
  const home = await write(testFirm, 'Willkommen', {
    text: '# Guten Tag\n\nSchön, dass Sie da sind.',
  })
  const prices = await write(testFirm, 'Unsere Preise', { text: 'Alles frisch.' })
  expect((await visit(testFirm, '/')).status).toBe(404)
  expect((await publish(testFirm, home)).state).toBe('published')
  expect((await publish(testFirm, prices)).path).toBe('/unsere-preise')
  const seen = await visit(testFirm, '/')
  expect(seen.content).toContain('Schön, dass Sie da sind.')
  expect(seen.content).not.toMatch(/<script(?! type="application\/ld\+json")/)
  expect(Object.keys(seen.headers)).not.toContain('set-cookie')
  expect(seen.headers['content-security-policy']).toMatch(/^default-src 'none'/)

  const changed = await change(testFirm, prices, { slug: 'preise', version: 2 })
  expect(changed.state).toBe('changed')
  expect((await visit(testFirm, '/unsere-preise')).status).toBe(200)
  await publish(testFirm, changed)
  expect((await visit(testFirm, '/unsere-preise')).headers.location).toBe('/preise')
  const gone = await testFirm.must<SitePage>('POST', `${pages}/${prices.id}/unpublish`, {})
  expect(gone.state).toBe('offline')
  expect((await visit(testFirm, '/preise')).status).toBe(410)
  expect((await visit(testFirm, '/unsere-preise')).status).toBe(410)
  expect((await visit(testFirm, '/sitemap.xml')).content).not.toContain('preise')
})

test('nothing that a firm writes runs, whatever it is', async () => {
  const testFirm = await TestFirm.open()
  await named(testFirm)
  const text = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[here](javascript:alert(1))',
    '![x](data:text/html,<script>alert(1)</script>)',
  ].join('\n\n')
  const title = '<script>alert(2)</script>"><svg onload=alert(3)>'
  await publish(testFirm, await write(testFirm, title, { text, author: title, excerpt: title }))
  const { content, headers } = await visit(testFirm, '/')
  expect(content).not.toMatch(
    /<script(?! type="application\/ld\+json")|<svg|<img|href="javascript/i,
  )
  expect(headers['content-security-policy']).not.toContain('script-src')
})

test('who reads while a site is published sees all of the old one, then all of the new one', async () => {
  const testFirm = await TestFirm.open()
  const languages = ['de', 'en']
  await named(testFirm, { languages, titles: { de: 'Alte Ausgabe', en: 'Old edition' } })
  const seed = { languages, first: 1, count: 90, homeGroupId: '' }
  await testFirm.must('POST', '/internal/seed-pages', seed)
  const { waiting } = await testFirm.must<SitePublication>('GET', '/site/publication')
  const publishAll = (pageIds: string[] = []) =>
    testFirm.must<PublishOutcome>('POST', '/site/publish', { pageIds })
  const pageIds = waiting.map(({ id }) => id)
  // More than a statement takes values, of pages and of files.
  const links = Array.from({ length: 120 }, () => `[Datei](media:${newId()})`).join(' ')
  await publish(testFirm, await write(testFirm, 'Dateien', { text: links }))
  expect((await publishAll(pageIds)).isChanged).toBe(true)
  await named(testFirm, { languages, titles: { de: 'Neue Ausgabe', en: 'New edition' } })
  const paths = ['/', '/en/page-0090-en', '/en/page-0002-en', '/page-0088-de']
  const editionAt = async (path: string) => {
    const { status, content } = await visit(testFirm, path)
    expect(status).toBe(200)
    return /Neue Ausgabe|New edition/.test(content ?? '') ? 'new' : 'old'
  }
  let isOver = false
  const seen: string[] = []
  const read = async () => {
    for (let at = 0; !isOver; at++) seen.push(await editionAt(paths[at % paths.length] ?? ''))
  }
  const published = Promise.all([publishAll(), publishAll()]).finally(() => {
    isOver = true
  })
  const [outcomes] = await Promise.all([published, read()])
  // Of two at once the second finds nothing to do.
  expect(outcomes.map(({ isChanged }) => isChanged).sort()).toEqual([false, true])
  expect(seen.join(' ')).toMatch(/^(old ?)+(new ?)*$/)
  for (const path of paths) expect(await editionAt(path)).toBe('new')
})

test('drafts stay unseen, a preview shows one until it expires', async () => {
  const testFirm = await TestFirm.open()
  await named(testFirm)
  await publish(testFirm, await write(testFirm, 'Start'))
  const draft = await write(testFirm, 'Geheimes Angebot', { text: 'Noch nicht fertig.' })
  expect((await visit(testFirm, '/geheimes-angebot')).status).toBe(404)
  const { url } = await testFirm.must<{ url: string }>('POST', `${pages}/${draft.id}/preview`, {})
  const { pathname } = new URL(url)
  const shown = await visit(testFirm, pathname)
  expect(shown.content).toContain('Noch nicht fertig.')
  expect(shown.headers).toMatchObject({ 'x-robots-tag': expect.stringContaining('noindex') })
  expect(shown.headers['cache-control']).toContain('no-store')
  expect((await visit(testFirm, `${pathname}x`)).status).toBe(410)
  await change(testFirm, draft, { text: 'Die nächste Fassung.' })
  const later = await visit(testFirm, pathname)
  expect(later.content).toContain('Noch nicht fertig.')
  expect(later.content).not.toContain('Die nächste Fassung.')
  const other = await TestFirm.open()
  expect((await visit(other, pathname)).status).toBe(410)
})

test('versions are kept, compared by words and brought back', async () => {
  const testFirm = await TestFirm.open()
  const page = await write(testFirm, 'Brot', { text: 'Jeden Tag frisches Brot.' })
  const second = await change(testFirm, page, { text: 'Jeden Morgen frisches Brot.' })
  const same = await change(testFirm, second, {})
  expect(same.revision).toBe(2)
  const at = `${pages}/${page.id}/revisions`
  const difference = await testFirm.must<SiteDifference>('GET', `${at}/2`)
  expect(difference.blocks[0]?.words.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'Tag' },
    { kind: 'added', text: 'Morgen' },
  ])
  const back = await testFirm.must<SitePage>('POST', `${at}/1/restore`, { version: same.version })
  expect(back.text).toBe('Jeden Tag frisches Brot.')
  const { revisions } = await testFirm.must<{ revisions: SiteRevision[] }>('GET', at)
  expect(revisions.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ])
  const undone = await testFirm.must<SitePage>('POST', `${at}/2/restore`, { version: back.version })
  expect([undone.text, undone.revision]).toEqual(['Jeden Morgen frisches Brot.', 4])
  const none = await testFirm.ask('POST', `${at}/9/restore`, { version: undone.version })
  expect(none.status).toBe(404)
  const late = await testFirm.ask('PUT', `${pages}/${page.id}`, {
    ...{ title: 'Spät', language: 'de', text: '', version: 1 },
  })
  expect(late.status).toBe(409)
})

test('a page has one translation for each language of the site, and names the others', async () => {
  const testFirm = await TestFirm.open()
  await named(testFirm, { languages: ['de', 'en'] })
  const home = await publish(testFirm, await write(testFirm, 'Start'))
  const english = await testFirm.must<SitePage>('POST', `${pages}/${home.id}/translations`, {
    language: 'en',
  })
  const twice = await testFirm.ask('POST', `${pages}/${home.id}/translations`, { language: 'en' })
  expect(twice.body.data.fields).toEqual({ language: { key: 'siteTranslationTwice' } })
  expect((await visit(testFirm, '/')).content).not.toContain('hreflang="en"')
  const before = await testFirm.must<SitePublication>('GET', '/site/publication')
  expect(before.waiting.map(({ id }) => id)).toEqual([english.id])
  await publish(testFirm, english)
  expect((await visit(testFirm, '/')).content).toContain('hreflang="en"')
  expect((await visit(testFirm, '/en')).content).toContain('lang="en"')
})

test('who may not, neither edits nor publishes, and each firm has its own pages', async () => {
  const testFirm = await TestFirm.open()
  const other = await TestFirm.open()
  await named(testFirm)
  const page = await write(testFirm, 'Start', { text: 'Nur hier.' })
  const input = { title: 'x', language: 'de', version: 1 }
  for (const role of ['employee', 'cashier', 'hr', 'readOnly', 'accountant', null]) {
    const edits = await testFirm.ask('PUT', `${pages}/${page.id}`, input, { role })
    expect([role, edits.status]).toEqual([role, role === null ? 404 : 403])
  }
  const author = { role: 'crm' }
  expect((await testFirm.ask('POST', `${pages}/${page.id}/publish`, {}, author)).status).toBe(403)
  expect((await testFirm.ask('POST', '/site/publish', {}, author)).status).toBe(403)
  expect((await testFirm.ask('GET', pages, undefined, author)).status).toBe(200)
  await publish(testFirm, page)
  expect((await visit(other, '/')).status).toBe(404)
  expect((await other.ask('GET', `${pages}/${page.id}`)).status).toBe(404)
  const { name } = await testFirm.must<SiteSettings>('GET', '/site')
  const taken = await other.ask('PUT', '/site', {
    ...{ name, languages: ['de'], defaultLanguage: 'de', version: 0 },
  })
  expect(taken.body.data.fields).toEqual({ name: { key: 'siteNameTaken' } })
})

test('an author submits a page, who may publish it publishes or sends it back with a reason', async () => {
  const testFirm = await TestFirm.open()
  await named(testFirm)
  const author = { role: 'crm', userId: newId() }
  const page = await testFirm.must<SitePage>(
    'POST',
    pages,
    { title: 'Vom Autor', language: 'de' },
    author,
  )
  const at = `${pages}/${page.id}`
  const submitted = await testFirm.must<SitePage>('POST', `${at}/submit`, {}, author)
  expect(submitted.submittedAt).not.toBeNull()
  expect((await testFirm.ask('POST', `${at}/submit`, {}, author)).status).toBe(409)
  const { waiting } = await testFirm.must<SitePublication>('GET', '/site/publication')
  expect(waiting.map(({ submittedByName }) => submittedByName)).toEqual(['Maria'])
  const reason = { reason: 'Bitte kürzer' }
  expect((await testFirm.ask('POST', `${at}/send-back`, reason, author)).status).toBe(403)
  expect((await testFirm.ask('POST', `${at}/send-back`, { reason: '' })).status).toBe(422)
  const back = await testFirm.must<SitePage>('POST', `${at}/send-back`, reason)
  expect(back).toMatchObject({ submittedAt: null, sentBack: 'Bitte kürzer' })
  expect((await testFirm.ask('POST', `${at}/withdraw`, {}, author)).status).toBe(409)
  await testFirm.must('POST', `${at}/submit`, {}, author)
  const published = await publish(testFirm, page)
  expect(published).toMatchObject({ state: 'published', submittedAt: null, sentBack: '' })
  expect((await testFirm.ask('POST', `${at}/submit`, {}, author)).status).toBe(409)
})
