import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** What runs in production: no tests, and nothing that only they use. */
const sources = readdirSync(`${root}upstream`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => !/\.(test|fixture|d)\.ts$|^testing\//.test(file))
  .map((file): [string, string] => [file, readFileSync(`${root}upstream/${file}`, 'utf8')])

test('every call outward goes by one door, which refuses private networks', () => {
  // Calling it, handing it on, or naming it as what is taken where nothing else is given.
  const outward = /(?<![\w.#'/-])fetch\(|globalThis\.fetch|=\s*fetch\b|\bfetch\s*[,}](?!\s*from)/
  const withoutWords = (text: string) =>
    text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const calling = sources.filter(([file, text]) => outward.test(ofCode(file, withoutWords(text))))
  expect(calling.map(([file]) => file)).toEqual(['core/public-fetch.ts'])
})

/** Workers and Durable Objects are asked by a method that has this name. */
function ofCode(file: string, text: string): string {
  const isAsked = ['worker.ts', 'firm.ts', 'channel/object.ts'].includes(file)
  return isAsked ? text.replaceAll(/async fetch\(/g, '') : text
}

test('mail servers that the operator named are the only sockets', () => {
  const withSockets = sources.filter(([, text]) => text.includes(`from 'cloudflare:sockets'`))
  expect(withSockets.map(([file]) => file)).toEqual(['mail/transports/smtp.ts'])
})
