import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { SiteSettings } from '#contract/website/site-settings.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { Store } from '#upstream/firm/store.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { writeDemoSite } from './demo.ts'
import type { SiteReply } from './site-call.ts'

const lamp = { kind: 'product', name: 'Leselampe', unit: 'Stk', unitPrice: '80', taxCode: 'DE-S19' }

test('the site of a demo has an address and is published, with what the law asks for', async () => {
  const firm = await TestFirm.open()
  await firm.must('POST', '/items', lamp)
  const before = new Date(`${today}T06:00:00Z`)
  await runInDurableObject(firm.object, (_, { storage }) => {
    const context = firmItself(firm.firmId, before)
    new Store(storage).transact(context, (writer) => writeDemoSite(writer, context))
  })
  await runJobsAt(firm, addDays(today, 1))
  const site = await firm.must<SiteSettings>('GET', '/site')
  expect(site.address).toContain(`//demo-${firm.firmId.slice(-12).toLowerCase()}.`)
  const visit = (path: string) =>
    firm.must<SiteReply>('POST', '/internal/site-request', { path, etag: '' }, { role: null })
  const home = await visit('/')
  expect(home.status).toBe(200)
  for (const page of ['Impressum', 'AGB', 'Widerruf', 'Datenschutz']) {
    expect(home.content).toContain(page)
  }
  expect((await visit('/impressum')).content).toContain('Nord & Söhne GmbH'.replace('&', '&amp;'))
  expect((await visit('/shop')).content).toContain('Leselampe')
})
