import { expect, test } from 'vitest'
import { cameraHeaders } from './camera-headers.ts'
import { env } from './production.fixture.ts'
import { secure } from './security-headers.ts'

function policyOf(asked?: string): string | null {
  const headers = { 'content-type': 'text/html', ...(asked && { 'permissions-policy': asked }) }
  return secure(new Response('', { headers }), env).headers.get('permissions-policy')
}

test('no page may use camera, microphone or place, but one that asks for the camera as counts do', () => {
  const none = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
  expect(policyOf()).toBe(none)
  expect(policyOf('camera=*, microphone=*')).toBe(none)
  expect(policyOf(cameraHeaders['permissions-policy'])).toBe(none.replace('()', '(self)'))
})
