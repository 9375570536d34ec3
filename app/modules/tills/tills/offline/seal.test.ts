import { expect, test } from 'vitest'
import { keyOf, seal, unseal } from './seal.ts'

const [one, other] = ['0f'.repeat(32), 'f0'.repeat(32)]

test('A sealed ticket is read with its key alone, and under its own id', async () => {
  const key = await keyOf(one)
  const sealed = await seal(key, 'T1', { customer: 'Muster AG' })
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('Muster')
  expect(await unseal(await keyOf(one), 'T1', sealed)).toEqual({ customer: 'Muster AG' })
  await expect(unseal(await keyOf(other), 'T1', sealed)).rejects.toThrow()
  await expect(unseal(key, 'T2', sealed)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})
