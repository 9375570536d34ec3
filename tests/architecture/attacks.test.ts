import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Headings of the third rank are attacks; each line under them names a file and a test in it. */
const attacks = readFileSync('docs/attacks.md', 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((part) => ({
    name: part.split('\n', 1)[0] ?? '',
    proofs: [...part.matchAll(/^- `([^`]+)` › (.+)$/gm)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  }))

test('there are attacks to look at', () => {
  expect(attacks.length).toBeGreaterThan(1)
})

describe.each(attacks)('$name', ({ proofs }) => {
  test('is tried by a test', () => {
    expect(proofs).not.toEqual([])
  })

  test.each(proofs)('$file › $title', ({ file, title }) => {
    expect(existsSync(file), 'no such file').toBe(true)
    expect(titlesIn(file)).toContain(title)
  })
})

/** What stands in quotes before a function: titles of tests and of groups of them. */
function titlesIn(file: string): string[] {
  const titled = /(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?(?:\(|\w+ =>)/g
  return [...readFileSync(file, 'utf8').matchAll(titled)].map(([, , title = '']) =>
    title.replaceAll(/\\(['"`])/g, '$1'),
  )
}
