import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Proof = { file: string; title: string }

/** Headings of the third rank are attacks; each line under them names a file and a test in it. */
function listAttacks(): { name: string; proofs: Proof[] }[] {
  const parts = readFileSync('docs/attacks.md', 'utf8').split(/^### /m).slice(1)
  return parts.map((part) => ({
    name: part.split('\n', 1)[0] ?? '',
    proofs: [...part.matchAll(/^- `([^`]+)` › (.+)$/gm)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  }))
}

test('each attack that is written down names tests that exist', () => {
  const attacks = listAttacks()
  expect(attacks.length).toBeGreaterThan(1)
  const unproven = attacks.filter(({ proofs }) => proofs.length === 0).map(({ name }) => name)
  expect(unproven, 'name no test').toEqual([])
  const proofs = attacks.flatMap((attack) => attack.proofs)
  const titles = new Map(proofs.map(({ file }) => [file, titlesIn(file)]))
  const gone = proofs.filter(({ file, title }) => !titles.get(file)?.has(title))
  expect(gone, 'are not in their files').toEqual([])
})

/** What stands in quotes before a function: titles of tests and of groups of them. */
function titlesIn(file: string): Set<string> {
  if (!existsSync(file)) return new Set()
  const titled = /(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?(?:\(|\w+ =>)/g
  const found = [...readFileSync(file, 'utf8').matchAll(titled)]
  return new Set(found.map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1')))
}
