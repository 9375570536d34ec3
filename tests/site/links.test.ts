import { expect, test } from 'vitest'
import { publicCodeOf } from '#app/shell/i18n/languages.ts'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { mapWide } from '../support/firm.mjs'
import { faultsOf, origin, type Page, pages } from './pages.ts'
import { type Element, readHtml } from './read-html.ts'

const known = new Map(pages.map((page) => [addressOf(page), page]))

/** Every address that a page leads to or needs, with the page that names it first. */
const targets = new Map<string, string>()
for (const page of pages) {
  for (const address of addressesOn(page)) {
    if (!targets.has(address)) targets.set(address, page.name)
  }
}
const internal = [...targets].filter(([address]) => address.startsWith(`${origin}/`))

test('every address of ours on a page leads somewhere', async () => {
  const wanted = new Map(internal.map(([address, from]) => [address.replace(/#.*/, ''), from]))
  expect(wanted.size).toBeGreaterThan(100)
  const faults = await mapWide([...wanted], 6, async ([address, from]) => {
    if (known.has(address)) return []
    const { status, location } = await open(address)
    const isThere = status === 200 || (status >= 300 && status < 400 && isSignInPath(location))
    return isThere ? [] : [`${address} on ${from}: ${status} ${location}`]
  })
  expect(faults.flat()).toEqual([])
})

test('every anchor is on the page it leads to, and every icon in the sprite', async () => {
  const anchored = internal.filter(([address]) => address.includes('#'))
  const faults = await mapWide(anchored, 1, async ([address, from]) => {
    const [target = '', anchor = ''] = address.split('#')
    const ids = await idsOf(target)
    return ids.has(decodeURIComponent(anchor)) ? [] : [`${address} on ${from}`]
  })
  expect(faults.flat()).toEqual([])
})

const external = [...targets].filter(([address]) => !address.startsWith(`${origin}/`))

test('what leads out of the site is https, or a mail', () => {
  const faults = external.filter(
    ([address]) => !/^(https:\/\/[\w.-]+\.[a-z]+(\/|$)|mailto:\S+@|data:image\/)/.test(address),
  )
  expect(faults).toEqual([])
})

test.runIf(process.env.OUTSIDE)(
  'what leads out of the site is there',
  async () => {
    const wanted = external.filter(([address]) => address.startsWith('https:'))
    const faults = await mapWide(wanted, 6, async ([address, from]) => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) }).catch(String)
      const status = typeof answer === 'string' ? answer : answer.status
      return isLost(status) ? [`${address} on ${from}: ${status}`] : []
    })
    expect(faults.flat()).toEqual([])
  },
  600_000,
)

test('what opens or describes something is on the same page', () => {
  const references = [
    'for',
    'popovertarget',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'list',
  ]
  const faults = faultsOf(pages, ({ document: { elements } }) => {
    const ids = new Set(elements.map(({ attributes }) => attributes.id))
    return elements.flatMap(({ name, attributes }) =>
      references
        .flatMap((key) => (attributes[key] ?? '').split(/\s+/).filter(Boolean))
        .filter((id) => !ids.has(id))
        .map((id) => `${name} names ${id}`),
    )
  })
  expect(faults).toEqual([])
})

/** Where a page was asked for: pages name themselves in other languages by the same address. */
function addressOf({ path, language }: Page): string {
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lng=${publicCodeOf(language)}`
}

function addressesOn(page: Page): string[] {
  const base = addressOf(page)
  return page.document.elements
    .flatMap(addressesIn)
    .filter((address) => !/^(mailto|data):/.test(address) || !URL.canParse(address))
    .map((address) => new URL(address, base).href)
}

/** The canonical address is another test's: that of a lost page is nowhere. */
function addressesIn({ name, attributes }: Element): string[] {
  const { srcset, action, method } = attributes
  // What a form sends is another test's; the address it leads to by GET is a page.
  const asked = name === 'form' && method !== 'post' && action ? [action] : []
  const sizes = (srcset ?? '').split(',').map((one) => one.trim().split(/\s+/)[0] ?? '')
  const href = attributes.rel === 'canonical' ? undefined : attributes.href
  return [href, attributes.src, ...sizes, ...asked].flatMap((one) => one || [])
}

const patienceMs = 300_000

/** A server that refuses programs has the page nevertheless. */
function isLost(status: number | string): boolean {
  return typeof status === 'string' || status === 404 || status === 410
}

const signInPath = /^\/((crm|admin|demo)\/)?(login|register)(\?|$)/

function isSignInPath(location: string): boolean {
  return signInPath.test(location.replace(origin, ''))
}

async function open(address: string) {
  const answer = await fetchAlone(address, { redirect: 'manual', headers: { accept: '*/*' } })
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    body: await answer.text(),
  }
}

const idsByTarget = new Map<string, Set<string | undefined>>()

async function idsOf(target: string): Promise<Set<string | undefined>> {
  const known = idsByTarget.get(target)
  if (known) return known
  const page = pages.find((one) => addressOf(one) === target)
  const document = page?.document ?? readHtml((await open(target)).body)
  const ids = new Set(document.elements.map(({ attributes }) => attributes.id))
  idsByTarget.set(target, ids)
  return ids
}
