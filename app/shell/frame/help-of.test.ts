import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageLeaves } from '../edge/page-leaves.server.ts'
import { firmHelp, helpPathOf, personHelp } from './help-of.ts'

const articles = new URL('../../modules/public-site/help/articles/', import.meta.url)

test('every article that a page leads to is there', () => {
  const slugs = [...Object.values(firmHelp), ...Object.values(personHelp)]
  expect(slugs.filter((slug) => !existsSync(new URL(`${slug}/en.md`, articles)))).toEqual([])
})

test('every beginning is that of a page', () => {
  const paths = pageLeaves.map(({ path }) => path)
  const beginnings = [
    ...Object.keys(firmHelp).map((beginning) => `/firms/:firmId/${beginning}`),
    ...Object.keys(personHelp),
  ]
  const lost = beginnings.filter((beginning) => {
    const begins = new RegExp(`^${beginning.replaceAll('*', ':\\w+')}(/|$)`)
    return !paths.some((path) => begins.test(path))
  })
  expect(lost).toEqual([])
})

/** Pages about which there is no article, and why. */
const withoutArticle: Readonly<Record<string, string>> = {
  '/firms/:firmId/logo': 'a picture',
  '/firms/:firmId/kept-form': 'what was typed before somebody signed in again, on its way',
}

test('every page of a firm and of a person leads to its article', () => {
  const ofPeople = /^\/(firms|profile|notifications|developers|wallet|dashboard)(\/|$)/
  const lost = pageLeaves
    .map(({ path }) => path)
    .filter((path) => ofPeople.test(path) && !(path in withoutArticle))
    .filter((path) => helpPathOf(path.replaceAll(/:\w+/g, 'x')) === '/support')
  expect(lost).toEqual([])
})

test('the longest beginning counts, and a page without an article leads to all of them', () => {
  expect(helpPathOf('/firms/F/users/roles/new?x=1')).toBe('/support/roles-and-approvals')
  expect(helpPathOf('/firms/F/users')).toBe('/support/invite-people')
  expect(helpPathOf('/firms/F/itemsets')).toBe('/support')
  expect(helpPathOf('/firms/new')).toBe('/support/new-firm')
  expect(helpPathOf('/firms/F/invoices/I/electronic/file')).toBe('/support/e-invoices')
  expect(helpPathOf('/firms/F/invoices')).toBe('/support/write-an-invoice')
  expect(helpPathOf('/ui')).toBe('/support')
})
