import { expect, test } from 'vitest'
import { fileTypeOf, isKeepableFile } from './file-type.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const zip = (...names: string[]) => `PK\x03\x04..${names.join('..PK\x03\x04')}`

/** First bytes as the formats' own specifications give them, as Latin-1. */
test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'image/heic'],
  ['\0\0\0\x18ftypisom\0\0\0\0', 'application/octet-stream'],
  ['<?xml version="1.0"?><Invoice/>', 'application/xml'],
  ['\xef\xbb\xbf<?xml version="1.0"?><Invoice/>', 'application/xml'],
  ['Gr\xc3\xbc\xc3\x9fe\n', 'text/plain'],
  ['Gr\xfc\xdfe;1\n', 'text/plain'],
  ['\x30\x80\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02', 'application/pkcs7-mime'],
  [zip('[Content_Types].xml', 'word/document.xml'), `${office}.wordprocessingml.document`],
  [zip('[Content_Types].xml', 'xl/workbook.xml'), `${office}.spreadsheetml.sheet`],
  [zip('[Content_Types].xml', 'ppt/slides.xml'), `${office}.presentationml.presentation`],
  [
    'PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.textPK',
    'application/vnd.oasis.opendocument.text',
  ],
  [zip('notes.txt'), 'application/zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
  ['<!DOCTYPE html><p>', 'application/octet-stream'],
  ['<?xml version="1.0"?><svg onload="alert(1)"/>', 'application/octet-stream'],
  ['<script>alert(1)</script>', 'application/octet-stream'],
  ['MZ\x90\0', 'application/octet-stream'],
  ['\xff\xfe\x01', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('a file that begins with %j is %s', (text, type) => {
  expect(fileTypeOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(type)
})

test('a letter that is cut in two at the end of what is looked at does not make a text unknown', () => {
  const text = `${'a'.repeat(65_535)}ü`
  expect(fileTypeOf(new TextEncoder().encode(text))).toBe('text/plain')
})

test.each([
  ['receipt.jpg', '\xff\xd8\xff', true],
  ['invoice.xml', '<?xml version="1.0"?><Invoice/>', true],
  ['list.csv', 'a;b', true],
  ['receipt.pdf', 'MZ\x90\0', false],
  ['page.html', '<!DOCTYPE html><p>', false],
  ['picture.svg', '<svg/>', false],
  ['files.zip', zip('virus.exe'), false],
  ['start.BAT', 'format c:', false],
  ['start.txt', '#!/bin/sh', false],
])('%s is kept with a record by what it is', (name, text, isKept) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(isKeepableFile(name, bytes)).toBe(isKept)
})
