import { expect } from '@playwright/test'
import { allLive, test } from './island-page.ts'

test('an island that crashes while hydrating leaves the form that was served, with its text', async ({
  page,
  reported,
}) => {
  await page.goto('crash-at-hydration')
  await page.evaluate(() => {
    const note = document.querySelector('input')
    if (note) note.value = 'typed early'
  })
  await page.getByRole('button', { name: 'Send' }).hover()
  await expect(page.locator('app-island[failed]')).toBeAttached()
  expect(await reported()).toContainEqual(
    expect.objectContaining({
      name: 'fixtures/crashing',
      build: 'production',
      isRecovered: false,
      message: 'broken on purpose',
    }),
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/sent\?note=typed\+early$/)
})

test('an island that crashes later falls back to the form that was served', async ({
  page,
  reported,
}) => {
  await page.goto('crash-at-click')
  await allLive(page)
  await page.getByRole('button', { name: 'Crash' }).click()
  await expect(page.locator('app-island[failed]:not([live])')).toBeAttached()
  expect(await reported()).toHaveLength(1)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/sent\?note=$/)
})

test('an island that differs from its HTML is mended and reported', async ({ page, reported }) => {
  await page.goto('differing')
  await allLive(page)
  await expect(page.getByText('of the browser')).toBeVisible()
  const [first] = await reported()
  expect(first).toMatchObject({ name: 'fixtures/differing', isRecovered: true })
})

for (const file of [/own-counter\.island[^?]*$/, /hydrate\.client[^?]*$/])
  test(`a file that fails to arrive is asked for again: ${file.source}`, async ({
    page,
    reported,
  }) => {
    let failures = 0
    await page.route(file, async (route) => {
      failures += 1
      await (failures > 1 ? route.continue() : route.abort('connectionreset'))
    })
    await page.goto('idle')
    await allLive(page)
    expect(failures).toBeGreaterThan(0)
    await page.getByRole('button').click()
    await expect(page.getByRole('button')).toHaveText(/Own 1/)
    expect(await reported()).toEqual([])
  })

for (const file of [/own-counter\.island/, /\/react-/])
  test(`an island whose file never arrives is reported and its HTML stays: ${file.source}`, async ({
    page,
    reported,
  }) => {
    await page.route(file, (route) => route.abort())
    await page.goto('own')
    await expect(page.locator('app-island[failed]')).toBeAttached()
    await expect(page.getByRole('button')).toHaveText(/Own 0/)
    expect(await reported()).toMatchObject([{ name: 'fixtures/own-counter', build: 'production' }])
  })
