import { describe, expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

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
})
