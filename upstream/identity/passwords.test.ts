import { describe, expect, it } from 'vitest'
import { AppError } from '#contract/core/errors.ts'
import { derivedId } from './derived-id.ts'
import {
  currentCost,
  hashPassword,
  needsRehash,
  unmatchableHash,
  verifyPassword,
} from './password-hash.ts'
import { requireGoodPassword } from './password-policy.ts'
import { internalSecret, isSameSecret } from './token.ts'

const cheap = { logN: 4, r: 8, p: 1 }
const person = { email: 'maria.rossi@example.com', name: 'Maria Rossi' }

describe('a password hash', () => {
  it('fits its password and no other', async () => {
    const hash = await hashPassword('a quiet harbour', cheap)
    expect(await verifyPassword('a quiet harbour', hash)).toBe(true)
    expect(await verifyPassword('a quiet harbor', hash)).toBe(false)
    expect(await verifyPassword('', 'not a hash')).toBe(false)
  })

  it('costs what OWASP asks of scrypt: 2^14, 8, 5', async () => {
    expect(currentCost).toEqual({ logN: 14, r: 8, p: 5 })
    expect(await hashPassword('a quiet harbour')).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
  })

  it('is different each time and states its cost', async () => {
    const hash = await hashPassword('same', cheap)
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/)
    expect(hash).not.toBe(await hashPassword('same', cheap))
    expect(needsRehash(hash)).toBe(true)
    expect(needsRehash(unmatchableHash())).toBe(false)
  })

  it('takes the same letters however they are composed', async () => {
    const hash = await hashPassword('café café café', cheap)
    expect(await verifyPassword('cafe\u0301 cafe\u0301 cafe\u0301', hash)).toBe(true)
  })

  it('matters beyond the 72nd byte', async () => {
    const hash = await hashPassword(`${'x'.repeat(72)}a`, cheap)
    expect(await verifyPassword(`${'x'.repeat(72)}b`, hash)).toBe(false)
  })
})

describe('the password policy', () => {
  it.each([
    ['seven77', 'passwordTooShort'],
    ['🐝🌻🏔🎻', 'passwordTooShort'],
    ['password1234', 'passwordTooCommon'],
    ['PASSWORD1234', 'passwordTooCommon'],
    ['Maria.Rossi', 'passwordTooCommon'],
    ['maria.rossi1990!', 'passwordTooCommon'],
    ['maria rossi', 'passwordTooCommon'],
    ['maria.rossi@example.com', 'passwordTooCommon'],
    ['letmein123', 'passwordTooCommon'],
    ['L3tmein!2026', 'passwordTooCommon'],
    ['Sommer2026!', 'passwordTooCommon'],
    ['пароль123', 'passwordTooCommon'],
    ['helloworld1', 'passwordTooCommon'],
    ['qwer1234', 'passwordTooCommon'],
    ['qweasdzxc', 'passwordTooCommon'],
    ['1qaz2wsx3edc', 'passwordTooCommon'],
    ['йцукен123', 'passwordTooCommon'],
  ])('refuses %s', async (password, key) => {
    expect(await problemOf(password)).toEqual({ password: { key, params: undefined } })
  })

  it.each([
    'a quiet harbour',
    'summer rain on tin',
    'quertz wharf 77',
    '  spaces at both ends  ',
    'пароль из слов',
    'salt and pepper, '.repeat(12),
    '🐝🌻🏔🎻🚲🍋🧭🪁',
  ])('takes %s', async (password) => {
    expect(await problemOf(password)).toBeUndefined()
  })
})

describe('derived secrets and ids', () => {
  it('are the same for the same seed', () => {
    expect(derivedId(1_700_000_000_000, 'seed')).toBe(derivedId(1_700_000_000_000, 'seed'))
    expect(derivedId(1_700_000_000_000, 'seed')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(derivedId(1_700_000_000_000, 'seed')).not.toBe(derivedId(1_700_000_000_000, 'tree'))
    expect(internalSecret('first,second')).toBe(internalSecret('first'))
    expect(isSameSecret('a', 'b')).toBe(false)
  })
})

async function problemOf(password: string) {
  try {
    await requireGoodPassword(password, person)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.fields : error
  }
}
