import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** One word for one thing: what another word says too, and the word that is ours. */
const ours: readonly [other: RegExp, word: string][] = [[/\bficher[oa]s?\b/i, 'archivo']]

test('Spanish texts have one word for one thing', () => {
  const files = ['app', 'upstream'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(^|\/)es\.(json|md|ts)$/.test(file)),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const text = readFileSync(root + file, 'utf8')
    return ours.flatMap(([other, word]) => (other.test(text) ? [`${file}: ${word}`] : []))
  })
  expect(found).toEqual([])
})
