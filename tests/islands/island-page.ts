import { test as base, type Page } from '@playwright/test'

/** What a page reported through `island:error`, in order. */
interface Reported {
  name: string
  build: string
  isRecovered: boolean
  message: string
}

/** A browser page that notes island errors from its first moment on. */
export const test = base.extend<{ edition: string; reported: () => Promise<Reported[]> }>({
  edition: ['production', { option: true }],
  baseURL: async ({ edition }, use) => use(`${process.env.ISLANDS_URL}${edition}/`),
  reported: async ({ page }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('island:error', (event) => {
        if (!(event instanceof CustomEvent)) return
        event.preventDefault()
        const root = document.documentElement
        const reported = JSON.parse(root.dataset.reported ?? '[]')
        const message = String(event.detail.error?.message)
        root.dataset.reported = JSON.stringify([...reported, { ...event.detail, message }])
      })
    })
    await use(() =>
      page.evaluate(() => JSON.parse(document.documentElement.dataset.reported ?? '[]')),
    )
  },
})

/** Resolves when no island of the page sleeps; says at once what an island that failed reported. */
export async function allLive(page: Page): Promise<void> {
  await page.locator('app-island:is([live],[failed])').first().waitFor({ state: 'attached' })
  if ((await page.locator('app-island[failed]').count()) > 0) {
    const reported = await page.locator('html').getAttribute('data-reported')
    throw new Error(`An island failed: ${reported ?? 'nothing was reported'}`)
  }
  await page.locator('app-island:not([live])').waitFor({ state: 'detached' })
}

/** Holds a file of the build back until the returned function is called. */
export async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (route) => {
    await released
    await route.continue()
  })
  return release
}
