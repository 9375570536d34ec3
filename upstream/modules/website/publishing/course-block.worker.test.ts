import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { CourseOffer } from '#contract/learning/public-courses.ts'
import type { SitePage } from '#contract/website/site-pages.ts'
import type { SiteSettings } from '#contract/website/site-settings.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { draftCourse, publishCourse } from '#upstream/testing/write-course.ts'
import type { SiteReply } from './site-call.ts'

const place = {
  ...{ name: 'Fire safety, one place', kind: 'service', unit: 'pcs', unitPrice: '100' },
  taxCode: 'DE-S19',
}
const list = { name: 'Brot', kind: 'product', unit: 'Stk', unitPrice: '3', taxCode: 'DE-S7' }

async function site() {
  const firm = await TestFirm.open()
  const { version } = await firm.must<SiteSettings>('GET', '/site')
  await firm.must('PUT', '/site', {
    ...{ name: `c${firm.firmId.toLowerCase().slice(-12)}`, version },
    ...{ languages: ['de', 'en'], defaultLanguage: 'de' },
  })
  const seen = async (path: string) => {
    const call = { path, etag: '' }
    const at = '/internal/site-request'
    return (await firm.must<SiteReply>('POST', at, call, { role: null })).content ?? ''
  }
  const publish = async (values: object, blocks: object[]) => {
    const page = await firm.must<SitePage>('POST', '/site-pages', values)
    const { id, version: at } = page
    await firm.must('PUT', `/site-pages/${id}/blocks`, { blocks, version: at })
    return firm.must<SitePage>('POST', `/site-pages/${id}/publish`, {})
  }
  return { firm, seen, publish }
}

test('a page shows a course that anybody may order, with its price, as long as it is open', async () => {
  const { firm, seen, publish } = await site()
  const course = await draftCourse(firm, ['Alarm'])
  await publishCourse(firm, course.id)
  const { id: itemId } = await firm.must<Item>('POST', '/items', place)
  const offer = `/courses/${course.id}/offer`
  const choices = () => firm.must<{ rows: { id: string }[] }>('GET', '/site-courses')
  expect((await choices()).rows).toEqual([])
  const { path } = await firm.must<CourseOffer>('PUT', offer, { isOpen: true, itemId })
  expect((await choices()).rows).toEqual([{ id: course.id, name: 'Fire safety' }])
  expect((await firm.ask('GET', '/site-courses', undefined, { role: 'readOnly' })).status).toBe(403)

  const block = { type: 'course', key: 'course', heading: '', courseId: course.id }
  await publish({ title: 'Kurse', language: 'de' }, [block])
  const shown = await seen('/')
  expect(shown).toContain('Fire safety')
  // With tax: it is for everybody.
  expect(shown).toMatch(/119,00/)
  expect(shown).toContain(`${path}"`)

  await firm.must('PUT', offer, { isOpen: false, itemId })
  await runJobsAt(firm, addDays(today, 1))
  expect(await seen('/')).not.toContain('Fire safety')
})

test('a price list says items in the language of its page', async () => {
  const { firm, seen, publish } = await site()
  const { id } = await firm.must<Item>('POST', '/items', list)
  const prices = { type: 'priceList', key: 'prices', itemIds: [id] }
  const german = await publish({ title: 'Preise', language: 'de' }, [prices])
  const words = { title: 'Prices', language: 'en', groupId: german.groupId }
  await publish(words, [prices])
  expect(await seen('/en')).toContain('Brot')
  await firm.must('PUT', `/items/${id}/words`, {
    words: [{ language: 'en', name: 'Bread', description: '' }],
  })
  await runJobsAt(firm, addDays(today, 1))
  expect(await seen('/en')).toContain('Bread')
  expect(await seen('/en')).not.toContain('Brot')
  expect(await seen('/')).toContain('Brot')
})
