import { describe, expect, test } from 'vitest'
import { AppError } from '#contract/core/errors.ts'
import { photoLimits } from '#contract/person/profile.ts'
import { cleanPhoto } from './clean-photo.ts'
import { readJpeg } from './jpeg.ts'
import { readOrientation } from './orientation.ts'
import { bytesOf, latin } from './parts.ts'
import { picture, type pictures } from './pictures.fixture.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

const script = '<script>alert(1)</script>'

function withEnd(name: keyof typeof pictures, end: string): Uint8Array<ArrayBuffer> {
  const bytes = picture(name)
  const whole = new Uint8Array(bytes.length + end.length)
  whole.set(bytes)
  whole.set(bytesOf(end), bytes.length)
  return whole
}

/** The key of the problem a file is refused for; undefined when it is taken. */
function refusalOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    cleanPhoto(bytes)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.fields.file?.key : String(error)
  }
}

/** A picture that says it is as large as told. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = picture('png')
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

describe.each([
  ['jpeg', 'image/jpeg'],
  ['progressive', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['lossless', 'image/webp'],
] as const)('a photo, %s', (name, type) => {
  test('is known by its content, with its size, and comes out as the same kind', () => {
    const cleaned = cleanPhoto(picture(name))
    expect(cleaned.type).toBe(type)
    const again = readPng(cleaned.bytes) ?? readJpeg(cleaned.bytes) ?? readWebp(cleaned.bytes)
    expect(again).toMatchObject({ type, width: 24, height: 16 })
    expect(cleanPhoto(cleaned.bytes)).toEqual(cleaned)
  })

  test('keeps nobody’s name and no place', () => {
    const text = latin(cleanPhoto(picture(name)).bytes)
    expect(text).not.toMatch(/Maria|at home|GPS/)
  })

  test('loses what hangs behind it, and is refused when that is a page, a program or an archive', () => {
    expect(cleanPhoto(withEnd(name, 'a second picture'))).toEqual(cleanPhoto(picture(name)))
    for (const end of [script, '<!DOCTYPE html>', '<SVG onload=x>', '%PDF-1.7', 'PK\u0003\u0004']) {
      expect(refusalOf(withEnd(name, end)), end).toBe('notAPhoto')
    }
  })

  test('is refused when it is cut off anywhere', () => {
    const bytes = picture(name)
    for (let length = 0; length < bytes.length; length += 7) {
      expect(refusalOf(bytes.slice(0, length)), String(length)).toBe('notAPhoto')
    }
  })
})

test('a camera held sideways stays known', () => {
  const cleaned = cleanPhoto(picture('jpeg')).bytes
  const at = latin(cleaned).indexOf('Exif\0\0')
  expect(at).toBeGreaterThan(0)
  expect(readOrientation(cleaned.subarray(at))).toBe(6)
})

test.each([
  ['nothing', ''],
  ['a page', `<!doctype html>${script}`],
  ['a drawing with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ['a drawing in XML', `<?xml version="1.0"?><svg onload="alert(1)"/>`],
  ['a program', 'MZ\u0090\0'],
  ['a GIF that is a script', 'GIF89a=1;alert(1)//'],
  ['the beginning of a PNG and a page', `\u0089PNG\r\n\u001a\n${script}`],
  ['the beginning of a JPEG and a page', `\u00ff\u00d8\u00ff\u00e0${script}`],
  ['a RIFF that is a sound', 'RIFF\u0008\0\0\0WAVEfmt '],
])('%s is no photo', (_what, content) => {
  expect(refusalOf(bytesOf(content))).toBe('notAPhoto')
})

test('a script in a comment of the picture is refused, not only cut out', () => {
  function withComment(text: string) {
    const comment = bytesOf(`\u00ff\u00fe\0${String.fromCharCode(text.length + 2)}${text}`)
    const jpeg = picture('jpeg')
    return Uint8Array.from([...jpeg.slice(0, 2), ...comment, ...jpeg.slice(2)])
  }
  expect(refusalOf(withComment('taken on a walk'))).toBeUndefined()
  expect(latin(cleanPhoto(withComment('taken on a walk')).bytes)).not.toContain('walk')
  expect(refusalOf(withComment(script))).toBe('notAPhoto')
})

test('too many pixels and too many bytes are refused', () => {
  const { side, bytes } = photoLimits
  expect(refusalOf(pngOf(side, side))).toBeUndefined()
  expect(refusalOf(pngOf(side + 1, 1))).toBe('tooManyPixels')
  expect(refusalOf(pngOf(1, 0x7fffffff))).toBe('tooManyPixels')
  expect(refusalOf(pngOf(0, 1))).toBe('notAPhoto')
  expect(refusalOf(new Uint8Array(bytes + 1))).toBe('fileTooLarge')
})
