import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import texts from '../locales/problem/en.json'

const root = new URL('../../..', import.meta.url).pathname

/** Where the API and the contract name a problem. */
const naming = [
  /invalidField\([^,()]+,\s*'(\w+)'/g,
  /\bkey: '(\w+)'/g,
  /\brefusal\('(\w+)'/g,
  /\.(?:min|max|regex|int|email|refine)\([^'\n]*'([a-z]\w+)'\)/g,
  /message: '([a-z][a-zA-Z]+)'/g,
]

const sources = ['contract', 'upstream'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file) && !file.includes('/demo/')),
)

test.each(sources)('every problem that %s can name has words', (file) => {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  const keys = naming.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]))
  for (const key of keys) expect(texts).toHaveProperty([String(key)])
})
