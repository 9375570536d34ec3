import { expect } from '@playwright/test'
import { allLive, holdBack, test } from './island-page.ts'

test('what was typed before hydration stays, and the island hears of it', async ({
  page,
  reported,
}) => {
  const release = await holdBack(page, /fields\.island/)
  await page.goto('fields')
  await page.getByLabel('Words').fill('Typed\nbefore')
  await page.getByLabel('Own').fill('Typed own')
  await page.getByLabel('Unit').selectOption('piece')
  await page.getByLabel('Box').check()
  await page.getByLabel('Gross').check()
  await page.getByLabel('Controlled').fill('Typed here')
  await page.getByLabel('Controlled').press('ArrowLeft')
  release()
  await allLive(page)
  await expect(page.getByRole('status')).toHaveText(
    'Typed here; heard words own controlled unit box mode',
  )
  await expect(page.getByLabel('Words')).toHaveValue('Typed\nbefore')
  await expect(page.getByLabel('Own')).toHaveValue('Typed own')
  await expect(page.getByLabel('Unit')).toHaveValue('piece')
  await expect(page.getByLabel('Box')).toBeChecked()
  await expect(page.getByLabel('Gross')).toBeChecked()
  // The cursor is where it was.
  await page.keyboard.type('!')
  await expect(page.getByLabel('Controlled')).toHaveValue('Typed her!e')
  expect(await reported()).toEqual([])
})
