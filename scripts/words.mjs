// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeWord, findByFolder } from './check/words.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const list = 'scripts/check/words-to-do.json'
const allowed = JSON.parse(readFileSync('scripts/check/allowed-words.json', 'utf8'))
const found = findByFolder('app', allowed)

// Lists the words of the folders that were named; with nothing named, lowers the list to what is left.
const named = process.argv.slice(2)
for (const [folder, ofFolder] of Object.entries(found)) {
  if (!named.some((name) => folder.startsWith(name))) continue
  for (const one of ofFolder) console.log(describeWord(one))
}
if (named.length === 0) {
  const counts = Object.entries(found).map(([folder, ofFolder]) => [folder, ofFolder.length])
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(counts.sort()), null, 2)}\n`)
}
