import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageLeaves } from '../edge/page-leaves.server.ts'
import { firmHelp, helpPathOf, personHelp } from './help-of.ts'

const articles = new URL('../../modules/help/articles/', import.meta.url)

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
  const lost = beginnings.filter(
    (beginning) => !paths.some((path) => path === beginning || path.startsWith(`${beginning}/`)),
  )
  expect(lost).toEqual([])
})

test('the longest beginning counts, and a page without an article leads to all of them', () => {
  expect(helpPathOf('/firms/F/users/roles/new?x=1')).toBe('/support/roles-and-approvals')
  expect(helpPathOf('/firms/F/users')).toBe('/support/invite-people')
  expect(helpPathOf('/firms/F/itemsets')).toBe('/support')
  expect(helpPathOf('/firms/new')).toBe('/support/new-firm')
  expect(helpPathOf('/wallet')).toBe('/support')
})
