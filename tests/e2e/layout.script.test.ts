// Modules: profile
import { layouts } from '../support/layouts.ts'
import { expectNoViolation } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

// One page is looked at in many layouts.

const attributes = {
  layout: 'data-layout',
  sidebar: 'data-sidebar',
  sideTone: 'data-side-tone',
  topTone: 'data-top-tone',
  width: 'data-width',
  rightSidebar: 'data-right',
}

test.describe('The layout', () => {
  test('is chosen on a page, and each that matters is whole and readable', async ({
    signedIn: page,
    origin,
    firm,
  }) => {
    await page.goto('/profile/appearance')
    await page.getByRole('button', { name: 'Across the top' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'horizontal')
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const layout of layouts) {
      const form = { ...layout, to: '/wallet' }
      await page.request.post('/preferences', {
        form,
        maxRedirects: 0,
        headers: { origin },
        maxRetries: 2,
      })
      await page.goto(`${firm.path}/wallets`)
      for (const [name, value] of Object.entries(layout)) {
        const attribute = Object.entries(attributes).find(([one]) => one === name)?.[1] ?? ''
        await expect(page.locator('html')).toHaveAttribute(attribute, value)
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, JSON.stringify(layout)).toBeLessThanOrEqual(0)
      await expectNoViolation(
        page,
        (axe) => axe.withRules(['color-contrast', 'link-name', 'button-name', 'target-size']),
        JSON.stringify(layout),
      )
    }
  })
})
