import { expect } from '@playwright/test'
import { allLive, test } from './island-page.ts'

test('a page without an island has no script', async ({ page }) => {
  await page.goto('still')
  await expect(page.locator('script, link[rel=modulepreload]')).toHaveCount(0)
})

test('an island to load at once is live before anybody comes near, and its files are preloaded', async ({
  page,
}) => {
  await page.goto('own')
  await allLive(page)
  const preloads = page.locator('link[rel=modulepreload]')
  expect(
    await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(
    [/hydrate\.client/, /react/, /own-counter\.island/].map((file) => expect.stringMatching(file)),
  )
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText(/Own 1/)
})

test('an idle island wakes by itself', async ({ page }) => {
  await page.goto('idle')
  await allLive(page)
})

test('an idle island wakes on a machine that is never idle, too', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const until = performance.now() + 20
      while (performance.now() < until);
      port2.postMessage('again')
    }
    port2.postMessage('begin')
  })
  await page.goto('idle')
  await allLive(page)
})

test('an island below the fold sleeps until it is scrolled into view', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('below', { waitUntil: 'networkidle' })
  await expect(page.locator('app-island[live]')).toHaveCount(0)
  expect(requests.filter((url) => /react/.test(url))).toEqual([])
  await page.locator('#text').scrollIntoViewIfNeeded()
  await allLive(page)
})

test('an island of bare text is seen too', async ({ page }) => {
  await page.goto('below')
  await page.locator('#text').scrollIntoViewIfNeeded()
  await expect(page.locator('#text')).toHaveText('browser')
})

test('an island for interaction wakes under the pointer', async ({ page }) => {
  await page.goto('touched', { waitUntil: 'networkidle' })
  await expect(page.locator('app-island[live]')).toHaveCount(0)
  await page.getByRole('button').hover()
  await allLive(page)
})

test('an island for interaction wakes under the keyboard', async ({ page }) => {
  await page.goto('touched', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await allLive(page)
})

test('an island added later wakes as well', async ({ page }) => {
  await page.goto('own')
  await allLive(page)
  await page.evaluate(() => {
    const copy = document.createElement('div')
    const [first] = document.querySelectorAll('app-island')
    copy.innerHTML = first?.outerHTML.replace(' live=""', '') ?? ''
    document.body.appendChild(copy)
  })
  await expect(page.locator('app-island[live]')).toHaveCount(2)
})

test('an island that is moved keeps its state, and one that is removed lets go', async ({
  page,
}) => {
  await page.goto('own')
  await allLive(page)
  await page.getByRole('button').click()
  await page.evaluate(() => {
    const island = document.querySelector('app-island')
    const wrapper = document.body.appendChild(document.createElement('div'))
    if (island) wrapper.appendChild(island)
  })
  await expect(page.getByRole('button')).toHaveText(/Own 1/)
  await expect(page.locator('body')).not.toHaveAttribute('data-unmounted')
  await page.evaluate(() => document.querySelector('app-island')?.remove())
  await expect(page.locator('body')).toHaveAttribute('data-unmounted', 'Own')
})

test('a page with an island shows all of it without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('table')
  await expect(page.getByRole('row')).toHaveText(['1', '2', 'Add row'])
  await context.close()
})
