import { expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { legalPages, Operator } from '#contract/core/legal.ts'
import { fillText, unknownGaps } from './fill-text.ts'
import { startingText } from './starting-texts.server.ts'

const nobody = Operator.parse({})
const somebody = Operator.parse({
  name: 'Nord GmbH',
  address: 'Hafen 1\n20457 Hamburg',
  email: 'hallo@nord.example',
  vatId: 'DE136695976',
  law: 'Hamburg',
})

test('lines of what is not known are left out, and headings above nothing', () => {
  const text = '## Who\n{name}\n\nTelephone: {phone}\n\n## Register\n{registration}\n\n## End\nBye'
  expect(fillText(text, somebody)).not.toMatch(/Telephone|Register|\{/)
  expect(fillText(text, nobody).trim()).toBe('## End\nBye')
})

test('each page has words to begin with in every language, with names that are known', async () => {
  for (const page of legalPages) {
    const all = await Promise.all(languages.map((language) => startingText(page, language)))
    expect(new Set(all).size).toBe(languages.length)
    for (const text of all) {
      expect(unknownGaps(text)).toEqual([])
      expect(fillText(text, somebody)).not.toContain('{')
      expect(fillText(text, nobody)).not.toContain('{')
    }
    // A heading that one language has, all have.
    expect(new Set(all.map((text) => text.match(/^## /gm)?.length ?? 0)).size).toBe(1)
  }
})

test('an address keeps its lines', () => {
  expect(fillText('{address}', somebody)).toBe('Hafen 1  \n20457 Hamburg')
})
