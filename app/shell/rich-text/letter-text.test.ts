import { expect, test } from 'vitest'
import { letterText } from './letter-text.client.ts'

const { documentOf, schema, textOf } = letterText

test('a letter without looks stays the plain text that it was, quotes and signature with it', () => {
  const texts = [
    '',
    'Hi',
    'a\n\nb\nc',
    '1. not a list\n- nor this *one*\n\n-- \nNord',
    '> was\n> said',
  ]
  for (const text of texts) {
    expect(textOf(documentOf(text, false))).toEqual({ text, isRich: false })
  }
})

test('a letter with looks is CommonMark that reads as the same letter again', () => {
  const texts = [
    '**bold** and *soft*',
    'line\nbreak **b**',
    '- one\n- two',
    '[a](https://b.example)',
  ]
  for (const text of texts) {
    const doc = documentOf(text, true)
    const kept = textOf(doc)
    expect(kept).toEqual({ text, isRich: true })
    expect(documentOf(kept.text, true).eq(doc)).toBe(true)
  }
})

test('a letter holds no pictures', () => {
  expect(schema.nodes.image).toBeUndefined()
  expect(documentOf('![x](https://spy.example/p.gif)', true).textContent).toContain('!')
})
