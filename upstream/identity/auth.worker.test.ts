import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, registerPerson } from '../testing/client.ts'
import { authContext } from './auth.ts'
import { authDatabase } from './auth-database.ts'
import { directory } from './directory.ts'
import { findByPassword } from './password-account.ts'
import { accounts, sessions, users } from './tables.ts'

function stranger() {
  const email = `stranger-${crypto.randomUUID()}@example.com`
  return {
    name: 'Stranger',
    email,
    emailVerified: false,
    createdAt: new Date(),
    updatedAt: new Date(),
  }
}

async function adapter() {
  const { options } = await authContext(env)
  return authDatabase(directory(env))(options)
}

function findUsers(email: string) {
  return directory(env).select().from(users).where(eq(users.email, email))
}

beforeAll(async () => {
  await registerPerson()
})

describe('the users of better-auth', () => {
  it('are those of the directory, with an id of ours', async () => {
    const { email, name } = await registerPerson('Maria Rossi')
    const { internalAdapter } = await authContext(env)
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
    expect(found?.user).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      name,
      emailVerified: false,
      createdAt: expect.any(Date),
      kind: 'user',
      currentFirmId: null,
    })
    expect(found?.accounts).toMatchObject([
      { providerId: 'credential', accountId: found?.user.id, password: expect.any(String) },
    ])
  })

  it('are signed in by us alone: a session it opens is nowhere', async () => {
    const { email } = await registerPerson()
    const { internalAdapter } = await authContext(env)
    const found = await internalAdapter.findUserByEmail(email)
    const opened = await internalAdapter.createSession(found?.user.id ?? '')
    expect(await internalAdapter.findSession(opened.token)).toBeNull()
    expect(await directory(env).select().from(sessions)).toEqual([])
  })

  it('are found and made without a call to anywhere', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { email } = await registerPerson()
    await ask({ path: '/auth/login', json: { email, password: 'not the password' } })
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })
})

describe('a refused password', () => {
  it('asks the database the same, whether the address is known or not', async () => {
    const { email } = await registerPerson()
    const prepared = vi.spyOn(env.DIRECTORY, 'prepare')
    const questions = async (address: string) => {
      prepared.mockClear()
      expect(
        await findByPassword({ env, address: '192.0.2.1' }, address, 'not the password'),
      ).toBeUndefined()
      return prepared.mock.calls.flat()
    }
    const known = await questions(email)
    expect(known.length).toBeGreaterThan(0)
    expect(await questions(`nobody-${email}`)).toEqual(known)
    prepared.mockRestore()
  })
})

describe('a transaction', () => {
  it('leaves no person behind when the account fails', async () => {
    const { email } = await registerPerson()
    const { internalAdapter } = await authContext(env)
    const taken = await internalAdapter.findUserByEmail(email)
    const person = stranger()
    const account = { providerId: 'credential', accountId: taken?.user.id ?? '' }
    await expect(internalAdapter.createOAuthUser(person, account)).rejects.toThrow()
    expect(await findUsers(person.email)).toEqual([])
  })

  it('leaves nothing behind when its work fails', async () => {
    const person = stranger()
    const { transaction } = await adapter()
    const work = transaction(async ({ create }) => {
      await create({ model: 'user', data: person })
      throw new Error('stopped')
    })
    await expect(work).rejects.toThrow('stopped')
    expect(await findUsers(person.email)).toEqual([])
  })

  it('sees what it has made, and may change it', async () => {
    const person = stranger()
    const { transaction } = await adapter()
    const where = [{ field: 'email', value: person.email }]
    const seen = await transaction(async ({ create, count, update }) => {
      const made = await create<typeof person, { id: string }>({ model: 'user', data: person })
      const account = { providerId: 'credential', accountId: made.id, userId: made.id }
      await update({ model: 'user', where, update: { name: 'Known' } })
      await create({
        model: 'account',
        data: { ...account, createdAt: new Date(), updatedAt: new Date() },
      })
      return { id: made.id, count: await count({ model: 'user', where }) }
    })
    expect(seen.count).toBe(1)
    expect(await findUsers(person.email)).toMatchObject([{ id: seen.id, name: 'Known' }])
    const kept = directory(env).select().from(accounts).where(eq(accounts.userId, seen.id))
    expect(await kept).toHaveLength(1)
  })
})
