// Modules: notifications
import { startForeignApi } from '../support/foreign-api.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'
import { expect, test as withPeople } from './fixtures.ts'

type Foreign = {
  api: Awaited<ReturnType<typeof startForeignApi>>
  /** Of the web app in front of it. */
  webOrigin: string
}

const test = withPeople.extend<Foreign>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  api: async ({}, use) => {
    const api = await startForeignApi()
    await use(api)
    await api.stop()
  },
  webOrigin: async ({ api }, use) => {
    const dataDir = createDataDir()
    const env = { API_URL: api.origin, REALTIME_PROTOCOL: 'socketio' }
    const server = await startServer({ dataDir, env })
    await use(server.origin)
    await server.stop()
    removeDataDir(dataDir)
  },
})

test.describe('In front of an API that speaks socket.io', () => {
  test.slow()

  test('a page hears and speaks over one websocket, and comes back', async ({
    page,
    api,
    webOrigin,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    await page.goto(`${webOrigin}/login`)
    await page.getByLabel('Email').fill('ada@example.test')
    await page.getByLabel('Password', { exact: true }).fill('anything that is long')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
    await expect.poll(() => api.heard.length).toBeGreaterThan(0)
    const answer = await page.goto(`${webOrigin}/notifications`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain(`connect-src 'self' ${api.origin.replace('http', 'ws')}`)
    await expect.poll(() => api.heard.length).toBe(2)

    const words = 'Grace Hopper offers you the ownership of Orbit Ltd'
    const toast = page.locator('[data-toasts]').getByRole('link', { name: words })
    const isShown = toast.waitFor()
    api.tell()
    await isShown
    await expect(page.getByRole('button', { name: 'Notifications 1 unread' })).toBeVisible()

    await page.evaluate(() => {
      const detail = { type: 'demoUserAction', payload: { demoUserId: 'ada' } }
      document.dispatchEvent(new CustomEvent('channel-emit', { detail, cancelable: true }))
    })
    const action = { event: 'demoUserAction', payload: { demoUserId: 'ada' } }
    await expect.poll(() => api.heard.at(-1)).toMatchObject(action)

    api.keepSilent()
    api.interrupt()
    await expect(page.getByRole('button', { name: 'Notifications 2 unread' })).toBeVisible()
    expect(new Set(api.heard.map(({ transport }) => transport))).toEqual(new Set(['websocket']))
    expect(refused).toEqual([])
  })
})
