import { describe, expect, it } from 'vitest'
import { documentFileName } from './document-file-name.ts'
import { newSecret } from './secret.ts'

describe('a file name', () => {
  it.each([
    ['Invoice', '2026-0001', 'Invoice-2026-0001.pdf'],
    ['Rechnung', 'RE/2026/7', 'Rechnung-RE-2026-7.pdf'],
    ['Счёт', 'Счёт 5', 'Счёт-Счёт-5.pdf'],
    ['Fattura', null, 'Fattura.pdf'],
  ])('of %s %s is %s', (word, number, name) => {
    expect(documentFileName(word, number)).toBe(name)
  })
})

describe('a secret', () => {
  it('is 100 bits and never the same', () => {
    const secrets = Array.from({ length: 100 }, newSecret)
    expect(new Set(secrets).size).toBe(100)
    for (const secret of secrets) expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  })
})
