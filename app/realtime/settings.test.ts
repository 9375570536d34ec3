import { expect, test } from 'vitest'
import { realtimeSource, socketioUrlOf } from './settings.ts'

const API_URL = 'https://api.example/v1/'
const REALTIME_PROTOCOL = 'socketio'

test('our own channel is used unless another API speaks socket.io', () => {
  for (const env of [{}, { API_URL }, { REALTIME_PROTOCOL }, { API_URL, REALTIME_PROTOCOL: 'x' }]) {
    expect(socketioUrlOf(env)).toBeUndefined()
    expect(realtimeSource(env)).toBeUndefined()
  }
})

test('pages connect to the origin of that API, or where it says, and to nothing else', () => {
  const env = { API_URL, REALTIME_PROTOCOL }
  expect(socketioUrlOf(env)).toBe('https://api.example')
  expect(realtimeSource(env)).toBe('wss://api.example')
  const apart = { ...env, REALTIME_URL: 'http://live.example:8080/people' }
  expect(socketioUrlOf(apart)).toBe('http://live.example:8080/people')
  expect(realtimeSource(apart)).toBe('ws://live.example:8080')
  expect(realtimeSource({ ...env, REALTIME_URL: 'nonsense; script-src *' })).toBeUndefined()
})
