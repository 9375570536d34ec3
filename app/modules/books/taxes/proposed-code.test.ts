import { expect, test } from 'vitest'
import { followingCode, followingNames, proposedCode } from './components/proposed-code.ts'

test('a second place with the same rate gets a code of its own', () => {
  const parts = { country: 'US', category: 'S', rate: '8.1' }
  expect(proposedCode(parts, new Set())).toBe('US-S8.1')
  expect(proposedCode(parts, new Set(['US-S8.1', 'US-S8.1-2']))).toBe('US-S8.1-3')
})

test('code and names of a rate that replaces another follow its percentage', () => {
  const name = { en: 'VAT 10%', de: 'IVA 10 %', it: 'IVA 10 %', ru: 'НДС 10 %', es: 'IVA 10 %' }
  const before = { code: 'ES-S10', category: 'S' as const, rate: '10', name }
  expect(followingCode(before, '12.5', 'ES', new Set(['ES-S10']))).toBe('ES-S12.5')
  expect(followingNames(before, '12.5')).toEqual({
    en: 'VAT 12.5%',
    de: 'IVA 12,5 %',
    it: 'IVA 12,5 %',
    ru: 'НДС 12,5 %',
    es: 'IVA 12,5 %',
  })
  const other = { ...before, code: 'REDUCED', name: { ...name, es: 'Tipo reducido' } }
  expect(followingCode(other, '12.5', 'ES', new Set())).toBe('ES-S12.5')
  expect(followingNames(other, '12.5').es).toBe('Tipo reducido')
})
