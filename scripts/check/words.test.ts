import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findWordFaults } from './words.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  for (const tree of ['app', 'upstream']) mkdirSync(join(root, tree))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('finds words that are not used, in each language, and says what is right', () => {
  write('app/items/locales/en.json', { list: { send: 'Send a mail', good: 'Send an email' } })
  write('app/items/locales/de.json', { send: 'Eine Mail senden', good: 'Eine E-Mail senden' })
  write('app/items/locales/it.json', { firm: 'La ditta', good: 'L’azienda' })
  write('app/items/locales/ru.json', { close: 'Закрыл(а) {{name}}', good: 'Главная книга' })
  write('app/items/locales/es.json', { role: 'Función', good: 'Rol' })
  expect(faults()).toEqual([
    'app/items/locales/de.json: “send” says “Mail” (Eine Mail senden); right is: E-Mail',
    'app/items/locales/en.json: “list.send” says “mail” (Send a mail); right is: email',
    'app/items/locales/es.json: “role” says “Función” (Función); right is: rol',
    'app/items/locales/it.json: “firm” says “ditta” (La ditta); right is: azienda',
    expect.stringContaining('app/items/locales/ru.json: “close” says “Закрыл(а)”'),
  ])
})

it('wants headings without What, and leaves sentences and questions', () => {
  write('app/items/locales/en.json', {
    title: 'What waits',
    ask: 'What is it?',
    say: 'What is sold.',
  })
  expect(faults()).toEqual([expect.stringContaining('“title” says “What”')])
})

it('reads articles, with their headings and without the addresses of links', () => {
  writeText('app/help/articles/bank/en.md', '## What comes\nSee [the list](/mail/chosen).\nA mail.')
  expect(faults()).toEqual([
    expect.stringContaining('app/help/articles/bank/en.md: “text” says “What”'),
    expect.stringContaining('app/help/articles/bank/en.md: “text” says “mail”'),
  ])
})

it('reads the texts of source files, by language, but not those of tests', () => {
  const mail = `import { Mail } from './mail.ts'
export const texts = {
  en: {
    subject: 'A mail of \${firm}',
  },
  de: { text: 'Gut' },
}
const word = { en: 'Members', de: 'Mitglieder' }
`
  writeText('upstream/mails/mail-texts.ts', mail)
  writeText('upstream/mails/mail-texts.test.ts', mail)
  writeText('upstream/reports/texts/ru.ts', "export const ru = { a: 'аккаунт' }\n")
  expect(faults()).toEqual([
    expect.stringContaining(
      'upstream/mails/mail-texts.ts: “en.subject” says “mail” (A mail of {})',
    ),
    expect.stringContaining('“en” says “Members”'),
    expect.stringContaining('“de” says “Mitglieder”'),
    expect.stringContaining('upstream/reports/texts/ru.ts: “ru.'),
  ])
})

it('lets a word be where it is right, and wants no more than that', () => {
  write('app/items/locales/en.json', { team: 'Members of the board', other: 'Members' })
  const file = join(root, 'app/items/locales/en.json')
  expect(faults({ [file]: { team: ['members'] } })).toEqual([
    expect.stringContaining('“other” says “Members”'),
  ])
  expect(faults({ [file]: { team: ['members'], other: ['members', 'books'] } })).toEqual([
    'app/items/locales/en.json: “other” does not say “books”; it need not be allowed',
  ])
})

function faults(allowed = {}) {
  return findWordFaults(join(root, 'app'), join(root, 'upstream'), allowed).map((fault) =>
    fault.replace(`${root}/`, ''),
  )
}

function write(path: string, texts: object) {
  writeText(path, JSON.stringify(texts))
}

function writeText(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
