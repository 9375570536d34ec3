import { expect, it } from 'vitest'
import { readSettings } from './settings.mjs'

it('has a default for everything', () => {
  const settings = readSettings({})
  expect(settings.origin).toBe('http://127.0.0.1:8788')
  expect(settings.publicOrigin).toBe(settings.origin)
  expect(settings.dataDir).toMatch(/[\\/]\.data$/)
})

it('shows an address that can be opened when it listens on all', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '9000' }).origin).toBe('http://127.0.0.1:9000')
  expect(readSettings({ HOST: '::1' }).origin).toBe('http://[::1]:8788')
})

it.each(['0', '70000', 'http', '80.5'])('refuses the port %s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT must be a number/)
})

it('takes an origin without a path, and nothing else for one', () => {
  expect(readSettings({ PUBLIC_ORIGIN: 'https://f.example/x' }).publicOrigin).toBe(
    'https://f.example',
  )
  expect(() => readSettings({ PUBLIC_ORIGIN: 'f.example' })).toThrow(/must look like/)
})
