// Modules: reports, ledger, settlement, closing, budgets, assets, demo
import type { Page } from '@playwright/test'
import { reportNames } from '../../contract/reporting/reports.ts'
import { expectAccessible } from './accessible.ts'
import { expect, openDemo, test } from './demo-fixtures.ts'

/** Of each look of a table one: one figure a row, several, several words, and a list of lines. */
const looked = ['profit-and-loss', 'trial-balance', 'tax-return', 'journal', 'receivables']

test('Every report fits a small phone, with its amounts in sight', async ({ page }) => {
  await openDemo(page)
  const reports = new URL(page.url()).pathname.replace('dashboard', 'reports')
  for (const report of looked) {
    await expectAccessible(page, `${reports}/${report}?period=lastMonth`)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  for (const report of ['', 'tax-returns', ...reportNames]) {
    await page.goto(`${reports}/${report}?period=year`)
    await expectInSight(page, report)
  }
  await page.goto(`${reports}/profit-and-loss?compare=yearBefore`)
  await expectInSight(page, 'profit-and-loss, compared')
  await page.goto(`${reports}/profit-and-loss?split=month`)
  await expectInSight(page, 'profit-and-loss, by month')
})

/** Nothing scrolls sideways, and no figure of a table ends beyond the screen. */
async function expectInSight(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const figures = [...document.querySelectorAll('main tbody td')].filter(
      (cell) => /\d/.test(cell.textContent ?? '') && cell.getBoundingClientRect().width > 0,
    )
    const hidden = figures.filter((cell) => cell.getBoundingClientRect().right > clientWidth + 1)
    return {
      wide: scrollWidth > clientWidth,
      cells: hidden.slice(0, 3).map((one) => one.outerHTML),
    }
  })
  expect(beyond, what).toEqual({ wide: false, cells: [] })
}
