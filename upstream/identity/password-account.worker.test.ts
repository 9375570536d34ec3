import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, registerPerson } from '../testing/client.ts'
import { directory } from './directory.ts'
import { createPasswordPerson, findByPassword } from './password-account.ts'
import { accounts, users } from './tables.ts'

const caller = { env, address: '192.0.2.1', defer: () => {} }

beforeAll(async () => {
  await registerPerson()
})

describe('a person with a password', () => {
  it('is in the directory with an id of ours', async () => {
    const { email, name } = await registerPerson('Maria Rossi')
    const [found] = await directory(env).select().from(users).where(eq(users.email, email))
    expect(found).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      name,
      isEmailVerified: false,
      createdAt: expect.any(Date),
      kind: 'user',
      currentFirmId: null,
    })
    const own = eq(accounts.userId, found?.id ?? '')
    expect(await directory(env).select().from(accounts).where(own)).toMatchObject([
      { providerId: 'credential', accountId: found?.id, passwordHash: expect.any(String) },
    ])
  })

  it('is found and made without a call to anywhere', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { email } = await registerPerson()
    await ask({ path: '/auth/login', json: { email, password: 'not the password' } })
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  it('is made whole or not at all', async () => {
    const { email } = await registerPerson()
    const count = () => directory(env).$count(accounts)
    const before = await count()
    expect(await createPasswordPerson(caller, { name: 'Other', email }, 'a harbour')).toBe(false)
    expect(await count()).toBe(before)
  })
})

describe('a refused password', () => {
  it('asks the database the same, whether the address is known or not', async () => {
    const { email } = await registerPerson()
    const prepared = vi.spyOn(env.DIRECTORY, 'prepare')
    const questions = async (address: string) => {
      prepared.mockClear()
      expect(await findByPassword(caller, address, 'not the password')).toBeUndefined()
      return prepared.mock.calls.flat()
    }
    const known = await questions(email)
    expect(known.length).toBeGreaterThan(0)
    expect(await questions(`nobody-${email}`)).toEqual(known)
    prepared.mockRestore()
  })
})
