// Modules: calendar, mailbox, bookings
import { expectFit } from './accessible.ts'
import { expect, openDemo, test } from './demo-fixtures.ts'

test('axe finds nothing on the screens of calendar, mail and bookings, at 1280 and 320', async ({
  page,
}) => {
  await openDemo(page)
  const firm = new URL(page.url()).pathname.replace(/\/dashboard$/, '')
  const linkOf = async (list: string, pattern: RegExp) => {
    await page.goto(list)
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return hrefs.find((href) => pattern.test(href)) ?? expect(hrefs, list).toContain(pattern)
  }
  const calendar = `${firm}/calendar`
  const mail = `${firm}/mail`
  const paths = [
    ...['month', 'week', 'day', 'agenda'].map((view) => `${calendar}?view=${view}`),
    ...['new', 'settings', 'files'].map((page) => `${calendar}/${page}`),
    await linkOf(`${calendar}?view=agenda`, /\/calendar\/events\/\w+/),
    mail,
    `${mail}/compose`,
    `${mail}/settings`,
    await linkOf(mail, /\/mail\/threads\/\w+/),
    `${firm}/booking-pages`,
  ]
  for (const path of paths) await expectFit(page, path ?? '')
})
