import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import texts from '../locales/problem/en.json'

const root = new URL('../../..', import.meta.url).pathname

/** Where the API and the contract name a problem. */
const naming = [
  /invalidField\([^,()]+,\s*'(\w+)'/g,
  /\bkey: '(\w+)'(?:,?\s*\}|,\s*params)/g,
  /\brefusal\('(\w+)'/g,
  /(?<!Math)\.(?:min|max|int|email)\([^')\n]*'([a-z]\w+)'\)/g,
  /\.(?:regex|refine)\([^'\n]*'([a-z]\w+)'\)/g,
  /message: '([a-z][a-zA-Z]+)'/g,
]

const sources = ['contract', 'upstream'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file) && !file.includes('/demo/'))
    // The keys of a tile are texts of its module.
    .filter((file) => !file.endsWith('/dashboard-tiles.ts')),
)

/** Some are only ever told with their limit. */
function hasWords(key: string): boolean {
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_limit`)
}

test('every problem that the API can name has words', () => {
  const missing = sources.flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, 'utf8')
    const keys = naming.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key]) => key))
    return keys.filter((key) => !hasWords(String(key))).map((key) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])
})
