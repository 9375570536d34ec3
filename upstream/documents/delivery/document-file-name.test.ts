import { describe, expect, it } from 'vitest'
import { documentFileName } from './document-file-name.ts'
import { newSecret } from './secret.ts'

describe('a file name', () => {
  it.each([
    ['2026-0001', 'invoice-2026-0001.pdf'],
    ['RE/2026/7', 'invoice-RE-2026-7.pdf'],
    ['Счёт 5', 'invoice-5.pdf'],
    ['№', 'invoice-No.pdf'],
    [null, 'invoice-draft.pdf'],
  ])('of document %s is %s', (number, name) => {
    expect(documentFileName('invoice', number)).toBe(name)
  })
})

describe('a secret', () => {
  it('is 160 bits and never the same', () => {
    const secrets = Array.from({ length: 100 }, newSecret)
    expect(new Set(secrets).size).toBe(100)
    for (const secret of secrets) expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{32}$/)
  })
})
