import { expect, test } from 'vitest'
import { toWebVtt } from './captions.ts'
import { lessonFileType, secondsOf } from './file-kinds.ts'

const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))

/** A WAV file of some seconds, at eight bytes a second. */
function wave(seconds: number): Uint8Array {
  const file = new Uint8Array(44 + seconds * 8)
  file.set(bytes('RIFF'))
  file.set(bytes('WAVEfmt '), 8)
  new DataView(file.buffer).setUint32(28, 8, true)
  return file
}

test('a file is what its bytes say, and fits one kind of lesson', () => {
  const mp4 = bytes('\0\0\0\x18ftypisom')
  expect(lessonFileType('video', mp4)).toBe('video/mp4')
  expect(lessonFileType('audio', mp4)).toBe('audio/mp4')
  expect(lessonFileType('document', mp4)).toBeUndefined()
  expect(lessonFileType('audio', bytes('ID3\x03'))).toBe('audio/mpeg')
  expect(lessonFileType('video', bytes('ID3\x03'))).toBeUndefined()
  expect(lessonFileType('document', bytes('%PDF-1.7'))).toBe('application/pdf')
  expect(lessonFileType('picture', bytes('<svg xmlns="x"/>'))).toBeUndefined()
})

test('WAV tells how long it plays; a head that ends too early tells nothing', () => {
  expect(secondsOf('audio/wav', wave(90))).toBe(90)
  expect(secondsOf('audio/wav', bytes('RIFF'))).toBeUndefined()
  expect(secondsOf('video/mp4', bytes('\0\0\0\x01moov'))).toBeUndefined()
  expect(secondsOf('audio/mpeg', bytes('ID3'))).toBeUndefined()
})

test('captions become WebVTT, and what is none is refused', () => {
  const subRip = '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nUne clé\r\n'
  expect(toWebVtt(new TextEncoder().encode(subRip))).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nUne clé\n',
  )
  const own = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'
  expect(toWebVtt(bytes(own))).toBe(own)
  // One byte a letter, as older programs write.
  expect(toWebVtt(bytes('00:00:01,000 --> 00:00:02,000\ncl\xe9'))).toContain('clé')
  expect(toWebVtt(bytes('Hello'))).toBeUndefined()
})
