import { expect, test } from 'vitest'
import { offerings } from '#app/modules/public-site/site/offerings.ts'
import { elementsOf, faultsOf, listedPages, origin, type Page } from './pages.ts'

type Thing = Record<string, unknown>

/**
 * What Google documents as required for each thing (and of Organization and BlogPosting, which
 * require nothing, what it recommends and we have): https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 * A SoftwareApplication also wants ratings to be shown with stars; we have none and invent none.
 */
const checks: Record<string, (thing: Thing) => boolean> = {
  Organization: ({ name, url, logo }) => isText(name) && isAddress(url) && isAddress(logo),
  WebSite: ({ name, url }) => isText(name) && isAddress(url),
  SoftwareApplication: ({ name, offers, applicationCategory, operatingSystem }) =>
    isText(name) && isOffer(offers) && isText(applicationCategory) && isText(operatingSystem),
  FAQPage: ({ mainEntity }) =>
    things(mainEntity).length > 0 && things(mainEntity).every(isQuestion),
  BreadcrumbList: ({ itemListElement }) =>
    things(itemListElement).length > 1 && things(itemListElement).every(isPlace),
  BlogPosting: ({ headline, datePublished, author }) =>
    isText(headline) && isDate(datePublished) && things(author).every(({ name }) => isText(name)),
}

test('structured data can be read, and its things have what is required of them', () => {
  const faults = faultsOf(listedPages, (page) =>
    thingsOf(page).flatMap((thing) => {
      const check = checks[String(thing['@type'])]
      return check && !check(thing) ? [`${thing['@type']} ${JSON.stringify(thing)}`] : []
    }),
  )
  expect(faults).toEqual([])
})

test('the home page says who we are and what the product is', () => {
  const faults = faultsOf(pagesAt('/'), (page) =>
    lacking(page, ['Organization', 'SoftwareApplication']),
  )
  expect(faults).toEqual([])
})

test('what an offering answers is data too, and what is there is said to be software', () => {
  const paths = offerings.map(({ path }) => path)
  const ofOfferings = listedPages.filter(({ path }) => paths.some((one) => one === path))
  const faults = faultsOf(ofOfferings, (page) => {
    const isLive = offerings.some(({ path, state }) => path === page.path && state === 'live')
    return lacking(page, isLive ? ['FAQPage', 'SoftwareApplication'] : ['FAQPage'])
  })
  expect(faults).toEqual([])
})

test('every page below the home page says where it stands', () => {
  const below = listedPages.filter(({ path }) => path !== '/' && !isSignInPath(path))
  expect(faultsOf(below, (page) => lacking(page, ['BreadcrumbList']))).toEqual([])
})

test('a post is a BlogPosting', () => {
  const posts = listedPages.filter(({ path }) => /^\/blogs\/[\w-]+$/.test(path))
  expect(posts.length).toBeGreaterThanOrEqual(15)
  expect(faultsOf(posts, (page) => lacking(page, ['BlogPosting']))).toEqual([])
})

test('questions are on the page as they are in its data', () => {
  const faults = faultsOf(listedPages, (page) => {
    const shown = elementsOf(page, 'main')[0]?.text.replace(/\s+/g, ' ') ?? ''
    return thingsOf(page)
      .filter((thing) => thing['@type'] === 'FAQPage')
      .flatMap(({ mainEntity }) => things(mainEntity))
      .map(({ name }) => !shown.includes(String(name)) && `“${name}” is not shown`)
  })
  expect(faults).toEqual([])
})

function pagesAt(path: string): Page[] {
  return listedPages.filter((page) => page.path === path)
}

function isSignInPath(path: string): boolean {
  return ['/login', '/register', '/demo/login'].includes(path)
}

function lacking(page: Page, types: readonly string[]): string[] {
  const present = new Set(thingsOf(page).map((thing) => thing['@type']))
  return types.filter((type) => !present.has(type)).map((type) => `no ${type}`)
}

function thingsOf(page: Page): Thing[] {
  return elementsOf(page, 'script', { type: 'application/ld+json' }).flatMap(({ text }) => {
    const data = JSON.parse(text)
    if (data['@context'] !== 'https://schema.org') throw new Error(`${page.name}: no @context`)
    return things(data['@graph'] ?? data)
  })
}

function things(value: unknown): Thing[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((one): one is Thing => typeof one === 'object' && one !== null)
}

function isQuestion({ name, acceptedAnswer }: Thing): boolean {
  return isText(name) && things(acceptedAnswer).some(({ text }) => isText(text))
}

function isPlace({ position, name, item }: Thing, index: number): boolean {
  return position === index + 1 && isText(name) && isAddress(item)
}

function isOffer(value: unknown): boolean {
  return things(value).some(({ price }) => typeof price === 'number' || isText(price))
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(`${origin}/`)
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
}
