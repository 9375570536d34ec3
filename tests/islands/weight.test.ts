import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { allLive, test } from './island-page.ts'

const kilobyte = 1024

test('the runtime weighs 4 KB without React, a page with an island 65 KB', async ({ page }) => {
  const bodies: Promise<{ url: string; size: number }>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const size = response.body().then((body) => gzipSync(body).length)
    bodies.push(size.then((size) => ({ url: response.url(), size })))
  })
  await page.goto('counters')
  await page.getByRole('button').last().hover()
  await allLive(page)
  const files = await Promise.all(bodies)
  const sum = (list: typeof files) => list.reduce((total, { size }) => total + size, 0)
  const runtime = files.filter(({ url }) => /entry|hydrate/.test(url))
  expect(runtime).toHaveLength(2)
  expect(sum(runtime)).toBeLessThan(4 * kilobyte)
  expect(sum(files)).toBeLessThan(65 * kilobyte)
})
