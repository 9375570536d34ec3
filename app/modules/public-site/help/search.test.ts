import { expect, test } from 'vitest'
import { foldText } from '#app/shell/fold-text.ts'
import type { Language } from '#contract/core/fields.ts'
import { listArticles } from './articles.server.ts'
import { searchArticles } from './search.ts'

async function search(language: Language, query: string): Promise<string[]> {
  const found = searchArticles(await listArticles(language), query)
  return found.map(({ article }) => article.slug)
}

const tiny = [
  { title: 'Créditos', description: 'Sobre el saldo', headings: [], text: 'Uno.\nDos pagos.' },
  { title: 'Pagos', description: 'Sobre un cobro', headings: [], text: 'Registrar un crédito.' },
]

test('accents and case do not count', () => {
  expect(foldText('Счёт Größe CRÉDITO')).toBe('счет grosse credito')
  expect(searchArticles(tiny, 'CREDITO')).toHaveLength(2)
})

test('a word in the title comes before one in the text', () => {
  const [first] = searchArticles(tiny, 'pagos')
  expect(first?.article.title).toBe('Pagos')
})

test('every word must be there', () => {
  expect(searchArticles(tiny, 'credito nómina')).toEqual([])
  expect(searchArticles(tiny, 'credito cobro')).toHaveLength(1)
})

test('nothing is found for nothing', () => {
  expect(searchArticles(tiny, '')).toEqual([])
  expect(searchArticles(tiny, ' … ')).toEqual([])
})

test('the sentence that fits is shown, with the word standing out', () => {
  const found = searchArticles(tiny, 'dos')
  expect(found[0]?.sentence).toEqual([
    { text: 'Dos', isMatch: true },
    { text: ' pagos.', isMatch: false },
  ])
})

test('words that only one article has lead to it', async () => {
  expect(await search('en', 'Idempotency-Key')).toEqual(['api'])
  expect(await search('en', 'passkey')).toContain('sign-in-safely')
  expect((await search('en', 'gaps numbers'))[0]).toBe('finalise-an-invoice')
  expect((await search('en', 'forgot password'))[0]).toBe('lost-password')
  expect((await search('es', 'contrasena'))[0]).toBe('lost-password')
  expect((await search('it', 'nota di credito'))[0]).toBe('credit-and-void')
})

test('other forms of a word are found', async () => {
  expect((await search('ru', 'приглашений'))[0]).toBe('invite-people')
  expect((await search('ru', 'экспортом'))[0]).toBe('export')
  expect(await search('ru', 'счет')).toContain('write-an-invoice')
  expect((await search('de', 'Kundinnen Rabatt')).length).toBeLessThanOrEqual(3)
  expect(await search('de', 'rechnungen')).toContain('write-an-invoice')
})

test('what is not there is not found', async () => {
  expect(await search('en', 'helicopter')).toEqual([])
})
