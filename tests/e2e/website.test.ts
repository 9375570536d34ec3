// Modules: pages, publishing, site-settings, media
import { expectNoViolation } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test.describe('The own website', () => {
  test('A firm writes a page, publishes it, renames it, and takes it offline', async ({
    signedIn: page,
    firm,
    browser,
    javaScriptEnabled,
  }) => {
    const name = `bakery-${Date.now().toString(36)}`
    await page.goto(`${firm.path}/website/settings`)
    await page.getByLabel('Address', { exact: true }).fill('A')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Address', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.').first()).toBeVisible()

    await page.goto(`${firm.path}/site-pages/new`)
    await page.getByLabel('Title', { exact: true }).fill('Fresh bread')
    const words = page.getByRole('textbox', { name: /^Text/ })
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: 'Heading', exact: true }).click()
      await words.pressSequentially('Every morning')
      await words.press('Enter')
      await words.pressSequentially('From six.')
      await page.getByRole('button', { name: 'Table', exact: true }).click()
      await words.pressSequentially('Loaf')
      await words.press('Tab')
      await words.pressSequentially('Weight')
      await words.press('Tab')
      await words.pressSequentially('Rye')
      await words.press('Tab')
      await words.pressSequentially('500 g')
      await page.getByRole('button', { name: 'Remove row', exact: true }).click()
      await page.getByRole('button', { name: 'Add row', exact: true }).click()
      await page.getByRole('button', { name: 'Remove row', exact: true }).click()
    } else {
      await words.fill(
        `## Every morning\n\nFrom six.\n\n${'| Loaf | Weight |\n| --- | --- |\n|  |  |'}`,
      )
    }
    await expect(page.locator('[name="text"]')).toHaveValue(
      '## Every morning\n\nFrom six.\n\n| Loaf | Weight |\n| --- | --- |\n|  |  |',
    )
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fresh bread')
    await page.getByRole('link', { name: 'Blocks' }).click()
    await page.getByRole('link', { name: 'Questions and answers' }).click()
    await page.locator('summary', { hasText: 'Add' }).first().click()
    await page.getByLabel('Question', { exact: true }).first().fill('Are you open on Sunday?')
    await page.getByRole('textbox', { name: 'Answer', exact: true }).first().fill('Until noon.')
    await page.getByRole('button', { name: 'Save block' }).click()
    await page.getByRole('link', { name: 'Fresh bread' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('This version')).toBeVisible()
    const address = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')
    expect(address).toContain(`//${name}.`)

    const visitors = await browser.newContext({ javaScriptEnabled })
    const visitor = await visitors.newPage()
    const answer = await visitor.goto(address ?? '')
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(visitor.getByRole('heading', { name: 'Every morning' })).toBeVisible()
    await expect(visitor.getByText('Until noon.')).toBeAttached()
    if (javaScriptEnabled) await expectNoViolation(visitor)
    expect(await visitors.cookies()).toEqual([])

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Take offline' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take offline' }).click()
    await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(410)
    await visitors.close()
  })
})
