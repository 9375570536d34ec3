import { describe, expect, it } from 'vitest'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { cleanFileName } from './file-name.ts'
import { fileTypeOf } from './file-type.ts'

describe('a file name', () => {
  it.each([
    ['Rechnung März.pdf', 'Rechnung März.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\x\\scan.png', 'scan.png'],
    ['a\r\nSet-Cookie: x=1', 'aSet-Cookie_ x=1'],
    ['nul\u0000.pdf', 'nul.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['say "hi".pdf', 'say _hi_.pdf'],
    ['say %22hi%22%0D%0A.pdf', 'say _hi___.pdf'],
    ['..%2f..%2fx', '.._2f.._2fx'.replace(/^\.+/, '')],
    ['...', 'file'],
    ['', 'file'],
    ['lone \ud800.txt', 'lone .txt'],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean)
  })

  it('is cut to 200 characters and keeps its ending', () => {
    const clean = cleanFileName(`${'Щ'.repeat(300)}.pdf`)
    expect([...clean]).toHaveLength(200)
    expect(clean).toMatch(/Щ\.pdf$/)
  })

  it.each([
    ['2026-0001', 'invoice-2026-0001.pdf'],
    ['RE/2026/7', 'invoice-RE-2026-7.pdf'],
    ['Счёт 5', 'invoice-5.pdf'],
    ['№', 'invoice-No.pdf'],
    [null, 'invoice-draft.pdf'],
  ])('of document %s is %s', (number, name) => {
    expect(documentFileName('invoice', number)).toBe(name)
  })
})

describe('what a file is', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['<html>', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('is told by its bytes: %j', (text, type) => {
    expect(fileTypeOf(new TextEncoder().encode(text))).toBe(type)
  })
})

describe('a secret', () => {
  it('is 160 bits and never the same', () => {
    const secrets = Array.from({ length: 100 }, newSecret)
    expect(new Set(secrets).size).toBe(100)
    for (const secret of secrets) expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{32}$/)
  })
})
