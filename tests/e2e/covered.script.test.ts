// Modules: none (every screen)
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { expect, openDemo, test } from './demo-fixtures.ts'

test('No control of a list, nor of what it leads to, lies under another on a phone', async ({
  page,
}) => {
  const paths = await pathsOfFirms()
  expect(paths.length).toBeGreaterThan(100)
  await openDemo(page)
  const firm = new URL(page.url()).pathname.split('/', 3).join('/')
  await page.setViewportSize({ width: 390, height: 844 })
  const waiting = paths.map((path) => path.replace('/firms/:firmId', firm))
  const seen = new Set(waiting.map(kindOf))
  const faults: string[] = []
  let controls = 0
  let wholeRows = 0
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // A file is a download, and no page.
    const answer = await page.goto(path).catch(() => null)
    if (!answer?.headers()['content-type']?.includes('text/html')) continue
    const { covered, count, rows, whole } = await look(page)
    faults.push(...covered.map((one) => `${path}: ${one}`))
    controls += count
    wholeRows += whole
    for (const row of rows) {
      if (!row.startsWith(`${firm}/`) || seen.has(kindOf(row))) continue
      seen.add(kindOf(row))
      waiting.push(row)
    }
  }
  expect(faults).toEqual([])
  expect(controls).toBeGreaterThan(2000)
  // And a press beside them opens the row's own page.
  expect(wholeRows).toBeGreaterThan(100)
})

/** The path of a page with every id the same: of pages of one kind, one is looked at. */
function kindOf(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/\/(?=\w*\d)[\w-]+/g, '/:id')
}

/** Every page of a firm that needs no id but the firm's. */
async function pathsOfFirms(): Promise<string[]> {
  const app = new URL('../../app/', import.meta.url)
  const files = readdirSync(new URL('modules/', app), { recursive: true, encoding: 'utf8' })
  const found = files.filter((file) => /^\w[\w-]*\/[\w-]+\/module\.ts$/.test(file))
  const modules = await Promise.all(
    found.map(
      (file): Promise<{ module: ModuleInfo }> => import(new URL(`modules/${file}`, app).pathname),
    ),
  )
  const leaves = modules.flatMap(({ module }) =>
    module.routes.flatMap((route) => leavesOf(route, '')),
  )
  const plain = leaves.filter((path) => /^\/firms\/:firmId\/[^:]+$/.test(path))
  // Forms hold no list, and files no page.
  return plain.filter((path) => !/\/(export|import|new)$/.test(path))
}

function leavesOf({ path = '', children }: PageRoute, base: string): string[] {
  const whole = path === '' ? base : `${base}/${path}`
  return children ? children.flatMap((child) => leavesOf(child, whole)) : [whole]
}

type Looked = { covered: string[]; count: number; rows: string[]; whole: number }

/** What a press on the middle of each control meets, once it is scrolled to. */
function look(page: Page): Promise<Looked> {
  return page.evaluate(() => {
    const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const covered: string[] = []
    let count = 0
    /** As the head of a list is, whose rows are two lines each: it is clipped to a point. */
    const isForReaders = (one: Element | null): boolean =>
      one !== null &&
      (getComputedStyle(one).clipPath === 'inset(50%)' || isForReaders(one.parentElement))
    for (const control of document.querySelectorAll<HTMLElement>(pressed)) {
      const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const first = control.getClientRects()[0]
      if (!isSeen || !first || first.width < 4 || first.height < 4) continue
      if (isForReaders(control)) continue
      count += 1
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getClientRects()[0] ?? first
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const label = hit?.closest('label')
      const isMet = control.contains(hit) || label?.control === control || label?.contains(control)
      if (isMet) continue
      const name = (one: Element | null | undefined) =>
        one?.getAttribute('aria-label') ||
        one?.textContent?.trim().slice(0, 40) ||
        one?.outerHTML.slice(0, 120)
      const over = hit?.closest(pressed) ?? hit
      covered.push(
        `${control.localName} ${name(control)} lies under ${over?.localName} ${name(over)}`,
      )
    }
    const links = document.querySelectorAll<HTMLAnchorElement>(
      'main tbody [data-place=name] a, main li a',
    )
    const rows = [...links].map((link) => link.pathname)
    const figures = [...document.querySelectorAll('main tbody tr > [data-place=figure]')]
    const whole = figures.filter((figure) => {
      figure.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = figure.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit?.matches('[data-place=name] a') ?? false
    }).length
    return { covered, count, rows, whole }
  })
}
