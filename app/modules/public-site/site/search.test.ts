import { expect, test } from 'vitest'
import type { PublicPage } from '#app/shell/site/public-page.ts'
import { searchPages } from './search.ts'

function page(path: string, title: string, description = '', text = ''): PublicPage {
  return { path, group: 'help', title, description, text }
}

const pages = [
  page('/text', 'Getting started', 'The first steps', 'Write an invoice, then send it.'),
  page('/description', 'Payments', 'What to do when an invoice is paid in part'),
  page('/title', 'Correct an invoice', 'With a credit note'),
  page('/whole', 'Invoice', 'What it says'),
  page('/cafe', 'Für das Café', 'Straßenverkauf und Rechnungen'),
  page('/stoff', 'Учёт товаров', 'Всё о складе'),
]

function found(query: string): string[] {
  return searchPages(pages, query).map(({ path }) => path)
}

test('a word in the title comes before one in the description, that before one in the text', () => {
  expect(found('invoice')).toEqual(['/whole', '/title', '/description', '/text'])
})

test('every word has to be on the page', () => {
  expect(found('invoice paid')).toEqual(['/description'])
  expect(found('invoice zebra')).toEqual([])
})

test('the beginning of a word comes before its middle', () => {
  const words = [page('/middle', 'Gutrechnung'), page('/beginning', 'Rechnungen')]
  expect(searchPages(words, 'rechnung').map(({ path }) => path)).toEqual(['/beginning', '/middle'])
})

test.each([
  ['cafe', '/cafe'],
  ['CAFÉ', '/cafe'],
  ['strassen', '/cafe'],
  ['учет', '/stoff'],
  ['«всё»', '/stoff'],
])('%s is found whatever its case, accents and marks', (query, path) => {
  expect(found(query)).toEqual([path])
})

test.each(['', '   ', '?!'])('a query without words, “%s”, finds nothing', (query) => {
  expect(found(query)).toEqual([])
})
