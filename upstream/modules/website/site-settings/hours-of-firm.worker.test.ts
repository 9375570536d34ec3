import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SitePage } from '#contract/website/site-pages.ts'
import type { SiteSettings } from '#contract/website/site-settings.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { ada, openShop, Visitor } from '../shop/shop-visitor.fixture.ts'

/** A Friday noon in Berlin, with two holidays of all Germany in the month ahead: 25 and 26 December. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-11T11:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

const week = ['1', '2', '3', '4', '5', '6'].map((day) => ({ day, from: '09:00', to: '18:00' }))
const away = { date: '2026-12-28', untilDate: '2026-12-30', name: 'Inventur', from: '', to: '' }
const eve = { date: '2026-12-24', untilDate: '', name: 'Heiligabend', from: '09:00', to: '12:00' }

async function saveHours(firm: TestFirm, more: object = {}) {
  const { version } = await firm.must<SiteSettings>('GET', '/site')
  const input = { week, holidays: 'closed', days: [away, eve], ...more }
  return firm.ask('PUT', '/site/opening-hours', { ...input, version })
}

/** What a table says, without its marks. */
function saidOf(content: string | null): string {
  return (content ?? '').replace(/<[^>]*>/g, ' ').replace(/[\s\u2009]+/g, ' ')
}

test('a page and the pick-up of the shop say the hours of the firm, its holidays and closed days', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  expect((await saveHours(firm)).status).toBe(200)
  const page = await firm.must<SitePage>('POST', '/site-pages', { title: 'Laden', language: 'de' })
  await firm.must('PUT', `/site-pages/${page.id}/blocks`, {
    blocks: [{ type: 'openingHours', key: 'hours' }],
    version: page.version,
  })
  await firm.must('POST', `/site-pages/${page.id}/publish`, {})
  const visitor = new Visitor(firm)
  const said = saidOf((await visitor.get('/laden')).content)
  expect(said).toContain('Montag – Samstag 9:00 – 18:00')
  expect(said).toContain('Sonntag Geschlossen')
  expect(said).toContain('24. Dezember 2026 (Heiligabend) 9:00 – 12:00')
  expect(said).toMatch(/25\. Dezember 2026 \([^)]*Weihnachtstag\) Geschlossen/)
  expect(said).toContain('28. Dezember 2026 (Inventur) Geschlossen')
  expect(said).toContain('30. Dezember 2026 (Inventur) Geschlossen')
  expect(said).not.toContain('31. Dezember')

  await visitor.add(items[0]?.id ?? '')
  const way = { way: 'pickUp:Laden' }
  const review = await visitor.review(way)
  expect(saidOf(review.content)).toContain('28. Dezember 2026 (Inventur) Geschlossen')
  const order = await visitor.order(review, way)
  expect(saidOf(order.content)).toContain('Jetzt geöffnet, bis 18:00 am 11. Dezember 2026.')
  expect(saidOf(order.content)).toContain('25. Dezember 2026')

  const sent = { ...ada, way: 'delivery:Parcel' }
  await visitor.add(items[0]?.id ?? '')
  expect(saidOf((await visitor.review(sent)).content)).not.toContain('Inventur')
})

test('where holidays are as usual they are not named, and a closed day says when it opens again', async () => {
  const { firm, items } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const today = { date: '2026-12-11', untilDate: '2026-12-13', name: 'Umbau', from: '', to: '' }
  await saveHours(firm, { holidays: 'asUsual', days: [today] })
  const visitor = new Visitor(firm)
  await visitor.add(items[0]?.id ?? '')
  const way = { way: 'pickUp:Laden' }
  const order = saidOf((await visitor.order(await visitor.review(way), way)).content)
  expect(order).toContain('Jetzt geschlossen. Öffnet am 14. Dezember 2026 um 9:00.')
  expect(order).not.toContain('Weihnachtstag')
})

test('a day with half a time, or that ends before it begins, is said at its field', async () => {
  const { firm } = await openShop([{ name: 'Lampe', unitPrice: '10' }])
  const refused = await saveHours(firm, {
    days: [
      { ...away, untilDate: '2026-12-01' },
      { ...eve, to: '' },
    ],
  })
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { 'days.0.untilDate': { key: 'endBeforeStart' }, 'days.1.to': { key: 'required' } },
  ])
})
