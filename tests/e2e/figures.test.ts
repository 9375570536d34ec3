// Modules: dashboard, settlement, invoicing, payments, reports, demo
import { expect, openDemo, test } from './demo-fixtures.ts'

/** `atTills` is what of the figure is in no list of invoices or payments, as is said below it. */
type Opened = { figure: string; atTills: string; href: string }

test('Each figure of the dashboard opens the list that comes to it', async ({ page }) => {
  await openDemo(page)
  const dashboard = new URL(page.url()).pathname
  for (const period of ['month', 'year']) {
    await page.goto(`${dashboard}?period=${period}`)
    // Figures with decimals alone: the chart's months and the counts of a list have none.
    const opened = await page.locator('main a').evaluateAll((links) =>
      links.flatMap((link): Opened[] => {
        const row = link.closest('tr') ?? link
        const [figure] = /[\d,]+\.\d\d/.exec(row.textContent ?? '') ?? []
        const href = link.getAttribute('href') ?? ''
        const isList = /\/(open-items|invoices|bills|payments|expenses)([/?]|$)/.test(href)
        const cell = link.closest('p')?.parentElement?.textContent ?? ''
        const atTills = /([\d,]+\.\d\d) at tills/.exec(cell)?.[1] ?? '0.00'
        const isOne = /\/[0-9A-Z]{26}$/.test(href)
        return figure && isList && !isOne ? [{ figure, atTills, href }] : []
      }),
    )
    expect(opened.length).toBeGreaterThan(5)
    for (const { figure, atTills, href } of opened) {
      await page.goto(href)
      // A month of expenses says its sum above its categories, a list below its rows.
      const sum = page.locator(href.includes('/months/') ? 'main' : 'tfoot')
      const left = less(figure, atTills)
      // On the first day of a month its lists may be empty, and have no line of sums.
      const isEmpty = left === '0.00' && (await sum.count()) === 0
      if (isEmpty) await expect(page.locator('main tbody tr')).toHaveCount(0)
      else await expect(sum, `${figure} of ${href}`).toContainText(left)
    }
  }
  await page.goto(dashboard)
  const tile = await page.getByText(/^\d+ open items? ·/).textContent()
  const [count = ''] = tile?.split(' ·') ?? []
  await page.goto(dashboard.replace('dashboard', 'open-items'))
  await expect(page.locator('tfoot')).toContainText(count)
})

/** What is left of an amount as it is written in English, written so again. */
function less(amount: string, part: string): string {
  const [whole = 0, off = 0] = [amount, part].map((text) => Number(text.replace(/\D/g, '')))
  return ((whole - off) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
}
