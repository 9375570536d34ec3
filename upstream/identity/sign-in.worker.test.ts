import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, password, registerPerson, signInPerson } from '../testing/client.ts'
import { hashPassword, needsRehash } from './password-hash.ts'

describe('signing in', () => {
  it('answers as the specification has it', async () => {
    const { email } = await registerPerson('Maria Rossi')
    const response = await ask({
      path: '/auth/login',
      json: { email: email.toUpperCase(), password },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        response: {
          _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
          name: 'Maria Rossi',
          email,
          role: 'user',
          isDemo: false,
          language: 'en',
        },
      },
      message: 'You are signed in.',
    })
  })
})
