import { describe, expect, it } from 'vitest'
import { avatarHues, hueIndexOf, initialsOf } from './avatar-look.ts'

describe('hueIndexOf', () => {
  it('gives the same hue to the same name', () => {
    expect(hueIndexOf('Mara Tamm')).toBe(hueIndexOf('Mara Tamm'))
  })
  it('stays within the hues, for any script and for no name', () => {
    for (const name of ['', 'Кедър Логистик', '木村', 'x'.repeat(500)]) {
      expect(avatarHues[hueIndexOf(name)]).toBeTypeOf('number')
    }
  })
  it('uses every hue', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Firm ${index}`)
    expect(new Set(names.map(hueIndexOf)).size).toBe(avatarHues.length)
  })
})

describe('initialsOf', () => {
  it('takes the first and the last word', () => {
    expect(initialsOf('Alder & Finch OÜ')).toBe('AO')
    expect(initialsOf('иван петров')).toBe('ИП')
  })
  it('takes two letters of a single word', () => {
    expect(initialsOf('Finch')).toBe('FI')
    expect(initialsOf('X')).toBe('X')
  })
  it('gives nothing for no name', () => {
    expect(initialsOf('  ')).toBe('')
  })
})
