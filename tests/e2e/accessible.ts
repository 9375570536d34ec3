import AxeBuilder from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { expect } from './fixtures.ts'

const colourRules = ['color-contrast', 'link-in-text-block']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Opens a page and holds it against the whole list of WCAG 2.2 A and AA rules, then in the dark
 * against those of colour: the other rules do not see a difference.
 * @param isDark whether in the dark, too; screens of the same parts need it only now and then, unless
 *   `EVERY_JOURNEY` asks for all
 */
export async function expectAccessible(
  page: Page,
  path: string,
  { isDark = true } = {},
): Promise<void> {
  const missing: string[] = []
  const note = (response: Response) => {
    if (response.status() >= 400 && /\/(assets|fonts)\//.test(response.url())) {
      missing.push(response.url())
    }
  }
  page.on('response', note)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await expectNoViolation(page, (axe) => axe.withTags(rules), `${path}, light`)
  expect(await wronglyNamed(page), `${path}, names without the words that are seen`).toEqual([])
  if (isDark || process.env.EVERY_JOURNEY) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await waitForColours(page)
    await expectNoViolation(page, (axe) => axe.withRules(colourRules), `${path}, dark`)
  }
  page.off('response', note)
  expect(missing, `files of ${path}`).toEqual([])
}

/**
 * What can be pressed and is named otherwise than it is labelled: whoever speaks the words they see
 * does not reach it (WCAG 2.2, 2.5.3). Signs between the words do not count, nor what is hidden from
 * assistive technology; axe has this rule as an experiment alone.
 */
async function wronglyNamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (words: string) =>
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const seen = (element: HTMLElement) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        const isHeard = parentElement?.closest('[aria-hidden=true]') === null
        if (isHeard && parentElement.checkVisibility()) words.push(textContent ?? '')
      }
      return words.join(' ')
    }
    const pressed = 'button, a[href], summary, [role=button], [role=tab], [role=menuitem]'
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      const named = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      const name = plain(named || (element.getAttribute('aria-label') ?? ''))
      const words = plain(seen(element))
      return name === '' || words === '' || name.includes(words) ? [] : [`${words}: ${name}`]
    })
  })
}

/** Against axe's rules, and that nothing is wider than a small phone. */
export async function expectFit(page: Page, path: string): Promise<void> {
  await expectAccessible(page, path)
  await page.setViewportSize({ width: 320, height: 800 })
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  // A page answers to a new width within a few frames, on a busy machine later than this question.
  await expect.poll(() => page.evaluate(isWide), `${path} at 320`).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/**
 * Colours that change over time begin to with the next frames, on a busy machine later; waits until they
 * are at their end and none begins for some frames.
 */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let quiet = 0; quiet < 5; quiet += 1) {
      await frame()
      await frame()
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
      if (transitions.length > 0) quiet = -1
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    }
  })
}

/** Holds what a page shows now against axe's rules. */
export async function expectNoViolation(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
  what = page.url(),
): Promise<void> {
  // No page of ours frames one of others, so no second page need be opened to sum up frames.
  // What passes is not described, and no rule of these lists reads stylesheets: a fifth of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false })
  const { violations } = await narrow(axe.setLegacyMode()).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect(found, what).toEqual([])
}
