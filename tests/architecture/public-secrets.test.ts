import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newSecret } from '#upstream/documents/delivery/secret.ts'

const root = new URL('../../upstream/', import.meta.url).pathname

// 26 letters of 32 are 130 bits.
test('the secret part of a public address has 128 bits and more', () => {
  const secrets = Array.from({ length: 1000 }, newSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(new Set(secrets.join('')).size).toBe(32)
  expect(new Set(secrets).size).toBe(1000)
})

test('and so has each that a copy of a firm is given in its place', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file): [string, string] => [file, readFileSync(`${root}${file}`, 'utf8')])
  const made = sources.flatMap(([file, text]) =>
    [...text.matchAll(/randomblob\((\d+)\)/g)].map(([, bytes]): [string, number] => [
      file,
      Number(bytes) * 8,
    ]),
  )
  expect(made.length).toBeGreaterThan(10)
  expect(made.filter(([, bits]) => bits < 128)).toEqual([])
})
