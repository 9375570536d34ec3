import { expect } from '@playwright/test'
import { allLive, holdBack, test } from './island-page.ts'

test('props arrive as they were given, with quotes, tags and nulls', async ({ page }) => {
  await page.goto('props')
  await allLive(page)
  const [shown, inBrowser] = await page.locator('output').allTextContents()
  expect(shown).toContain(`"quotes" 'single' & &amp; </script><script>alert(1)</script> <!--`)
  expect(JSON.parse(inBrowser ?? '')).toEqual({
    nothing: null,
    text: shown,
    list: [{ deep: null }, { deep: '"' }],
  })
})

test('labels point to their inputs in each of two islands, also after an update', async ({
  page,
}) => {
  await page.goto('labels')
  const served = await page
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => input.id))
  expect(new Set(served).size).toBe(2)
  await allLive(page)
  await page.getByRole('button', { name: 'Rename Second' }).click()
  await expect(page.getByLabel('First')).toHaveAttribute('id', served[0] ?? '')
  await expect(page.getByLabel('Second renamed')).toHaveAttribute('id', served[1] ?? '')
})

test('an island inside of an island is part of it', async ({ page }) => {
  await page.goto('nesting')
  await allLive(page)
  await expect(page.locator('app-island')).toHaveCount(1)
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText(/Inner 1/)
})

test('a whole table is an island', async ({ page }) => {
  await page.goto('table')
  await allLive(page)
  await page.getByRole('button').click()
  await expect(page.getByRole('row')).toHaveText(['1', '2', '3', 'Add row'])
})

test('two islands share state', async ({ page }) => {
  await page.goto('counters')
  await page.getByRole('button').last().hover()
  await allLive(page)
  await page.getByRole('button').first().click()
  await expect(page.getByRole('button')).toHaveText(['Clicked 1 times', 'Clicked 1 times'])
})

test('an island that wakes after the shared state changed fits its HTML and catches up', async ({
  page,
  reported,
}) => {
  await page.goto('counters')
  await page.locator('app-island[live]').waitFor({ state: 'attached' })
  await page.getByRole('button').first().click()
  await expect(page.getByRole('button')).toHaveText(['Clicked 1 times', 'Clicked 0 times'])
  await page.getByRole('button').last().hover()
  await expect(page.getByRole('button')).toHaveText(['Clicked 1 times', 'Clicked 1 times'])
  expect(await reported()).toEqual([])
})

test('text typed before hydration stays', async ({ page, reported }) => {
  const release = await holdBack(page, /labelled\.island/)
  await page.goto('labels')
  await page.getByLabel('First').fill('typed early')
  release()
  await allLive(page)
  await page.getByRole('button', { name: 'Rename First' }).click()
  await expect(page.getByLabel('First renamed')).toHaveValue('typed early')
  expect(await reported()).toEqual([])
})

test.describe('in the edition of React that warns', () => {
  test.use({ edition: 'development' })
  for (const name of ['counters', 'props', 'labels', 'nesting', 'forms', 'table'])
    test(`${name} hydrates without a word`, async ({ page, reported }) => {
      const words: string[] = []
      page.on('console', (message) => words.push(message.text()))
      page.on('pageerror', (error) => words.push(error.message))
      await page.goto(name)
      for (const island of await page.locator('app-island').all())
        await island.dispatchEvent('pointerover')
      await allLive(page)
      expect(words.filter((word) => !word.includes('React DevTools'))).toEqual([])
      expect(await reported()).toEqual([])
    })
})
