import { expect, test } from 'vitest'
import type { SiteMedia } from '#contract/website/site-media.ts'
import type { SitePage } from '#contract/website/site-pages.ts'
import type { SiteSettings } from '#contract/website/site-settings.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import type { SiteReply } from '../publishing/site-call.ts'
import { siteMediaList } from './reader.ts'

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
)

function picture(name = 'shop.png'): File {
  return new File([pixel], name, { type: 'image/png' })
}

async function upload(testFirm: TestFirm, alt = 'Der Laden'): Promise<SiteMedia> {
  const { status, body } = await testFirm.upload<SiteMedia>('/site-media', { file: picture(), alt })
  expect(status).toBe(201)
  return body
}

function visit(testFirm: TestFirm, path: string): Promise<SiteReply> {
  return testFirm.must('POST', '/internal/site-request', { path, etag: '' }, { role: null })
}

test('a picture is reached by visitors once a published page shows it, and not before', async () => {
  const testFirm = await TestFirm.open()
  const { version } = await testFirm.must<SiteSettings>('GET', '/site')
  const name = `m${testFirm.firmId.toLowerCase().slice(-12)}`
  const basics = { name, languages: ['de'], defaultLanguage: 'de', version }
  await testFirm.must('PUT', '/site', basics)
  const media = await upload(testFirm)
  const text = `![Der Laden](<media:${media.id}>)`
  const page = await testFirm.must<SitePage>('POST', '/site-pages', {
    ...{ title: 'Start', language: 'de', text },
  })
  expect(page.blocks[0]).toMatchObject({ type: 'picture', mediaId: media.id, alt: 'Der Laden' })
  await testFirm.must('POST', `/site-pages/${page.id}/publish`, {})
  const { content } = await visit(testFirm, '/')
  const [, src = ''] = /<img[^>]* src="([^"]+)"/.exec(content ?? '') ?? []
  const file = await visit(testFirm, src)
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
  expect(file.fileKey).toContain(testFirm.firmId)

  const refused = await testFirm.ask('DELETE', `/site-media/${media.id}`)
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'siteMediaUsed' }])
  await testFirm.must('POST', `/site-pages/${page.id}/unpublish`, {})
  expect((await visit(testFirm, src)).status).toBe(404)
})

test('what could run is no file of the site, and sizes are those that are wanted', async () => {
  const testFirm = await TestFirm.open()
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'x.png')
  const refused = await testFirm.upload('/site-media', { file: svg, alt: '' })
  expect(refused.body.data.fields).toEqual({ file: { key: 'siteFileKind' } })
  const media = await upload(testFirm)
  const at = `/site-media/${media.id}`
  const odd = { file: picture(), shape: 'wide', width: '640' }
  expect((await testFirm.upload(`${at}/sizes`, odd)).status).toBe(422)
  const [wanted] = media.wanted
  const fits = { file: picture(), shape: wanted?.shape ?? '', width: String(wanted?.width) }
  const { body } = await testFirm.upload<SiteMedia>(`${at}/sizes`, fits)
  expect(body.sizes).toBe(1)
  const input = { name: 'shop.png', alt: 'Tür', focusX: 0.2, focusY: 0.5, version: 1 }
  const saved = await testFirm.must<SiteMedia>('PUT', at, input)
  expect([saved.alt, saved.focusX, saved.version]).toEqual(['Tür', 0.2, 2])
  expect((await testFirm.ask('PUT', at, input)).status).toBe(409)
  const how = { role: 'readOnly' } as const
  expect((await testFirm.ask('PUT', at, input, how)).status).toBe(403)
  expect((await testFirm.ask('DELETE', at, undefined, how)).status).toBe(403)
  await testFirm.must('DELETE', at)
  expect((await testFirm.ask('GET', at)).status).toBe(404)
})

test('the list follows an index in every order', async () => {
  const testFirm = await TestFirm.open()
  for (const { order, plan } of await sortPlans(testFirm, siteMediaList)) {
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
