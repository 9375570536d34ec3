import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { type PageLeaf as Page, pageLeaves as pages } from '#app/shell/edge/page-leaves.server.ts'
import { modules } from '#app/shell/modules.ts'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { mapWide } from '../support/firm.mjs'
import { secretsFor, type Walker } from './people.ts'
import { fillPath, mayEnter } from './rules.ts'

const origin = inject('origin')
const world = inject('world')

async function open(path: string, walker: Walker, method: 'GET' | 'POST') {
  const headers = new Headers({ accept: 'text/html' })
  if (walker.cookie) headers.set('cookie', walker.cookie)
  const body = method === 'POST' ? new URLSearchParams({ intent: 'nothing' }) : null
  const url = `${origin}${path}`
  const answer = await fetchAlone(url, { method, headers, body, redirect: 'manual' })
  const location = answer.headers.get('location') ?? ''
  return { status: answer.status, location, body: await answer.text() }
}

const signInPath = /^\/((crm|admin|demo)\/)?login(\?|$)/

/** A signInPath, the person's own dashboard, or a page that says no. */
function isRefusal({ status, location }: { status: number; location: string }): boolean {
  const isSentAway =
    status >= 300 && status < 400 && (signInPath.test(location) || location === '/dashboard')
  return isSentAway || status === 401 || status === 403 || status === 404
}

async function findFault(page: Page, walker: Walker, method: 'GET' | 'POST') {
  const isIn = mayEnter(walker, method === 'GET' ? page.needs : page.writes, page.path)
  const isWrite = method === 'POST'
  const isInFirm = page.path.startsWith('/firms/:firmId')
  if (isIn && isWrite && !isInFirm) return undefined
  // A write that is allowed is sent to what does not exist: the walk must leave all as it was.
  const ids = isIn && isWrite ? { firmId: world.ids.firmId ?? '' } : world.ids
  const answer = await open(fillPath(page.path, ids), walker, method)
  const say = (what: string) => `${walker.name}: ${what}, ${answer.status} ${answer.location}`
  // One page shows how an error looks, and says so with its status.
  if (answer.status >= 500 && page.path !== '/error-500') return say('an error')
  if (isIn && isWrite) return answer.status === 403 ? say('refused') : undefined
  if (isIn) return isShut(page, answer) ? say('refused') : undefined
  if (secretsFor(walker).some((secret) => answer.body.includes(secret)))
    return say('told something')
  return isRefusal(answer) ? undefined : say('let through')
}

/** A page that whom it is for does not get to see. */
function isShut(page: Page, { status, location }: { status: number; location: string }): boolean {
  if (status === 404) return !isUnknown(page, status)
  if (page.needs !== 'public' && signInPath.test(location)) return true
  return status === 401 || status === 403
}

/** A page of something the walk made none of, or has no link to, is not there for anybody. */
function isUnknown({ path, needs }: Page, status: number): boolean {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const hasUnknown = names.some((name) => !(name in world.ids))
  // A firm in Germany keeps no VeriFactu records, has no keys of the RKSV and tells no purchases to the SdI; what a page of law, a
  // question or an analysis is about stands after the question mark.
  const isOptional =
    /(logo|phone|verifactu|verifactu\/file|fiscal\/:tillId\/keys|cross-border|cross-border\/write|legal\/text|questions\/new|analytics\/(records|file|save))$/.test(
      path,
    )
  return status === 404 && (hasUnknown || needs === 'public' || isOptional)
}

function textOf({ file }: Page): string {
  return readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8')
}

function isReadable(page: Page): boolean {
  return /export default|export (async )?(function|const) loader\b|export \{[^}]*\bloader\b/.test(
    textOf(page),
  )
}

function hasAction(page: Page): boolean {
  return /export (async )?(function|const) action\b|export \{[^}]*\baction\b/.test(textOf(page))
}

test('there are pages to walk, and each says who may enter', () => {
  expect(pages.length).toBeGreaterThan(60)
  const silent = modules
    .flatMap(({ routes }) => routes)
    .flatMap((route) => [route, ...(route.children ?? [])])
    .filter((route) => !('needs' in route))
  expect(silent).toEqual([])
})

describe.each(pages)('$path, for $needs', (page) => {
  test.runIf(isReadable(page))('opens to whom the table names, and to nobody else', async () => {
    const faults = await mapWide(world.walkers, 4, (walker) => findFault(page, walker, 'GET'))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  })

  test.runIf(hasAction(page))(
    'takes forms from whom the table names, and nobody else',
    async () => {
      const faults = await mapWide(world.walkers, 4, (walker) => findFault(page, walker, 'POST'))
      expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    },
  )
})
